import * as z from "zod/mini"
import { t } from "../../../words/t.ts"
import type { Field } from "../table/headings.ts"

/** A garment of another app, in the words of a table. */
export interface OtherGarment {
  /** Its id there. */
  readonly id: string
  readonly cells: Partial<Record<Field, string>>
  /** The name of its picture's file, without folders. */
  readonly picture: string | undefined
}

/** Clothes of another app. */
export interface Closet {
  readonly app: "wardrowbe" | "Libre Closet"
  readonly garments: readonly OtherGarment[]
  /** What of them stays behind, in sentences for her. */
  readonly notes: readonly string[]
}

const text = z.optional(z.nullable(z.string()))
const texts = z.optional(z.nullable(z.array(z.string())))

/** As text. A union would add its part of the schema library to what the feed fetches. */
const textOrNumber = z.pipe(
  z.transform((value) => (typeof value === "number" ? String(value) : value)),
  z.string(),
)

/** An item as wardrowbe's API answers it, and as its table `clothing_items` is written as JSON. */
const wardrowbeItem = z.object({
  id: z.string(),
  type: z.string(),
  image_path: z.string(),
  wear_count: z.number(),
  subtype: text,
  name: text,
  brand: text,
  notes: text,
  colors: texts,
  primary_color: text,
  material: text,
  season: texts,
  purchase_date: text,
  // Decimals are texts in its API, and numbers from its database.
  purchase_price: z.optional(z.nullable(textOrNumber)),
  is_archived: z.optional(z.boolean()),
})

/** A row of Libre Closet's table `garment`, with the file of its photo. */
const libreGarment = z.object({
  id: textOrNumber,
  shareable_id: z.string(),
  name: z.string(),
  category: z.string(),
  brand: text,
  color: text,
  size: text,
  notes: text,
  file_name: text,
})

/** The clothes in JSON of another app that we know; undefined if it is of none. */
export function closetIn(json: unknown): Closet | undefined {
  const list = listIn(json)
  if (list.length === 0) return undefined
  const wardrowbe = z.array(wardrowbeItem).safeParse(list)
  if (wardrowbe.success) return fromWardrowbe(wardrowbe.data)
  const libre = z.array(libreGarment).safeParse(list)
  return libre.success ? fromLibre(libre.data) : undefined
}

/** A list, or the lists in the pages of an answer. */
function listIn(json: unknown): unknown[] {
  if (Array.isArray(json)) return json.flatMap((one) => (hasItems(one) ? one.items : [one]))
  return hasItems(json) ? json.items : []
}

function hasItems(json: unknown): json is { items: unknown[] } {
  return typeof json === "object" && json !== null && "items" in json && Array.isArray(json.items)
}

function fromWardrowbe(items: readonly z.infer<typeof wardrowbeItem>[]): Closet {
  const worn = items.filter(({ is_archived }) => !is_archived)
  const archived = items.length - worn.length
  return {
    app: "wardrowbe",
    garments: worn.map((item) => ({
      id: item.id,
      picture: baseName(item.image_path),
      cells: {
        name: item.name ?? "",
        kind: known(item.subtype) || known(item.type),
        colour: known(item.primary_color) || (item.colors ?? []).map(known).join(" "),
        brand: item.brand ?? "",
        price: String(item.purchase_price ?? ""),
        bought_on: item.purchase_date ?? "",
        season: (item.season ?? []).join(" "),
        cloth: known(item.material),
        note: item.notes ?? "",
        wears: item.wear_count > 0 ? String(item.wear_count) : "",
      },
    })),
    notes: [
      t(
        "Its outfits and washing days stay behind, and how often you wore a piece goes into its note.",
      ),
      ...(archived > 0
        ? [t("So do {count} that you have archived there.", { count: archived })]
        : []),
    ],
  }
}

function fromLibre(rows: readonly z.infer<typeof libreGarment>[]): Closet {
  return {
    app: "Libre Closet",
    garments: rows.map((row) => ({
      id: row.shareable_id,
      picture: row.file_name ? baseName(row.file_name) : undefined,
      cells: {
        name: row.name,
        kind: known(row.category),
        colour: known(row.color),
        brand: row.brand ?? "",
        size: row.size ?? "",
        note: row.notes ?? "",
      },
    })),
    notes: [t("Its outfits stay behind.")],
  }
}

/** A word of theirs in plain letters; empty where it says nothing. */
function known(word: string | null | undefined): string {
  const plain = (word ?? "").replace(/[-_]/g, " ").trim()
  return /^(?:unknown|other|none|pattern)?$/i.test(plain) ? "" : plain
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1)
}

import type { SaidWords, WardrobeItem } from "@stylin/api/contract"
import { CUT_FIELDS, type GarmentWords } from "@stylin/garments/vocabulary"
import type { Row } from "../database/tables.ts"
import { fromJson, fromJsonOrNull, isoTime } from "./columns.ts"

/** What she has said of an item, by word: the value, null if it is unknown again, and when. */
export type SaidSoFar = {
  readonly [Word in keyof SaidWords]?: {
    readonly is: NonNullable<SaidWords[Word]> | null
    readonly at: number
  }
}

type ItemRow = Row<"wardrobe_items">
/** What is set only after an item was added. */
type Later = "state" | "state_at" | "said_json" | "before_photo_json" | "own_cut_json"

/** A row of her wardrobe as the contract has it. */
export function itemOf(row: Omit<ItemRow, Later> & Partial<Pick<ItemRow, Later>>): WardrobeItem {
  const colours = fromJson<string[]>(row.colours_json)
  return {
    item_id: row.id,
    item_summary: row.item_summary,
    image_path: row.image_path,
    section: row.section,
    added_on: isoTime(row.created_at).slice(0, 10),
    ...(row.kind !== null && { kind: row.kind }),
    ...(colours.length > 0 && { colours }),
    ...(row.state && { state: row.state }),
    ...wordsOf(row.words_json, row.said_json ?? null),
  }
}

/** What she said of it; pattern, cloth and cut are also read from its name, and the cut from its photo. */
function wordsOf(wordsJson: string | null, saidJson: string | null): Partial<WardrobeItem> {
  const read = fromJsonOrNull<GarmentWords>(wordsJson)
  const said = fromJsonOrNull<SaidSoFar>(saidJson) ?? {}
  const pattern = said.pattern ? said.pattern.is : read?.pattern
  const material = said.material ? said.material.is : read?.cloth?.material
  const { seasons, size, price, bought_on, note } = said
  const usual = CUT_FIELDS.filter((field) => said[field]?.is === null)
  return {
    ...(pattern && { pattern }),
    ...(material && { material }),
    ...(seasons?.is && { seasons: seasons.is }),
    ...(size?.is && { size: size.is }),
    ...(price && price.is !== null && { price: price.is }),
    ...(bought_on?.is && { bought_on: bought_on.is }),
    ...(note?.is && { note: note.is }),
    ...read?.cut,
    ...(usual.length > 0 && { usual_cut: usual }),
  }
}

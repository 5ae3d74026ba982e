import { itemAsSaid, type SaidWords, type WardrobeItem, withSection } from "@stylin/api/contract"
import {
  CUT_FIELDS,
  type Cut,
  cutOfKind,
  type GarmentWords,
  isColour,
} from "@stylin/garments/vocabulary"
import type { Queries, Row } from "../database/tables.ts"
import { flatAddress } from "../pictures/flat-address.ts"
import { isFlat, readItem } from "../pictures/garment-words.ts"
import { fromJsonOrNull } from "../stores/columns.ts"
import { changeItem, type ItemChange } from "../stores/item-words.ts"
import { itemOf, type SaidSoFar } from "../stores/wardrobe-item.ts"

/** What she says of an item, and when, in milliseconds since 1970. */
export interface Correction {
  readonly itemId: string
  readonly words: SaidWords
  readonly saidAt: number
}

/**
 * Corrects what is known of an item, and with it what looks are composed and drawn from. What she said
 * later, on another device, stays, word by word; an item that is not hers is ignored.
 */
export async function correctItem(
  db: Queries,
  accountId: string,
  { itemId, words, saidAt }: Correction,
): Promise<void> {
  await changeItem(db, accountId, itemId, (row) => {
    const before = fromJsonOrNull<SaidSoFar>(row.said_json) ?? {}
    const saidLast = new Map(Object.entries(before).map(([word, said]) => [word, said.at]))
    const fresh = Object.entries(withSection(words)).filter(
      ([word]) => (saidLast.get(word) ?? 0) <= saidAt,
    )
    const item = itemAsSaid(itemOf(row), Object.fromEntries(fresh))
    const noted = fresh.map(([word, is]) => [word, { is, at: saidAt }])
    const known = knownOf(row)
    const said: SaidSoFar = { ...before, ...Object.fromEntries(noted) }
    return {
      ...columnsOf(item, known, said),
      said_json: JSON.stringify(said),
      ...(known && { own_cut_json: JSON.stringify(known.cut) }),
    }
  })
}

/** What is known of an item, its cut whatever its name says, so that a name that goes leaves nothing behind. */
export function knownOf(row: Row<"wardrobe_items">): GarmentWords | undefined {
  const known = fromJsonOrNull<GarmentWords>(row.words_json)
  if (!known) return undefined
  const cut = fromJsonOrNull<Cut>(row.own_cut_json) ?? unnamed(known, row.item_summary)
  return { ...known, cut }
}

/** A cut without what its garment's name says of it. */
function unnamed({ kind, cut = {} }: GarmentWords, item_summary: string): Cut {
  const named = readItem({ item_summary, image_path: "", kind }).words?.cut ?? {}
  const own = CUT_FIELDS.filter((field) => cut[field] !== undefined && cut[field] !== named[field])
  return Object.fromEntries(own.map((field) => [field, cut[field]]))
}

/** An item's columns, with the words that looks are composed and drawn from. */
export function columnsOf(
  item: WardrobeItem,
  known: GarmentWords | undefined,
  said: SaidSoFar,
): ItemChange {
  const words = wordsAsSaid(item, known, said)
  const picture = words && isFlat(item.image_path) ? flatAddress(words) : item.image_path
  return {
    item_summary: item.item_summary,
    section: item.section,
    kind: item.kind ?? null,
    colours_json: JSON.stringify(item.colours ?? []),
    words_json: words ? JSON.stringify(words) : null,
    image_path: picture,
  }
}

/**
 * The words of an item: all that she says. Of its cut, what she says, else what its name says, else what
 * was known, as far as its kind takes the word.
 */
export function wordsAsSaid(
  item: WardrobeItem,
  known: GarmentWords | undefined,
  said: SaidSoFar,
): GarmentWords | undefined {
  const { item_summary, kind, colours, pattern, material } = item
  // Its drawing still shows it as it was.
  const described = { item_summary, image_path: "", ...(kind && { kind }) }
  const { words: read } = readItem({ ...described, ...(colours && { colours }) })
  if (!read) return undefined
  const isSame = known?.kind === read.kind
  const [main, ...others] = (colours ?? []).filter(isColour).map((colour) => ({ colour }))
  const cloth = known?.cloth?.material === material ? known?.cloth : material && { material }
  return {
    kind: read.kind,
    cut: cutOfKind(read.kind, { ...known?.cut, ...read.cut, ...cutAsSaid(said) }),
    ...(cloth && { cloth }),
    ...(pattern && { pattern }),
    colours: main ? ([main, ...others] as const) : read.colours,
    ...(isSame && known.seed && { seed: known.seed }),
  }
}

/** Of each part of a cut that she has spoken of, the word; null where it is the kind's usual one. */
function cutAsSaid(said: SaidSoFar): { readonly [Field in keyof Cut]?: Cut[Field] | null } {
  return Object.fromEntries(
    CUT_FIELDS.flatMap((field) => {
      const word = said[field]
      return word ? [[field, word.is] as const] : []
    }),
  )
}

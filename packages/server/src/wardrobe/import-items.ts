import { randomUUID } from "node:crypto"
import type { WardrobeItem } from "@stylin/api/contract"
import { CUT_FIELDS, type Cut } from "@stylin/garments/vocabulary"
import type { NewRow, Queries } from "../database/tables.ts"
import { herPhotos } from "../photos/reviewed.ts"
import { flatAddress } from "../pictures/flat-address.ts"
import { readItem } from "../pictures/garment-words.ts"
import { photoAddress, photoIdOf } from "../pictures/personal-address.ts"
import { addImportedItems, keepShownPictures, type NamedItem } from "../stores/imports.ts"
import type { SaidSoFar } from "../stores/wardrobe-item.ts"
import { wordsAsSaid } from "./correct-item.ts"

/** Garments of an export, with the time of the export and the place of the first within it. */
interface Imported {
  readonly items: readonly WardrobeItem[]
  /** Milliseconds since 1970. */
  readonly exportedAt: number
  readonly first: number
}

/**
 * Adds garments of an export to her wardrobe; those that were imported before stay as they are. One whose
 * picture is a photo that is not there, or not hers, is drawn. Resolves to what each is called now.
 */
export async function importItems(
  db: Queries,
  accountId: string,
  { items, exportedAt, first }: Imported,
): Promise<NamedItem[]> {
  const hers = await herPhotos(
    db,
    accountId,
    items.flatMap(({ image_path }) => photoIdOf(image_path) ?? []),
  )
  const rows = items.map((item, index): NewRow<"wardrobe_items"> => {
    const photoId = photoIdOf(item.image_path)
    const isHers = photoId !== undefined && hers.has(photoId)
    const addedAt = item.added_on === undefined ? exportedAt : Date.parse(item.added_on)
    const image_path = isHers ? photoAddress(photoId) : item.image_path
    return {
      ...columnsOf(
        { ...item, image_path },
        { at: exportedAt, isLost: !isHers && photoId !== undefined },
      ),
      id: item.item_id,
      account_id: accountId,
      photo_id: isHers ? photoId : null,
      add_key: `import ${item.item_id}`,
      created_at: Math.min(addedAt, exportedAt),
      position: first + index,
    }
  })
  const named = await addImportedItems(db, accountId, rows, randomUUID)
  await keepShownPictures(
    db,
    accountId,
    rows.flatMap(({ photo_id }) => photo_id ?? []),
  )
  return named
}

/** What is known of an item; what her words add to its name counts as said when the export was made. */
function columnsOf(item: WardrobeItem, { at, isLost }: { at: number; isLost: boolean }) {
  const { item_summary, image_path, section, kind = null, colours = [], state = null } = item
  const { words: read } = readItem({ item_summary, image_path, colours, ...(kind && { kind }) })
  const { pattern = null, material = null, seasons, size, price, bought_on, note } = item
  const said: SaidSoFar = {
    ...((read?.pattern ?? null) !== pattern && { pattern: { is: pattern, at } }),
    ...((read?.cloth?.material ?? null) !== material && { material: { is: material, at } }),
    ...(seasons && { seasons: { is: seasons, at } }),
    ...(size !== undefined && { size: { is: size, at } }),
    ...(price !== undefined && { price: { is: price, at } }),
    ...(bought_on !== undefined && { bought_on: { is: bought_on, at } }),
    ...(note !== undefined && { note: { is: note, at } }),
    ...cutSaid(item, read?.cut ?? {}, at),
  }
  const words = read && wordsAsSaid(item, read, said)
  return {
    item_summary,
    image_path: isLost && words ? flatAddress(words) : image_path,
    section,
    kind,
    colours_json: JSON.stringify(colours),
    words_json: words ? JSON.stringify(words) : null,
    source_id: null,
    state,
    state_at: state === null ? null : at,
    said_json: Object.keys(said).length > 0 ? JSON.stringify(said) : null,
  }
}

/** An export of an older release says nothing of the cut, which is as its name says then. */
function cutSaid(item: WardrobeItem, read: Cut, at: number): SaidSoFar {
  const usual = new Set(item.usual_cut)
  const said = CUT_FIELDS.filter(
    (field) => usual.has(field) || (item[field] !== undefined && item[field] !== read[field]),
  )
  return Object.fromEntries(said.map((field) => [field, { is: item[field] ?? null, at }]))
}

import { addToWardrobe, type ClothingItem, updateOwnItems } from "@stylin/api/contract"
import { environment } from "../../environment.ts"
import { dropFeed } from "../feed/feed.ts"
import { onForget } from "../kept/lifetime.ts"
import { takeAdded } from "../wardrobe/wardrobe.ts"
import { removeItems } from "../wearing/removals.ts"

/** What this tab has added to her wardrobe, by key. */
const added = new Map<string, string>()
/** The keys of what she took back before it was added. */
const takenBack = new Set<string>()
onForget(() => {
  added.clear()
  takenBack.clear()
})

/** Adds what she bought to her wardrobe, once for a key. Rejects with an ApiError. */
export async function addBought(
  { item, key }: { readonly item: ClothingItem; readonly key: string },
  signal: AbortSignal,
): Promise<void> {
  const { item_id, name, image_url, section, colours } = item
  const shot = { item_id, item_summary: name, image_path: image_url, section, colours }
  const body = [{ ...shot, add_key: key }]
  const items = await environment.call(addToWardrobe, { body }, { signal })
  if (signal.aborted) return
  takeAdded(items)
  for (const one of items) added.set(key, one.item_id)
  if (takenBack.has(key)) takeBack(key)
  await environment.call(updateOwnItems, {}, { signal })
  if (!signal.aborted) dropFeed()
}

/** Takes such an addition back, whether it has reached the provider or not. */
export function takeBack(key: string): void {
  const itemId = added.get(key)
  if (itemId === undefined) takenBack.add(key)
  else removeItems([{ item_id: itemId }], Promise.resolve())
}

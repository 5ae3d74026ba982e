import { type ParsedItem, type ProductShot, Refusal } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { productPicture } from "../pictures/product-picture.ts"
import { findProducts } from "../stores/products.ts"
import { keepSearchFinds } from "../stores/search-finds.ts"

/**
 * Garments with their pictures: their own, or those of their products.
 * @throws {Refusal} 422 if one has neither
 */
export async function productShots(
  db: Queries,
  items: readonly ParsedItem[],
  origin: "a search result" | "a photo",
): Promise<ProductShot[]> {
  const known = await findProducts(
    db,
    items.flatMap(({ item_id }) => item_id ?? []),
  )
  const pictures = new Map(
    known.map(({ id, imageLink, words }) => [id, productPicture(imageLink, words)]),
  )
  return items.map(({ search_result: _, ...item }) => {
    const picture = item.image_path ?? pictures.get(item.item_id ?? "")
    if (picture) return { ...item, image_path: picture }
    throw new Refusal(422, `body: ${origin} without image_path whose item_id is not known`)
  })
}

/** Keeps shots of search results for her review; they get their pending ids. */
export async function keepShots(
  db: Queries,
  accountId: string,
  { shots, items, now }: { shots: ProductShot[]; items: readonly ParsedItem[]; now: number },
): Promise<ProductShot[]> {
  const finds = shots.map(
    ({ item_id, item_summary, image_path, section, kind, colours }, place) => {
      const searchResult = items[place]?.search_result
      return {
        shot: {
          item_summary,
          image_path,
          section,
          ...(kind && { kind }),
          ...(colours && { colours }),
        },
        ...(item_id !== undefined && { productId: item_id }),
        ...(searchResult && { searchResult }),
      }
    },
  )
  const ids = await keepSearchFinds(db, accountId, finds, now)
  return shots.map((shot, place) => ({ ...shot, item_id: ids[place] }))
}

import type { DressedWords } from "@stylin/drawing"
import type { ComposedPicture } from "../pictures/composed-pictures.ts"
import { type OwnLookGarment, readOwnLook } from "../pictures/own-look-address.ts"
import type { OwnLooks } from "../pictures/own-looks.ts"
import type { ShownPhoto } from "../stores/photos.ts"
import { MEMBER_STRIDE } from "../turns/turns.ts"
import { type ClothStores, clothOfPhoto } from "./late-cloth.ts"
import type { PhotoStores } from "./photo-services.ts"
import { clothOfProduct, shopPhotosOf } from "./product-photos.ts"
import { idsOf, photosOf } from "./shown-photos.ts"

/**
 * A look drawn in the cloth of her photos and of shops', and what could not be read.
 * @returns undefined if her account is gone
 */
export async function shownOwnLook(
  services: PhotoStores & ClothStores & { readonly ownLooks: OwnLooks },
  owner: string,
  file: string,
): Promise<ComposedPicture | undefined> {
  const { database, ownLooks } = services
  const { figure, garments, styling } = readOwnLook(file)
  const photos = garments.flatMap(({ photo }) => photo ?? [])
  const hers = await photosOf(database.queries, owner, photos)
  if (!hers) return undefined
  const shops = await shopPhotosOf(services, garments)
  const asker = { name: owner, stride: MEMBER_STRIDE }
  const name = [owner, file, ...idsOf(hers), ...shops.values()].join(" ")
  return ownLooks.compose(name, asker, async () => {
    const dressed = await Promise.all(garments.map((one) => dressedIn(services, one, hers, shops)))
    return {
      figure,
      ...(styling && { styling }),
      garments: dressed.map(({ words }) => words),
      problems: dressed.flatMap(({ problem }) => problem ?? []),
    }
  })
}

/** A garment in its cloth: drawn from its words if its photo is gone or cannot be read. */
async function dressedIn(
  stores: PhotoStores & ClothStores,
  { words, photo: id = "", shop = "" }: OwnLookGarment,
  hers: ReadonlyMap<string, ShownPhoto>,
  shops: ReadonlyMap<string, string>,
): Promise<{ readonly words: DressedWords; readonly problem?: string }> {
  const kept = hers.get(id)
  const content = shops.get(shop)
  try {
    if (content !== undefined) {
      return { words: { ...words, photo: await clothOfProduct(stores, content) } }
    }
    if (!kept) return { words }
    const { cloth, ...rest } = await clothOfPhoto(stores, kept)
    return { words: { ...words, photo: cloth }, ...rest }
  } catch (error) {
    return { words, problem: error instanceof Error ? error.message : String(error) }
  }
}

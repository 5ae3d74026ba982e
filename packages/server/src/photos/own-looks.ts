import type { DressedWords } from "@stylin/drawing"
import type { ComposedPicture } from "../pictures/composed-pictures.ts"
import { type OwnLookGarment, readOwnLook } from "../pictures/own-look-address.ts"
import type { OwnLooks } from "../pictures/own-looks.ts"
import type { ShownPhoto } from "../stores/photos.ts"
import { MEMBER_STRIDE } from "../turns/turns.ts"
import { type ClothStores, clothOfPhoto } from "./late-cloth.ts"
import type { PhotoStores } from "./photo-services.ts"
import { photosOf } from "./shown-photos.ts"

/**
 * A look drawn in the cloth of her photos, and what could not be read.
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
  const asker = { name: owner, stride: MEMBER_STRIDE }
  return ownLooks.compose([owner, file, ...hers.keys()].join(" "), asker, async () => {
    const dressed = await Promise.all(garments.map((one) => dressedIn(services, one, hers)))
    return {
      figure,
      ...(styling && { styling }),
      garments: dressed.map(({ words }) => words),
      problems: dressed.flatMap(({ problem }) => problem ?? []),
    }
  })
}

/** A garment in its cloth: in words alone if she has erased its photo or it cannot be read. */
async function dressedIn(
  stores: ClothStores,
  { words, photo: id = "" }: OwnLookGarment,
  hers: ReadonlyMap<string, ShownPhoto>,
): Promise<{ readonly words: DressedWords; readonly problem?: string }> {
  const kept = hers.get(id)
  if (!kept) return { words }
  try {
    const { cloth, ...rest } = await clothOfPhoto(stores, kept)
    return { words: { ...words, photo: cloth }, ...rest }
  } catch (error) {
    return { words, problem: error instanceof Error ? error.message : String(error) }
  }
}

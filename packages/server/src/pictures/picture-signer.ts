import type {
  ClothingItem,
  Look,
  ParsedItem,
  PendingItem,
  WardrobeItem,
} from "@stylin/api/contract"
import { shownAddress } from "./edition.ts"
import { type Signing, signedAddress } from "./personal-address.ts"
import { ownPicture, shopPhotosIn } from "./product-picture.ts"

/**
 * Signs personal pictures in answers to their owner, and stamps drawings with their edition and the
 * shops' photographs in them; the store keeps all of them plain.
 */
export interface PictureSigner {
  item(item: WardrobeItem): WardrobeItem
  garment(garment: ClothingItem): ClothingItem
  parsed(item: ParsedItem): ParsedItem
  pending(item: PendingItem): PendingItem
  look(look: Look): Look
}

/** The contents of the shops' photographs that are there, by id. */
export type KeptShopPhotos = ReadonlyMap<string, string>

export function pictureSigner(signing: Signing, kept: KeptShopPhotos): PictureSigner {
  const photosOn = (picture: string) => shopPhotosIn(picture).flatMap((id) => kept.get(id) ?? [])
  const shown = (address: string, photos: readonly string[]) =>
    shownAddress(signedAddress(address, signing, photos), photos)
  const signed = (address: string) => shown(address, photosOn(address))
  const signedGarment = (garment: ClothingItem) => ({
    ...garment,
    image_url: signed(garment.image_url),
  })
  const read = <Read extends ParsedItem | PendingItem>(item: Read): Read => ({
    ...item,
    ...(item.image_path && { image_path: signed(ownPicture(item.image_path, item)) }),
    ...(item.other_pictures && { other_pictures: item.other_pictures.map(signed) }),
    ...(item.found_in && { found_in: { ...item.found_in, photo: signed(item.found_in.photo) } }),
  })
  return {
    garment: signedGarment,
    item: (item) => ({ ...item, image_path: signed(ownPicture(item.image_path, item)) }),
    parsed: read,
    pending: read,
    look: (look) => {
      const worn = look.clothes.flatMap(([first]) => (first ? photosOn(first.image_url) : []))
      return {
        ...look,
        photo: shown(look.photo, worn),
        ...(look.lay_url && { lay_url: shown(look.lay_url, worn) }),
        clothes: look.clothes.map((slot) => slot.map(signedGarment)),
      }
    },
  }
}

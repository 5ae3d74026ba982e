import type {
  ClothingItem,
  Look,
  ParsedItem,
  PendingItem,
  WardrobeItem,
} from "@stylin/api/contract"
import { shownAddress } from "./edition.ts"
import { type Signing, signedAddress } from "./personal-address.ts"

/**
 * Signs personal pictures in answers to their owner, and stamps drawings with their edition; the
 * store keeps both plain.
 */
export interface PictureSigner {
  item(item: WardrobeItem): WardrobeItem
  garment(garment: ClothingItem): ClothingItem
  parsed(item: ParsedItem): ParsedItem
  pending(item: PendingItem): PendingItem
  look(look: Look): Look
}

export function pictureSigner(signing: Signing): PictureSigner {
  const signed = (address: string) => shownAddress(signedAddress(address, signing))
  const signedGarment = (garment: ClothingItem) => ({
    ...garment,
    image_url: signed(garment.image_url),
  })
  const read = <Read extends ParsedItem | PendingItem>(item: Read): Read => ({
    ...item,
    ...(item.image_path && { image_path: signed(item.image_path) }),
    ...(item.other_pictures && { other_pictures: item.other_pictures.map(signed) }),
    ...(item.found_in && { found_in: { ...item.found_in, photo: signed(item.found_in.photo) } }),
  })
  return {
    garment: signedGarment,
    item: (item) => ({ ...item, image_path: signed(item.image_path) }),
    parsed: read,
    pending: read,
    look: (look) => ({
      ...look,
      photo: signed(look.photo),
      ...(look.lay_url && { lay_url: signed(look.lay_url) }),
      clothes: look.clothes.map((slot) => slot.map(signedGarment)),
    }),
  }
}

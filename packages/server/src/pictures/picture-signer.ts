import type { ClothingItem, Look, WardrobeItem } from "@stylin/api/contract"
import { type Signing, signedAddress } from "./personal-address.ts"

/** Signs the personal pictures in what is answered to their owner; the store keeps them unsigned. */
export interface PictureSigner {
  item(item: WardrobeItem): WardrobeItem
  garment(garment: ClothingItem): ClothingItem
  look(look: Look): Look
}

export function pictureSigner(signing: Signing): PictureSigner {
  const signed = (address: string) => signedAddress(address, signing)
  const signedGarment = (garment: ClothingItem) => ({
    ...garment,
    image_url: signed(garment.image_url),
  })
  return {
    garment: signedGarment,
    item: (item) => ({ ...item, image_path: signed(item.image_path) }),
    look: (look) => ({
      ...look,
      photo: signed(look.photo),
      clothes: look.clothes.map((slot) => slot.map(signedGarment)),
    }),
  }
}

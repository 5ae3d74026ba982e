import type { ClothingItem, Look } from "@stylin/api/contract"
import type { OutfitLook } from "@stylin/stylist"
import { type LookPicture, lookAddress } from "../pictures/look-address.ts"
import { garmentWords } from "./garment-words.ts"
import type { WearableGarment } from "./garments.ts"

/** An outfit as the contract's look. */
export function toLook(
  outfit: OutfitLook<WearableGarment>,
  { id, figure, pictureKey }: { id: string; figure: LookPicture["figure"]; pictureKey: string },
): Look {
  const worn = outfit.slots.flatMap((alternatives) => alternatives[0] ?? [])
  return {
    look_id: id,
    photo: lookAddress({ figure, garments: worn.map(garmentWords) }, pictureKey),
    type: outfit.occasion,
    rec_description: {
      title: outfit.title,
      paragraphs: outfit.reasons.map(({ label, text }) => ({ label, text })),
    },
    clothes: outfit.slots.map((alternatives) => alternatives.map(toClothingItem)),
  }
}

function toClothingItem(garment: WearableGarment): ClothingItem {
  const common = {
    item_id: garment.id,
    name: garment.name,
    image_url: garment.picture,
    section: garment.section,
  }
  if (garment.owned) return { ...common, isYours: true }
  return {
    ...common,
    isYours: false,
    brand: garment.brand ?? "Unlisted",
    ...(garment.pricePence !== undefined && { price: garment.pricePence / 100 }),
    ...(garment.link && { image_path: garment.link }),
  }
}

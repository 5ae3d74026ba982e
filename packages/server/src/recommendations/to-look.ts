import type { ClothingItem, Look } from "@stylin/api/contract"
import type { OutfitLook } from "@stylin/stylist"
import { type CollageGarment, collageAddress } from "../pictures/collage-address.ts"
import { type LookPicture, lookAddress } from "../pictures/look-address.ts"
import { photoIdOf } from "../pictures/personal-address.ts"
import { garmentWords } from "./garment-words.ts"
import type { WearableGarment } from "./garments.ts"

/** An outfit as the contract's look. */
export function toLook(
  outfit: OutfitLook<WearableGarment>,
  {
    id,
    owner,
    figure,
    pictureKey,
  }: { id: string; owner: string; figure: LookPicture["figure"]; pictureKey: string },
): Look {
  const worn = outfit.slots.flatMap((alternatives) => alternatives[0] ?? [])
  return {
    look_id: id,
    photo: worn.some(photoOf)
      ? collageAddress(owner, worn.map(collaged))
      : lookAddress({ figure, garments: worn.map(garmentWords) }, pictureKey),
    type: outfit.occasion,
    rec_description: {
      title: outfit.title,
      paragraphs: outfit.reasons.map(({ label, text }) => ({ label, text })),
    },
    clothes: outfit.slots.map((alternatives) => alternatives.map(toClothingItem)),
  }
}

/** A photo of hers. A shop's is not fetched from its host: the garment is drawn. */
function photoOf({ owned, picture }: WearableGarment): string | undefined {
  return owned ? photoIdOf(picture) : undefined
}

function collaged(garment: WearableGarment): CollageGarment {
  const photo = photoOf(garment)
  return { words: garmentWords(garment), ...(photo !== undefined && { photo }) }
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

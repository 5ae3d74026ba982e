import { type ClothingItem, type Look, UNLISTED_BRAND } from "@stylin/api/contract"
import { showsCloth } from "@stylin/drawing"
import { type LookPicture, lookAddress } from "../pictures/look-address.ts"
import { type OwnLookGarment, ownLookAddress } from "../pictures/own-look-address.ts"
import { photoIdOf } from "../pictures/personal-address.ts"
import type { ComposedLook } from "./composing.ts"
import type { WearableGarment } from "./garments.ts"

/** A composed look with its garments. */
export interface Outfit extends Omit<ComposedLook, "slots"> {
  readonly slots: readonly (readonly WearableGarment[])[]
}

interface LookFacts {
  readonly id: string
  /** Her account. */
  readonly owner: string
  readonly figure: LookPicture["figure"]
  readonly pictureKey: string
}

/** An outfit as the contract's look. */
export function toLook(outfit: Outfit, facts: LookFacts): Look {
  return {
    look_id: facts.id,
    photo: photoOfLook(outfit, facts),
    type: outfit.occasion,
    rec_description: {
      title: outfit.title,
      paragraphs: outfit.reasons.map(({ label, text }) => ({ label, text })),
    },
    clothes: outfit.slots.map((alternatives) => alternatives.map(toClothingItem)),
  }
}

/** The figure that wears the look, in the cloth of her photos if one of them shows a garment. */
function photoOfLook({ slots }: Outfit, { owner, figure, pictureKey }: LookFacts): string {
  const garments = slots.flatMap(([worn]): OwnLookGarment[] => {
    if (!worn) return []
    const photo = photoOf(worn)
    return [{ words: worn.words, ...(photo !== undefined && { photo }) }]
  })
  return garments.some(({ photo }) => photo !== undefined)
    ? ownLookAddress(owner, { figure, garments })
    : lookAddress({ figure, garments: garments.map(({ words }) => words) }, pictureKey)
}

/** Her photo of a garment, if its cloth can be seen in a drawing of its kind. */
function photoOf({ owned, picture, kind }: WearableGarment): string | undefined {
  return owned && showsCloth(kind) ? photoIdOf(picture) : undefined
}

/** The stylist scores no more of them. */
const COLOURS_TOLD = 3

function toClothingItem(garment: WearableGarment): ClothingItem {
  const common = {
    item_id: garment.id,
    name: garment.name,
    image_url: garment.picture,
    section: garment.section,
    kind: garment.kind,
    colours: garment.colours.slice(0, COLOURS_TOLD),
    ...(garment.pattern && { pattern: garment.pattern }),
  }
  if (garment.owned) return { ...common, isYours: true }
  return {
    ...common,
    isYours: false,
    brand: garment.brand ?? UNLISTED_BRAND,
    ...(garment.pricePence !== undefined && { price: garment.pricePence / 100 }),
    ...(garment.link && { image_path: garment.link }),
  }
}

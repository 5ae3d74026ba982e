import { type ClothingItem, type DressedFor, type Look, UNLISTED_BRAND } from "@stylin/api/contract"
import { showsCloth } from "@stylin/drawing"
import { hexOf } from "@stylin/garments/colour"
import { isColour } from "@stylin/garments/vocabulary"
import { type LayGarment, layAddress } from "../pictures/lay-address.ts"
import { type LookPicture, lookAddress } from "../pictures/look-address.ts"
import { type OwnLookGarment, ownLookAddress } from "../pictures/own-look-address.ts"
import { photoIdOf } from "../pictures/personal-address.ts"
import { type ProductWords, shopPhotosIn } from "../pictures/product-picture.ts"
import type { ComposedLook } from "./composing.ts"
import type { WearableGarment } from "./garments.ts"

/** A composed look with its garments. */
export interface Outfit extends Omit<ComposedLook, "slots"> {
  readonly slots: readonly (readonly WearableGarment[])[]
  /** The weather of its own day; left out for the day that she dresses for now. */
  readonly dressedFor?: DressedFor
}

interface LookFacts {
  readonly id: string
  /** Her account. */
  readonly owner: string
  readonly figure: LookPicture["figure"]
  readonly dressedFor: DressedFor
  readonly pictureKey: string
}

/** An outfit as the contract's look. */
export function toLook(outfit: Outfit, facts: LookFacts): Look {
  return {
    look_id: facts.id,
    ...picturesOfLook(outfit, facts),
    type: outfit.occasion,
    dressed_for: outfit.dressedFor ?? facts.dressedFor,
    rec_description: {
      title: outfit.title,
      paragraphs: outfit.reasons.map(({ label, text }) => ({ label, text })),
    },
    clothes: outfit.slots.map((alternatives) => alternatives.map(toClothingItem)),
  }
}

/**
 * A figure that wears the garments, in the cloth of her photos and of the shops' where they show it,
 * and the garments laid flat, photographed where she or the shop has done so.
 */
function picturesOfLook({ slots, styling }: Outfit, { owner, figure, pictureKey: key }: LookFacts) {
  const garments = slots.flatMap(([worn]): LayGarment[] => {
    if (!worn) return []
    const photo = worn.owned ? photoIdOf(worn.picture) : undefined
    const [shop] = photo === undefined ? shopPhotosIn(worn.picture) : []
    const pictured = photo === undefined ? shop !== undefined && { shop } : { photo }
    return [{ words: worn.words, ...pictured }]
  })
  const styled = Object.keys(styling).length > 0 && { styling }
  const dressed = garments.map(
    ({ words, photo, ...shops }): OwnLookGarment =>
      photo !== undefined && showsCloth(words.kind) ? { words, photo } : { words, ...shops },
  )
  const products = garments.map(
    ({ words, shop }): ProductWords => ({ ...words, ...(shop && { shop }) }),
  )
  return {
    photo: dressed.some(({ photo }) => photo !== undefined)
      ? ownLookAddress(owner, { figure, garments: dressed, ...styled })
      : lookAddress({ figure, garments: products, ...styled }, key),
    lay_url: layAddress(garments, { owner, key }),
  }
}

/** The stylist scores no more of them. */
const COLOURS_TOLD = 3

/** A garment in the contract's form. */
export function toClothingItem(garment: WearableGarment): ClothingItem {
  const main = garment.colours.find(isColour)
  const common = {
    item_id: garment.id,
    name: garment.name,
    image_url: garment.picture,
    section: garment.section,
    kind: garment.kind,
    colours: garment.colours.slice(0, COLOURS_TOLD),
    ...(garment.pattern && { pattern: garment.pattern }),
    ...(main && { tint: hexOf(main) }),
  }
  if (garment.owned) return { ...common, isYours: true }
  return {
    ...common,
    isYours: false,
    brand: garment.brand ?? UNLISTED_BRAND,
    ...(garment.price !== undefined && { price: garment.price }),
    ...(garment.link && { image_path: garment.link }),
  }
}

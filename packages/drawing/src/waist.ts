import { kindFacts, type Slot } from "@stylin/garments/vocabulary"
import type { Fit } from "./figure/fit.ts"
import { COATS } from "./kind-sets.ts"
import type { Outfit } from "./outfit.ts"
import type { OpenOver } from "./piece.ts"
import type { MadeGarment } from "./pieces.ts"

// What lies round the waist, for what is belted there.

const isOf = (slot: Slot, { words }: MadeGarment) => kindFacts(words.kind).slot === slot

/** The lowest layer that hangs open, if one does: waistcoats are buttoned, and so is a jacket beneath a coat. */
export function openOver(outfit: Outfit): OpenOver | undefined {
  const layers = outfit.garments.filter((one) => isOf("layer", one))
  const coat = layers.find(({ words }) => COATS.has(words.kind))
  const outer = coat ?? layers.find(({ words }) => words.kind !== "waistcoat")
  if (!outer || outfit.isClosed(outer) || outfit.isOnSkin(outer)) return undefined
  return coat ? "coat" : "jacket"
}

/** The fit of the outermost garment that is closed round the waist; what is tucked in or has a seam there is close. */
export function waistFit(outfit: Outfit): Fit {
  const isOpen = openOver(outfit) !== undefined
  const outer = outfit.garments
    .filter((one) => isOf("top", one) || (isOf("layer", one) && !isOpen))
    .at(-1)
  return outer && !outfit.isTucked(outer) ? (outer.words.cut.fit ?? "regular") : "fitted"
}

/** Whether a bag is belted round the waist, where it lies on the pocket of a top. */
export const hasBeltBag = ({ garments }: Outfit): boolean =>
  garments.some(({ words }) => words.touches.includes("belt-bag"))

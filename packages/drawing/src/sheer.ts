import { kindFacts } from "@stylin/garments/vocabulary"
import { Z } from "./core/layer.ts"
import { isSheer, type Outfit } from "./outfit.ts"
import type { MadeGarment } from "./pieces.ts"

// Tops of thin cloth over others: what lies beneath shimmers through.

const isTop = ({ words }: MadeGarment) => kindFacts(words.kind).slot === "top"
const isThinTop = (one: MadeGarment) => isTop(one) && isSheer(one)
const isClosedTop = (one: MadeGarment) => isTop(one) && !isSheer(one)

/** Whether it is a thin top over a closed one: on bare skin it is drawn lined. */
export const isOverClosed = (one: MadeGarment, { garments }: Outfit): boolean =>
  isThinTop(one) && garments.slice(0, garments.indexOf(one)).some(isClosedTop)

/** The height that a closed top must not rise above, so that a thin one lies over it; undefined if none does. */
export function sheerOver(one: MadeGarment, outfit: Outfit): number | undefined {
  if (!isClosedTop(one)) return undefined
  const thin = outfit.garments.slice(outfit.garments.indexOf(one) + 1).find(isThinTop)
  return thin && (outfit.isTucked(thin) ? Z.tucked : Z.torso)
}

import type { ClothingItem, Look } from "@stylin/api/contract"
import { type Hex, hexOf } from "@stylin/garments/colour"
import { isColour } from "@stylin/garments/vocabulary"

/** What stands in for a garment's picture until it is there: its main colour, if that is known. */
export function garmentPlaceholder({ colours }: Pick<ClothingItem, "colours">): readonly Hex[] {
  const main = colours?.find(isColour)
  return main === undefined ? [] : [hexOf(main)]
}

/** From the shoulders down: a coat is seen above what is beneath it, and accessories are too small. */
const SEEN = ["upper_body", "lower_body", "shoes"] as const

/** What stands in for a look's picture until it is there: the colours of its clothes, from the top down. */
export function lookPlaceholder({ clothes }: Pick<Look, "clothes">): readonly Hex[] {
  return SEEN.flatMap((section) =>
    clothes.flatMap(([worn]) =>
      worn?.section === section ? garmentPlaceholder(worn).slice(0, 1) : [],
    ),
  )
}

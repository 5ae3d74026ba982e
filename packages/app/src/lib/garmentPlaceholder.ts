import type { WardrobeItem } from "@stylin/api/contract"
import { COLOURS, isColourName } from "@stylin/garments/colour-names"

/** What stands in for a garment's picture until it is there: its main colour, if that is known. */
export function garmentPlaceholder({ colours }: Pick<WardrobeItem, "colours">): readonly string[] {
  const main = colours?.find((colour) => isColourName(colour) || colour.startsWith("#"))
  if (main === undefined) return []
  return [isColourName(main) ? COLOURS[main] : main]
}

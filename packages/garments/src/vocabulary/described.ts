import type { Cloth, Material } from "./cloth.ts"
import { type Colour, type GarmentWords, isColour } from "./garment.ts"
import type { Kind } from "./kinds.ts"
import { parseGarment } from "./parse/parse.ts"
import type { Pattern } from "./patterns.ts"

/** A garment as a catalogue or a wardrobe keeps it. */
export interface DescribedGarment {
  /** The shop's or the owner's name for it; cut and cloth are read from it. */
  readonly name: string
  readonly kind: Kind
  /** The main colour first; words that are not colours are ignored. */
  readonly colours: readonly string[]
  readonly pattern?: Pattern | undefined
}

/** The colour of cloths whose colour is rarely named. */
const OF_CLOTHS: Partial<Record<Material, Colour>> = { straw: "beige", denim: "blue" }
/** Waxed cloth is no word here: it is cotton that shines, and olive if its colour is not named. */
const WAXED = /\b(?:wax(?:ed)?|barbour)\b/i
const WAXED_CLOTH: Cloth = { material: "cotton", sheen: "soft" }

/**
 * The words of a garment known by its kind, its colours and a name.
 * @param unknown the colour if none is known and the cloth suggests none
 */
export function wordsFrom(
  { name, kind, colours, pattern }: DescribedGarment,
  unknown: Colour = "grey",
): GarmentWords {
  const read = parseGarment(name, { kind })
  const ofCloth = read.material && OF_CLOTHS[read.material]
  const isWaxed = WAXED.test(name) && (read.material ?? "cotton") === "cotton"
  const usual = ofCloth ?? (isWaxed ? "olive" : unknown)
  const [main = usual, ...others] = colours.filter(isColour)
  return {
    kind,
    cut: read.cut,
    ...(isWaxed ? { cloth: WAXED_CLOTH } : read.material && { cloth: { material: read.material } }),
    ...(pattern && { pattern }),
    colours: [{ colour: main }, ...others.map((colour) => ({ colour }))],
  }
}

import { type Colouring, colouringOf } from "./colouring.ts"
import { chroma, type Lab, labDifference, toLab } from "./lab.ts"
import { type Colour, isColourName } from "./names.ts"
import { SEASONAL_PALETTES } from "./palettes/index.ts"
import type { Swatches } from "./palettes/palette.ts"
import { SEASONAL_COLOURING, SEASONAL_TYPES, type SeasonalType } from "./seasons.ts"

/** How much a match with a swatch of each group counts for or against a colour. */
const WORTH = { best: 1, neutrals: 0.7, worst: -1 } as const

/** The difference (CIEDE2000) at which a swatch has lost most of its influence. */
const REACH = 10

interface Judged {
  readonly lab: Lab
  readonly worth: number
}

const JUDGED = new Map(SEASONAL_TYPES.map((type) => [type, judgedSwatches(type)]))

// A feed asks for the same few names thousands of times.
const NAMED_FITS = new Map<string, number>()

/**
 * How a colour near the face suits a seasonal type: 1 is her best, 0 neutral, -1 works against her.
 * Near a swatch of her palette the swatch decides; away from all of them, the colour's temperature,
 * depth and clarity are compared with those of the type.
 * @throws GarmentError ("not-a-colour") for anything but a colour name or "#rrggbb"
 */
export function seasonFit(colour: Colour, type: SeasonalType): number {
  if (!isColourName(colour)) return suit(toLab(colour), type)
  const key = `${type}/${colour}`
  const known = NAMED_FITS.get(key) ?? suit(toLab(colour), type)
  NAMED_FITS.set(key, known)
  return known
}

function suit(lab: Lab, type: SeasonalType): number {
  let forIt = 0
  let against = 0
  for (const swatch of JUDGED.get(type) ?? []) {
    const nearness = Math.exp(-((labDifference(lab, swatch.lab) / REACH) ** 2))
    const say = nearness * swatch.worth
    forIt = Math.max(forIt, say)
    against = Math.min(against, say)
  }
  const unsaid = 1 - Math.max(forIt, -against)
  return forIt + against + unsaid * agreement(asDraped(lab), SEASONAL_COLOURING[type])
}

/** How cool a grey without any hue is beside skin, which is always warmer. */
const GREY_IS_COOL = -0.5
/** The chroma (CIELAB) from which on a colour is no grey. */
const NO_GREY = 10

/** A colour as analysts see it at a face: greys count as cool there. */
function asDraped(lab: Lab): Colouring {
  const colouring = colouringOf(lab)
  const greyness = Math.max(0, 1 - chroma(lab) / NO_GREY)
  return { ...colouring, temperature: colouring.temperature + GREY_IS_COOL * greyness }
}

/** From -1 (the opposite of the type in everything) to 1 (just like the type). */
function agreement(colour: Colouring, type: Colouring): number {
  const asked = Math.abs(type.temperature) + Math.abs(type.depth) + Math.abs(type.clarity)
  const met =
    colour.temperature * type.temperature +
    colour.depth * type.depth +
    colour.clarity * type.clarity
  return met / asked
}

function judgedSwatches(type: SeasonalType): Judged[] {
  const { best, neutrals, worst } = SEASONAL_PALETTES[type]
  const judged = (swatches: Swatches, worth: number) =>
    Object.values(swatches).map((hex) => ({ lab: toLab(hex), worth }))
  return [
    ...judged(best, WORTH.best),
    ...judged(neutrals, WORTH.neutrals),
    ...judged(worst, WORTH.worst),
  ]
}

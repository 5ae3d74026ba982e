import { colourLikeness } from "./colour-likeness.ts"
import { filtered, guidedFilter } from "./guided-filter.ts"
import type { Mask, Raster } from "./raster.ts"

/** No network is so sure of a pixel that nothing else counts. */
const SUREST = 0.99
/**
 * The most that a colour counts for the garment and against it, as a logarithm of odds: ground may
 * well have a garment's colour, but what has the ground's is mostly ground.
 */
const COLOUR = { most: 1, least: -1.6 } as const
/** How far colours reach from a pixel, and how much they must vary to be an edge. */
const EDGES = { radius: 4, epsilon: 1e-3 } as const

/** Another way of cutting out, and what it counts, as a logarithm of odds. */
export interface Witness {
  readonly mask: Mask
  readonly counts: number
}

/**
 * How likely each pixel is garment, about 0 to 1: what a network says is weighed with the colours of
 * what it is sure of and with other ways of cutting out, and then follows the edges of the picture.
 *
 * @param likely what the network says of each pixel, 0 to 1
 */
export function settled(
  picture: Raster,
  likely: Float32Array,
  witnesses: readonly Witness[],
): Float32Array {
  const colours = colourLikeness(picture, likely)
  const weighed = likely.map((value, at) => {
    const known = Math.max(1 - SUREST, Math.min(SUREST, value))
    const coloured = Math.max(COLOUR.least, Math.min(COLOUR.most, colours[at] ?? 0))
    const said = witnesses.reduce(
      (sum, { mask, counts }) => sum + (mask.on[at] ? counts : -counts),
      Math.log(known / (1 - known)) + coloured,
    )
    return 1 / (1 + Math.exp(-said))
  })
  return filtered(guidedFilter(picture, weighed, EDGES), picture)
}

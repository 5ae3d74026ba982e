import { filtered, guidedFilter } from "./guided-filter.ts"
import type { Raster } from "./raster.ts"
import type { Witness } from "./settle.ts"

/** What the network says counts less than it claims, and no more than this, as a logarithm of odds. */
const NETWORK = { weight: 0.6, most: 8 } as const
/**
 * The most that a pixel's looks count for the garment and against it: ground may well look like the
 * garment, but what looks like the ground is mostly ground.
 */
const LOOKS = { most: 2, least: -7 } as const
/** How far colours reach from a pixel, and how much they must vary to be an edge. */
const EDGES = { radius: 4, epsilon: 1e-3 } as const

/**
 * How likely each pixel is garment, about 0 to 1: what the network says is weighed with how much the
 * pixel looks like the garment and with other ways of cutting out, and then follows the edges of the
 * picture.
 *
 * @param odds what the network says of each pixel, as logarithms of odds
 * @param likeness how much each looks like the garment, likewise
 */
export function garmentLikely(
  picture: Raster,
  odds: Float32Array,
  likeness: Float32Array,
  witnesses: readonly Witness[],
): Float32Array {
  const weighed = odds.map((said, at) => {
    const held = Math.max(-NETWORK.most, Math.min(NETWORK.most, said))
    const looks = Math.max(LOOKS.least, Math.min(LOOKS.most, likeness[at] ?? 0))
    const sum = witnesses.reduce(
      (all, { mask, counts }) => all + (mask.on[at] ? counts : -counts),
      NETWORK.weight * held + looks,
    )
    return 1 / (1 + Math.exp(-sum))
  })
  return filtered(guidedFilter(picture, weighed, EDGES), picture)
}

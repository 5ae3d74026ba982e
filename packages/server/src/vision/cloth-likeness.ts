import { boxMean } from "./box-mean.ts"
import { sightings } from "./colour-likeness.ts"
import { labPlanes } from "./lab-planes.ts"
import { forestOdds } from "./pixel-forest.ts"
import type { Raster } from "./raster.ts"

/** From which odds on the network is sure of a pixel, as a logarithm: to learn from, and to be kept. */
const [SURE, KEPT] = [3, 2]
/** What denies a pixel: the colours alone, unless the network is surer than this. */
const DENIED = -1.5
const SUREST = 5
const LEAST_KEPT = 0.3
/** Fewer pixels than this of either class teach nothing. */
const FEWEST = 50
/** How far around a pixel its cloth is looked at, in px. */
const NEAR = 1
const FAR = 4
const GRAIN = 2
/** The most that counts against a pixel for each step by which the ground has its colour. */
const SEEN = 1.5

/**
 * How much more each pixel looks like the garment than like the ground, as a logarithm of odds: by
 * its colour, the colours around it and how they vary. It is learned from what the network is sure
 * of, then once more without what contradicts it. Nothing counts against a pixel whose colour the
 * ground does not have: a forest answers for colours it has never seen too.
 *
 * @param odds what the network says of each pixel, as logarithms of odds
 */
export function clothLikeness(picture: Raster, odds: Float32Array): Float32Array {
  const features = featuresOf(picture)
  const [garment, ground] = sorted(odds, (said) => (said > SURE ? 1 : said < -SURE ? -1 : 0))
  if (garment.length < FEWEST || ground.length < FEWEST) return new Float32Array(odds.length)
  const first = forestOdds(features, garment, ground)
  const [kept, denied] = sorted(odds, (said, at) => {
    const looks = first[at] ?? 0
    if (said > KEPT && looks > LEAST_KEPT) return 1
    const isDenied = said < -KEPT ? looks < 1 : looks < DENIED && said < SUREST
    return isDenied ? -1 : 0
  })
  const isEnough = kept.length >= FEWEST && denied.length >= FEWEST
  const second = isEnough ? forestOdds(features, kept, denied) : first
  const seen = sightings(picture, ground)
  return first.map((value, at) => Math.max(-SEEN * (seen[at] ?? 0), value + (second[at] ?? 0)))
}

/** Pixels that are surely garment, and surely ground. */
function sorted(
  odds: Float32Array,
  side: (said: number, at: number) => -1 | 0 | 1,
): [garment: number[], ground: number[]] {
  const [garment, ground]: [number[], number[]] = [[], []]
  odds.forEach((said, at) => {
    const found = side(said, at)
    if (found > 0) garment.push(at)
    if (found < 0) ground.push(at)
  })
  return [garment, ground]
}

/** Lightness and colour of each pixel, of two squares around it, and how light varies there. */
function featuresOf(picture: Raster): Float32Array[] {
  const planes = labPlanes(picture)
  const near = planes.map((plane) => boxMean(plane, picture, NEAR))
  const far = planes.map((plane) => boxMean(plane, picture, FAR))
  const [light] = planes
  const mean = boxMean(light, picture, GRAIN)
  const squares = boxMean(
    light.map((value) => value * value),
    picture,
    GRAIN,
  )
  const grain = squares.map((value, at) => Math.sqrt(Math.max(0, value - (mean[at] ?? 0) ** 2)))
  return [...planes, ...near, ...far, grain]
}

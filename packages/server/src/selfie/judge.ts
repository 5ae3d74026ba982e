import type { LabPoint, LinearRgb } from "@stylin/garments/colour"
import {
  neutralSkinHue,
  personColouring,
  SEASONAL_TYPES,
  typeCosines,
} from "@stylin/garments/colour"
import { chromaticity, isLost } from "./frame.ts"
import { conesOf, labUnder } from "./light-maths.ts"
import { LIGHTS } from "./lights.ts"

/** What was measured, in the light of the photo. */
export interface Seen {
  readonly skin: LinearRgb
  readonly hair: LinearRgb | undefined
  readonly iris: LinearRgb | undefined
  readonly eyeWhite: LinearRgb | undefined
  /** At most two of its channels may be clipped. */
  readonly paper: LinearRgb | undefined
  /** All that is not her, on average; only its colour counts, not how light it is. */
  readonly surroundings: LinearRgb | undefined
  /** The geometric mean of the whole picture's luminance. */
  readonly brightness: number
}

/** How she probably looks in daylight, over all weighed lights. */
export interface Judged {
  readonly skin: LabPoint
  readonly hair: LabPoint | undefined
  readonly eyes: LabPoint | undefined
  /** How likely each type is, in the order of the circle; they sum to 1. */
  readonly shares: readonly number[]
  /** The likely colour temperature of the photo's light, as reciprocal megakelvin. */
  readonly mired: number
}

/** Mean and spread of a prior. */
interface Known {
  readonly middle: number
  readonly spread: number
}

/** The light on a cheek or forehead, relative to a sheet that faces the camera. */
const SKIN_SHADE = 0.96
/** The same for hair, which shades itself. */
const HAIR_SHADE = 0.88
const IRIS_SHADE = 0.9
/**
 * The white of an eye is in the shade of its lids. Its colour: Russell et al., Psychology and Aging
 * 29, 2014.
 */
const EYE_WHITE = {
  light: { middle: Math.log(0.53), spread: 0.22 },
  a: { middle: 0.5, spread: 2.2 },
  b: { middle: 6.5, spread: 3.2 },
} as const
const PAPER = {
  light: { middle: Math.log(0.81), spread: 0.18 },
  a: { middle: 0, spread: 1.2 },
  b: { middle: 0, spread: 1.8 },
} as const
/**
 * How much redder, in degrees of hue, cameras show skin than instruments measure it: the middle of
 * 440 photos of women and men in daylight, at every depth of skin.
 */
const RENDERED = 11
/**
 * How much a* skin gains per unit of its lightness and mired of the light, beyond what white gains.
 */
const BLUSH = 0.0003
const DAYLIGHT_MIRED = 154
/** Skin of all tones in daylight (Xiao et al., Skin Research and Technology 23, 2017). */
const SKIN_HUE_SPREAD = 7
const SKIN_CHROMA: Known = { middle: 19, spread: 4.5 }
const SKIN_LIGHTNESS = { least: 30, most: 80, spread: 4 } as const
const HAIR_HUE: Known = { middle: 74, spread: 9 }
const HAIR_LIGHTNESS_SPREAD = 3
/** Anything this unlike hair is the wall behind it: it says nothing about the light. */
const NO_HAIR = -4.5
/** How many times more light than the picture can record a clipped channel may hold. */
const BEYOND = [1, 1.15, 1.32, 1.52, 1.75, 2]
/** Exposures to try, in stops. */
const STOPS = Array.from({ length: 22 }, (_, step) => -2.6 + step * 0.2)
/** Cameras measure the light: most photos are near this exposure. */
const STOP: Known = { middle: -0.3, spread: 0.8 }
/**
 * The brightness of scenes at an exposure of 0, in stops. A picture as a whole says more of its
 * exposure than a face does, which may be of any depth.
 */
const SCENE: Known = { middle: -2.2, spread: 0.6 }
/** How far surroundings stray from grey, as a logarithm: most a little, some a lot. */
const GREY = { near: 0.14, far: 0.5, share: 0.3 } as const
/** How sharply the nearest type is told from the others: the noise of the three dimensions. */
const SHARPNESS = 0.05
/** Hair and eyes of most people, if they were not seen. */
const UNSEEN_HAIR: readonly LabPoint[] = [
  [15, 1, 3],
  [24, 3, 9],
  [36, 4, 14],
  [56, 3, 17],
]
const UNSEEN_EYES: LabPoint = [24, 2, 8]

/**
 * Weighs every light and exposure that the photo may have been taken in by how plausible it makes
 * what was measured, and the types by those weights: uncertainty remains in the outcome.
 */
export function judge(seen: Seen): Judged {
  const cones = {
    skin: conesOf(seen.skin),
    hair: seen.hair && conesOf(seen.hair),
    iris: seen.iris && conesOf(seen.iris),
    eyeWhite: seen.eyeWhite && conesOf(seen.eyeWhite),
    papers: seen.paper && unclipped(seen.paper).map(conesOf),
  }
  const worlds = LIGHTS.flatMap(({ rgb, white, prior, mired }) => {
    const ofLight = prior + (seen.surroundings ? greyLikely(seen.surroundings, rgb) : 0)
    return STOPS.map((stops) => {
      const exposure = 2 ** stops
      const skin = asMeasured(labUnder(cones.skin, white, exposure * SKIN_SHADE), mired)
      const hair = cones.hair && labUnder(cones.hair, white, exposure * HAIR_SHADE)
      const ofHair = hair ? hairLikely(hair) : 0
      const eyes = cones.iris && labUnder(cones.iris, white, exposure * IRIS_SHADE)
      const likely =
        ofLight +
        likelihood(stops, STOP) +
        likelihood(Math.log2(seen.brightness) - stops, SCENE) +
        skinLikely(skin) +
        Math.max(ofHair, NO_HAIR) +
        (cones.eyeWhite ? whiteLikely(labUnder(cones.eyeWhite, white, exposure), EYE_WHITE) : 0) +
        (cones.papers ? paperLikely(cones.papers, white, exposure) : 0)
      return { skin, hair: ofHair < NO_HAIR ? undefined : hair, eyes, likely, mired }
    })
  })
  const most = Math.max(...worlds.map(({ likely }) => likely))
  const weighed = worlds
    .map((world) => ({ ...world, weight: Math.exp(world.likely - most) }))
    .filter(({ weight }) => weight > 1e-4)
  const shares = new Array<number>(SEASONAL_TYPES.length).fill(0)
  for (const { skin, hair, eyes, weight } of weighed) {
    const hairs = hair ? aroundHair(hair) : UNSEEN_HAIR
    for (const one of hairs) {
      addTypes(shares, skin, one, eyes ?? UNSEEN_EYES, weight / hairs.length)
    }
  }
  const all = shares.reduce((sum, share) => sum + share, 0)
  return {
    skin: meanLab(weighed.map(({ skin, weight }) => [skin, weight])),
    hair: hairOf(weighed),
    eyes: seen.iris && meanLab(weighed.map(({ eyes, weight }) => [eyes ?? UNSEEN_EYES, weight])),
    shares: shares.map((share) => share / all),
    mired: meanOf(weighed.map(({ mired, weight }) => [mired, weight])),
  }
}

/** Her hair, if most of the weight says that it was seen. */
function hairOf(
  worlds: readonly { readonly hair: LabPoint | undefined; readonly weight: number }[],
) {
  const seen = worlds.flatMap(({ hair, weight }) => (hair ? [[hair, weight] as const] : []))
  const all = worlds.reduce((sum, { weight }) => sum + weight, 0)
  const share = seen.reduce((sum, [, weight]) => sum + weight, 0) / all
  return share > 0.5 ? meanLab(seen) : undefined
}

/**
 * Takes from skin the redness that cameras give it, and that which warm light gives it beyond what it
 * gives white: blood absorbs in bands, which no gain of three channels accounts for.
 */
function asMeasured([l, redder, b]: LabPoint, mired: number): LabPoint {
  const a = redder - BLUSH * l * (mired - DAYLIGHT_MIRED)
  const hue = Math.atan2(b, a) + (RENDERED * Math.PI) / 180
  const chroma = Math.hypot(a, b)
  return [l, chroma * Math.cos(hue), chroma * Math.sin(hue)]
}

function addTypes(
  shares: number[],
  skin: LabPoint,
  hair: LabPoint,
  eyes: LabPoint,
  weight: number,
): void {
  const colouring = personColouring({ skin: named(skin), hair: named(hair), eyes: named(eyes) })
  // Near the middle of the circle, a smaller error leads to another type.
  const strength = Math.hypot(colouring.temperature, colouring.depth, colouring.clarity)
  const nearness = typeCosines(colouring).map((cosine) => cosine * strength)
  const nearest = Math.max(...nearness)
  const parts = nearness.map((near) => Math.exp((near - nearest) / SHARPNESS))
  const all = parts.reduce((sum, part) => sum + part, 0)
  parts.forEach((part, index) => {
    shares[index] = (shares[index] ?? 0) + (weight * part) / all
  })
}

/** Hair glints and shades itself: its own lightness is known only to within some units. */
function aroundHair([l, a, b]: LabPoint): LabPoint[] {
  return [-HAIR_LIGHTNESS_SPREAD, 0, HAIR_LIGHTNESS_SPREAD].map((off) => [l + off, a, b])
}

function skinLikely([l, a, b]: LabPoint): number {
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  const beyond = Math.max(0, SKIN_LIGHTNESS.least - l, l - SKIN_LIGHTNESS.most)
  return (
    likelihood(hue, { middle: neutralSkinHue(l), spread: SKIN_HUE_SPREAD }) +
    likelihood(Math.hypot(a, b), SKIN_CHROMA) +
    likelihood(beyond, { middle: 0, spread: SKIN_LIGHTNESS.spread })
  )
}

/** Hair is brown of some kind, or has hardly any colour. */
function hairLikely([, a, b]: LabPoint): number {
  const colourful = Math.min(1, Math.hypot(a, b) / 10)
  return colourful * likelihood((Math.atan2(b, a) * 180) / Math.PI, HAIR_HUE)
}

/** The colours that a clipped one may be: its clipped channels hold at least what was recorded. */
function unclipped([r, g, b]: LinearRgb): LinearRgb[] {
  const [reds, greens, blues] = [valuesOf(r), valuesOf(g), valuesOf(b)]
  return reds.flatMap((red) =>
    greens.flatMap((green) => blues.map((blue): LinearRgb => [red, green, blue])),
  )
}

function valuesOf(channel: number): readonly number[] {
  return isLost(channel) ? BEYOND.map((times) => channel * times) : [channel]
}

/** How likely a light is that makes the surroundings of this colour. */
function greyLikely(surroundings: LinearRgb, light: LinearRgb): number {
  const [red, blue] = chromaticity(surroundings)
  const [lightRed, lightBlue] = chromaticity(light)
  const away = Math.hypot(red - lightRed, blue - lightBlue)
  const within = (spread: number) => Math.exp(-0.5 * (away / spread) ** 2) / spread ** 2
  return Math.log((1 - GREY.share) * within(GREY.near) + GREY.share * within(GREY.far))
}

/** How likely the paper is over all colours it may have, each equally likely. */
function paperLikely(papers: readonly LinearRgb[], white: LinearRgb, exposure: number): number {
  const each = papers.map((paper) => whiteLikely(labUnder(paper, white, exposure), PAPER))
  const most = Math.max(...each)
  return most + Math.log(each.reduce((sum, one) => sum + Math.exp(one - most), 0) / each.length)
}

function whiteLikely(
  [l, a, b]: LabPoint,
  known: { readonly light: Known; readonly a: Known; readonly b: Known },
): number {
  const light = 3 * Math.log(Math.max(1, l + 16) / 116)
  return likelihood(light, known.light) + likelihood(a, known.a) + likelihood(b, known.b)
}

function likelihood(value: number, { middle, spread }: Known): number {
  return -0.5 * ((value - middle) / spread) ** 2
}

function named([l, a, b]: LabPoint) {
  return { mode: "lab65", l: Math.max(1, l), a, b } as const
}

function meanLab(labs: readonly (readonly [lab: LabPoint, weight: number])[]): LabPoint {
  const part = (index: 0 | 1 | 2) => meanOf(labs.map(([lab, weight]) => [lab[index], weight]))
  return [part(0), part(1), part(2)]
}

function meanOf(values: readonly (readonly [value: number, weight: number])[]): number {
  const all = values.reduce((sum, [, weight]) => sum + weight, 0)
  return values.reduce((sum, [value, weight]) => sum + value * weight, 0) / all
}

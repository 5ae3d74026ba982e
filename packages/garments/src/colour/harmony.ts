import { hexOf } from "./hex.ts"
import { chroma, hue, hueDistance, type Lab, labDifference, toLab } from "./lab.ts"
import { COLOUR_NAMES, type Colour, isColourName, METALLICS, NEUTRALS } from "./names.ts"
import { nearestName } from "./nearest.ts"
import { pairHarmony } from "./pair-harmony.ts"
import { hueSpread, onSpokes, wheelHue } from "./wheel.ts"

/** How the colours of an outfit relate to each other. */
export const RELATIONS = [
  "neutral",
  "tonal",
  "neutral+accent",
  "analogous",
  "complementary",
  "contrast",
  "clash",
] as const
export type Relation = (typeof RELATIONS)[number]

export interface Harmony {
  /** 0..1; 0.5 is neither good nor bad. */
  readonly score: number
  readonly relation: Relation
}

/** What each relation is worth before its colours are compared: our own ranking. */
const WORTH: Readonly<Record<Relation, number>> = {
  "neutral+accent": 1,
  tonal: 0.95,
  neutral: 0.9,
  analogous: 0.85,
  complementary: 0.8,
  contrast: 0.6,
  clash: 0.1,
}

/** One garment's colour, in all the measures that harmony uses. */
interface Paint {
  /** Its place among the named colours; undefined if it has no name. */
  readonly number: number | undefined
  readonly lab: Lab
  readonly wheel: number
  readonly neutral: boolean
}

/** Degrees of the painters' wheel: one hue; neighbours; off the opposite; off a third of the way. */
const ONE_HUE = 25
const NEIGHBOURS = 104
const OPPOSITE = { spokes: [0, 180], tolerance: 35 } as const
const THIRDS = { spokes: [0, 120, 240], tolerance: 25 } as const

/** The tension above which two colours jar, and the loudness above which mixed hues do. */
const JARRING = 0.6
const LOUD = 0.6

const NAMED_PAINTS = new Map<Colour, Paint>(
  COLOUR_NAMES.map((name, number) => [name, mixPaint(name, number)]),
)

/**
 * How well the colours worn together go, one per garment (or several for a print).
 * Half of the score is the relation of the hues on the painters' wheel: Itten's contrasts (The Art
 * of Color, 1961), and as the clash the interval at which two loud hues are neither similar nor
 * opposed (the "second ambiguity" of Moon and Spencer, "Geometric formulation of classical color
 * harmony", Journal of the Optical Society of America 34, 1944). Three tenths is how much the pairs
 * please (`pairHarmony`), averaged, which Ou, Chong, Luo and Minchew found to hold for more than
 * two colours ("Additivity of colour harmony", Color Research and Application 36, 2011). Two tenths
 * is moderation: outfits please most when they match moderately (Gray, Schmitt, Strohminger and
 * Kassam, "The science of style", PLoS ONE 9(7), 2014). The weights are ours.
 * @throws GarmentError ("not-a-colour") for anything but a colour name or "#rrggbb"
 */
export function harmony(colours: readonly [Colour, ...Colour[]]): Harmony {
  const paints = colours.map(paintOf)
  const relation = relationOf(paints)
  const { pleasing, apart } = meanOfPairs(paints)
  const score =
    0.5 * WORTH[relation] +
    0.3 * within((pleasing + 1.24) / (1.39 + 1.24)) +
    0.2 * moderation(apart)
  return { score, relation }
}

/** What two paints do to each other. */
interface PairFacts {
  readonly pleasing: number
  readonly apart: number
  readonly tension: number
}

/** Of each two named colours, once asked for, by both their numbers. */
const NAMED_PAIRS: (PairFacts | undefined)[] = new Array(COLOUR_NAMES.length ** 2).fill(undefined)

function ofPair(one: Paint, other: Paint): PairFacts {
  if (one.number === undefined || other.number === undefined) return factsOf(one, other)
  const place = one.number * COLOUR_NAMES.length + other.number
  const facts = NAMED_PAIRS[place] ?? factsOf(one, other)
  NAMED_PAIRS[place] = facts
  return facts
}

function factsOf(one: Paint, other: Paint): PairFacts {
  return {
    pleasing: pairHarmony(one.lab, other.lab),
    apart: labDifference(one.lab, other.lab),
    tension: tension(one, other),
  }
}

/** The means over all pairs; a single colour is paired with itself. */
function meanOfPairs(paints: readonly Paint[]): Pick<PairFacts, "pleasing" | "apart"> {
  const [first] = paints
  if (first && paints.length === 1) return ofPair(first, first)
  let [pleasing, apart, count] = [0, 0, 0]
  for (const [at, one] of paints.entries()) {
    for (const other of paints.slice(at + 1)) {
      const facts = ofPair(one, other)
      pleasing += facts.pleasing
      apart += facts.apart
      count += 1
    }
  }
  return { pleasing: pleasing / count, apart: apart / count }
}

function relationOf(paints: readonly Paint[]): Relation {
  const accents = paints.filter(({ neutral }) => !neutral)
  if (accents.length === 0) return ofOneCast(paints) ? "tonal" : "neutral"
  if (doJar(accents)) return "clash"
  const hues = accents.map(({ wheel }) => wheel)
  const spread = hueSpread(hues)
  if (spread <= ONE_HUE) return accents.length < paints.length ? "neutral+accent" : "tonal"
  if (spread <= NEIGHBOURS) return "analogous"
  if (onSpokes(hues, OPPOSITE.spokes, OPPOSITE.tolerance)) return "complementary"
  if (onSpokes(hues, THIRDS.spokes, THIRDS.tolerance)) return "contrast"
  return accents.every((accent) => loudness(accent) < LOUD) ? "contrast" : "clash"
}

/** Whether any two jar. */
function doJar(accents: readonly Paint[]): boolean {
  return accents.some((one, at) =>
    accents.slice(at + 1).some((other) => ofPair(one, other).tension > JARRING),
  )
}

/** Camel with cream and brown is tonal; black with white or camel is not. */
function ofOneCast(paints: readonly Paint[]): boolean {
  const hues = paints.map(({ lab }) => hue(lab))
  return paints.every(({ lab }) => chroma(lab) >= 8) && hueSpread(hues) <= 40
}

/**
 * How much two colours jar, 0..1: most if both are loud, similar in lightness, and of hues that are
 * neither near nor opposed.
 */
function tension(one: Paint, other: Paint): number {
  const between = within(1 - Math.abs(hueDistance(one.wheel, other.wheel) - 75) / 40)
  const alike = within(1 - Math.abs(one.lab.l - other.lab.l) / 60)
  return between * alike * loudness(one) * loudness(other)
}

function loudness({ lab }: Paint): number {
  return within(chroma(lab) / 60)
}

/** Best when colours differ by about 30 in CIEDE2000, as jeans and a pale shirt do. */
function moderation(apart: number): number {
  return within(1 - ((apart - 30) / 65) ** 2)
}

function paintOf(colour: Colour): Paint {
  return NAMED_PAINTS.get(colour) ?? mixPaint(colour)
}

function mixPaint(colour: Colour, number?: number): Paint {
  const name = isColourName(colour) ? colour : nearestName(colour).name
  return {
    number,
    lab: toLab(colour),
    wheel: wheelHue(hexOf(colour)),
    neutral: NEUTRALS.includes(name) || METALLICS.includes(name),
  }
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share))
}

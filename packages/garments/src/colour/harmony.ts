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

const NAMED_PAINTS = new Map<Colour, Paint>(COLOUR_NAMES.map((name) => [name, mixPaint(name)]))

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
  const [first] = paints
  // A single colour is paired with itself.
  const pairs = first && paints.length === 1 ? [[first, first] as const] : pairsOf(paints)
  const pleasing = mean(pairs.map((pair) => ofPair(pair).pleasing))
  const apart = mean(pairs.map((pair) => ofPair(pair).apart))
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
}

// Of each two paints that names mean, once asked for: some thousand at most.
const NAMED_PAIRS = new WeakMap<Paint, WeakMap<Paint, PairFacts>>()

function ofPair([one, other]: readonly [Paint, Paint]): PairFacts {
  let beside = NAMED_PAIRS.get(one)
  const known = beside?.get(other)
  if (known) return known
  const pleasing = pairHarmony(one.lab, other.lab)
  const facts = { pleasing, apart: labDifference(one.lab, other.lab) }
  if (!beside) {
    beside = new WeakMap()
    NAMED_PAIRS.set(one, beside)
  }
  beside.set(other, facts)
  return facts
}

function relationOf(paints: readonly Paint[]): Relation {
  const accents = paints.filter(({ neutral }) => !neutral)
  if (accents.length === 0) return ofOneCast(paints) ? "tonal" : "neutral"
  if (pairsOf(accents).some(([one, other]) => tension(one, other) > JARRING)) return "clash"
  const hues = accents.map(({ wheel }) => wheel)
  const spread = hueSpread(hues)
  if (spread <= ONE_HUE) return accents.length < paints.length ? "neutral+accent" : "tonal"
  if (spread <= NEIGHBOURS) return "analogous"
  if (onSpokes(hues, OPPOSITE.spokes, OPPOSITE.tolerance)) return "complementary"
  if (onSpokes(hues, THIRDS.spokes, THIRDS.tolerance)) return "contrast"
  return accents.every((accent) => loudness(accent) < LOUD) ? "contrast" : "clash"
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

function mixPaint(colour: Colour): Paint {
  const name = isColourName(colour) ? colour : nearestName(colour).name
  return {
    lab: toLab(colour),
    wheel: wheelHue(hexOf(colour)),
    neutral: NEUTRALS.includes(name) || METALLICS.includes(name),
  }
}

function pairsOf(paints: readonly Paint[]): [Paint, Paint][] {
  return paints.flatMap((one, index) =>
    paints.slice(index + 1).map((other): [Paint, Paint] => [one, other]),
  )
}

function mean(values: readonly number[]): number {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share))
}

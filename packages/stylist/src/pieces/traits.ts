import {
  ACTIVITIES,
  BODY_TYPES,
  bodyFit,
  type Cut,
  dayRangeOf,
  fittingTags,
  garmentFacts,
  insulationOf,
  MATERIALS,
  PATTERNS,
  PREFERENCE_TAGS,
  type PreferenceTag,
  usualCloth,
  wholeCut,
  YEAR_SEASONS,
} from "@stylin/garments/vocabulary"
import { type Code, decode, kindOf, NONE, placeOf, SLOTS } from "./codes.ts"
import { tonesOf } from "./tones.ts"
import { forbiddenBy, wearOf } from "./wear.ts"

/** A garment carries a tag from this fit on: more than what is merely usual for its kind. */
export const CARRIES = 0.51

/** Tags of the colours of a whole outfit, which no single garment carries. */
const OF_COLOURS: readonly PreferenceTag[] = ["Neutral pallets", "Colour accents", "Monochrome"]
/** Tags of garments in combination. */
const OF_OUTFITS: readonly PreferenceTag[] = ["Layering", "Tailored suits"]
const OF_GARMENTS = PREFERENCE_TAGS.filter((tag) => ![...OF_COLOURS, ...OF_OUTFITS].includes(tag))
const OF_UNKNOWN_COLOUR = OF_GARMENTS.filter((tag) => tag !== "Bold colors")

/** What follows from a garment's words, as numbers that are quick to compare. */
export interface Traits extends Code {
  /** Its place among `SLOTS`. */
  readonly slot: number
  /** From 1 (sport) to 5 (evening). */
  readonly formality: number
  /** From 1 (heat) to 5 (frost). */
  readonly warmth: number
  /** One bit for each of `ACTIVITIES` that it suits. */
  readonly occasions: number
  /** One bit for each of `YEAR_SEASONS` that it suits. */
  readonly seasons: number
  /** The groups and hues of its colours, as `tonesOf` tells them. */
  readonly tones: number
  /** One bit for each of `PREFERENCE_TAGS` that it carries by itself. */
  readonly tags: number
  /** How it serves each of `BODY_TYPES`, from -100 to 100. */
  readonly body: readonly number[]
  /** How far it stands away from the body, from -100 (close) to 100 (wide). */
  readonly volume: number
  /** Its insulation in hundredths of a clo. */
  readonly clo: number
  /** The range of daily highs, in °C, that it is bought for. */
  readonly from: number
  readonly to: number
  /** Its roles in combination with others, one bit for each of `WEAR`. */
  readonly wear: number
  /** The bits of what it is not worn with. */
  readonly forbids: number
}

/** Derives a garment's traits from its words. The expensive work is done once per garment. */
export function traitsOf(code: Code): Traits {
  const words = decode(code)
  const facts = garmentFacts(words)
  const { from, to } = dayRangeOf(words)
  const wear = wearOf(words)
  const asked = code.colours.length > 0 ? OF_GARMENTS : OF_UNKNOWN_COLOUR
  const material = code.material === NONE ? usualMaterial(code.kind) : code.material
  const carried = fittingTags(words, asked, CARRIES)
  return {
    ...code,
    // What is not said is as usual: a plain cloth, and the kind's material.
    pattern: code.pattern === NONE ? 0 : code.pattern,
    material,
    tones: tonesOf(code.colours, material),
    slot: SLOTS.indexOf(placeOf(words.kind)),
    formality: facts.formality,
    warmth: facts.warmth,
    occasions: bitsOf(ACTIVITIES, facts.occasions),
    seasons: bitsOf(YEAR_SEASONS, facts.seasons),
    tags: bitsOf(PREFERENCE_TAGS, carried),
    body: BODY_TYPES.map((type) => Math.round(bodyFit(type, words) * 100)),
    volume: volumeOf(wholeCut(words.kind, words.cut)),
    clo: Math.round(insulationOf(words) * 100),
    from,
    to,
    wear,
    forbids: forbiddenBy(wear),
  }
}

const USUAL = new Map<number, Traits>()

/** The traits of a kind in its usual words. */
export function usualTraits(kind: number): Traits {
  const usual =
    USUAL.get(kind) ?? traitsOf({ kind, colours: [], pattern: NONE, material: NONE, cut: 0 })
  USUAL.set(kind, usual)
  return usual
}

/** One bit for each word of a list that is among those given. */
export function bitsOf<T>(all: readonly T[], some: readonly T[]): number {
  return all.reduce((bits, word, index) => (some.includes(word) ? bits | (1 << index) : bits), 0)
}

/** Whether an index's bit is set. */
export function hasBit(bits: number, index: number): boolean {
  return ((bits >>> index) & 1) === 1
}

/** How many bits are set. */
export function bitsIn(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

type Steps<T extends string> = Partial<Readonly<Record<T, number>>>

const FIT_VOLUME: Steps<NonNullable<Cut["fit"]>> = { fitted: -80, relaxed: 60, oversized: 100 }
const LEG_VOLUME: Steps<NonNullable<Cut["leg"]>> = {
  skinny: -100,
  slim: -60,
  flare: 30,
  barrel: 80,
  wide: 80,
}
const SKIRT_VOLUME: Steps<NonNullable<Cut["skirt"]>> = {
  pencil: -80,
  slip: -30,
  "a-line": 30,
  pleated: 40,
  tiered: 80,
  circle: 80,
}

/** The most telling part of the cut decides. */
function volumeOf({ fit, leg, skirt }: Cut): number {
  const said = [
    (fit && FIT_VOLUME[fit]) ?? 0,
    (leg && LEG_VOLUME[leg]) ?? 0,
    (skirt && SKIRT_VOLUME[skirt]) ?? 0,
  ]
  return said.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0)
}

function usualMaterial(kind: number): number {
  return MATERIALS.indexOf(usualCloth(kindOf(kind)).material)
}

/** Whether a garment has a print. */
export function isPrinted({ pattern }: Pick<Traits, "pattern">): boolean {
  return PATTERNS[pattern] !== "plain"
}

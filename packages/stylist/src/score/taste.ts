import { PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { shapeOf } from "../person/carried.ts"
import type { Piece } from "../pieces/piece.ts"
import { HUES } from "../pieces/tones.ts"
import { hasBit } from "../pieces/traits.ts"
import { togetherTags } from "./outfit-tags.ts"
import { areaOf } from "./places.ts"
import { clamped, type Term, weightedMean } from "./term.ts"

/** How much each sort of word tells about taste, relative to a tag, which she was asked about. */
const SAY = {
  kind: 0.5,
  colour: 0.5,
  pattern: 0.6,
  material: 0.3,
  shape: 0.4,
  dressiness: 0.7,
} as const

/**
 * How well the look suits her taste: the leanings of a Bayesian preference model (`Preference`)
 * over the words that its pieces carry, and over the tags that they only carry together.
 */
export const taste: Term = (look, brief) => {
  const { person } = brief
  if (!person.hasTaste) return 0
  const pieces = weightedMean(look, areaOf, (piece) => pieceTaste(piece, brief))
  return clamped(1.2 * pieces + 0.35 * leaningOf(togetherTags(look), person.preference.tags))
}

/** How well a piece suits her taste, from -1 to 1. */
export function pieceTaste(piece: Piece, brief: Brief): number {
  const { kinds, colours, patterns, materials, shapes, tags } = brief.person.preference
  const words =
    SAY.kind * (kinds[piece.kind] ?? 0) +
    SAY.colour * (colours[piece.colours[0] ?? -1] ?? 0) +
    (piece.pattern === 0 ? 0 : SAY.pattern * (patterns[piece.pattern] ?? 0)) +
    SAY.material * (materials[piece.material] ?? 0) +
    SAY.shape * (shapes[shapeOf(piece)] ?? 0) +
    SAY.dressiness * dressinessOf(piece, brief)
  const dull = isDull(piece, brief) ? DULL : 0
  return clamped((leaningOf(piece.tags, tags) + words - dull) * 0.7)
}

const NEUTRALS = PREFERENCE_TAGS.indexOf("Neutral pallets")
/** What a neutral garment costs her who avoids neutral looks. */
const DULL = 0.8

/** Whether it would be bought in a neutral colour by somebody who avoids them. */
function isDull({ owned, tones, slot, colours }: Piece, { person }: Brief): boolean {
  if (owned || colours.length === 0 || !hasBit(person.avoids, NEUTRALS)) return false
  return tones >>> HUES === 0 && areaOf({ slot }) >= LARGE
}

/** Coats and larger. */
const LARGE = 0.4

/**
 * How far a piece is on the side of the occasion's formality that she leans to; what has a label that
 * she loves loses nothing by it, and what has one that she avoids gains nothing.
 */
function dressinessOf({ formality, tags }: Piece, { aim, bit, person }: Brief): number {
  const leaning = (person.preference.dressiness[bit] ?? 0) * (formality - aim)
  return (tags & (leaning < 0 ? person.loves : person.avoids)) === 0 ? leaning : 0
}

/** The sum of the leanings to the tags whose bits are set. */
function leaningOf(bits: number, leanings: Float32Array): number {
  let sum = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    sum += leanings[31 - Math.clz32(rest & -rest)] ?? 0
  }
  return sum
}

import { shapeOf } from "../person/carried.ts"
import type { Preference } from "../person/preference.ts"
import type { Piece } from "../pieces/piece.ts"
import { togetherTags } from "./outfit-tags.ts"
import { areaOf } from "./places.ts"
import { clamped, type Term, weightedMean } from "./term.ts"

/** How much each sort of word tells about taste, relative to a tag, which she was asked about. */
const SAY = { kind: 0.5, colour: 0.5, pattern: 0.6, material: 0.3, shape: 0.4 } as const

/**
 * How well the look suits her taste: the leanings of a Bayesian preference model (`Preference`)
 * over the words that its pieces carry, and over the tags that they only carry together.
 */
export const taste: Term = (look, { person }) => {
  if (!person.hasTaste) return 0
  const pieces = weightedMean(look, areaOf, (piece) => pieceTaste(piece, person.preference))
  return clamped(1.2 * pieces + 0.35 * leaningOf(togetherTags(look), person.preference.tags))
}

/** How well a piece suits her taste, from -1 to 1. */
export function pieceTaste(piece: Piece, preference: Preference): number {
  const { kinds, colours, patterns, materials, shapes, tags } = preference
  const words =
    SAY.kind * (kinds[piece.kind] ?? 0) +
    SAY.colour * (colours[piece.colours[0] ?? -1] ?? 0) +
    (piece.pattern === 0 ? 0 : SAY.pattern * (patterns[piece.pattern] ?? 0)) +
    SAY.material * (materials[piece.material] ?? 0) +
    SAY.shape * (shapes[shapeOf(piece)] ?? 0)
  return clamped((leaningOf(piece.tags, tags) + words) * 0.7)
}

/** The sum of the leanings to the tags whose bits are set. */
function leaningOf(bits: number, leanings: Float32Array): number {
  let sum = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    sum += leanings[31 - Math.clz32(rest & -rest)] ?? 0
  }
  return sum
}

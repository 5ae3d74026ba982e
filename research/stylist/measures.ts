import { rulesBroken } from "../../packages/stylist/src/grammar/rules.ts"
import { nearestSwatch } from "../../packages/stylist/src/person/palette.ts"
import { kindOf } from "../../packages/stylist/src/pieces/codes.ts"
import type { Piece } from "../../packages/stylist/src/pieces/piece.ts"
import { lookTags } from "../../packages/stylist/src/score/outfit-tags.ts"
import { nearFace } from "../../packages/stylist/src/score/places.ts"
import { taste } from "../../packages/stylist/src/score/taste.ts"
import { lookDistance } from "../../packages/stylist/src/search/distance.ts"
import type { EvalLook, Subject } from "./subject.ts"

/** Measures of a stylist's looks for one persona; undefined if one does not apply. */
export interface Measures {
  readonly violations: number
  /** Mean CIEDE2000 from picks worn near the face to the nearest swatch of her palette. */
  readonly paletteDistance: number | undefined
  /** Mean number of her loved tags in a look. */
  readonly lovedTags: number | undefined
  /** Mean taste term: tags and ratings. */
  readonly agreement: number | undefined
  /** Share of what she owns that is used, and share of the looks' pieces that she owns. */
  readonly ownedUsed: number | undefined
  readonly ownedShare: number | undefined
  /** Mean distance between two looks, 0 to 1. */
  readonly diversity: number | undefined
  /**
   * The share of looks with something a stylist would choose for her, and of those with nothing a
   * stylist would not.
   */
  readonly would: number | undefined
  readonly wouldNotKept: number | undefined
}

export function measure({ persona, own }: Subject, looks: readonly EvalLook[]): Measures {
  const has = looks.length > 0
  const { love = [] } = persona
  const hasTaste = looks.some(({ brief }) => brief.person.hasTaste)
  return {
    violations: looks.filter(({ pieces, brief }) => rulesBroken(pieces, brief).length > 0).length,
    paletteDistance: mean(
      looks.flatMap(({ pieces, brief }) =>
        pieces
          .filter((piece) => !piece.owned && nearFace(piece) >= 0.5)
          .flatMap((piece) => {
            const type = brief.person.palette?.type
            const [colour] = piece.colours
            return type && colour !== undefined ? [nearestSwatch(colour, type).difference] : []
          }),
      ),
    ),
    lovedTags:
      love.length > 0
        ? mean(looks.map(({ pieces, brief }) => bitCount(lookTags(pieces) & brief.person.loves)))
        : undefined,
    agreement: hasTaste ? mean(looks.map(({ pieces, brief }) => taste(pieces, brief))) : undefined,
    ownedUsed: own.length > 0 && has ? usedOf(own, looks) / own.length : undefined,
    ownedShare:
      own.length > 0
        ? mean(
            looks.map(({ pieces }) => pieces.filter(({ owned }) => owned).length / pieces.length),
          )
        : undefined,
    diversity: mean(
      looks.flatMap((one, index) =>
        looks.slice(index + 1).map((other) => lookDistance(one.pieces, other.pieces)),
      ),
    ),
    would: mean(
      looks.map(({ pieces }) => (pieces.some((piece) => isOf(piece, persona.would)) ? 1 : 0)),
    ),
    wouldNotKept: mean(
      looks.map(({ pieces }) =>
        pieces.some((piece) => !piece.owned && isOf(piece, persona.wouldNot)) ? 0 : 1,
      ),
    ),
  }
}

function isOf(piece: Piece, { kinds = [] }: Subject["persona"]["would"]): boolean {
  return kinds.includes(kindOf(piece.kind))
}

function usedOf(own: readonly Piece[], looks: readonly EvalLook[]): number {
  const used = new Set(looks.flatMap(({ pieces }) => pieces.map(({ id }) => id)))
  return own.filter(({ id }) => used.has(id)).length
}

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** The mean of the defined values; undefined if there are none. */
export function mean(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : undefined
}

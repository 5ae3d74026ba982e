import type { Activity } from "@stylin/garments/vocabulary"
import type { CatalogueIndex } from "../catalogue/catalogue-index.ts"
import { lacksColour } from "../grammar/avoided.ts"
import { type Brief, briefOf } from "../grammar/brief.ts"
import { type Rule, rulesBroken } from "../grammar/rules.ts"
import type { StyledLook } from "../input.ts"
import { type Profile, personOf } from "../person/person.ts"
import { SLOTS } from "../pieces/codes.ts"
import { asBeneath, type Piece } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"
import { toldLook } from "../search/look.ts"
import type { Garment } from "../types.ts"
import { asWeighed, asWorn } from "./worn-look.ts"

/** What a place of a look lists, best first. */
export type ListedGarments = readonly [Garment, ...Garment[]]

export interface ChangeInput {
  readonly profile: Profile
  readonly occasion: Activity
  readonly wardrobe: readonly Garment[]
  readonly catalogue: CatalogueIndex
  /** The look as it is: its places, in each what it wears and then the alternatives. */
  readonly slots: readonly ListedGarments[]
  /** The place in each list of what is to be worn instead; 0 where nothing changes. */
  readonly worn: readonly number[]
}

/**
 * A look that wears other garments from its lists, with a new title and new reasons. Each list goes on after the garment that
 * is worn now, in the old order, without those with which it would break a rule that the look before did
 * not. What she chose is never refused. The same input gives the same look.
 */
export function changeLook({
  profile,
  occasion,
  wardrobe,
  catalogue,
  slots,
  worn,
}: ChangeInput): StyledLook {
  const brief = briefOf(personOf(profile, wardrobe), occasion)
  const before = asWorn(slots.map(([first]) => asWeighed(first, catalogue)))
  const places = slots.map((listed, at) =>
    beginningAt(listed, worn[at] ?? 0).map((garment) => {
      const piece = asWeighed(garment, catalogue)
      return before[at]?.slot === BASE ? asBeneath(piece) : piece
    }),
  )
  const pieces = places.flatMap(([first]) => first ?? [])
  // What the day and the shops could not give the look as it was may be missing still.
  const pardoned = new Set<Fault>(faultsOf(before, brief))
  const kept = places.map((place, at) =>
    place.filter((piece, index) => index === 0 || goesWith(pieces, at, piece, brief, pardoned)),
  )
  return toldLook({ pieces, score: scoreOf(pieces, brief), brief }, kept)
}

const BASE = SLOTS.indexOf("base")

function beginningAt(listed: ListedGarments, index: number): Garment[] {
  return [...listed.slice(index), ...listed.slice(0, index)]
}

/** Whether a look with another piece in a place breaks none but the pardoned rules. */
function goesWith(
  look: readonly Piece[],
  at: number,
  piece: Piece,
  brief: Brief,
  pardoned: ReadonlySet<Fault>,
): boolean {
  return faultsOf(look.with(at, piece), brief).every((fault) => pardoned.has(fault))
}

type Fault = Rule | "lacks-colour"

function faultsOf(look: readonly Piece[], brief: Brief): Fault[] {
  const broken = rulesBroken(look, brief)
  return lacksColour(look, brief) ? [...broken, "lacks-colour"] : broken
}

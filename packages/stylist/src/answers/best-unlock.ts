import { ACTIVITIES, type Activity } from "@stylin/garments/vocabulary"
import type { CatalogueIndex } from "../catalogue/catalogue-index.ts"
import { retrieve } from "../catalogue/retrieve.ts"
import { type Brief, briefOf } from "../grammar/brief.ts"
import { pairRule, pieceRule } from "../grammar/rules.ts"
import type { LookWishes } from "../input.ts"
import { type Profile, personOf } from "../person/person.ts"
import { SLOTS } from "../pieces/codes.ts"
import { type Piece, pieceOf } from "../pieces/piece.ts"
import { seededRandom } from "../random.ts"
import { shortName } from "../reasons/words.ts"
import { scoreOf } from "../score/score.ts"
import type { Garment } from "../types.ts"

export interface UnlockInput {
  readonly profile: Profile
  readonly wardrobe: readonly Garment[]
  readonly catalogue: CatalogueIndex
  readonly occasions: readonly Activity[]
  readonly wishes?: Omit<LookWishes, "around"> | undefined
  readonly seed: number
}

export type UnlockAnswer =
  | {
      readonly status: "found"
      readonly piece: Piece
      /** How many looks it makes with what she owns that she could not make before. */
      readonly newLooks: number
      /** The best of them, at most three, each with the ids of what she owns first. */
      readonly examples: readonly (readonly Piece[])[]
      readonly text: string
    }
  | {
      readonly status: "none"
      readonly code: "empty-wardrobe" | "nothing-affordable" | "nothing-unlocks"
      readonly text: string
    }

/** How many shop items are tried for each place. */
const TRIED = { count: 16, perKind: 4, perShelf: 1 } as const
/** A combination counts as a look from this score on: a look of her own that is merely passable. */
const GOOD_ENOUGH = 1.2
const EXAMPLES = 3
const BASES = [
  ["top", "bottom", "shoes"],
  ["dress", "shoes"],
] as const

/** 'One piece, N new looks': the shop item that makes the most looks with what she owns. */
export function bestUnlock(input: UnlockInput): UnlockAnswer {
  const { wardrobe, catalogue, wishes } = input
  const own = wardrobe.map(pieceOf)
  if (own.length === 0) {
    const text = "Add what you own first, so that we can see what goes with it."
    return { status: "none", code: "empty-wardrobe", text }
  }
  const person = personOf(input.profile)
  const wanted = input.occasions.length > 0 ? input.occasions : (input.profile.activities ?? [])
  const occasions = wanted.length > 0 ? wanted : ACTIVITIES
  const briefs = occasions.map((occasion) =>
    briefOf(person, occasion, { budgetPence: wishes?.budgetPence, leaveOut: wishes?.leaveOut }),
  )
  const tried = new Map<string, Piece>()
  for (const brief of briefs) {
    for (const slot of ["top", "bottom", "dress", "shoes"] as const) {
      const random = seededRandom(input.seed)
      const items = retrieve(catalogue, SLOTS.indexOf(slot), brief, random, TRIED)
      for (const item of items) tried.set(item.id, item)
    }
  }
  if (tried.size === 0) {
    const text = "Nothing in the shops is within what you asked for."
    return { status: "none", code: "nothing-affordable", text }
  }
  const unlocked = [...tried.values()].map((piece) => ({
    piece,
    looks: looksWith(piece, own, briefs),
  }))
  const best = unlocked.reduce((most, one) => (isBetter(one, most) ? one : most))
  const { piece, looks } = best
  if (looks.length === 0) {
    const text = "No single piece makes a new look with what you own yet."
    return { status: "none", code: "nothing-unlocks", text }
  }
  const examples = looks.sort((a, b) => b.score - a.score).slice(0, EXAMPLES)
  const many = looks.length === 1 ? "one new look" : `${looks.length} new looks`
  return {
    status: "found",
    piece,
    newLooks: looks.length,
    examples: examples.map(({ pieces }) => pieces),
    text: `A ${shortName(piece)} makes ${many} with what you own.`,
  }
}

interface Unlocked {
  readonly pieces: readonly Piece[]
  readonly score: number
}

function isBetter(
  one: { piece: Piece; looks: readonly Unlocked[] },
  most: { piece: Piece; looks: readonly Unlocked[] },
): boolean {
  if (one.looks.length !== most.looks.length) return one.looks.length > most.looks.length
  return (one.piece.price ?? 0) < (most.piece.price ?? 0)
}

/** Every good combination of a new piece with her own, each once for whatever occasion it suits. */
function looksWith(piece: Piece, own: readonly Piece[], briefs: readonly Brief[]): Unlocked[] {
  const found = new Map<string, Unlocked>()
  const slot = SLOTS[piece.slot]
  for (const brief of briefs) {
    if (pieceRule(piece, brief)) continue
    const mine = own.filter((one) => !(pieceRule(one, brief) || pairRule(one, piece, brief)))
    for (const base of BASES) {
      if (!base.some((place) => place === slot)) continue
      const places = base.filter((place) => place !== slot).map((place) => SLOTS.indexOf(place))
      for (const rest of combinations(mine, places, brief)) {
        const pieces = [...rest, piece]
        const key = rest.map(({ id }) => id).join("\n")
        const score = scoreOf(pieces, brief)
        if (score >= GOOD_ENOUGH && score > (found.get(key)?.score ?? 0)) {
          found.set(key, { pieces, score })
        }
      }
    }
  }
  return [...found.values()]
}

function combinations(own: readonly Piece[], places: readonly number[], brief: Brief): Piece[][] {
  return places.reduce<Piece[][]>(
    (partials, place) =>
      partials.flatMap((partial) =>
        own
          .filter((piece) => piece.slot === place)
          .filter((piece) => !partial.some((other) => pairRule(piece, other, brief)))
          .map((piece) => [...partial, piece]),
      ),
    [[]],
  )
}

import { amountWords, type Money, POUNDS } from "@stylin/garments/money"
import { ACTIVITIES, type Activity } from "@stylin/garments/vocabulary"
import type { CatalogueIndex } from "../catalogue/catalogue-index.ts"
import { retrieve } from "../catalogue/retrieve.ts"
import { isOpen } from "../grammar/asks.ts"
import { type Brief, briefOf } from "../grammar/brief.ts"
import { pairRule, pieceRule } from "../grammar/rules.ts"
import type { LookWishes, StyledLook } from "../input.ts"
import { type Profile, personOf } from "../person/person.ts"
import { SLOTS } from "../pieces/codes.ts"
import { type Piece, pieceOf } from "../pieces/piece.ts"
import { seededRandom } from "../random.ts"
import { capitalised, isPlural, shortName, withArticle } from "../reasons/words.ts"
import { worthOf } from "../score/estimate.ts"
import { scoreOf } from "../score/score.ts"
import type { FoundLook } from "../search/candidates.ts"
import { isLike } from "../search/likeness.ts"
import { toStyledLook } from "../search/look.ts"
import type { Garment } from "../types.ts"

export interface UnlockInput {
  readonly profile: Profile
  readonly wardrobe: readonly Garment[]
  readonly catalogue: CatalogueIndex
  readonly occasions: readonly Activity[]
  readonly wishes?: Omit<LookWishes, "around"> | undefined
  /** What prices are in; pounds if left out. */
  readonly money?: Money | undefined
  /** What is most: new looks, which it is if left out, or new looks for what the piece costs. */
  readonly aim?: "looks" | "looks_per_pound" | undefined
  /** The most new looks to return, best first. */
  readonly count: number
  readonly seed: number
}

export type UnlockAnswer =
  | {
      readonly status: "found"
      readonly piece: Piece
      /** How many looks it makes with what she owns that she could not make before. */
      readonly newLooks: number
      /** The best of them, each from the new piece and what she owns. */
      readonly looks: readonly StyledLook[]
      readonly text: string
    }
  | {
      readonly status: "none"
      readonly code: "empty-wardrobe" | "nothing-affordable" | "nothing-unlocks"
      readonly text: string
      /** The lowest price known to buy something, if the budget buys nothing. */
      readonly nearest?: { readonly budgetPence: number }
    }

/** How many shop items are tried per place. */
const TRIED = { count: 16, perKind: 4, perShelf: 1 } as const
/** How many of the most promising items are fully counted. */
const COUNTED = 4
/**
 * How many of her garments are combined per place, the best first: few to estimate an item, and
 * more than most people own to count it.
 */
export const WORN = { tried: 8, counted: 20 } as const
/** A combination counts as a look from this score: that of a barely acceptable look of her own. */
export const GOOD_ENOUGH = 1.2
const BASES = [
  ["top", "bottom", "shoes"],
  ["dress", "shoes"],
] as const

const NOTHING_UNLOCKS = {
  status: "none",
  code: "nothing-unlocks",
  text: "No single piece makes a new look with what you own yet.",
} as const satisfies UnlockAnswer

/**
 * 'One piece, N new looks': the shop item that makes the most looks with what she owns, and that she does not
 * own the like of.
 */
export function bestUnlock(input: UnlockInput): UnlockAnswer {
  const own = input.wardrobe.map(pieceOf)
  if (own.length === 0) {
    const text = "Add what you own first, so that we can see what goes with it."
    return { status: "none", code: "empty-wardrobe", text }
  }
  const briefs = briefsOf(input)
  const sold = piecesFor(input, briefs)
  const tried = sold.filter((piece) => !own.some((mine) => isLike(piece, mine)))
  const rank = input.aim === "looks_per_pound" ? byValue : byPromise
  if (sold.length === 0) return nothingAffordable(input)
  if (tried.length === 0) return NOTHING_UNLOCKS
  const { piece, looks } = mostOf(mostPromising(tried, own, briefs, rank), own, briefs, rank)
  if (looks.length === 0) return NOTHING_UNLOCKS
  const best = looks.sort((a, b) => b.score - a.score).slice(0, input.count)
  const many = looks.length === 1 ? "one new look" : `${looks.length} new looks`
  const name = shortName(piece)
  const makes = isPlural(name) ? "make" : "makes"
  return {
    status: "found",
    piece,
    newLooks: looks.length,
    looks: best.map((look) => toStyledLook(dressedForDay(look, own), [], 1, new Set())),
    text: capitalised(`${withArticle(name)} ${makes} ${many} with what you own.`),
  }
}

function briefsOf({ profile, wardrobe, occasions, wishes }: UnlockInput): Brief[] {
  const person = personOf(profile, wardrobe)
  const wanted = occasions.length > 0 ? occasions : (profile.activities ?? [])
  return (wanted.length > 0 ? wanted : ACTIVITIES).map((occasion) =>
    briefOf(person, occasion, { budgetPence: wishes?.budgetPence, leaveOut: wishes?.leaveOut }),
  )
}

function piecesFor({ catalogue, seed }: UnlockInput, briefs: readonly Brief[]): Piece[] {
  const tried = new Map<string, Piece>()
  for (const brief of briefs) {
    for (const slot of ["top", "bottom", "dress", "shoes"] as const) {
      const random = seededRandom(seed)
      const items = retrieve(catalogue, SLOTS.indexOf(slot), brief, random, TRIED)
      for (const item of items) tried.set(item.id, item)
    }
  }
  return [...tried.values()]
}

/** Says that her budget buys nothing, and what the cheapest suitable piece costs. */
function nothingAffordable(input: UnlockInput): UnlockAnswer {
  const text = "Nothing in the shops is within what you asked for."
  const none = { status: "none", code: "nothing-affordable" } as const
  const anyPrice = { ...input, wishes: { ...input.wishes, budgetPence: undefined } }
  const prices = piecesFor(anyPrice, briefsOf(anyPrice)).flatMap(({ price }) => price ?? [])
  if (prices.length === 0) return { ...none, text }
  const budgetPence = Math.min(...prices)
  const from = `There is something from ${amountWords(budgetPence, input.money ?? POUNDS)}.`
  return { ...none, text: `${text} ${from}`, nearest: { budgetPence } }
}

interface Unlocking {
  readonly piece: Piece
  readonly looks: FoundLook[]
}

function mostPromising(
  tried: readonly Piece[],
  own: readonly Piece[],
  briefs: readonly Brief[],
  rank: Rank,
) {
  return tried
    .map((piece) => ({ piece, looks: looksWith(piece, own, briefs, WORN.tried) }))
    .sort(rank)
    .slice(0, COUNTED)
    .map(({ piece }) => piece)
}

function mostOf(
  pieces: readonly Piece[],
  own: readonly Piece[],
  briefs: readonly Brief[],
  rank: Rank,
): Unlocking {
  const all = pieces.map((piece) => ({
    piece,
    looks: looksWith(piece, own, briefs, WORN.counted),
  }))
  return all.reduce((most, one) => (rank(one, most) < 0 ? one : most))
}

type Rank = (one: Unlocking, other: Unlocking) => number

/** More looks come first; of equals, the cheaper piece. */
function byPromise(one: Unlocking, other: Unlocking): number {
  return other.looks.length - one.looks.length || (one.piece.price ?? 0) - (other.piece.price ?? 0)
}

/** More looks for a pound come first; of equals, more looks. */
function byValue(one: Unlocking, other: Unlocking): number {
  return looksPerPound(other) - looksPerPound(one) || other.looks.length - one.looks.length
}

/** Looks per pound; none where the price is unknown. */
function looksPerPound({ piece: { price }, looks }: Unlocking): number {
  return price === undefined ? 0 : (looks.length * 100) / Math.max(100, price)
}

/**
 * Every good combination of a new piece with her own, once, for the occasion it suits best. What is no
 * part of a base, such as a coat or a bag, is worn with the whole of it.
 * @param worn how many of her garments are combined per place
 */
export function looksWith(
  piece: Piece,
  own: readonly Piece[],
  briefs: readonly Brief[],
  worn: number,
): FoundLook[] {
  const found = new Map<string, FoundLook>()
  const slot = SLOTS[piece.slot]
  const isPart = (base: readonly string[]) => base.some((place) => place === slot)
  const bases = BASES.some(isPart) ? BASES.filter(isPart) : BASES
  for (const brief of briefs) {
    if (pieceRule(piece, brief)) continue
    for (const base of bases) {
      const places = base
        .filter((place) => place !== slot)
        .map((place) => bestOf(own, SLOTS.indexOf(place), piece, brief).slice(0, worn))
      for (const rest of combinations(places, brief)) {
        const pieces = [...rest, piece].sort((a, b) => a.slot - b.slot)
        const key = rest.map(({ id }) => id).join("\n")
        if (brief.asks.some((ask) => !ask.ofDay && isOpen(ask, wearOfAll(pieces)))) continue
        const score = scoreOf(pieces, brief)
        if (score >= GOOD_ENOUGH && score > (found.get(key)?.score ?? 0)) {
          found.set(key, { pieces, score, brief })
        }
      }
    }
  }
  return [...found.values()]
}

/** A look with what the day needs over and beneath it, as far as she owns it. */
function dressedForDay(look: FoundLook, own: readonly Piece[]): FoundLook {
  const { brief } = look
  const pieces = [...look.pieces]
  for (const ask of brief.asks) {
    if (!isOpen(ask, wearOfAll(pieces))) continue
    const [best] = own
      .filter((one) => (one.wear & ask.given) !== 0 && !pieceRule(one, brief))
      .filter((one) => pieces.every((other) => !pairRule(one, other, brief)))
      .sort((a, b) => worthOf(b, brief) - worthOf(a, brief))
    if (best) pieces.push(best)
  }
  pieces.sort((a, b) => a.slot - b.slot)
  return { pieces, score: scoreOf(pieces, brief), brief }
}

function wearOfAll(pieces: readonly Piece[]): number {
  return pieces.reduce((bits, { wear }) => bits | wear, 0)
}

/** Her garments for a place that may be worn with a piece, best first. */
function bestOf(own: readonly Piece[], slot: number, piece: Piece, brief: Brief): Piece[] {
  return own
    .filter((one) => one.slot === slot)
    .filter((one) => !(pieceRule(one, brief) || pairRule(one, piece, brief)))
    .map((one) => ({ one, worth: worthOf(one, brief) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ one }) => one)
}

function combinations(places: readonly (readonly Piece[])[], brief: Brief): Piece[][] {
  return places.reduce<Piece[][]>(
    (partials, place) =>
      partials.flatMap((partial) =>
        place
          .filter((piece) => !partial.some((other) => pairRule(piece, other, brief)))
          .map((piece) => [...partial, piece]),
      ),
    [[]],
  )
}

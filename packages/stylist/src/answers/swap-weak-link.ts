import type { Activity } from "@stylin/garments/vocabulary"
import type { CatalogueIndex } from "../catalogue/catalogue-index.ts"
import { type Brief, briefOf } from "../grammar/brief.ts"
import { rulesBroken } from "../grammar/rules.ts"
import type { LookWishes, StyledLook } from "../input.ts"
import { type Profile, personOf } from "../person/person.ts"
import { type Piece, pieceOf } from "../pieces/piece.ts"
import { seededRandom } from "../random.ts"
import { capitalised, isPlural, kindWord, shortName, withArticle } from "../reasons/words.ts"
import { scoreOf, TERM_NAMES, type TermName, termsOf } from "../score/score.ts"
import { toStyledLook } from "../search/look.ts"
import { poolsFor } from "../search/pools.ts"
import type { Garment } from "../types.ts"
import { asWeighed, asWorn } from "./worn-look.ts"

export interface SwapInput {
  readonly profile: Profile
  /** The garments of the current look. */
  readonly look: readonly Garment[]
  readonly occasion: Activity
  readonly wardrobe: readonly Garment[]
  readonly catalogue: CatalogueIndex
  readonly wishes?: Omit<LookWishes, "around"> | undefined
  /** The most garments that a place of the new look lists, including the chosen one. */
  readonly alternatives: number
  readonly seed: number
}

export type SwapAnswer =
  | {
      readonly status: "swap"
      /** The id of the garment that weakens the look. */
      readonly weakLink: string
      readonly swap: Piece
      /** The look after the swap. */
      readonly look: StyledLook
      /** What the look's score gains. */
      readonly gain: number
      /** The term that gains most. */
      readonly term: TermName
      readonly text: string
    }
  | { readonly status: "none"; readonly code: "already-best" | "empty-look"; readonly text: string }

/**
 * Below these gains a swap is a matter of taste, not an improvement: sound looks of a feed would gain up to one by it, and
 * outfits with a fault twice that. What would be bought must gain more.
 */
const WORTH_IT = { own: 0.75, pick: 1.2 } as const

/** How to phrase each term's gain, for one thing and for several, after "A instead of B". */
const SAID: Record<TermName, readonly [verb: string, verbOfMany: string, rest: string]> = {
  harmony: ["sits", "sit", "better with the colours of the rest"],
  palette: ["is", "are", "nearer to your own colours"],
  formality: ["answers", "answer", "the occasion better"],
  silhouette: ["balances", "balance", "wide and close better"],
  patterns: ["leaves", "leave", "the prints room"],
  season: ["is", "are", "right for the season"],
  taste: ["is", "are", "more what you like"],
  ownership: ["is", "are", "in your wardrobe already"],
  style: ["keeps", "keep", "to the style of the rest"],
  price: ["keeps", "keep", "the prices on one level"],
}
/** If her shape is known, a silhouette is judged by it first. */
const SAID_OF_SHAPE = ["does", "do", "more for your shape"] as const

/** Finds the garment that weakens a look most, and the best one to wear instead, with the reason. */
export function swapWeakLink(input: SwapInput): SwapAnswer {
  const look = asWorn(input.look.map((garment) => asWeighed(garment, input.catalogue)))
  if (look.length === 0) {
    return { status: "none", code: "empty-look", text: "There is nothing in this look to swap." }
  }
  const brief = briefOf(personOf(input.profile, input.wardrobe), input.occasion, {
    budgetPence: input.wishes?.budgetPence,
    leaveOut: input.wishes?.leaveOut,
  })
  const own = input.wardrobe.map(pieceOf)
  const pools = poolsFor(own, input.catalogue, brief, seededRandom(input.seed))
  const before = scoreOf(look, brief)
  let best: { weak: Piece; swap: Piece; gain: number } | undefined
  for (const weak of look) {
    for (const { piece: swap } of pools[weak.slot] ?? []) {
      if (look.some(({ id }) => id === swap.id)) continue
      const swapped = look.map((piece) => (piece === weak ? swap : piece))
      if (rulesBroken(swapped, brief).length > rulesBroken(look, brief).length) continue
      const gain = scoreOf(swapped, brief) - before
      if (gain < WORTH_IT[swap.owned ? "own" : "pick"]) continue
      if (gain > (best?.gain ?? 0)) best = { weak, swap, gain }
    }
  }
  if (!best) {
    const text = "This look needs nothing: no other piece would make it clearly better."
    return { status: "none", code: "already-best", text }
  }
  const { weak, swap, gain } = best
  const term = mostGained(look, weak, swap, brief)
  const pieces = look.map((piece) => (piece === weak ? swap : piece))
  const found = { pieces, score: before + gain, brief }
  return {
    status: "swap",
    weakLink: weak.id,
    swap,
    look: toStyledLook(found, pools, input.alternatives, new Set([weak.id])),
    gain,
    term,
    text: sentence(weak, swap, term, brief),
  }
}

function sentence(weak: Piece, swap: Piece, term: TermName, { person }: Brief): string {
  const name = shortName(swap)
  const what = swap.owned ? `your ${name}` : withArticle(name)
  // Two of the same kind are told apart by their colour.
  const than = kindWord(weak) === kindWord(swap) ? shortName(weak) : kindWord(weak)
  const isOfShape = term === "silhouette" && person.bodyType >= 0
  const [verb, verbOfMany, rest] = isOfShape ? SAID_OF_SHAPE : SAID[term]
  const said = `${isPlural(name) ? verbOfMany : verb} ${rest}`
  return capitalised(`${what} instead of the ${than} ${said}.`)
}

function mostGained(look: readonly Piece[], weak: Piece, swap: Piece, brief: Brief): TermName {
  const before = termsOf(look, brief)
  const after = termsOf(
    look.map((piece) => (piece === weak ? swap : piece)),
    brief,
  )
  const gainOf = (name: TermName) => after[name] - before[name]
  return TERM_NAMES.reduce((best, name) => (gainOf(name) > gainOf(best) ? name : best))
}

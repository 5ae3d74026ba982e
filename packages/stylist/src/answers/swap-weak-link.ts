import type { Activity } from "@stylin/garments/vocabulary"
import type { CatalogueIndex } from "../catalogue/catalogue-index.ts"
import { type Brief, briefOf } from "../grammar/brief.ts"
import { rulesBroken } from "../grammar/rules.ts"
import type { LookWishes } from "../input.ts"
import { type Profile, personOf } from "../person/person.ts"
import { type Piece, pieceOf } from "../pieces/piece.ts"
import { seededRandom } from "../random.ts"
import { kindWord, shortName } from "../reasons/words.ts"
import { scoreOf, TERM_NAMES, type TermName, termsOf } from "../score/score.ts"
import { poolsFor } from "../search/pools.ts"
import type { Garment } from "../types.ts"

export interface SwapInput {
  readonly profile: Profile
  /** The garments of the look as it is. */
  readonly look: readonly Garment[]
  readonly occasion: Activity
  readonly wardrobe: readonly Garment[]
  readonly catalogue: CatalogueIndex
  readonly wishes?: Omit<LookWishes, "around"> | undefined
  readonly seed: number
}

export type SwapAnswer =
  | {
      readonly status: "swap"
      /** The id of the garment that weakens the look. */
      readonly weakLink: string
      readonly swap: Piece
      /** What the look's score gains. */
      readonly gain: number
      /** The term that gains most. */
      readonly term: TermName
      readonly text: string
    }
  | { readonly status: "none"; readonly code: "already-best" | "empty-look"; readonly text: string }

/** Below this gain a swap is a matter of taste and not an improvement. */
const WORTH_IT = 0.1

/** How the gain of each term is said, as completes "A navy blazer instead …". */
const SAID: Record<TermName, string> = {
  harmony: "sits better with the colours of the rest",
  palette: "is nearer to your own colours",
  formality: "answers the occasion better",
  silhouette: "balances wide and close better",
  patterns: "leaves the prints room",
  season: "is right for the season",
  taste: "is more what you like",
  ownership: "is yours already",
  price: "keeps the prices on one level",
}

/** Finds the garment that weakens a look most, and the best one to wear instead, with the reason. */
export function swapWeakLink(input: SwapInput): SwapAnswer {
  const look = input.look.map(pieceOf)
  if (look.length === 0) {
    return { status: "none", code: "empty-look", text: "There is nothing in this look to swap." }
  }
  const brief = briefOf(personOf(input.profile), input.occasion, {
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
      if (gain > (best?.gain ?? WORTH_IT)) best = { weak, swap, gain }
    }
  }
  if (!best) {
    const text = "Nothing you own, or could buy, would make this look better."
    return { status: "none", code: "already-best", text }
  }
  const term = mostGained(look, best.weak, best.swap, brief)
  const owner = best.swap.owned ? "Your" : "A"
  return {
    status: "swap",
    weakLink: best.weak.id,
    swap: best.swap,
    gain: best.gain,
    term,
    text: `${owner} ${shortName(best.swap)} instead of the ${kindWord(best.weak)} ${saidOf(term, brief)}.`,
  }
}

/** With her shape known, a silhouette is judged by it first. */
function saidOf(term: TermName, { person }: Brief): string {
  return term === "silhouette" && person.bodyType >= 0 ? "does more for your shape" : SAID[term]
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

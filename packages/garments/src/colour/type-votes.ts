import { typeDistance } from "./colour-type.ts"
import { SEASONAL_TYPES, type SeasonalType } from "./seasons.ts"
import { monkStep } from "./skin.ts"

/** What one selfie says about a person's type. */
export interface TypeVote {
  /** How likely each type is, in the order of the circle; 1 in all. */
  readonly shares: readonly number[]
  /** Whether white paper beside the face showed the light. */
  readonly by_paper: boolean
}

/** What votes say together. */
export interface TypeOutcome {
  readonly colour_type: SeasonalType
  /** How likely this very type is. */
  readonly probability: number
  readonly runner_up: { readonly colour_type: SeasonalType; readonly probability: number }
  /** How likely this type or one of its two neighbours is. */
  readonly certainty: number
  /** Whether no further selfie is needed. */
  readonly is_certain: boolean
}

/** How many selfies vote; older ones lose their vote. */
const VOTES = 5
/** A selfie with paper shows the light, so it counts twice. */
const PAPER_COUNTS = 2
/** Below this share for the type and its neighbours, she is asked for another selfie. */
const CERTAIN = 0.64
/** With paper the light is known, so a surer answer is possible. */
const CERTAIN_BY_PAPER = 0.68
/**
 * Deep skin leaves less to tell its undertone by: there, surer answers are as often right as those of
 * lighter skin only from here up.
 */
const CERTAIN_OF_DEEP = 0.85
/** The step of the Monk scale from which skin is deep. */
const DEEP = 7
/** What a type's share counts towards the answer, by the steps on the circle between them. */
const NEARNESS = [1, 0.7, 0.3]
/** An answer is at least this share as likely as the likeliest type. */
const LIKELY = 0.5

/** The votes that count, the latest last. */
export function lastVotes<Vote extends TypeVote>(votes: readonly Vote[]): Vote[] {
  return votes.slice(-VOTES)
}

/**
 * The type that all votes together make likeliest. Types near it count in part, because they are
 * near misses: where the light left much open, the middle of what is likely is steadier than its
 * peak. The outcome's shares are hundredths.
 *
 * @param typologyAngle of her skin, in degrees
 */
export function typeByVotes(votes: readonly TypeVote[], typologyAngle: number): TypeOutcome {
  const shares = sharesOf(votes)
  const best = bestOf(shares)
  const runnerUp = shares
    .map((share, type) => ({ share, type }))
    .filter(({ type }) => type !== best)
    .reduce((top, next) => (next.share > top.share ? next : top))
  const certainty = Math.min(1, (shares[best] ?? 0) + besideOf(shares, best))
  return {
    colour_type: typeAt(best),
    probability: rounded(shares[best] ?? 0),
    runner_up: { colour_type: typeAt(runnerUp.type), probability: rounded(runnerUp.share) },
    certainty: rounded(certainty),
    is_certain: certainty >= leastCertain(votes, typologyAngle),
  }
}

function leastCertain(votes: readonly TypeVote[], typologyAngle: number): number {
  if (monkStep(typologyAngle) >= DEEP) return CERTAIN_OF_DEEP
  return votes.some(({ by_paper }) => by_paper) ? CERTAIN_BY_PAPER : CERTAIN
}

/** A type that she may choose, and how likely it is. */
export interface TypeCandidate {
  readonly colour_type: SeasonalType
  readonly probability: number
}

/**
 * The two or three types that she is offered, likeliest first: what the votes answer, the next
 * likeliest, and a third unless it is unlikely. Where the first two are of one season, the third is
 * the likeliest of another, so that she has something to compare with. Without votes there is none.
 */
export function candidatesByVotes(votes: readonly TypeVote[]): TypeCandidate[] {
  if (votes.length === 0) return []
  const shares = sharesOf(votes)
  const best = bestOf(shares)
  const others = shares
    .map((share, type) => ({ share, type }))
    .filter(({ type }) => type !== best)
    .toSorted((one, other) => other.share - one.share)
  const [second] = others
  const isOfOne = second !== undefined && seasonAt(second.type) === seasonAt(best)
  const third = isOfOne
    ? others.find(({ type }) => seasonAt(type) !== seasonAt(best))
    : others.slice(1).find(({ share }) => share >= LEAST_LIKELY)
  return [{ share: shares[best] ?? 0, type: best }, second, third].flatMap((one) =>
    one ? [{ colour_type: typeAt(one.type), probability: rounded(one.share) }] : [],
  )
}

/** A third type is offered from this share up. */
const LEAST_LIKELY = 0.08

function seasonAt(place: number): string | undefined {
  return typeAt(place).split(" ").at(-1)
}

/** How likely all votes together make each type. */
function sharesOf(votes: readonly TypeVote[]): number[] {
  const weights = votes.map(({ by_paper }) => (by_paper ? PAPER_COUNTS : 1))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return SEASONAL_TYPES.map(
    (_, type) =>
      votes.reduce((sum, vote, i) => sum + (weights[i] ?? 0) * (vote.shares[type] ?? 0), 0) / all,
  )
}

/** The place on the circle of the type to answer with. */
function bestOf(shares: readonly number[]): number {
  const least = LIKELY * Math.max(...shares)
  const worth = shares.map((own, type) => (own < least ? 0 : nearTo(type, shares)))
  return worth.indexOf(Math.max(...worth))
}

/** The shares of a type and of those near it, by their nearness. */
function nearTo(type: number, shares: readonly number[]): number {
  const nearness = (other: number) => NEARNESS[typeDistance(typeAt(type), typeAt(other))] ?? 0
  return shares.reduce((sum, share, other) => sum + nearness(other) * share, 0)
}

function besideOf(shares: readonly number[], type: number): number {
  const count = shares.length
  return (shares[(type + 1) % count] ?? 0) + (shares[(type + count - 1) % count] ?? 0)
}

function typeAt(place: number): SeasonalType {
  return SEASONAL_TYPES[place] ?? "soft summer"
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100
}

import { ACTIVITIES, type Activity } from "@stylin/garments/vocabulary"
import { type Brief, briefOf } from "../grammar/brief.ts"
import type { StyleAnswer, StyledLook, StyleInput } from "../input.ts"
import { personOf } from "../person/person.ts"
import { type Piece, pieceOf } from "../pieces/piece.ts"
import { type Random, seededRandom } from "../random.ts"
import { worthOf } from "../score/estimate.ts"
import { type FoundLook, findLooks, lookKey } from "./candidates.ts"
import { toStyledLook } from "./look.ts"
import { type Candidate, type Pools, poolsFor } from "./pools.ts"
import { SHOWN_TOGETHER, spread } from "./spread.ts"
import { type Asked, askedItem, budgetTooLow, notForWeather, unmetOf } from "./wishes.ts"

/** The search for one occasion. */
interface Round {
  readonly brief: Brief
  readonly pools: Pools
  readonly looks: readonly FoundLook[]
}

/**
 * Finds looks for a person: legal by the grammar of outfits, best by the score, unlike each other.
 * What she owns is used first and picks complete it. Pure: the same input gives the same answer.
 * Nothing is thrown for a wish that cannot be met: the answer says which, and what comes nearest.
 */
export function styleLooks(input: StyleInput): StyleAnswer {
  const answer = search(input)
  const { budgetPence } = input.wishes ?? {}
  if (budgetPence === undefined || answer.looks.length > 0) return answer
  const nearest = nearestBudget(input, budgetPence)
  if (nearest === undefined) return answer
  const unmet = answer.unmet.filter(({ code }) => code !== "nothing-to-wear")
  return { ...answer, unmet: [...unmet, budgetTooLow(nearest)] }
}

/** Doublings of a budget that are tried before it is taken that money is not what is missing. */
const DOUBLINGS = 12

/**
 * The least that is known to buy a look: of what is found at the first doubling of a budget that finds
 * anything, the lowest cost that as a budget finds a look again.
 */
function nearestBudget(input: StyleInput, budgetPence: number): number | undefined {
  const within = (budget: number) =>
    search({ ...input, wishes: { ...input.wishes, budgetPence: budget } }).looks
  for (let doubling = 1; doubling <= DOUBLINGS; doubling += 1) {
    const more = Math.max(100, budgetPence) * 2 ** doubling
    const looks = within(more)
    if (looks.length === 0) continue
    const costs = looks.map(costOf).sort((a, b) => a - b)
    return costs.find((cost) => within(cost).length > 0) ?? more
  }
  return undefined
}

function costOf({ slots }: StyledLook): number {
  return slots.reduce((sum, [{ price = 0 }]) => sum + price, 0)
}

function search(input: StyleInput): StyleAnswer {
  const random = seededRandom(input.seed)
  const person = personOf(input.profile)
  const wardrobe = distinct(input.wardrobe.map(pieceOf))
  const asked = askedItem(input, wardrobe)
  const wishes = {
    budgetPence: input.wishes?.budgetPence,
    leaveOut: input.wishes?.leaveOut?.filter((id) => id !== asked.piece?.id),
    asked: asked.piece ? [asked.piece.id] : [],
  }
  const seen = seenKeys(input)
  const rounds = occasionsOf(input).map((occasion) => {
    const round = (isLenient: boolean) => {
      const brief = briefOf(person, occasion, { ...wishes, isLenient })
      return roundFor(brief, input, wardrobe, asked, seen, random)
    }
    const strict = round(false)
    return strict.looks.length > 0 || !person.day ? strict : round(true)
  })
  const chosen = spread(
    rounds.map(({ looks }) => looks),
    input.count,
    new Set(wishes.asked),
  )
  const poolsOf = new Map(rounds.map(({ brief, pools }) => [brief, pools]))
  const looks = chosen.map((look, index) => {
    const taken = picksBeside(chosen, index)
    return toStyledLook(look, poolsOf.get(look.brief) ?? [], input.alternatives, taken)
  })
  const unmet = unmetOf(input, asked, looks, wardrobe)
  const isTooLight = chosen.some(({ brief }) => brief.isLenient)
  return {
    looks: withoutSharedAlternatives(looks),
    unmet: isTooLight ? [...unmet, notForWeather()] : unmet,
  }
}

function roundFor(
  brief: Brief,
  { catalogue, candidatesPerOccasion }: StyleInput,
  wardrobe: readonly Piece[],
  { piece }: Asked,
  seen: ReadonlySet<string>,
  random: Random,
): Round {
  const pools = poolsFor(wardrobe, catalogue, brief, random)
  if (!piece) return { brief, pools, looks: findLooks(pools, brief, candidatesPerOccasion, seen) }
  const hero: Candidate = { piece, worth: worthOf(piece, brief) }
  const only = pools.map((pool, slot) => (slot === piece.slot ? [hero] : pool))
  const looks = findLooks(only, brief, candidatesPerOccasion, seen, [hero])
  return { brief, pools: only, looks }
}

function occasionsOf({ occasions, profile }: StyleInput): readonly Activity[] {
  const wanted = occasions.length > 0 ? occasions : (profile.activities ?? [])
  return wanted.length > 0 ? [...new Set(wanted)] : ACTIVITIES
}

function distinct(pieces: readonly Piece[]): Piece[] {
  return [...new Map(pieces.map((piece) => [piece.id, piece])).values()]
}

/** What looks are known by that must not come again. Ids that are not known are passed over. */
function seenKeys({ avoidOutfits = [], wardrobe, catalogue }: StyleInput): Set<string> {
  const own = new Map(wardrobe.map((garment) => [garment.id, garment]))
  return new Set(
    avoidOutfits.map((ids) =>
      lookKey(
        ids.flatMap((id) => {
          const mine = own.get(id)
          const row = catalogue.row(id)
          if (mine) return [pieceOf(mine)]
          return row === undefined ? [] : [catalogue.piece(row)]
        }),
      ),
    ),
  )
}

/** The picks of the looks that are shown together with one. */
function picksBeside(looks: readonly FoundLook[], index: number): Set<string> {
  const first = index - (index % SHOWN_TOGETHER)
  const beside = looks.slice(first, first + SHOWN_TOGETHER).filter((_, at) => first + at !== index)
  return new Set(
    beside.flatMap(({ pieces }) => pieces.filter(({ owned }) => !owned).map(({ id }) => id)),
  )
}

/** Of the looks shown together only the first lists a pick among its alternatives. */
function withoutSharedAlternatives(looks: readonly StyledLook[]): StyledLook[] {
  let listed = new Set<string>()
  return looks.map((look, index) => {
    if (index % SHOWN_TOGETHER === 0) listed = new Set()
    const before = new Set(listed)
    const slots = look.slots.map(([chosen, ...others]): [Piece, ...Piece[]] => {
      const kept = others.filter(({ id, owned }) => owned || !before.has(id))
      for (const { id } of kept) listed.add(id)
      return [chosen, ...kept]
    })
    return { ...look, slots }
  })
}

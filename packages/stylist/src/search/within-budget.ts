import { aboutPounds, type Money, POUNDS, smallestUnits } from "@stylin/garments/money"
import type { Activity } from "@stylin/garments/vocabulary"
import type { StyleAnswer, StyledLook, StyleInput, Unmet } from "../input.ts"
import { SLOTS } from "../pieces/codes.ts"
import { occasionsOf } from "./rounds.ts"
import { OFTEN, SHOWN_TOGETHER } from "./spread.ts"
import { missingIn, outfitsOf, takingTurns } from "./turns.ts"
import { budgetTooLow, dearerLooks, fewWithin, saidDearer } from "./wishes.ts"

/** A feed of fewer looks is short. */
const LEAST = 9
const WORN_ONCE: ReadonlySet<number> = new Set(
  (["top", "dress"] as const).map((place) => SLOTS.indexOf(place)),
)
const COAT = SLOTS.indexOf("coat")
const SHOES = SLOTS.indexOf("shoes")
/**
 * What looks shown side by side may share where a feed would be short, one step after the other: nobody buys
 * a second coat, or a second pair of boots, for one more look.
 */
const MAY_SHARE: readonly ReadonlySet<number>[] = [new Set([COAT]), new Set([COAT, SHOES])]
/** So many times a budget is as good as any; if that finds nothing, money is not the problem. */
const FAR = 4096
/** What counts as a budget, in pounds or about as much, where she has none. */
const LEAST_MONEY = 1
/** As a share of its price how near a search for the cheapest ends, and what looks may cost beside it. */
const NEAR = { share: 0.04, above: 1.1 } as const

/** Finds looks; `strictly`, none that do not suit the weather. */
export type Find = (input: StyleInput, strictly: boolean) => StyleAnswer

/**
 * Finds looks within a budget. If it makes a short feed, leaves out an occasion or wears one top again and
 * again, looks follow that share a coat to buy with those beside them, then shoes; what is still missing
 * stays missing, and the answer says for which occasions. Only where the budget buys no look at all are there
 * looks that cost more, as little more as can be, and each says so; and where no money makes one, looks
 * that are too thin.
 */
export function withinBudget(input: StyleInput, budgetPence: number, find: Find): StyleAnswer {
  const all = occasionsOf(input)
  const { money } = input
  const within = (
    budget: number,
    strictly = true,
    before: readonly StyledLook[] = [],
    { occasions = all, mayShare = NOTHING }: Wider = {},
  ) =>
    find(
      {
        ...input,
        occasions,
        wishes: {
          ...input.wishes,
          budgetPence: budget,
          leaveOut: [
            ...(input.wishes?.leaveOut ?? []),
            ...boughtIn(before, mayShare),
            ...tiredOf(before),
          ],
        },
        avoidOutfits: [...(input.avoidOutfits ?? []), ...outfitsOf(before)],
        count: input.count - before.length,
      },
      strictly,
    )
  const answer = within(budgetPence)
  const { varied, repeats } = byVariety(answer.looks)
  // The occasions without a look though there are looks for others.
  const { bare, share } = missingIn(varied, input)
  const forBare = (looks: readonly StyledLook[]) =>
    looks.filter(({ occasion }) => bare.includes(occasion)).length
  const least = Math.min(LEAST, input.count)
  const isEnough = (looks: readonly StyledLook[]) =>
    looks.length >= least && forBare(looks) >= share
  if (isEnough(varied)) return answer
  if (varied.length === 0) return dearerLooksOf(budgetPence, answer.unmet, within, money)
  let looks: readonly StyledLook[] = varied.slice(0, input.count - share)
  for (const mayShare of MAY_SHARE) {
    if (isEnough(looks)) break
    const others = input.count - share - looks.length + forBare(looks)
    const occasions = others > 0 ? bareFirst(all, bare) : bare
    const found = within(budgetPence, true, looks, { occasions, mayShare }).looks
    // What other occasions take would be missing for those that have no look yet.
    const beside = found
      .filter(({ occasion }) => !bare.includes(occasion))
      .slice(Math.max(0, others))
    looks = takingTurns(
      looks,
      found.filter((look) => !beside.includes(look)),
    )
  }
  const spare = [...varied.slice(input.count - share), ...repeats]
  const shown = [...looks, ...(isEnough(looks) ? [] : spare)].slice(0, input.count)
  const unmet = answer.unmet.filter(({ code }) => !SHORT.includes(code))
  const isShort = shown.length < input.count || forBare(shown) < share
  return {
    looks: shown,
    unmet: isShort ? [...unmet, fewWithin(budgetPence, shown, all, money)] : unmet,
  }
}

const NOTHING: ReadonlySet<number> = new Set()

/** How a later search differs from the first. */
interface Wider {
  readonly occasions?: readonly Activity[]
  /** The places whose picks it may share with looks shown beside it. */
  readonly mayShare?: ReadonlySet<number>
}

/**
 * The looks that cost the least more than a budget that buys none; thin ones if no money buys others.
 * @param unmet what of her request the budget itself does not meet
 */
function dearerLooksOf(
  budgetPence: number,
  unmet: readonly Unmet[],
  within: (budget: number, strictly: boolean) => StyleAnswer,
  money: Money = POUNDS,
): StyleAnswer {
  const { currency } = money
  const from = Math.max(smallestUnits(aboutPounds(LEAST_MONEY, currency), currency), budgetPence)
  const nearest = nearestAnswer(budgetPence, from, (budget) => within(budget, true))
  if (nearest) {
    const looks = nearest.looks.filter((look) => costOf(look) <= NEAR.above * cheapestOf(nearest))
    const others = unmet.filter(({ code }) => !SHORT.includes(code))
    return {
      looks: looks.map((look) => saidDearer(look, budgetPence, money)),
      unmet: [...others, dearerLooks(budgetPence, looks.map(costOf), money)],
    }
  }
  const thin = within(budgetPence, false)
  if (thin.looks.length > 0) return thin
  const least = nearestAnswer(budgetPence, from, (budget) => within(budget, false))
  if (!least) return thin
  const others = thin.unmet.filter(({ code }) => code !== "nothing-to-wear")
  return { ...thin, unmet: [...others, budgetTooLow(cheapestOf(least), money)] }
}

/** What tops and dresses of looks were worn as often as one piece may be. */
function tiredOf(looks: readonly StyledLook[]): string[] {
  const times = new Map<string, number>()
  for (const id of looks.flatMap(bodicesOf)) times.set(id, (times.get(id) ?? 0) + 1)
  return [...times].filter(([, count]) => count >= OFTEN.times).map(([id]) => id)
}

/** Looks as long as no top or dress comes too often, and those in which one does. */
function byVariety(looks: readonly StyledLook[]) {
  const varied: StyledLook[] = []
  const repeats: StyledLook[] = []
  for (const look of looks) {
    const tired = tiredOf(varied)
    const isRepeat = bodicesOf(look).some((id) => tired.includes(id))
    if (isRepeat) repeats.push(look)
    else varied.push(look)
  }
  return { varied, repeats }
}

function bodicesOf({ slots }: StyledLook): string[] {
  return slots.map(([one]) => one).flatMap(({ id, slot }) => (WORN_ONCE.has(slot) ? [id] : []))
}

/**
 * What later looks may not have: the clothes bought in earlier ones, and all picks of those shown beside, but
 * for places that `mayShare`.
 */
function boughtIn(before: readonly StyledLook[], mayShare: ReadonlySet<number>): string[] {
  const beside = before.length - (before.length % SHOWN_TOGETHER)
  const picks = before.flatMap(({ slots }, index) =>
    slots
      .map(([chosen]) => chosen)
      .filter(({ slot }) => !mayShare.has(slot) && (index >= beside || WORN_ONCE.has(slot))),
  )
  return picks.filter(({ owned }) => !owned).map(({ id }) => id)
}

/** The occasions that no look is for yet, then the others. */
function bareFirst(occasions: readonly Activity[], bare: readonly Activity[]): Activity[] {
  return occasions.toSorted((a, b) => Number(bare.includes(b)) - Number(bare.includes(a)))
}

const SHORT: readonly string[] = ["fewer-looks", "nothing-to-wear"]

/**
 * The answer with the cheapest look: one for more money, as long as halving what lies between that and what
 * buys none finds a cheaper one. More money is taken to find no fewer looks.
 * @param from the budget, or what counts as one: multiples of it are tried
 */
function nearestAnswer(
  budgetPence: number,
  from: number,
  within: (budget: number) => StyleAnswer,
): StyleAnswer | undefined {
  // Mostly twice as much is enough, and then the far search is spared.
  let nearest = within(2 * from)
  if (nearest.looks.length === 0) nearest = within(FAR * from)
  if (nearest.looks.length === 0) return undefined
  let low = budgetPence
  while (cheapestOf(nearest) - low > NEAR.share * cheapestOf(nearest)) {
    const middle = Math.round((low + cheapestOf(nearest)) / 2)
    const found = within(middle)
    if (found.looks.length > 0) nearest = found
    else low = middle
  }
  return nearest
}

function cheapestOf({ looks }: StyleAnswer): number {
  return Math.min(...looks.map(costOf))
}

function costOf({ slots }: StyledLook): number {
  return slots.reduce((sum, [{ price = 0 }]) => sum + price, 0)
}

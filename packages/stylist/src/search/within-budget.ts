import type { Activity } from "@stylin/garments/vocabulary"
import type { StyleAnswer, StyledLook, StyleInput } from "../input.ts"
import { SLOTS } from "../pieces/codes.ts"
import { occasionsOf } from "./rounds.ts"
import { OFTEN, SHOWN_TOGETHER } from "./spread.ts"
import { missingIn, takingTurns } from "./turns.ts"
import { budgetTooLow, dearerLooks } from "./wishes.ts"

/** A feed of fewer looks is short. */
const LEAST = 9
/**
 * What a look may cost, relative to her budget, where that makes a short feed, step by step. She who
 * has nothing for the cold needs a coat, a jumper and boots at once.
 */
const STEPS = [1.25, 1.5, 2, 2.75] as const
const WORN_ONCE: ReadonlySet<number> = new Set(
  (["top", "dress"] as const).map((place) => SLOTS.indexOf(place)),
)
const COAT = SLOTS.indexOf("coat")
/** How often a budget is doubled at most; if that finds nothing, money is not the problem. */
const DOUBLINGS = 12

/** Finds looks; `strictly`, none that do not suit the weather. */
export type Find = (input: StyleInput, strictly: boolean) => StyleAnswer

/**
 * Finds looks within a budget. If it makes a short feed, leaves out an occasion or wears one top again and
 * again, looks follow that share a coat to buy with those beside them, and then looks that cost more, step by
 * step, because it is better to be warm; only then come looks that are too thin. The answer says what costs
 * more.
 */
export function withinBudget(input: StyleInput, budgetPence: number, find: Find): StyleAnswer {
  const leaveOut = input.wishes?.leaveOut ?? []
  const all = occasionsOf(input)
  const within = (
    budget: number,
    strictly = true,
    before: readonly StyledLook[] = [],
    occasions = all,
  ) =>
    find(
      {
        ...input,
        occasions,
        wishes: {
          ...input.wishes,
          budgetPence: budget,
          leaveOut: [...leaveOut, ...boughtIn(before, budget === budgetPence), ...tiredOf(before)],
        },
        avoidOutfits: [...(input.avoidOutfits ?? []), ...before.map(idsOf)],
        count: input.count - before.length,
      },
      strictly,
    )
  const answer = within(budgetPence)
  const { varied, repeats } = byVariety(answer.looks)
  // The occasions without a look once there are looks for others.
  let { bare, share } = missingIn(varied, input)
  const forBare = (looks: readonly StyledLook[]) =>
    looks.filter(({ occasion }) => bare.includes(occasion)).length
  const least = Math.min(LEAST, input.count)
  const isEnough = (looks: readonly StyledLook[]) =>
    looks.length >= least && forBare(looks) >= share
  if (isEnough(varied)) return answer
  const first = varied.slice(0, input.count - share)
  let looks: readonly StyledLook[] = first
  for (const step of looks.length > 0 ? [1, ...STEPS] : STEPS) {
    if (isEnough(looks)) break
    const others = input.count - share - looks.length + forBare(looks)
    const occasions = others > 0 ? bareFirst(all, bare) : bare
    const found = within(Math.round(budgetPence * step), true, looks, occasions).looks
    if (looks.length === 0) ({ bare, share } = missingIn(found, input))
    const room = input.count - share - looks.length + forBare(looks)
    // What other occasions take would be missing for those that have no look yet.
    const beside = found.filter(({ occasion }) => !bare.includes(occasion)).slice(Math.max(0, room))
    looks = takingTurns(
      looks,
      found.filter((look) => !beside.includes(look)),
    )
  }
  if (looks.length > first.length) {
    const spare = [...varied.slice(first.length), ...repeats]
    const shown = [...looks, ...(isEnough(looks) ? [] : spare)].slice(0, input.count)
    const unmet = answer.unmet.filter(({ code }) => !SHORT.includes(code))
    const costs = shown.map(costOf)
    const isDearer = costs.some((cost) => cost > budgetPence)
    return { looks: shown, unmet: isDearer ? [...unmet, dearerLooks(budgetPence, costs)] : unmet }
  }
  if (answer.looks.length >= least) return answer
  const thin = within(budgetPence, false)
  if (thin.looks.length > 0) return thin
  const nearest = nearestBudget(budgetPence, (budget) => within(budget, false).looks)
  if (nearest === undefined) return thin
  const unmet = thin.unmet.filter(({ code }) => code !== "nothing-to-wear")
  return { ...thin, unmet: [...unmet, budgetTooLow(nearest)] }
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
 * for coats where `mayShare`.
 */
function boughtIn(before: readonly StyledLook[], mayShare: boolean): string[] {
  const beside = before.length - (before.length % SHOWN_TOGETHER)
  const picks = before.flatMap(({ slots }, index) =>
    slots
      .map(([chosen]) => chosen)
      .filter(({ slot }) =>
        mayShare && slot === COAT ? false : index >= beside || WORN_ONCE.has(slot),
      ),
  )
  return picks.filter(({ owned }) => !owned).map(({ id }) => id)
}

/** The occasions that no look is for yet, then the others. */
function bareFirst(occasions: readonly Activity[], bare: readonly Activity[]): Activity[] {
  return occasions.toSorted((a, b) => Number(bare.includes(b)) - Number(bare.includes(a)))
}

const SHORT: readonly string[] = ["fewer-looks", "nothing-to-wear"]

/**
 * The lowest budget known to buy a look: from the looks found at the least doubling that finds any, the
 * lowest cost that finds a look again when used as the budget. More money is taken to find no fewer looks,
 * so that a dozen searches tell, however many looks there are.
 */
function nearestBudget(
  budgetPence: number,
  within: (budget: number) => readonly StyledLook[],
): number | undefined {
  const doubled = (times: number) => Math.max(100, budgetPence) * 2 ** times
  let looks = within(doubled(DOUBLINGS))
  if (looks.length === 0) return undefined
  const doublings = leastThat(1, DOUBLINGS, (times) => {
    const found = within(doubled(times))
    if (found.length > 0) looks = found
    return found.length > 0
  })
  const costs = looks.map(costOf).sort((a, b) => a - b)
  const budgets = [...costs, doubled(doublings)]
  const finds = (index: number) => within(budgets[index] ?? 0).length > 0
  return budgets[leastThat(0, costs.length, finds)]
}

/** The least whole number that fits, if all above it fit too; the highest one is known to. */
function leastThat(from: number, highest: number, fits: (number: number) => boolean): number {
  let [low, high] = [from, highest]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) high = middle
    else low = middle + 1
  }
  return high
}

function idsOf({ slots }: StyledLook): string[] {
  return slots.map(([{ id }]) => id)
}

function costOf({ slots }: StyledLook): number {
  return slots.reduce((sum, [{ price = 0 }]) => sum + price, 0)
}

import { goodChoice, NOTHING } from "./improve.ts"
import { type OpenDay, outlookOn } from "./outlook.ts"
import { costOfBare, Packed, type PackOption, type PackProblem, totalOf } from "./problem.ts"

export interface PackChoice {
  /** For each day what it wears; undefined if nothing is left for it. */
  readonly chosen: readonly (PackOption | undefined)[]
  /** Of all pieces and options that are chosen. */
  readonly cost: number
  /** With the same number of days dressed, nothing costs less. */
  readonly bound: number
  /** Whether it is known that nothing is better. */
  readonly isBest: boolean
}

/** How many options are weighed, each as often as it is met, before the best so far is taken. */
const MOST_WEIGHED = 4_000_000

/**
 * Chooses what each day wears so that what is packed weighs least: as many days as possible are dressed,
 * no outfit comes twice, and nothing is worn more often than it may. Branch and bound, begun from a good
 * choice; exact unless it would weigh too many options.
 */
export function chooseLooks(problem: PackProblem, mostWeighed = MOST_WEIGHED): PackChoice {
  const bare = costOfBare(problem)
  const start = goodChoice(problem)
  const best = { chosen: [...start.chosen], total: totalOf(start, bare) }
  const packed = new Packed(problem)
  const outlook = outlookOn(packed, bare)
  let weighed = 0
  /** The least that what was given up for lack of time may cost. */
  let givenUp = Number.POSITIVE_INFINITY

  function search(open: readonly OpenDay[], left: number): void {
    const known = packed.cost + left * bare
    if (open.length === 0) {
      if (known < best.total - NOTHING) {
        Object.assign(best, { chosen: [...packed.chosen], total: known })
      }
      return
    }
    const { least, next, others } = outlook(open, best.total - NOTHING - known)
    if (known + least >= best.total - NOTHING) return
    weighed += open.reduce((sum, { options }) => sum + options.length, 0)
    if (weighed > mostWeighed) {
      givenUp = Math.min(givenUp, known + least)
      return
    }
    for (const option of next.options) {
      packed.wear(next.day, option)
      search(others, left)
      packed.takeOff(next.day)
    }
    search(others, left + 1)
  }

  search(
    problem.days.map((options, day) => ({ day, options })),
    0,
  )
  const bareDays = best.chosen.filter((option) => option === undefined).length
  const total = Math.min(best.total, givenUp)
  return {
    chosen: best.chosen,
    cost: best.total - bareDays * bare,
    bound: Math.max(0, total - bareDays * bare),
    isBest: total >= best.total - NOTHING,
  }
}

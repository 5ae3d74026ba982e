import { Packed, type PackOption, type PackProblem, totalOf } from "./problem.ts"

/** A difference less than this is none. */
export const NOTHING = 1e-9

/** In how many orders the days are dressed, at most. */
const MOST_ORDERS = 4

/** Up to how many days two of them are changed together: beyond that there are too many pairs. */
const MOST_PAIRED = 10

/** A good choice for all days: the cheapest day by day, in several orders, then made better. */
export function goodChoice(problem: PackProblem): Packed {
  const days = problem.days.map((_, day) => day)
  const fewestFirst = days.toSorted(
    (a, b) => (problem.days[a]?.length ?? 0) - (problem.days[b]?.length ?? 0),
  )
  let best = improved(filled(new Packed(problem), fewestFirst))
  for (const first of days.slice(0, MOST_ORDERS)) {
    const order = [first, ...fewestFirst.filter((day) => day !== first)]
    best = better(best, improved(filled(new Packed(problem), order)))
  }
  return best
}

/** Changes one day, or two together, or does without a piece, as long as that helps. */
function improved(packed: Packed): Packed {
  let best = packed
  for (;;) {
    const next = withoutOne(changed(best))
    if (totalOf(next) >= totalOf(best) - NOTHING) return best
    best = next
  }
}

function changed(packed: Packed): Packed {
  let best = packed
  const days = packed.problem.days.map((_, day) => day)
  for (const one of days) {
    const others = days.length > MOST_PAIRED ? [one] : days.slice(one)
    for (const other of others) {
      for (const order of [
        [one, other],
        [other, one],
      ]) {
        const next = best.copy()
        for (const day of order) next.takeOff(day)
        best = better(best, filled(next, order))
      }
    }
  }
  return best
}

/** The best that comes of leaving one piece at home and dressing its days in what is packed. */
function withoutOne(packed: Packed): Packed {
  const { problem } = packed
  return problem.weights.reduce((best, _, piece) => {
    if (!packed.has(piece)) return best
    const next = packed.copy()
    const open = packed.chosen.flatMap((option, day) => (option?.pieces.includes(piece) ? day : []))
    for (const day of open) next.takeOff(day)
    return better(best, filled(next, open, piece))
  }, packed)
}

/** Dresses days in this order, each in what adds least; without a piece, if one is named. */
function filled(packed: Packed, order: readonly number[], without?: number): Packed {
  for (const day of order) {
    if (packed.chosen[day]) continue
    let best: PackOption | undefined
    let least = Number.POSITIVE_INFINITY
    for (const option of packed.problem.days[day] ?? []) {
      const added = packed.added(option)
      if (added >= least || !packed.mayWear(option)) continue
      if (without !== undefined && option.pieces.includes(without)) continue
      best = option
      least = added
    }
    if (best) packed.wear(day, best)
  }
  return packed
}

function better(one: Packed, other: Packed): Packed {
  return totalOf(other) < totalOf(one) - NOTHING ? other : one
}

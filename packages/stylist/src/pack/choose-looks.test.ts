import fc from "fast-check"
import { expect, it } from "vitest"
import { chooseLooks } from "./choose-looks.ts"
import { costOfBare, Packed, type PackProblem, totalOf } from "./problem.ts"

const PIECES = 8
const option = fc
  .record({
    pieces: fc.uniqueArray(fc.nat(PIECES - 1), { minLength: 1, maxLength: 4 }),
    cost: fc.constantFrom(0, 0.1, 0.25),
  })
  // The same pieces are the same outfit.
  .map(({ pieces, cost }) => ({
    pieces,
    cost,
    outfit: pieces.reduce((bits, piece) => bits | (1 << piece), 0),
  }))
const problems: fc.Arbitrary<PackProblem> = fc.record({
  weights: fc.array(fc.constantFrom(0.3, 1, 2, 3), { minLength: PIECES, maxLength: PIECES }),
  wears: fc.array(fc.constantFrom(1, 2, 99), { minLength: PIECES, maxLength: PIECES }),
  days: fc.array(fc.array(option, { maxLength: 5 }), { minLength: 1, maxLength: 5 }),
})

/** What the best of all choices costs, with what days without a look cost. */
function bestTotal(problem: PackProblem): number {
  const packed = new Packed(problem)
  const bare = costOfBare(problem)
  const from = (day: number): number => {
    const options = problem.days[day]
    if (!options) return totalOf(packed, bare)
    let best = from(day + 1)
    for (const one of options.filter((one) => packed.mayWear(one))) {
      packed.wear(day, one)
      best = Math.min(best, from(day + 1))
      packed.takeOff(day)
    }
    return best
  }
  return from(0)
}

function totalFor(problem: PackProblem, mostWeighed?: number) {
  const choice = chooseLooks(problem, mostWeighed)
  const bare = choice.chosen.filter((one) => !one).length * costOfBare(problem)
  return { ...choice, total: choice.cost + bare, least: choice.bound + bare }
}

it("packs as little as the best of all choices does", () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const { total, isBest } = totalFor(problem)
      expect(isBest).toBe(true)
      expect(total).toBeCloseTo(bestTotal(problem), 6)
    }),
    { numRuns: 300, seed: 1 },
  )
})

it("says a bound that holds, where it may not look at everything", () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const best = bestTotal(problem)
      const { total, least, isBest, cost, bound } = totalFor(problem, 1)
      expect(least).toBeLessThanOrEqual(best + 1e-6)
      expect(bound).toBeLessThanOrEqual(cost + 1e-6)
      expect(total).toBeGreaterThanOrEqual(best - 1e-6)
      if (isBest) expect(total).toBeCloseTo(best, 6)
    }),
    { numRuns: 300, seed: 2 },
  )
})

it("breaks no rule: no outfit twice, and nothing worn more often than it may", () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const chosen = chooseLooks(problem).chosen.flatMap((one) => one ?? [])
      expect(new Set(chosen.map(({ outfit }) => outfit)).size).toBe(chosen.length)
      for (const [piece, most] of problem.wears.entries()) {
        const worn = chosen.filter(({ pieces }) => pieces.includes(piece))
        expect(worn.length).toBeLessThanOrEqual(most)
      }
    }),
    { numRuns: 100, seed: 3 },
  )
})

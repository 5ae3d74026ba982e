// How fast the stylist learns the tastes of simulated people, and relearns when they change their
// mind. Each day they see a feed of twelve, keep what they like, dismiss some of the rest, look
// through alternatives and follow links. The same people each time: the stylist is told what they
// keep and pass over, then dismissals too, then everything; and once without draws from its beliefs.
// Usage: npm run -s learning -w @stylin/research [-- FIRST PEOPLE]
import { isPrinted } from "../../../packages/stylist/src/pieces/traits.ts"
import { seededRandom } from "../../../packages/stylist/src/random.ts"
import { printFigure } from "../../figure.ts"
import { type Arm, bestFor, CHANGE, DAYS, garmentsOf, looksFor, regretsOf, wornIn } from "./days.ts"
import { mean } from "./tastes.ts"

/** The people from here on had no part in settling the numbers of learning. */
const [FIRST = 40, PEOPLE = 30] = process.argv.slice(2).map(Number)

const ARMS = {
  "kept and passed over": { dismissals: false, signs: false, triesOut: true },
  "and dismissals": { dismissals: true, signs: false, triesOut: true },
  "and signs": { dismissals: true, signs: true, triesOut: true },
  "all, nothing tried out": { dismissals: true, signs: true, triesOut: false },
} as const satisfies Record<string, Arm>
const [BASE, , ALL, CERTAIN] = Object.keys(ARMS)

const SPANS = [
  ["the first day", 0, 1],
  ["days 5 and 6", CHANGE - 2, CHANGE],
  ["the day of a change of mind", CHANGE, CHANGE + 1],
  ["days 5 and 6 after it", DAYS - 2, DAYS],
] as const

const people = Array.from({ length: PEOPLE }, (_, index) => {
  const person = FIRST + index
  const best = bestFor(person)
  return new Map(Object.entries(ARMS).map(([name, arm]) => [name, regretsOf(person, best, arm)]))
})

for (const name of Object.keys(ARMS)) {
  for (const [span, from, to] of SPANS) {
    const regrets = people.map((arms) => mean(arms.get(name)?.slice(from, to) ?? []))
    print(`regret on ${span}, ${name}`, mean(regrets))
  }
}
printGain("of all they say and do", BASE, ALL)
printGain("of trying out", CERTAIN, ALL)
printFigure({ name: "looks with prints kept", value: printsKept() * 100, unit: "%", of: 6 * 45 })

function print(name: string, value: number): void {
  printFigure({ name, value: value * 100, unit: "%", of: PEOPLE })
}

/** How much less the same people regret, and between what 95 % of resamples of the people lie. */
function printGain(what: string, before = "", after = ""): void {
  for (const [span, from, to] of SPANS) {
    const gains = people.map((arms) => {
      const [worse, better] = [before, after].map((arm) => arms.get(arm)?.slice(from, to) ?? [])
      return mean(worse ?? []) - mean(better ?? [])
    })
    const [low, high] = resampled(gains)
    const name = `less regret on ${span} because ${what}`
    print(name, mean(gains))
    print(`${name}, at least`, low)
    print(`${name}, at most`, high)
  }
}

/** Where 95 % of the means of resamples lie (bootstrap; Efron, 1979). */
function resampled(values: readonly number[]): readonly [number, number] {
  const random = seededRandom(1)
  const draw = () => values[Math.floor(random() * values.length)] ?? 0
  const means = Array.from({ length: 2000 }, () => mean(values.map(draw))).sort((a, b) => a - b)
  return [means[49] ?? 0, means[1949] ?? 0]
}

/** For one who loves prints: how many looks with prints remain after thirty were passed over. */
function printsKept(): number {
  const tags = { love: ["Prints" as const], dontMind: [], avoid: [] }
  const counts = Array.from({ length: 6 }, (_, seed) => {
    const first = looksFor({ tags }, { seed, count: 45 }).map(wornIn)
    const skipped = first
      .slice(0, 30)
      .map((look, at) => ({ garments: garmentsOf(look), place: at % 3 }))
    const avoid = first.map((look) => look.map(({ id }) => id))
    const then = looksFor({ tags, skipped }, { seed: seed + 50, count: 45, avoid }).map(wornIn)
    return [first, then].map((looks) => looks.filter((look) => look.some(isPrinted)).length)
  })
  const [before, after] = [0, 1].map((at) => mean(counts.map((pair) => pair[at] ?? 0)))
  return (after ?? 0) / (before || 1)
}

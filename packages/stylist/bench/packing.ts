// How near the choice for a suitcase comes to the best there is, and how long packing takes, in one JSON
// line per figure. Small cases are drawn at random and compared with every other choice; wardrobes are drawn
// as in the other benchmark.
import type { Activity } from "@stylin/garments/vocabulary"
import { packTrip } from "../src/answers/pack-trip.ts"
import { planDays } from "../src/answers/plan-days.ts"
import { chooseLooks } from "../src/pack/choose-looks.ts"
import { goodChoice } from "../src/pack/improve.ts"
import {
  costOfBare,
  Packed,
  type PackOption,
  type PackProblem,
  totalOf,
} from "../src/pack/problem.ts"
import { weightOf } from "../src/pack/weights.ts"
import type { Piece } from "../src/pieces/piece.ts"
import { seededRandom } from "../src/random.ts"
import { wardrobeOf } from "./shop.ts"

const CASES = 400
const SMALL = { pieces: 14, days: 5, options: 7 } as const
const WEIGHTS = [0.3, 1, 1.4, 1.8, 3] as const

/** Days of a few looks each, of few enough pieces that every choice can be tried. */
function smallCase(seed: number): PackProblem {
  const random = seededRandom(seed)
  const below = (count: number) => Math.floor(random() * count)
  const option = (): PackOption => {
    const pieces = [...new Set(Array.from({ length: 5 }, () => below(SMALL.pieces)))]
    const outfit = pieces.reduce((bits, piece) => bits | (1 << piece), 0)
    return { pieces, outfit, cost: random() / 4 }
  }
  return {
    weights: Array.from({ length: SMALL.pieces }, () => WEIGHTS[below(WEIGHTS.length)] ?? 1),
    wears: Array.from({ length: SMALL.pieces }, () => (random() < 0.4 ? 2 : 999)),
    days: Array.from({ length: SMALL.days }, () => Array.from({ length: SMALL.options }, option)),
  }
}

function bestTotal(problem: PackProblem): number {
  const packed = new Packed(problem)
  const bare = costOfBare(problem)
  const from = (day: number): number => {
    const options = problem.days[day]
    if (!options) return totalOf(packed, bare)
    let best = from(day + 1)
    for (const option of options) {
      if (!packed.mayWear(option)) continue
      packed.wear(day, option)
      best = Math.min(best, from(day + 1))
      packed.takeOff(day)
    }
    return best
  }
  return from(0)
}

const gaps = { searched: [] as number[], improved: [] as number[] }
for (let seed = 1; seed <= CASES; seed += 1) {
  const problem = smallCase(seed)
  const best = bestTotal(problem)
  const { chosen, cost } = chooseLooks(problem)
  const bare = chosen.filter((one) => !one).length * costOfBare(problem)
  gaps.searched.push((cost + bare) / best - 1)
  gaps.improved.push(totalOf(goodChoice(problem)) / best - 1)
}
for (const [name, list] of Object.entries(gaps)) {
  report(`${name}: as good as the best`, list.filter((gap) => gap < 1e-6).length, `of ${CASES}`)
  report(
    `${name}: heavier on average`,
    (list.reduce((sum, gap) => sum + gap, 0) / CASES) * 100,
    "%",
  )
  report(`${name}: heavier at worst`, Math.max(...list) * 100, "%")
}

const OCCASIONS: readonly Activity[] = [
  "outings",
  "outings",
  "work",
  "outings",
  "errands",
  "dating",
  "outings",
]
const SEEDS = [1, 2, 3, 4, 5]
for (const size of [60, 300]) {
  const trips = SEEDS.map((seed) => {
    const wardrobe = wardrobeOf(size, seed)
    const days = OCCASIONS.map((occasion, at) => ({
      day: `2026-10-${12 + at}`,
      occasion,
      month: 10,
      weather: { low: 8 + (at % 3), high: 14 + (at % 4) },
    }))
    const cpu = process.cpuUsage()
    const trip = packTrip({
      profile: {},
      wardrobe,
      parts: days.map(({ day: _, ...part }) => part),
      avoidOutfits: [],
    })
    const used = process.cpuUsage(cpu)
    const week = planDays({
      profile: {},
      wardrobe,
      days,
      outfits: [],
      passedOver: [],
      avoidOutfits: [],
      alternatives: 1,
      seed,
    })
    return {
      computed: (used.user + used.system) / 1000,
      pieces: distinct(trip.parts.map(({ look }) => look)),
      looks: trip.parts.filter(({ look }) => look).length,
      isBest: trip.isBest,
      gap: trip.cost / trip.bound - 1,
      week: distinct(week),
    }
  })
  const middle = (list: readonly number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0
  const weigh = (pieces: readonly Piece[]) => pieces.reduce((sum, one) => sum + weightOf(one), 0)
  report(`${size} pieces: computing time`, middle(trips.map(({ computed }) => computed)), "ms")
  report(`${size} pieces: longest`, Math.max(...trips.map(({ computed }) => computed)), "ms")
  report(`${size} pieces: looks of 7`, middle(trips.map(({ looks }) => looks)), "")
  report(`${size} pieces: packed`, middle(trips.map(({ pieces }) => pieces.length)), "pieces")
  report(`${size} pieces: weight`, middle(trips.map(({ pieces }) => weigh(pieces))), "tops")
  report(`${size} pieces: a planned week`, middle(trips.map(({ week }) => week.length)), "pieces")
  report(`${size} pieces: its weight`, middle(trips.map(({ week }) => weigh(week))), "tops")
  report(`${size} pieces: known to be best`, trips.filter(({ isBest }) => isBest).length, "of 5")
  report(
    `${size} pieces: above the bound at most`,
    Math.max(...trips.map(({ gap }) => gap)) * 100,
    "%",
  )
}

function distinct(
  looks: readonly ({ slots: readonly (readonly [Piece, ...Piece[]])[] } | undefined)[],
) {
  const pieces = looks.flatMap((look) => look?.slots.map(([piece]) => piece) ?? [])
  return [...new Map(pieces.map((piece) => [piece.id, piece])).values()]
}

function report(figure: string, value: number, unit: string): void {
  const told = { figure, value: Math.round(value * 100) / 100, unit }
  process.stdout.write(`${JSON.stringify(told)}\n`)
}

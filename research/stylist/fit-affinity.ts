// Fits the numbers of the affinity of names on the even lines of a file of questions, and writes
// them to the stylist's src/affinity/fitted.ts. Each garment of an even line's outfit is asked for
// in turn, beside others of its slot from even lines. Only numbers are kept, no word of the file.
// Usage: node research/stylist/fit-affinity.ts <questions> [--cv]
// With --cv nothing is written: it prints the accuracy on five parts of the even lines, each kept
// apart in turn, for several strengths of the penalty.
import { writeFile } from "node:fs/promises"
import { AXES } from "../../packages/stylist/src/affinity/axes.ts"
import { DIRECTIONS } from "../../packages/stylist/src/affinity/directions.ts"
import {
  affinityFeatures,
  PLACES_OF_AXES,
  placeOfAxes,
  type Usual,
} from "../../packages/stylist/src/affinity/features.ts"
import { type NameTraits, nameTraits } from "../../packages/stylist/src/affinity/name-traits.ts"
import { seededRandom } from "../../packages/stylist/src/random.ts"
import { type Choice, chosen, fitLogit } from "./logit.ts"
import { type Question, readQuestions } from "./outfits.ts"

const PARTS = 5
const TIMES = 3
const RIDGE = 1500
const STEPS = 120

const [path, flag] = process.argv.slice(2)
if (!path) throw new Error("Which file holds the questions?")
const even = (await readQuestions(path)).filter((_, index) => index % 2 === 1)
const usual = usualOf(even)

if (flag === "--cv") {
  const parts = Array.from({ length: PARTS }, (_, part) => ({
    training: choicesOf(even.filter((_, index) => index % PARTS !== part)),
    asked: even.filter((_, index) => index % PARTS === part).map(asChoice),
    more: inTurn(
      even.filter((_, index) => index % PARTS === part),
      1,
    ),
  }))
  for (const ridge of [500, 1500, 4000]) {
    let right = 0
    let rightOfMore = 0
    for (const { training, asked, more } of parts) {
      const weights = fitLogit(training, { ridge, steps: STEPS })
      right += asked.filter((choice) => chosen(choice, weights) === 0).length
      rightOfMore += more.filter((choice) => chosen(choice, weights) === 0).length
    }
    const count = parts.reduce((sum, { more }) => sum + more.length, 0)
    print(
      `ridge ${ridge}: ${percent(right / even.length)}; in turn ${percent(rightOfMore / count)}`,
    )
  }
} else {
  const weights = fitLogit(choicesOf(even), { ridge: RIDGE, steps: STEPS })
  const url = new URL("../../packages/stylist/src/affinity/fitted.ts", import.meta.url)
  await writeFile(url, sourceOf({ usual, weights: rounded(weights) }))
  print(`Fitted on ${even.length} questions; wrote ${url.pathname}.`)
}

function choicesOf(questions: readonly Question[]): Choice[] {
  return [...questions.map(asChoice), ...inTurn(questions, TIMES)]
}

/** A question as a choice, the right answer first. */
function asChoice({ outfit, answers, correct }: Question): Choice {
  const right = answers[correct] ?? ""
  const wrong = answers.filter((_, index) => index !== correct)
  return choiceOf([right, ...wrong], outfit)
}

function choiceOf(answers: readonly string[], outfit: readonly string[]): Choice {
  const beside = outfit.map(nameTraits)
  return answers.map((name) => Float32Array.from(affinityFeatures(nameTraits(name), beside, usual)))
}

/** Each garment of each outfit in turn, beside three random others of its slot. */
function inTurn(questions: readonly Question[], times: number): Choice[] {
  const random = seededRandom(17)
  const all = questions.flatMap(({ outfit, answers }) => [...outfit, ...answers])
  const byPlace = Map.groupBy(all, (name) => placeOfAxes(nameTraits(name)))
  const unknown = PLACES_OF_AXES.indexOf("unknown")
  return questions.flatMap(({ outfit, answers, correct }) => {
    const whole = [...outfit, answers[correct] ?? ""]
    return whole.flatMap((name, index) => {
      const place = placeOfAxes(nameTraits(name))
      const pool = byPlace.get(place) ?? []
      if (place === unknown || pool.length < 4) return []
      const rest = whole.filter((_, at) => at !== index)
      return Array.from({ length: times }, () => {
        const wrong = Array.from(
          { length: 3 },
          () => pool[Math.floor(random() * pool.length)] ?? "",
        )
        return choiceOf([name, ...wrong], rest)
      })
    })
  })
}

function usualOf(questions: readonly Question[]): Usual {
  const names = questions.flatMap(({ outfit, answers }) => [...outfit, ...answers]).map(nameTraits)
  const places = PLACES_OF_AXES.map((_, place) => names.filter((one) => placeOfAxes(one) === place))
  const axes = places.map((of) => AXES.map((_, at) => mean(of.map((one) => one.axes[at] ?? 0))))
  const apart = (name: NameTraits, at: number) =>
    (name.axes[at] ?? 0) - (axes[placeOfAxes(name)]?.[at] ?? 0)
  const form = names[0]?.form ?? []
  return {
    leanings: rounded(DIRECTIONS.map((_, at) => mean(names.map((one) => one.leanings[at] ?? 0)))),
    form: form.map((_, at) => {
      const values = names.map((one) => one.form[at] ?? 0)
      return [round(mean(values)), round(spread(values))] as const
    }),
    axes: axes.map(rounded),
    axesSpread: rounded(AXES.map((_, at) => spread(names.map((one) => apart(one, at))))),
  }
}

function sourceOf(fitted: { usual: Usual; weights: readonly number[] }): string {
  return [
    'import type { AffinityWeights } from "./affinity.ts"\n',
    "/** Fitted by research/stylist/fit-affinity.ts, which says on what; numbers only. */",
    `export const FITTED: AffinityWeights = ${JSON.stringify(fitted)}\n`,
  ].join("\n")
}

function mean(values: readonly number[]): number {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0
}

function spread(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1
}

function rounded(values: ArrayLike<number>): number[] {
  return Array.from(values, round)
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

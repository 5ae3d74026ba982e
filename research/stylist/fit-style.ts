// Fits the weights of the style term on the even lines of a file of questions, and writes them to
// the stylist's src/style/fitted.ts. Wrong answers to the even lines' questions come from even
// lines, and every garment of their outfits is asked for in turn, beside others of its part of a
// look. Only numbers are kept, no word of the file.
// Usage: npm run fit-style -w @stylin/research -- <questions>
import { writeFile } from "node:fs/promises"
import type { Piece } from "../../packages/stylist/src/pieces/piece.ts"
import { type Random, seededRandom } from "../../packages/stylist/src/random.ts"
import { AXES } from "../../packages/stylist/src/style/axes.ts"
import { axesOf, PART_COUNT, partOf } from "../../packages/stylist/src/style/on-axes.ts"
import { type Choice, fitLogit } from "./logit.ts"
import { pieceFrom, piecesFrom, redrawn } from "./outfit-pieces.ts"
import { readQuestions } from "./outfits.ts"

/** How often wrong answers are drawn per question, and per garment asked for in turn. */
const DRAWS = 4
const TIMES = 3
const RIDGE = 1500
const STEPS = 120
const FITTED_IN = new URL("../../packages/stylist/src/style/fitted.ts", import.meta.url)

const [path] = process.argv.slice(2)
if (!path) throw new Error("Which file holds the questions?")
const even = (await readQuestions(path)).filter((_, index) => index % 2 === 1)
const outfits = even.map(({ outfit, answers, correct, place }) => [
  ...piecesFrom(outfit),
  ...[pieceFrom(answers[correct] ?? "", place)].flatMap((piece) => piece ?? []),
])

const all = outfits.flat()
const parts = Array.from({ length: PART_COUNT }, (_, part) =>
  all.filter((one) => partOf(one) === part),
)
const usual = parts.map((of) => AXES.map((_, at) => mean(of.map((one) => axesOf(one)[at] ?? 0))))
const apart = (one: Piece, at: number) => (axesOf(one)[at] ?? 0) - (usual[partOf(one)]?.[at] ?? 0)
const spread = AXES.map((_, at) => deviation(all.map((one) => apart(one, at))))
await write({
  usual: usual.map(rounded),
  spread: rounded(spread),
  weights: [],
  middle: 0,
  reach: 1,
})

// The similarity of two pieces is computed with the weights just written.
const { stylesAlike } = await import("../../packages/stylist/src/score/style.ts")
const weights = rounded(
  fitLogit([...asked(), ...inTurn(seededRandom(17))], { ridge: RIDGE, steps: STEPS }),
)
const worths = outfits.filter(({ length }) => length > 2).map(worthOf)
const middle = mean(worths)
await write({
  usual: usual.map(rounded),
  spread: rounded(spread),
  weights,
  middle: round(middle),
  reach: round(3 * deviation(worths)),
})
print(`Fitted on ${outfits.length} outfits; wrote ${FITTED_IN.pathname}.`)

/** The questions as choices, the right answer first. */
function asked(): Choice[] {
  return Array.from({ length: DRAWS }, (_, seed) => redrawn(even, seed + 11))
    .flat()
    .flatMap(({ outfit, answers, place }) => {
      const beside = piecesFrom(outfit)
      if (beside.length === 0) return []
      const pieces = answers.flatMap((answer) => pieceFrom(answer, place) ?? [])
      return [pieces.map((piece) => Float32Array.from(alike(piece, beside)))]
    })
}

/** Each garment of each outfit in turn, beside three random others of its part. */
function inTurn(random: Random): Choice[] {
  return outfits.flatMap((outfit) =>
    outfit.flatMap((piece) => {
      const beside = outfit.filter((other) => other !== piece)
      const pool = parts[partOf(piece)] ?? []
      if (beside.length === 0) return []
      return Array.from({ length: TIMES }, () => {
        const wrong = [0, 1, 2].flatMap(() => pool[Math.floor(random() * pool.length)] ?? [])
        return [piece, ...wrong].map((one) => Float32Array.from(alike(one, beside)))
      })
    }),
  )
}

function alike(piece: Piece, beside: readonly Piece[]): number[] {
  const each = beside.map((other) => stylesAlike(piece, other))
  return (each[0] ?? []).map((_, at) => mean(each.map((one) => one[at] ?? 0)))
}

/** The sum over the pairs of an outfit. */
function worthOf(outfit: readonly Piece[]): number {
  const pairs = outfit.flatMap((one, at) =>
    outfit.slice(at + 1).map((other) => stylesAlike(one, other)),
  )
  return mean(
    pairs.map((pair) => pair.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)),
  )
}

async function write(fitted: Record<string, unknown>): Promise<void> {
  const source = [
    "/** Fitted by research/stylist/fit-style.ts, which says on what; numbers only. */",
    "export const FITTED: {",
    "  /** Means on the axes for each part of a look, and their spread about them. */",
    "  readonly usual: readonly (readonly number[])[]",
    "  readonly spread: readonly number[]",
    "  /** What each way of being alike counts. */",
    "  readonly weights: readonly number[]",
    "  /** What a look's pairs come to on the whole, and how far from it the best and worst are. */",
    "  readonly middle: number",
    "  readonly reach: number",
    `} = ${JSON.stringify(fitted)}\n`,
  ]
  await writeFile(FITTED_IN, source.join("\n"))
}

function mean(values: readonly number[]): number {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0
}

function deviation(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1
}

function rounded(values: ArrayLike<number>): number[] {
  return Array.from(values, round)
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

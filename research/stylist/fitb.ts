// Fills in the blank: picks, from four garments, the one that completes an outfit, by the engine's
// own score of the whole look. The style term's weights were fitted on the even lines.
// Usage: npm run stylist:fitb -- <questions> [--half odd|even] [--as-given]; the last line is the
// share.
// Wrong answers are redrawn from the lines asked, unless --as-given is set. With --auc the file
// holds whole outfits that are compatible or not; the last line is the area under the curve.
import { seededRandom } from "../../packages/stylist/src/random.ts"
import { printFigure } from "../figure.ts"
import { pieceFrom, piecesFrom, redrawn, scoreForAnyone } from "./outfit-pieces.ts"
import { type Labelled, type Question, readLabelled, readQuestions } from "./outfits.ts"

/** How often wrong answers are drawn, and how often lines are resampled for the error. */
const DRAWS = 8
const RESAMPLES = 2000

const args = process.argv.slice(2)
const path = args.find((arg, index) => !arg.startsWith("--") && args[index - 1] !== "--half")
const half = args.includes("--half") ? args[args.indexOf("--half") + 1] : undefined
if (!path) throw new Error("Which file holds the outfits?")

if (args.includes("--auc")) {
  const outfits = (await readLabelled(path)).filter(inHalf)
  const area = areaUnderCurve(outfits)
  printFigure({ name: "area under the curve", value: area, of: outfits.length })
  print(`AUC ${area.toFixed(3)}`)
} else {
  const questions = (await readQuestions(path)).filter(inHalf)
  const asked = args.includes("--as-given")
    ? [questions]
    : Array.from({ length: DRAWS }, (_, seed) => redrawn(questions, seed + 1))
  const right = questions.map((_, line) => mean(asked.map((draw) => rightness(draw[line]))))
  const name = `right of four${half ? `, ${half} lines` : ""}`
  const [low, high] = interval(right)
  printFigure({ name, value: mean(right) * 100, unit: "%", of: questions.length })
  printFigure({ name: `${name}: from`, value: low * 100, unit: "%", of: questions.length })
  printFigure({ name: `${name}: to`, value: high * 100, unit: "%", of: questions.length })
  print(`${percent(mean(right))} right, 95 % of resamples ${percent(low)} to ${percent(high)}`)
}

/** Lines are counted from one, as people count them. */
function inHalf(_: unknown, index: number): boolean {
  if (half === undefined) return true
  return (half === "odd") === (index % 2 === 0)
}

/** 1 if the right answer scores best, a fraction if others tie with it, otherwise 0. */
function rightness(question: Question | undefined): number {
  if (!question) return 0
  const { outfit, answers, correct, place } = question
  const worn = piecesFrom(outfit)
  const scores = answers.map((answer) => {
    const piece = pieceFrom(answer, place)
    return scoreForAnyone(piece ? [...worn, piece] : worn)
  })
  const best = Math.max(...scores)
  return scores[correct] === best ? 1 / scores.filter((score) => score === best).length : 0
}

/** The range of 95 % of resamples of the lines (bootstrap; Efron, 1979). */
function interval(values: readonly number[]): [number, number] {
  const random = seededRandom(3)
  const draw = () => values[Math.floor(random() * values.length)] ?? 0
  const means = Array.from({ length: RESAMPLES }, () => mean(values.map(draw)))
  means.sort((a, b) => a - b)
  return [means[Math.floor(RESAMPLES * 0.025)] ?? 0, means[Math.floor(RESAMPLES * 0.975)] ?? 0]
}

/** The share of pairs of a compatible and an incompatible outfit that are ranked correctly. */
function areaUnderCurve(outfits: readonly Labelled[]): number {
  const scored = outfits.map(({ outfit, compatible }) => ({
    compatible,
    score: scoreForAnyone(piecesFrom(outfit)),
  }))
  const good = scored.filter(({ compatible }) => compatible)
  const bad = scored.filter(({ compatible }) => !compatible)
  const won = good.reduce(
    (sum, one) =>
      sum +
      bad.filter(({ score }) => score < one.score).length +
      bad.filter(({ score }) => score === one.score).length / 2,
    0,
  )
  return won / (good.length * bad.length)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

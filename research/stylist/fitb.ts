// Fills in the blank: of four garments picks the one that completes an outfit, from names alone.
// Usage: npm run stylist:fitb -- <questions> [--half odd|even]; the last line is the accuracy.
// With --auc the file holds whole outfits that are compatible or not; the last line is the area
// under the curve.
import { nameAffinity, outfitAffinity } from "../../packages/stylist/src/affinity/affinity.ts"
import { FITTED } from "../../packages/stylist/src/affinity/fitted.ts"
import { printFigure } from "../figure.ts"
import { type Labelled, type Question, readLabelled, readQuestions } from "./outfits.ts"

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
  const right = questions.filter((question) => answerTo(question) === question.correct).length
  const accuracy = (right / questions.length) * 100
  const name = `right of four${half ? `, ${half} lines` : ""}`
  printFigure({ name, value: accuracy, unit: "%", of: questions.length })
  print(`accuracy ${accuracy.toFixed(1)} %`)
}

/** Lines are counted from one, as people count them. */
function inHalf(_: unknown, index: number): boolean {
  if (half === undefined) return true
  return (half === "odd") === (index % 2 === 0)
}

function answerTo({ outfit, answers }: Question): number {
  const scores = answers.map((answer) => nameAffinity(answer, outfit, FITTED))
  return scores.indexOf(Math.max(...scores))
}

/** The share of pairs of a compatible and an incompatible outfit that are ranked rightly. */
function areaUnderCurve(outfits: readonly Labelled[]): number {
  const scored = outfits.map(({ outfit, compatible }) => ({
    compatible,
    score: outfitAffinity(outfit, FITTED),
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

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

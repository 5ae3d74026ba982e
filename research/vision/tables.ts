import { PHOTO_KINDS, type PhotoKind } from "../../packages/server/src/vision/photo-kinds.ts"
import type { Certainty, Guess } from "../../packages/server/src/vision/recognition.ts"
import type { Figure } from "../figure.ts"

const CELL = 11

/** The share of items that pass, in percent; 0 if there are none. */
export function percent<Item>(items: readonly Item[], passes: (item: Item) => boolean): number {
  return (100 * items.filter(passes).length) / Math.max(1, items.length)
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Truths in rows, answers in columns, and the share of each truth that was found. */
export function confusion(
  pairs: readonly (readonly [truth: PhotoKind, answer: PhotoKind])[],
): string {
  const rows = PHOTO_KINDS.map((truth) => {
    const answers = pairs.filter(([kind]) => kind === truth).map(([, answer]) => answer)
    const counts = PHOTO_KINDS.map((kind) => answers.filter((answer) => answer === kind).length)
    return row(truth, [
      ...counts.map(String),
      percent(answers, (answer) => answer === truth).toFixed(1),
    ])
  })
  return [row("", [...PHOTO_KINDS, "recall %"]), ...rows].join("\n")
}

/** How many answers reach each certainty, and how many of those are right. */
export function coverages<Item>(
  name: string,
  items: readonly Item[],
  isRight: (item: Item) => boolean,
  guessOf: (item: Item) => Guess<unknown>,
): Figure[] {
  const levels: readonly Certainty[] = ["sure", "check", "ask"]
  return levels.flatMap((level) => {
    const at = items.filter((item) => guessOf(item).certainty === level)
    const share = percent(items, (item) => guessOf(item).certainty === level)
    return [
      { name: `${name} ${level}`, value: share, unit: "%", of: items.length },
      { name: `${name} ${level}, right`, value: percent(at, isRight), unit: "%", of: at.length },
    ]
  })
}

function row(name: string, cells: readonly string[]): string {
  return [name, ...cells].map((cell) => cell.padStart(CELL)).join("")
}

import { PARSED_FIELDS, parseGarment } from "@stylin/garments/vocabulary"
import { printFigure } from "../figure.ts"
import { accuracyOf, judge, KEPT_APART, TUNED } from "./accuracy.ts"

// One JSON line per field and part of the labelled titles. With --failures it also prints what went
// wrong in the tuning part; the held-out part is only counted.
for (const [part, titles] of [
  ["tuned", TUNED],
  ["kept apart", KEPT_APART],
] as const) {
  for (const [field, share] of Object.entries(accuracyOf(titles))) {
    printFigure({ name: `${field}, ${part}`, value: share * 100, unit: "%", of: titles.length })
  }
}

if (process.argv.includes("--failures")) {
  for (const title of TUNED) {
    const verdict = judge(title)
    const wrong = PARSED_FIELDS.filter((field) => !verdict[field])
    if (wrong.length === 0) continue
    const { confidence, unsureOf, ...read } = parseGarment(title.text, title.columns)
    print({ wrong, title, read })
  }
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

// npm run stylist:sheets -- FOLDER [--seed N] [--looks N] [--set NAME] [--person NAME]: looks of people,
// occasions and seasons as contact sheets, with picture, title, pieces, prices and reasons, for
// judging by eye. A seed of the tally alone draws the people and as many looks as were judged with it.
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import process from "node:process"
import { parseArgs } from "node:util"
import { judgedWith } from "./judged.ts"
import { demoGarments, looksMaker, pounds } from "./looks.ts"
import { peopleOf } from "./people.ts"
import { wordsAbout } from "./person.ts"
import { drawSheet, PER_SHEET } from "./sheet.ts"

/** A month of each season. */
const MONTHS = [1, 4, 7, 10] as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    looks: { type: "string" },
    set: { type: "string" },
    person: { type: "string" },
  },
})
const [folder] = positionals
const seed = Number(values.seed)
const judged = values.set || values.person ? undefined : judgedWith(seed)
const count = Number(values.looks ?? judged?.looks ?? PER_SHEET)
if (folder && Number.isInteger(seed) && Number.isInteger(count) && count > 0) {
  await mkdir(folder, { recursive: true })
  const looksOf = looksMaker(await demoGarments())
  const people = (judged?.people ?? peopleOf(values.set)).filter(
    ({ name }) => name === (values.person ?? name),
  )
  const names = people.map(({ name }) => name).join("; ")
  process.stdout.write(`seed ${seed}, ${count} looks a month, of: ${names}\n`)
  for (const person of people) {
    for (const month of MONTHS) {
      const looks = looksOf(person, month, count, seed)
      const name = `${person.name.replaceAll(" ", "-")}-${String(month).padStart(2, "0")}-seed-${seed}`
      for (let start = 0; start < looks.length; start += PER_SHEET) {
        const file = join(folder, `${name}-${1 + start / PER_SHEET}.png`)
        await drawSheet(looks.slice(start, start + PER_SHEET), file)
        process.stdout.write(`${file}\n`)
      }
      const words = looks.map(({ heading, title, pieces, toBuyPence, notes, reasons }) =>
        [
          `${title}  (${heading}; to buy ${pounds(toBuyPence)})`,
          ...notes.map((note) => `  (${note})`),
          ...pieces.map((piece) => `  · ${piece}`),
          ...reasons.map(({ label, text }) => `  ${label}: ${text}`),
        ].join("\n"),
      )
      const about = wordsAbout(person, month).join("\n")
      await writeFile(join(folder, `${name}.txt`), `${[about, ...words].join("\n\n")}\n`)
    }
  }
} else {
  process.stderr.write(
    "Usage: npm run stylist:sheets -- FOLDER [--seed N] [--looks N] [--set NAME] [--person NAME]\n",
  )
  process.exitCode = 2
}

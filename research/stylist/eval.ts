// Measures how good the stylist's looks are for written personas, against two baselines on the same
// garments: random outfits that break no rule, and the best score every time. Prints a table for
// the personas used for tuning and one for the held-out personas.
// Usage: npm run stylist:eval [-- --personas]
import { indexOf, recordOf } from "../../packages/stylist/src/catalogue/catalogue-index.ts"
import { styleLooks } from "../../packages/stylist/src/search/style-looks.ts"
import { type Figure, printFigure } from "../figure.ts"
import { isTrue } from "./ablation.ts"
import { greedy, randomLegal } from "./baselines.ts"
import { type Measures, mean, measure } from "./measures.ts"
import { KEPT_APART } from "./personas.kept.ts"
import { TUNED } from "./personas.tuned.ts"
import { demoGarments } from "./shop.ts"
import { type EvalLook, type Subject, subjectOf } from "./subject.ts"

const COUNT = 45
const REFRESHES = 5
const BASELINE_COUNT = 15
const WIDE = 48

const garments = demoGarments()
const catalogue = indexOf(garments.map((garment) => recordOf(garment)))
const shop = garments.map(({ id }) => catalogue.piece(catalogue.row(id) ?? 0))

/** Each measure with its meaning in words. */
const MEASURES = [
  ["violations", "looks that break a rule"],
  ["paletteDistance", "ΔE of picks near the face from her palette"],
  ["lovedTags", "tags she loves in a look"],
  ["agreement", "her taste in a look, -1 to 1"],
  ["ownedUsed", "share used of what she owns"],
  ["ownedShare", "share of pieces that she owns"],
  ["diversity", "mean distance between looks, 0 to 1"],
  ["would", "share with what a stylist would put on her"],
  ["wouldNotKept", "share without what a stylist would not"],
] as const satisfies readonly (readonly [keyof Measures, string])[]

/** The makers whose looks are measured. */
const MAKERS = [
  ["stylist", `stylist ${COUNT}`],
  ["first", `stylist ${BASELINE_COUNT}`],
  ["random", `random ${BASELINE_COUNT}`],
  ["greedy", `greedy ${BASELINE_COUNT}`],
] as const

let failed = false
/** Figures of the personas measured last, the held-out ones. */
const figures = new Map<string, Figure>()
for (const [title, personas] of [
  ["tuned", TUNED],
  ["kept apart", KEPT_APART],
] as const) {
  const subjects = personas.map((persona) => subjectOf(persona, catalogue, COUNT))
  const rows = subjects.map((subject) => {
    const { looks, unmet } = styleLooks(subject.input)
    const made = looks.map((look) => ({ look, eval: evalLook(look, subject) }))
    const reasons = made.flatMap(({ look, eval: seen }) =>
      look.reasons.map((reason) => ({ reason, isTrue: isTrue(reason, seen) })),
    )
    const repeats = repeatsIn(subject)
    return {
      subject,
      looks: looks.length,
      unmet,
      reasons,
      repeats,
      stylist: measure(
        subject,
        made.map((one) => one.eval),
      ),
      first: measure(
        subject,
        made.slice(0, BASELINE_COUNT).map((one) => one.eval),
      ),
      random: measure(subject, randomLegal(subject, shop, BASELINE_COUNT)),
      greedy: measure(subject, greedy(subject, shop, BASELINE_COUNT)),
    }
  })
  print(`\n${title}: ${personas.length} personas, ${garments.length} garments in the shop`)
  print("measure".padEnd(WIDE) + MAKERS.map(([, name]) => cell(name)).join(""))
  for (const [measured, words] of MEASURES) {
    const values = MAKERS.map(([maker]) =>
      measured === "violations"
        ? rows.reduce((sum, row) => sum + row[maker].violations, 0)
        : mean(rows.map((row) => row[maker][measured])),
    )
    print(words.padEnd(WIDE) + values.map((value) => cell(value?.toFixed(3) ?? "-")).join(""))
    MAKERS.forEach(([, maker], index) => {
      keep(`${words}, ${maker}`, values[index], personas.length)
    })
  }
  const reasons = rows.flatMap((row) => row.reasons)
  const labels = new Set(reasons.map(({ reason }) => reason.label))
  for (const label of labels) {
    const of = reasons.filter(({ reason }) => reason.label === label)
    print(`reasons true, ${label}`.padEnd(WIDE) + cell(share(of)) + cell(`of ${of.length}`))
  }
  const repeats = rows.reduce((sum, row) => sum + row.repeats, 0)
  print("reasons true, all".padEnd(WIDE) + cell(share(reasons)))
  keep(
    "share of reasons that are true",
    reasons.filter((one) => one.isTrue).length / reasons.length,
    reasons.length,
  )
  keep(`looks twice in ${REFRESHES} refreshes`, repeats, personas.length)
  print(`repeats in ${REFRESHES} refreshes`.padEnd(WIDE) + cell(String(repeats)))
  print(
    "looks for a persona, least".padEnd(WIDE) +
      cell(String(Math.min(...rows.map((row) => row.looks)))),
  )
  failed ||= repeats > 0 || rows.some((row) => row.stylist.violations > 0)
  if (process.argv.includes("--personas")) {
    for (const { subject, looks, stylist, unmet } of rows) {
      const codes = unmet.map(({ code }) => code).join(" ")
      const would = `would ${stylist.would?.toFixed(2)}, kept ${stylist.wouldNotKept?.toFixed(2)}`
      print(`  ${subject.persona.name}: ${looks} looks, ${would} ${codes}`)
    }
  }
}
for (const figure of figures.values()) printFigure(figure)
if (failed) process.exitCode = 1

function keep(name: string, value: number | undefined, of: number): void {
  if (value !== undefined) figures.set(name, { name, value, of })
}

/** Looks that come back although they are excluded. */
function repeatsIn({ input }: Subject): number {
  const seen: string[][] = []
  const keys = new Set<string>()
  let repeats = 0
  for (let refresh = 0; refresh < REFRESHES; refresh += 1) {
    const { looks } = styleLooks({ ...input, count: 9, avoidOutfits: seen, seed: refresh })
    for (const look of looks) {
      const ids = look.slots.map(([chosen]) => chosen.id)
      const key = ids.toSorted().join()
      if (keys.has(key)) repeats += 1
      keys.add(key)
      seen.push(ids)
    }
  }
  return repeats
}

function evalLook(
  look: ReturnType<typeof styleLooks>["looks"][number],
  subject: Subject,
): EvalLook {
  const brief = subject.briefs.find(({ occasion }) => occasion === look.occasion)
  if (!brief) throw new Error(`No brief for ${look.occasion}.`)
  const { slots, styling } = look
  return { pieces: slots.map(([chosen]) => chosen), brief, styling }
}

function share(of: readonly { isTrue: boolean }[]): string {
  return `${((of.filter((one) => one.isTrue).length / of.length) * 100).toFixed(1)} %`
}

function cell(text: string): string {
  return text.padStart(12)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

// Measures how photos of garments are read: npm run vision:eval -- DIR [--sheets FOLDER]
import { readFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { keptPhoto } from "../../packages/server/src/photos/arrivals.ts"
import { classifyGarment } from "../../packages/server/src/vision/classify-garment.ts"
import { type CutOut, cutOut, isRough } from "../../packages/server/src/vision/cut-out.ts"
import { decode } from "../../packages/server/src/vision/decode.ts"
import { loadModels } from "../../packages/server/src/vision/models.ts"
import { PHOTO_KIND_FACTS, type PhotoKind } from "../../packages/server/src/vision/photo-kinds.ts"
import { LEAST_WEARABLE } from "../../packages/server/src/vision/read-garment.ts"
import { type Recognition, recognise } from "../../packages/server/src/vision/recognition.ts"
import { type Figure, printFigure } from "../figure.ts"
import { contactSheets } from "./contact-sheets.ts"
import { type LabelledPhoto, labelledPhotos } from "./labelled-photos.ts"
import { confusion, coverages, median, percent } from "./tables.ts"

export interface Measured extends LabelledPhoto {
  readonly recognition: Recognition<PhotoKind>
  readonly cutOut: CutOut | undefined
  readonly wearable: number
}

const SHEET_EVERY = 4

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sheets: { type: "string" } },
})
const [directory] = positionals
if (!directory) throw new Error("Name the folder: npm run vision:eval -- DIR [--sheets FOLDER]")

const { classifier, segmenter } = await loadModels()
const measured: Measured[] = []
const times = { decode: [] as number[], classify: [] as number[], cutOut: [] as number[] }
for (const photo of await labelledPhotos(directory)) {
  const { bytes } = await keptPhoto(await readFile(photo.file))
  const picture = await timed(times.decode, () => decode(bytes))
  const found = await timed(times.cutOut, () => cutOut(picture, segmenter))
  const { kinds, wearable } = await timed(times.classify, () =>
    found ? classifyGarment(picture, found.mask, classifier) : classifier.classify(picture),
  )
  measured.push({ ...photo, recognition: recognise(kinds), cutOut: found, wearable })
}

const rightKind = ({ kind, recognition }: Measured) => kind === recognition.kind.answer
const rightSection = ({ kind, recognition }: Measured) =>
  PHOTO_KIND_FACTS[kind].section === recognition.section.answer
const found = measured.flatMap(({ cutOut: one }) => one ?? [])
const of = measured.length
const table = confusion(measured.map(({ kind, recognition }) => [kind, recognition.kind.answer]))
process.stdout.write(`${table}\n\n`)
const isAmongThree = ({ kind, recognition }: Measured) => recognition.kinds.includes(kind)
const figures: readonly Figure[] = [
  ...coverages("kind", measured, rightKind, ({ recognition }) => recognition.kind),
  ...coverages("section", measured, rightSection, ({ recognition }) => recognition.section),
  { name: "cut out", value: percent(measured, ({ cutOut: one }) => !!one), unit: "%", of },
  {
    name: "cut-outs that call themselves good",
    value: percent(found, (one) => !isRough(one)),
    unit: "%",
    of: found.length,
  },
  { name: "decoding, median", value: median(times.decode), unit: "ms" },
  { name: "classifying, median", value: median(times.classify), unit: "ms" },
  { name: "cutting out, median", value: median(times.cutOut), unit: "ms" },
  { name: "kind among the first three", value: percent(measured, isAmongThree), unit: "%", of },
  { name: "kind right", value: percent(measured, rightKind), unit: "%", of },
  {
    name: "left out as nothing to wear",
    value: percent(measured, ({ wearable }) => wearable < LEAST_WEARABLE),
    unit: "%",
    of,
  },
  { name: "section right", value: percent(measured, rightSection), unit: "%", of },
]
figures.forEach(printFigure)
if (values.sheets) {
  const shown = measured.filter((_, index) => index % SHEET_EVERY === 0)
  for (const file of await contactSheets(shown, values.sheets)) process.stdout.write(`${file}\n`)
}

async function timed<Result>(spent: number[], work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await work()
  spent.push(performance.now() - start)
  return result
}

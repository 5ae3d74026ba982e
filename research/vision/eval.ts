// Measures how photos of garments are read: npm run vision:eval -- DIR [--sheets FOLDER]
import { readFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { keptPhoto } from "../../packages/server/src/vision/arrivals.ts"
import { classifyGarment } from "../../packages/server/src/vision/classify-garment.ts"
import { type CutOut, cutOut, isRough } from "../../packages/server/src/vision/cut-out.ts"
import { decode } from "../../packages/server/src/vision/decode.ts"
import { loadModels } from "../../packages/server/src/vision/models.ts"
import { PHOTO_KIND_FACTS } from "../../packages/server/src/vision/photo-kinds.ts"
import { type Recognition, recognise } from "../../packages/server/src/vision/recognition.ts"
import { contactSheets } from "./contact-sheets.ts"
import { type LabelledPhoto, labelledPhotos } from "./labelled-photos.ts"
import { confusion, coverages, median, percent } from "./tables.ts"

export interface Measured extends LabelledPhoto {
  readonly recognition: Recognition
  readonly cutOut: CutOut | undefined
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
  const probabilities = await timed(times.classify, () =>
    found ? classifyGarment(picture, found.mask, classifier) : classifier.classify(picture),
  )
  measured.push({ ...photo, recognition: recognise(probabilities), cutOut: found })
}

const rightKind = ({ kind, recognition }: Measured) => kind === recognition.kind.answer
const rightSection = ({ kind, recognition }: Measured) =>
  PHOTO_KIND_FACTS[kind].section === recognition.section.answer
const found = measured.flatMap(({ cutOut: one }) => one ?? [])
const lines = [
  `${measured.length} photos`,
  confusion(measured.map(({ kind, recognition }) => [kind, recognition.kind.answer])),
  coverages("kind", measured, rightKind, ({ recognition }) => recognition.kind),
  coverages("section", measured, rightSection, ({ recognition }) => recognition.section),
  `among the first three ${percent(measured, ({ kind, recognition }) => recognition.kinds.includes(kind))} %`,
  `cut out ${percent(measured, ({ cutOut: one }) => one !== undefined)} %, self-checked ${percent(found, (one) => !isRough(one))} % of them`,
  `ms a photo (medians): decode ${median(times.decode)}, classify ${median(times.classify)}, cut out ${median(times.cutOut)}`,
  `kind ${percent(measured, rightKind)} %`,
  `section ${percent(measured, rightSection)} %`,
]
process.stdout.write(`${lines.join("\n\n")}\n`)
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

// Measures how sleeves are read from photos of garments: npm run sleeves -- DIR
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { keptPhoto } from "../../packages/server/src/photos/arrivals.ts"
import { classifyGarment } from "../../packages/server/src/vision/classify-garment.ts"
import { cutOut } from "../../packages/server/src/vision/cut-out.ts"
import { decode } from "../../packages/server/src/vision/decode.ts"
import { loadModels, type Models } from "../../packages/server/src/vision/models.ts"
import { recognise } from "../../packages/server/src/vision/recognition.ts"
import { readSleeve } from "../../packages/server/src/vision/sleeve.ts"
import { type Figure, printFigure } from "../figure.ts"
import { percent } from "./tables.ts"

interface Measured {
  readonly sleeve: string
  /** Whether limits were chosen on this photo, or it was kept apart. */
  readonly half: string
  readonly said: string | undefined
}

const [directory] = process.argv.slice(2)
if (!directory) throw new Error("Name the folder: npm run sleeves -- DIR")

const [, ...lines] = (await readFile(new URL("sleeves.csv", import.meta.url), "utf8"))
  .trim()
  .split("\n")
const models = await loadModels()
const measured: Measured[] = []
for (const line of lines) {
  const [file = "", sleeve = "", half = ""] = line.split(",")
  measured.push({ sleeve, half, said: await saidOf(join(directory, file), models) })
}
for (const half of ["chosen", "apart"]) {
  figuresOf(
    half === "apart" ? "photos apart" : "photos it was chosen on",
    measured.filter((one) => one.half === half),
  ).forEach(printFigure)
}

async function saidOf(
  file: string,
  { classifier, segmenter }: Models,
): Promise<string | undefined> {
  const { bytes } = await keptPhoto(await readFile(file))
  const picture = await decode(bytes)
  const cut = await cutOut(picture, segmenter)
  if (!cut) return undefined
  const { kinds } = await classifyGarment(picture, cut.mask, classifier)
  return readSleeve(cut, recognise(kinds))
}

function figuresOf(name: string, photos: readonly Measured[]): readonly Figure[] {
  const said = photos.filter((one) => one.said !== undefined)
  const isRight = (one: Measured) => one.said === one.sleeve
  return [
    {
      name: `${name}: said`,
      value: percent(photos, (one) => one.said !== undefined),
      unit: "%",
      of: photos.length,
    },
    { name: `${name}: right`, value: percent(said, isRight), unit: "%", of: said.length },
    ...["sleeveless", "short", "long"].map((word) => {
      const these = said.filter((one) => one.said === word)
      const right = percent(these, isRight)
      return { name: `${name}: ${word} right`, value: right, unit: "%", of: these.length }
    }),
  ].filter(({ of }) => of > 0)
}

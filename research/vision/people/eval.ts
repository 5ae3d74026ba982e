// Measures how photos of people are read: npm run people:eval -- DIR [--only LIST]
import { readFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { keptPhoto } from "../../../packages/server/src/photos/arrivals.ts"
import { loadModels } from "../../../packages/server/src/vision/models.ts"
import type { Role } from "../../../packages/server/src/vision/outfit.ts"
import {
  type Outfit,
  openOutfit,
  seeOutfit,
} from "../../../packages/server/src/vision/read-outfit.ts"
import { VisionError } from "../../../packages/server/src/vision/vision-error.ts"
import { type Figure, printFigure } from "../../figure.ts"
import { median, percent } from "../tables.ts"
import { type Compared, compare } from "./compare.ts"
import { keptApart, labelsIn, personPhoto } from "./folder.ts"
import { countPlaces } from "./places.ts"

const MAIN: readonly Role[] = ["top", "layer", "dress", "bottom", "shoes"]
const OTHERS: readonly Role[] = ["bag", "hat", "scarf", "belt", "legwear"]

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string" } },
})
const [directory] = positionals
if (!directory) throw new Error("Name the folder: npm run people:eval -- DIR [--only LIST]")

const labels = await labelsIn(directory)
const names = values.only
  ? (await readFile(values.only, "utf8")).split("\n").filter(Boolean)
  : keptApart([...labels.keys()])
const models = await loadModels()
const places = countPlaces()
const times: number[] = []
const photos: Compared[][] = []
for (const name of names) {
  const photo = await personPhoto(directory, name, labels.get(name) ?? [])
  const { bytes } = await keptPhoto(photo.bytes)
  const start = performance.now()
  const outfit = await openOutfit(bytes, models)
  const garments = await garmentsIn(outfit)
  times.push(performance.now() - start)
  photos.push(await compare({ ...photo, bytes }, [...MAIN, ...OTHERS], garments))
  places.add(photo, { ...outfit.parsed, classes: outfit.map })
}

const all = photos.flat()
const isMain = ({ role }: Compared) => MAIN.includes(role)
const found = (isMeant: (one: Compared) => boolean, name: string): Figure => {
  const meant = all.filter((one) => one.isTrue && isMeant(one))
  return {
    name: `${name} found`,
    value: percent(meant, ({ isFound }) => isFound),
    unit: "%",
    of: meant.length,
  }
}
const said = all.filter((one) => one.isRead && isMain(one))
const kinds = all.filter((one) => isMain(one) && one.isKindRight !== undefined)
const colours = all.filter((one) => isMain(one) && one.isColourNear !== undefined)
const isRightSet = (photo: readonly Compared[]) =>
  photo.filter(isMain).every(({ isTrue, isRead }) => isTrue === isRead)
const { accuracy, meanOverlap } = places.result()
const figures: readonly Figure[] = [
  found(isMain, "five main roles"),
  ...[...MAIN, ...OTHERS].map((role) => found((one) => one.role === role, role)),
  {
    name: "precision of the five roles",
    value: percent(said, ({ isFound }) => isFound),
    unit: "%",
    of: said.length,
  },
  {
    name: "right set of the five",
    value: percent(photos, isRightSet),
    unit: "%",
    of: photos.length,
  },
  {
    name: "kind right, of those found",
    value: percent(kinds, ({ isKindRight }) => isKindRight === true),
    unit: "%",
    of: kinds.length,
  },
  {
    name: "main colour same or near",
    value: percent(colours, ({ isColourNear }) => isColourNear === true),
    unit: "%",
    of: colours.length,
  },
  { name: "places right", value: 100 * accuracy, unit: "%", of: photos.length },
  { name: "mean overlap of eight classes", value: meanOverlap, of: photos.length },
  { name: "finding garments, median", value: median(times), unit: "ms" },
]
figures.forEach(printFigure)

async function garmentsIn(outfit: Outfit) {
  try {
    return await seeOutfit(outfit)
  } catch (error) {
    if (error instanceof VisionError) return []
    throw error
  }
}

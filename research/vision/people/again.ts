// Measures which garments are found again on another photo: npm run people:again -- DIR [--photos N]
// Each of the first N photos kept apart (all 100) is read twice: some three seconds of a quiet core.
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import sharp from "sharp"
import { keptPhoto } from "../../../packages/server/src/photos/arrivals.ts"
import { describeGarment } from "../../../packages/server/src/photos/describe-garment.ts"
import { findAgain } from "../../../packages/server/src/photos/found-again.ts"
import type { WornGarment } from "../../../packages/server/src/stores/worn-again.ts"
import { loadModels } from "../../../packages/server/src/vision/models.ts"
import { onPaper } from "../../../packages/server/src/vision/product-shot.ts"
import { factsOf } from "../../../packages/server/src/vision/read-garment.ts"
import { openOutfit, seeOutfit } from "../../../packages/server/src/vision/read-outfit.ts"
import { VisionError } from "../../../packages/server/src/vision/vision-error.ts"
import { printFigure } from "../../figure.ts"
import { keptApart, labelsIn } from "./folder.ts"

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { photos: { type: "string", default: "100" } },
})
const [directory] = positionals
if (!directory) throw new Error("Name the folder: npm run people:again -- DIR [--photos N]")

const models = await loadModels()
const labels = await labelsIn(directory)
const photos: { once: WornGarment[]; again: WornGarment[] }[] = []
for (const name of keptApart([...labels.keys()]).slice(0, Number(values.photos))) {
  const bytes = await readFile(join(directory, "photos", name))
  const once = await garmentsOf(bytes, name)
  photos.push({ once, again: await garmentsOf(await takenAgain(bytes), `${name} again`) })
}

const both = photos.flatMap(({ once, again }) => {
  const roles = new Set(once.map(({ foundIn }) => foundIn.role))
  const found = findAgain(again, waiting(once))
  return again.flatMap(({ foundIn }, index) =>
    roles.has(foundIn.role) ? [found[index] !== undefined] : [],
  )
})
const others = photos.flatMap(({ once }, index) =>
  photos
    .slice(index + 1)
    .map((other) => findAgain(other.once, waiting(once)).filter(Boolean).length),
)
printFigure({ name: "garments found again", unit: "%", value: share(both), of: both.length })
printFigure({
  name: "pairs of two people's photos with a garment taken for the same",
  unit: "%",
  value: share(others.map((count) => count > 0)),
  of: others.length,
})

/** Mirrored, closer, and in warmer and darker light. */
async function takenAgain(bytes: Uint8Array): Promise<Uint8Array> {
  const { width, height } = await sharp(bytes).metadata()
  const [left, top] = [Math.round(width * 0.03), Math.round(height * 0.02)]
  const closer = { left, top, width: Math.round(width * 0.94), height: Math.round(height * 0.95) }
  const mirrored = await sharp(bytes).flop().extract(closer).toBuffer()
  return sharp(mirrored).linear([0.95, 0.92, 0.87], [0, 0, 0]).jpeg({ quality: 90 }).toBuffer()
}

async function garmentsOf(bytes: Uint8Array, photoId: string): Promise<WornGarment[]> {
  try {
    const outfit = await openOutfit((await keptPhoto(bytes)).bytes, models)
    const garments: WornGarment[] = []
    // The pictures that she is shown are left out: they take most of the time.
    for (const { part, role, crop, cut, recognition } of await seeOutfit(outfit)) {
      const shot = await onPaper(part, cut.mask)
      const facts = await factsOf(part, { recognition, cut, checks: [] }, shot)
      garments.push({ ...describeGarment(facts, [], []), foundIn: { photoId, role, crop } })
    }
    return garments
  } catch (error) {
    if (error instanceof VisionError) return []
    throw error
  }
}

function waiting(garments: readonly WornGarment[]) {
  return garments.map((garment, index) => ({ itemId: String(index), garment }))
}

function share(values: readonly boolean[]): number {
  return (100 * values.filter(Boolean).length) / Math.max(1, values.length)
}

// Measures which garments are found again on another photo: npm run people:again -- DIR
import sharp from "sharp"
import { keptPhoto } from "../../../packages/server/src/photos/arrivals.ts"
import { describeGarment } from "../../../packages/server/src/photos/describe-garment.ts"
import { findAgain } from "../../../packages/server/src/photos/found-again.ts"
import type { WornGarment } from "../../../packages/server/src/stores/worn-again.ts"
import { loadModels } from "../../../packages/server/src/vision/models.ts"
import { readOutfit } from "../../../packages/server/src/vision/read-outfit.ts"
import { VisionError } from "../../../packages/server/src/vision/vision-error.ts"
import { printFigure } from "../../figure.ts"
import { keptApart, labelsIn, personPhoto } from "./folder.ts"

const [directory] = process.argv.slice(2)
if (!directory) throw new Error("Name the folder: npm run people:again -- DIR")

const models = await loadModels()
const labels = await labelsIn(directory)
const photos: { once: WornGarment[]; again: WornGarment[] }[] = []
for (const name of keptApart([...labels.keys()])) {
  const { bytes } = await personPhoto(directory, name, [])
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
    const { garments } = await readOutfit((await keptPhoto(bytes)).bytes, models)
    return garments.map(({ role, crop, reading }) => ({
      ...describeGarment(reading, [], []),
      foundIn: { photoId, role, crop },
    }))
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

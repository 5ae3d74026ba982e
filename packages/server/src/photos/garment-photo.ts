import { saveReading } from "../stores/photo-readings.ts"
import type { Check } from "../vision/read-garment.ts"
import { VisionError } from "../vision/vision-error.ts"
import { describeGarment, describeNamed } from "./describe-garment.ts"
import { keepPictures } from "./garment-pictures.ts"
import { largest } from "./named-garments.ts"
import { habitsOf, readerTurn } from "./photo-owner.ts"
import type { PhotoReaders } from "./photo-services.ts"
import { readWaiting } from "./reading-job.ts"

/** Reads a kept photo of one garment, which then waits for her review. */
export function readGarmentPhoto(services: PhotoReaders, photoId: string): Promise<void> {
  return readWaiting(services, photoId, async ({ owner }, bytes) => {
    const { database, vision, visionModel } = services
    const named = await visionModel?.look(bytes)
    const garment = named && largest(named)
    if (named && !garment) throw new VisionError("no-garment")
    const reading = await vision.readGarment(bytes, readerTurn(owner))
    const pictures = await keepPictures(services, owner, reading)
    const found = {
      ...describeGarment(reading, pictures, await habitsOf(database.queries, owner)),
      ...(garment && describeNamed(reading, garment.kind)),
    }
    const several: Check[] = named && named.length > 1 ? ["several"] : []
    const checks = [...new Set([...found.checks, ...several])]
    await database.transaction((db) => saveReading(db, photoId, { ...found, checks }))
  })
}

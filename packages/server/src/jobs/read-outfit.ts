import { saveOutfit, type WornReading } from "../stores/outfits.ts"
import type { JobTry } from "./jobs.ts"
import { habitsOf, keepPictures, kept, type Reader, readWaiting } from "./read-photo.ts"

/** Reads what she wears in a kept photo; each garment then waits for her review. */
export function readKeptOutfit(services: Reader, photoId: string, current: JobTry): Promise<void> {
  return readWaiting(services, photoId, current, async (photo, bytes) => {
    const { database, vision } = services
    const { garments, note } = await vision.readOutfit(bytes)
    const habits = await habitsOf(database.queries, photo.owner)
    const readings: WornReading[] = []
    for (const { reading, role, crop } of garments) {
      const pictures = await keepPictures(services, photo, reading)
      const foundIn = { photoId, role, crop, ...(note !== undefined && { note }) }
      readings.push({ ...kept(reading, pictures, habits), foundIn })
    }
    await database.transaction((db) => saveOutfit(db, photoId, readings))
  })
}

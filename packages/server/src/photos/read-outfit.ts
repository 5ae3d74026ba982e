import type { Kind } from "@stylin/garments/vocabulary"
import { saveOutfit, type WornReading } from "../stores/outfits.ts"
import type { WaitingPhoto } from "../stores/photo-readings.ts"
import type { CropReading } from "../vision/read-outfit.ts"
import { wornCrops } from "./named-garments.ts"
import {
  askerOf,
  asNamed,
  habitsOf,
  keepPictures,
  kept,
  type Reader,
  readWaiting,
} from "./read-garment.ts"

/** Reads what she wears in a kept photo; each garment then waits for her review. */
export function readKeptOutfit(services: Reader, photoId: string): Promise<void> {
  return readWaiting(services, photoId, async (photo, bytes) => {
    const { database } = services
    const { garments, note } = await readWorn(services, photo, bytes)
    const habits = await habitsOf(database.queries, photo.owner)
    const readings: WornReading[] = []
    for (const { reading, role, crop, kind } of garments) {
      const pictures = await keepPictures(services, photo, reading)
      const foundIn = { photoId, role, crop, ...(note !== undefined && { note }) }
      const named = kind && { ...asNamed(reading, kind), checks: reading.checks }
      readings.push({ ...kept(reading, pictures, habits), ...named, foundIn })
    }
    await database.transaction((db) => saveOutfit(db, photoId, readings))
  })
}

interface Worn {
  readonly garments: readonly (CropReading & { readonly kind?: Kind })[]
  readonly note?: string | undefined
}

/** The garments that the operator's model has named, or else those that colours tell apart. */
async function readWorn(
  { vision, visionModel }: Reader,
  { owner }: WaitingPhoto,
  bytes: Uint8Array,
): Promise<Worn> {
  const asker = askerOf(owner)
  const named = wornCrops((await visionModel?.look(bytes)) ?? [])
  if (named.length === 0) return vision.readOutfit(bytes, asker)
  const garments = []
  for (const { kind, ...crop } of named) {
    garments.push({ ...(await vision.readCrop(bytes, asker, crop)), kind })
  }
  return { garments }
}

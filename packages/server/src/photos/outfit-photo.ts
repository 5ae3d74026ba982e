import type { Kind } from "@stylin/garments/vocabulary"
import { saveOutfit } from "../stores/outfits.ts"
import type { PhotoOwner } from "../stores/photos.ts"
import type { WornGarment } from "../stores/worn-again.ts"
import type { CropReading } from "../vision/read-outfit.ts"
import { describeGarment, describeNamed } from "./describe-garment.ts"
import { findAgain } from "./found-again.ts"
import { keepPictures } from "./garment-pictures.ts"
import { wornCrops } from "./named-garments.ts"
import { habitsOf, readerTurn } from "./photo-owner.ts"
import type { PhotoReaders } from "./photo-services.ts"
import { readWaiting } from "./reading-job.ts"

/**
 * Reads what she wears in a kept photo; each garment then waits for her review, once for all photos
 * of an upload.
 */
export function readOutfitPhoto(services: PhotoReaders, photoId: string): Promise<void> {
  return readWaiting(services, photoId, async ({ owner }, bytes) => {
    const { garments, note } = await readWorn(services, owner, bytes)
    const found: WornGarment[] = []
    for (const garment of garments) {
      const { role, crop } = garment
      const foundIn = { photoId, role, crop, ...(note !== undefined && { note }) }
      found.push({ ...(await describeWorn(services, owner, garment)), foundIn })
    }
    await services.database.transaction((db) => saveOutfit(db, photoId, found, findAgain))
  })
}

/** A worn garment, with its kind if the operator's model named it. */
export type WornReading = CropReading & { readonly kind?: Kind | undefined }

/** Stores a worn garment's pictures and describes it, except for where it was found. */
export async function describeWorn(
  services: PhotoReaders,
  owner: PhotoOwner,
  { reading, kind }: WornReading,
) {
  const pictures = await keepPictures(services, owner, reading)
  const habits = await habitsOf(services.database.queries, owner)
  // A certain name does not make the cut-out of a worn garment certain: its checks stay.
  const named = kind && { ...describeNamed(reading, kind), checks: reading.checks }
  return { ...describeGarment(reading, pictures, habits), ...named }
}

/** The garments that the operator's model names; without any, those that colours tell apart. */
async function readWorn(
  { vision, visionModel }: PhotoReaders,
  owner: PhotoOwner,
  bytes: Uint8Array,
): Promise<{ readonly garments: readonly WornReading[]; readonly note?: string | undefined }> {
  const turn = readerTurn(owner)
  const named = wornCrops((await visionModel?.look(bytes)) ?? [])
  if (named.length === 0) return vision.readOutfit(bytes, turn)
  const garments = []
  for (const { kind, ...crop } of named) {
    garments.push({ ...(await vision.readCrop(bytes, turn, crop)), kind })
  }
  return { garments }
}

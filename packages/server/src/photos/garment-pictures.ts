import { randomUUID } from "node:crypto"
import { insertPhoto, type PhotoOwner } from "../stores/photos.ts"
import type { GarmentReading } from "../vision/read-garment.ts"
import { putCutOut } from "./cut-outs.ts"
import { UNUSED_LIFETIME_MS } from "./expiry.ts"
import { putCloth } from "./kept-cloth.ts"
import type { PhotoReaders } from "./photo-services.ts"
import { putPicture } from "./small-pictures.ts"

const PICTURE_TYPE = "image/webp"

/** What is kept of a reading to be seen: at least one picture. */
type ShownReading = Pick<GarmentReading, "cloth"> & {
  readonly pictures: Omit<GarmentReading["pictures"], "photo"> & { readonly photo?: Uint8Array }
}

/**
 * Stores a garment's pictures, and its cloth, beside the photos; resolves to the pictures' ids, the
 * one to show first.
 */
export async function keepPictures(
  { database, objects, clock }: Pick<PhotoReaders, "database" | "objects" | "clock">,
  owner: PhotoOwner,
  { pictures: { chosen, other, photo, cut }, cloth }: ShownReading,
): Promise<string[]> {
  const shots = [chosen, other, photo].filter((one) => one !== undefined)
  const ids: string[] = []
  for (const bytes of shots) {
    const id = randomUUID()
    const objectKey = `photos/${id}`
    const now = clock()
    // The row comes first, so that a crash leaves no bytes that no row knows of.
    await insertPhoto(database.queries, {
      id,
      objectKey,
      ...owner,
      contentType: PICTURE_TYPE,
      bytes: bytes.length,
      now,
      expiresAt: now + UNUSED_LIFETIME_MS,
    })
    await putPicture(objects, objectKey, { bytes, contentType: PICTURE_TYPE })
    if (cut && bytes === chosen) await putCutOut(objects, objectKey, cut)
    // Beside each, because she chooses one of them and the others go.
    await putCloth(objects, objectKey, cloth ?? null)
    ids.push(id)
  }
  return ids
}

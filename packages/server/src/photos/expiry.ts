import { expiredPhotos, postponePhotos } from "../stores/photos.ts"
import type { PhotoStores } from "./photo-services.ts"
import { PhotosLeft, removePhotos } from "./remove.ts"

const HOUR_MS = 60 * 60 * 1000

/** An upload that has not finished by then has failed. */
export const UPLOAD_LIFETIME_MS = HOUR_MS
/** Pictures expire after this long if their photo was dismissed while they were made. */
export const UNUSED_LIFETIME_MS = HOUR_MS
/** How long a guest's photos wait for her to sign up. */
export const CLAIM_LIFETIME_MS = 24 * HOUR_MS
/** How long readings, and their photos, are kept for her review. */
export const UNREVIEWED_LIFETIME_MS = 30 * 24 * HOUR_MS
/** A failed removal is tried again after this long. */
export const NEXT_TRY_MS = HOUR_MS

/** The rest waits for the next sweep. */
const AT_ONCE = 100

/**
 * Removes expired photos, at most a hundred.
 * @throws {PhotosLeft} if some of them could not be removed
 */
export async function removeExpired(stores: PhotoStores, now: number): Promise<void> {
  const { queries } = stores.database
  try {
    await removePhotos(stores, await expiredPhotos(queries, now, AT_ONCE))
  } catch (error) {
    // Postponed, so that photos that cannot be removed do not block the others.
    if (error instanceof PhotosLeft) await postponePhotos(queries, error.ids, now + NEXT_TRY_MS)
    throw error
  }
}

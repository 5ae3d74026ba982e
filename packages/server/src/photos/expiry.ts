import { expiredPhotos, postponePhotos } from "../stores/photos.ts"
import type { PhotoStores } from "./photo-services.ts"
import { PhotosLeft, removePhotos } from "./remove.ts"

const HOUR_MS = 60 * 60 * 1000

/** An upload that has not ended by then never will. */
export const UPLOAD_LIFETIME_MS = HOUR_MS
/** Pictures whose photo was dismissed while they were made run out after this long. */
export const UNUSED_LIFETIME_MS = HOUR_MS
/** How long a guest's photos wait for her to sign up. */
export const CLAIM_LIFETIME_MS = 24 * HOUR_MS
/** How long what was read waits for her review; the photos are not kept for longer. */
export const UNREVIEWED_LIFETIME_MS = 30 * 24 * HOUR_MS
/** A photo that could not be removed is tried again after this long. */
export const NEXT_TRY_MS = HOUR_MS

/** What is left over waits for the next sweep. */
const AT_ONCE = 100

/**
 * Removes photos that nobody has any more, at most a hundred.
 * @throws {PhotosLeft} when those that it tried could not all be removed
 */
export async function removeExpired(stores: PhotoStores, now: number): Promise<void> {
  const { queries } = stores.database
  try {
    await removePhotos(stores, await expiredPhotos(queries, now, AT_ONCE))
  } catch (error) {
    // They come again later, so that those which cannot go do not bar the others.
    if (error instanceof PhotosLeft) await postponePhotos(queries, error.ids, now + NEXT_TRY_MS)
    throw error
  }
}

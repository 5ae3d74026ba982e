import type { Services } from "../services.ts"
import { deleteOldAnswers } from "../stores/idempotency.ts"
import { deletePhotos, expiredPhotos } from "../stores/photos.ts"
import { deleteExpiredTokens } from "../stores/tokens.ts"

const ANSWERS_KEPT_MS = 24 * 60 * 60 * 1000
/** What is left over waits for the next sweep. */
const PHOTOS_AT_ONCE = 500

/** Removes what has run out: sign-ins, remembered answers, and photos that nobody claimed. */
export async function sweep({
  database,
  objects,
  clock,
}: Pick<Services, "database" | "objects" | "clock">): Promise<void> {
  const { queries } = database
  const now = clock()
  await deleteExpiredTokens(queries, now)
  await deleteOldAnswers(queries, now - ANSWERS_KEPT_MS)
  for (const photo of await expiredPhotos(queries, now, PHOTOS_AT_ONCE)) {
    // The bytes first: a row without bytes is swept again, bytes without a row never would be.
    await objects.delete(photo.objectKey)
    await deletePhotos(queries, [photo.id])
  }
}

import { removePhotos } from "../objects/remove-photos.ts"
import type { Services } from "../services.ts"
import { deleteOldAnswers } from "../stores/idempotency.ts"
import { expiredPhotos } from "../stores/photos.ts"
import { deleteExpiredTokens } from "../stores/tokens.ts"

const ANSWERS_KEPT_MS = 24 * 60 * 60 * 1000
/** What is left over waits for the next sweep. */
const PHOTOS_AT_ONCE = 100

/** Removes what has run out: sign-ins, remembered answers, and photos that nobody has any more. */
export async function sweep({
  database,
  objects,
  clock,
}: Pick<Services, "database" | "objects" | "clock">): Promise<void> {
  const { queries } = database
  const now = clock()
  await deleteExpiredTokens(queries, now)
  await deleteOldAnswers(queries, now - ANSWERS_KEPT_MS)
  await removePhotos({ database, objects }, await expiredPhotos(queries, now, PHOTOS_AT_ONCE))
}

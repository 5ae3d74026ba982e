import { PhotosLeft, removePhotos } from "../objects/remove-photos.ts"
import { DEVICE_LIFETIME_MS } from "../plugins/devices.ts"
import type { Services } from "../services.ts"
import { deleteOldDevices } from "../stores/devices.ts"
import { deleteExpiredTickets } from "../stores/export-tickets.ts"
import { deleteOldAnswers } from "../stores/idempotency.ts"
import { expiredPhotos, postponePhotos } from "../stores/photos.ts"
import { deleteOldImpressions, SEEN_FOR_MS } from "../stores/recommendations.ts"
import { deleteExpiredCodes } from "../stores/reset-codes.ts"
import { deleteExpiredTokens } from "../stores/tokens.ts"
import { deleteEndedTries } from "../stores/tries.ts"

const ANSWERS_KEPT_MS = 24 * 60 * 60 * 1000
/** What is left over waits for the next sweep. */
const PHOTOS_AT_ONCE = 100
/** A photo that could not be removed is tried again after this long. */
export const NEXT_TRY_MS = 60 * 60 * 1000

/** Removes what has run out: sign-ins, codes, tickets, counted tries, devices, remembered answers, looks shown long ago, and photos that nobody has any more. */
export async function sweep({
  database,
  objects,
  clock,
}: Pick<Services, "database" | "objects" | "clock">): Promise<void> {
  const { queries } = database
  const now = clock()
  await deleteExpiredTokens(queries, now)
  await deleteExpiredCodes(queries, now)
  await deleteExpiredTickets(queries, now)
  await deleteEndedTries(queries, now)
  await deleteOldDevices(queries, now - DEVICE_LIFETIME_MS)
  await deleteOldAnswers(queries, now - ANSWERS_KEPT_MS)
  await deleteOldImpressions(queries, now - SEEN_FOR_MS)
  try {
    await removePhotos({ database, objects }, await expiredPhotos(queries, now, PHOTOS_AT_ONCE))
  } catch (error) {
    // They come again later, so that those which cannot go do not bar the others.
    if (error instanceof PhotosLeft) await postponePhotos(queries, error.ids, now + NEXT_TRY_MS)
    throw error
  }
}

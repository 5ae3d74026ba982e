import type { Services } from "../services.ts"
import type { Log } from "../start.ts"
import { deletePhotos, type PhotoToRemove } from "../stores/photos.ts"

/**
 * Removes photos for good. Rejects after all have been tried, with the errors of those that could
 * not be removed; the next sweep finds what has been given up or has run out.
 */
export async function removePhotos(
  { database, objects }: Pick<Services, "database" | "objects">,
  photos: readonly PhotoToRemove[],
): Promise<void> {
  const outcomes = await Promise.allSettled(
    photos.map(async ({ id, objectKey }) => {
      // The bytes first: a row without bytes is swept again, bytes without a row never would be.
      await objects.delete(objectKey)
      await deletePhotos(database.queries, [id])
    }),
  )
  const errors = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [outcome.reason] : [],
  )
  if (errors.length > 0) {
    throw new AggregateError(errors, `Photos that could not be removed: ${errors.length}`)
  }
}

/** The same for a call that has done its work: what cannot be removed is logged and left to a sweep. */
export async function tryToRemovePhotos(
  services: Pick<Services, "database" | "objects">,
  photos: readonly PhotoToRemove[],
  log: Pick<Log, "warn">,
): Promise<void> {
  try {
    await removePhotos(services, photos)
  } catch (error) {
    log.warn({ err: error }, "photos are left for the next sweep")
  }
}

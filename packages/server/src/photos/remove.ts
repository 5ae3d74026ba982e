import { batches } from "../stores/batches.ts"
import { deletePhotos, type PhotoToRemove } from "../stores/photos.ts"
import type { PhotoStores } from "./photo-services.ts"
import { deletePicture } from "./small-pictures.ts"

const AT_ONCE = 5
/** The longest that the object store may take for one photo. */
const LIMIT_MS = 10_000

/** Photos that could not be removed, with the error of each. */
export class PhotosLeft extends AggregateError {
  override readonly name = "PhotosLeft"
  readonly code = "photos-left"
  readonly ids: readonly string[]

  constructor(ids: readonly string[], errors: readonly unknown[]) {
    super(errors, `Photos that could not be removed: ${ids.length}`)
    this.ids = ids
  }
}

/**
 * Removes photos for good, a few at a time; a sweep finds those that are left. If a whole batch
 * fails, the object store is taken to be down and the rest is not tried.
 * @throws {PhotosLeft} if some of those it tried could not be removed
 */
export async function removePhotos(
  { database, objects }: PhotoStores,
  photos: readonly PhotoToRemove[],
  { limitMs = LIMIT_MS } = {},
): Promise<void> {
  const left: { id: string; error: unknown }[] = []
  for (const group of batches(photos, AT_ONCE)) {
    const outcomes = await Promise.allSettled(
      group.map(async ({ id, objectKey }) => {
        // The bytes first: a sweep finds a row without bytes, but never bytes without a row.
        await within(limitMs, deletePicture(objects, objectKey))
        await deletePhotos(database.queries, [id])
      }),
    )
    const failed = group.flatMap(({ id }, index) => {
      const outcome = outcomes[index]
      return outcome?.status === "rejected" ? { id, error: outcome.reason } : []
    })
    left.push(...failed)
    if (failed.length === group.length) break
  }
  if (left.length > 0) {
    throw new PhotosLeft(
      left.map(({ id }) => id),
      left.map(({ error }) => error),
    )
  }
}

/** Logs what could not be removed. */
export interface RemovalLog {
  warn(details: object, line: string): void
}

/** The same for a call that has done its work: failures are logged and left to a sweep. */
export async function tryToRemovePhotos(
  services: PhotoStores,
  photos: readonly PhotoToRemove[],
  log: RemovalLog,
): Promise<void> {
  try {
    await removePhotos(services, photos)
  } catch (error) {
    log.warn({ err: error }, "photos are left for the next sweep")
  }
}

async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`the object store took more than ${limitMs} ms`)),
    limitMs,
  )
  try {
    return await Promise.race([work, ended])
  } finally {
    clearTimeout(timer)
  }
}

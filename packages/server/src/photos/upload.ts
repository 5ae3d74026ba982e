import { createHash, randomUUID } from "node:crypto"
import { Refusal } from "@stylin/api/contract"
import { type IdempotencyKey, once } from "../idempotency/once.ts"
import { megabytes } from "../limits/limits.ts"
import { fingerprint } from "../security/tokens.ts"
import { roomOf } from "../stores/accounts.ts"
import { insertUnfitPhotos, type UnfitPhoto } from "../stores/photo-readings.ts"
import {
  insertPhoto,
  keepPhotos,
  type PhotoOwner,
  type PhotoToRemove,
  photoBytes,
} from "../stores/photos.ts"
import type { TurnTaker } from "../turns/turns.ts"
import { VisionError } from "../vision/vision-error.ts"
import type { KeptPhoto } from "./arrivals.ts"
import { CLAIM_LIFETIME_MS, UNREVIEWED_LIFETIME_MS, UPLOAD_LIFETIME_MS } from "./expiry.ts"
import type { PhotoTakers } from "./photo-services.ts"
import { type RemovalLog, tryToRemovePhotos } from "./remove.ts"

/** How long to wait before sending photos again that could not be kept or read, in seconds. */
export const RETRY_S = 30

/** Photos on their way in. */
export interface Upload {
  readonly files: AsyncIterable<{ readonly bytes: Uint8Array }>
  readonly shows: "garments" | "outfits"
  readonly owner: PhotoOwner
  readonly sender: TurnTaker
  /** A repeat of the same photos under the same key keeps no second copy. */
  readonly key: IdempotencyKey | undefined
  readonly now: number
  readonly log: RemovalLog & { error(details: object, line: string): void }
}

/** The files of an upload so far. */
interface Arrived {
  readonly kept: PhotoToRemove[]
  readonly unfit: UnfitPhoto[]
}

/**
 * Keeps photos and queues them to be read. Resolves to their ids; files that are not pictures are
 * reported among the pending items.
 * @throws {Refusal} 413 if there is no room, 415 if no file is a picture, 503 if the object store
 *   fails
 */
export async function takeUpload(services: PhotoTakers, upload: Upload): Promise<string[]> {
  const { database, jobs } = services
  const { owner, now } = upload
  const arrived: Arrived = { kept: [], unfit: [] }
  let ids: string[] = []
  try {
    const request = await receive(services, upload, arrived)
    if (arrived.kept.length === 0) throw noneFit(arrived.unfit.map(({ problem }) => problem))
    const call = { request, accountId: owner.accountId, now }
    ids = await once(database, upload.key, call, async (db) => {
      const fresh = arrived.kept.map(({ id }) => id)
      const expiresAt = now + (owner.accountId ? UNREVIEWED_LIFETIME_MS : CLAIM_LIFETIME_MS)
      await keepPhotos(db, fresh, expiresAt)
      await insertUnfitPhotos(db, arrived.unfit, { owner, now, expiresAt })
      const kind = upload.shows === "outfits" ? "read-outfit" : "read-photo"
      for (const photoId of fresh) {
        await jobs.addWithin(db, { kind, payload: { photoId }, taker: upload.sender })
      }
      return fresh
    })
  } finally {
    // Removes the second copies of a repeated call, and all photos of a refused one.
    const second = arrived.kept.filter(({ id }) => !ids.includes(id))
    await tryToRemovePhotos(services, second, upload.log)
  }
  jobs.wake()
  return ids
}

/** The refusal of an upload in which no file can be read. */
export function noneFit(problems: readonly string[]): Refusal {
  return new Refusal(415, `files: ${[...new Set(problems)].join(" ")}`)
}

/** Stores the files as they arrive. Resolves to a hash that identifies the upload's content. */
async function receive(
  services: PhotoTakers,
  upload: Upload,
  { kept, unfit }: Arrived,
): Promise<string> {
  const content = createHash("sha256")
  for await (const { bytes } of upload.files) {
    const id = randomUUID()
    const position = kept.length + unfit.length
    content.update(fingerprint(bytes))
    try {
      const photo = await services.arrivals.receive(bytes, upload.sender)
      const place = { id, objectKey: `photos/${id}` }
      kept.push(place)
      await keep(services, upload, { ...place, ...photo, position })
    } catch (error) {
      if (!(error instanceof VisionError)) throw error
      unfit.push({ id, position, problem: error.message })
    }
  }
  return content.update(upload.shows).digest("base64url")
}

/** Stores a photo that expires by itself unless the whole upload is kept. */
async function keep(
  { database, objects, limits }: PhotoTakers,
  { owner, now, log }: Upload,
  photo: PhotoToRemove & KeptPhoto & { readonly position: number },
): Promise<void> {
  const { bytes, ...facts } = photo
  // The row comes first, so that a crash leaves no bytes that no row knows of, and counts at once,
  // so that two simultaneous uploads do not both get the last room.
  const expiresAt = now + UPLOAD_LIFETIME_MS
  await insertPhoto(database.queries, { ...facts, ...owner, bytes: bytes.length, now, expiresAt })
  await refuseWithoutRoom({ database, limits }, owner)
  try {
    await objects.put(photo.objectKey, bytes, photo.contentType)
  } catch (error) {
    log.error({ err: error }, "a photo could not be kept")
    throw new Refusal(503, "Photos can't be kept just now. Please try again a little later.", {
      retryAfterSeconds: RETRY_S,
    })
  }
}

/**
 * Checks that an owner's photos, with those that are arriving, do not take more than their room.
 * @throws {Refusal} 413 if they do
 */
export async function refuseWithoutRoom(
  { database: { queries }, limits }: Pick<PhotoTakers, "database" | "limits">,
  owner: PhotoOwner,
): Promise<void> {
  const most = owner.accountId
    ? ((await roomOf(queries, owner.accountId)) ?? limits.accountPhotoBytes)
    : limits.guestPhotoBytes
  if ((await photoBytes(queries, owner)) <= most) return
  const room = megabytes(most)
  throw new Refusal(413, `files: there is room for ${room} of photos. Please remove some first.`)
}

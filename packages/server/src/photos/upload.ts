import { createHash, randomUUID } from "node:crypto"
import { Refusal } from "@stylin/api/contract"
import { type IdempotencyKey, once } from "../idempotency/once.ts"
import { megabytes } from "../limits/limits.ts"
import { fingerprint } from "../security/tokens.ts"
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

/** When photos that could not be kept, or read, may be sent again. */
export const RETRY_S = 30

/** Photos on their way in. */
export interface Upload {
  readonly files: AsyncIterable<{ readonly bytes: Uint8Array }>
  readonly shows: "garments" | "outfits"
  readonly owner: PhotoOwner
  readonly sender: TurnTaker
  /** The same photos under the same key are kept once. */
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
 * Keeps photos and lets them wait to be read. Resolves to their ids; files that are no pictures are
 * told among the pending items.
 * @throws {Refusal} 413 where there is no room, 415 where no file is a picture, 503 where the object
 *   store keeps nothing
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
    // A repeat of the call has brought second copies; one that was refused is undone.
    const second = arrived.kept.filter(({ id }) => !ids.includes(id))
    await tryToRemovePhotos(services, second, upload.log)
  }
  jobs.wake()
  return ids
}

/** The answer to an upload of which nothing can be read. */
export function noneFit(problems: readonly string[]): Refusal {
  return new Refusal(415, `files: ${[...new Set(problems)].join(" ")}`)
}

/** Writes the files down as they come. Resolves to what tells them from those of another upload. */
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

/** Keeps a photo, to run out by itself unless the whole upload is kept. */
async function keep(
  { database: { queries }, objects, limits }: PhotoTakers,
  { owner, now, log }: Upload,
  photo: PhotoToRemove & KeptPhoto & { readonly position: number },
): Promise<void> {
  const { bytes, ...facts } = photo
  // The row comes first, so that no bytes can outlive a crash unseen, and counts at once, so that
  // two uploads at the same time do not both find the last room.
  const expiresAt = now + UPLOAD_LIFETIME_MS
  await insertPhoto(queries, { ...facts, ...owner, bytes: bytes.length, now, expiresAt })
  const most = owner.accountId ? limits.accountPhotoBytes : limits.guestPhotoBytes
  if ((await photoBytes(queries, owner)) > most) {
    const room = `there is room for ${megabytes(most)} of photos`
    throw new Refusal(413, `files: ${room}. Please remove some first.`)
  }
  try {
    await objects.put(photo.objectKey, bytes, photo.contentType)
  } catch (error) {
    log.error({ err: error }, "a photo could not be kept")
    throw new Refusal(503, "Photos can't be kept just now. Please try again a little later.", {
      retryAfterSeconds: RETRY_S,
    })
  }
}

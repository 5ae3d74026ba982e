import { createHash, randomUUID } from "node:crypto"
import {
  CLAIM_HEADER,
  CLAIM_TOKEN_FORM,
  type ParsedItem,
  parsePhotos,
  Refusal,
} from "@stylin/api/contract"
import type { FastifyRequest } from "fastify"
import { idempotencyKeyOf, once } from "../idempotency/once.ts"
import { drawnInstead, noneFit, untilRead } from "../photos/answer.ts"
import type { KeptPhoto } from "../photos/arrivals.ts"
import { tryToRemovePhotos } from "../photos/remove.ts"
import { pictureSigner } from "../pictures/picture-signer.ts"
import type { Call, Implement } from "../plugins/operations.ts"
import { turnTaker } from "../plugins/turn-taker.ts"
import { readUploads } from "../plugins/uploads.ts"
import { megabytes } from "../security/limits.ts"
import { fingerprint, randomToken } from "../security/tokens.ts"
import type { Services } from "../services.ts"
import { giveUpGuestPhotos } from "../stores/given-up-photos.ts"
import {
  findProblems,
  findReadItems,
  insertUnfitPhotos,
  type UnfitPhoto,
} from "../stores/photo-readings.ts"
import {
  insertPhoto,
  keepPhotos,
  type PhotoOwner,
  type PhotoToRemove,
  photoBytes,
} from "../stores/photos.ts"
import type { TurnTaker } from "../turns/turns.ts"
import { VisionError } from "../vision/vision-error.ts"

/** How long a guest's photos wait for her to sign up. */
export const CLAIM_LIFETIME_MS = 24 * 60 * 60 * 1000
/** An upload that has not ended by then never will. */
const UPLOAD_LIFETIME_MS = 60 * 60 * 1000

/** When a photo that could not be kept, or read, may be sent again. */
const RETRY_S = 30
const NOT_JUST_NOW = "Photos can't be read just now. Nothing was kept; please try again later."

/** How long what was read waits for her review; the photos are not kept for longer. */
export const UNREVIEWED_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

interface Arriving {
  readonly owner: PhotoOwner
  readonly position: number
  readonly request: FastifyRequest
  readonly now: number
}

/** Photos of garments: kept first, then read. */
export function photoRoutes(implement: Implement, services: Services): void {
  const { database, objects, limits, jobs } = services
  const { queries } = database

  /** What is kept of a file, or why nothing is. */
  async function receive(bytes: Uint8Array, sender: TurnTaker): Promise<KeptPhoto | VisionError> {
    try {
      return await services.arrivals.receive(bytes, sender)
    } catch (error) {
      if (error instanceof VisionError) return error
      throw error
    }
  }

  /** Writes a photo down, to run out by itself unless it is kept. */
  async function take(
    { id, objectKey }: PhotoToRemove,
    { bytes, contentType }: KeptPhoto,
    { owner, position, request, now }: Arriving,
  ): Promise<void> {
    // The row comes first, so that no bytes can outlive a crash unseen, and counts at once, so that
    // two uploads at the same time do not both find the last room.
    await insertPhoto(queries, {
      id,
      objectKey,
      ...owner,
      contentType,
      bytes: bytes.length,
      position,
      now,
      expiresAt: now + UPLOAD_LIFETIME_MS,
    })
    const most = owner.accountId ? limits.accountPhotoBytes : limits.guestPhotoBytes
    if ((await photoBytes(queries, owner)) > most) {
      throw new Refusal(
        413,
        `files: there is room for ${megabytes(most)} of photos. Please remove some first.`,
      )
    }
    try {
      await objects.put(objectKey, bytes, contentType)
    } catch (error) {
      request.log.error({ err: error }, "a photo could not be kept")
      throw new Refusal(503, "Photos can't be kept just now. Please try again a little later.", {
        retryAfterSeconds: RETRY_S,
      })
    }
  }

  /** Keeps the photos of a call and has them read. Resolves to their ids when that is done, or given up. */
  async function keepAndRead(
    { query, request, now }: Pick<Call<typeof parsePhotos>, "query" | "request" | "now">,
    owner: PhotoOwner,
  ): Promise<{ ids: readonly string[]; areRead: boolean }> {
    const kind = query.shows === "outfits" ? "read-outfit" : "read-photo"
    const key = idempotencyKeyOf(request, `parsePhotos ${owner.accountId ?? owner.claimHash}`)
    const taken: PhotoToRemove[] = []
    const unfit: UnfitPhoto[] = []
    const content = createHash("sha256")
    const sender = turnTaker(request, owner.accountId, services.pictureKey)
    let kept: readonly string[] = []
    try {
      for await (const { bytes } of readUploads(request, parsePhotos.files)) {
        const id = randomUUID()
        const position = taken.length + unfit.length
        content.update(fingerprint(bytes))
        const received = await receive(bytes, sender)
        if (received instanceof VisionError) {
          unfit.push({ id, position, problem: received.message })
          continue
        }
        const photo = { id, objectKey: `photos/${id}` }
        taken.push(photo)
        await take(photo, received, { owner, position, request, now })
      }
      if (taken.length === 0) throw noneFit(unfit.map(({ problem }) => problem))
      content.update(query.shows)
      const call = { request: content.digest("base64url"), accountId: owner.accountId, now }
      kept = await once(database, key, call, async (db) => {
        const ids = taken.map(({ id }) => id)
        const lifetime = owner.accountId ? UNREVIEWED_LIFETIME_MS : CLAIM_LIFETIME_MS
        const expiresAt = now + lifetime
        await keepPhotos(db, ids, expiresAt)
        await insertUnfitPhotos(db, unfit, { owner, now, expiresAt })
        for (const photoId of ids) {
          await jobs.addWithin(db, { kind, payload: { photoId }, taker: sender })
        }
        return ids
      })
    } finally {
      // A repeat of the call has brought second copies; one that was refused is undone.
      const second = taken.filter(({ id }) => !kept.includes(id))
      await tryToRemovePhotos({ database, objects }, second, request.log)
    }
    jobs.wake()
    return { ids: kept, areRead: await untilRead(queries, kept, request) }
  }

  /** The same for a guest who can never claim her photos: nothing of them outlives the answer. */
  async function readInPassing(call: Call<typeof parsePhotos>): Promise<ParsedItem[]> {
    const claimHash = fingerprint(randomToken())
    try {
      const { ids, areRead } = await keepAndRead(call, { claimHash })
      if (!areRead) throw new Refusal(503, NOT_JUST_NOW, { retryAfterSeconds: RETRY_S })
      const read = await findReadItems(queries, ids)
      const problems = read.length > 0 ? [] : await findProblems(queries, claimHash)
      if (problems.length > 0) throw noneFit(problems)
      return read.map(drawnInstead)
    } finally {
      const given = await giveUpGuestPhotos(queries, claimHash)
      await tryToRemovePhotos({ database, objects }, given, call.request.log)
    }
  }

  implement(parsePhotos, async (call) => {
    const { account, request, now } = call
    const claimToken = claimTokenOf(request)
    if (account) {
      const { ids } = await keepAndRead(call, { accountId: account.id })
      const { parsed } = pictureSigner({ owner: account, key: services.pictureKey, now })
      return (await findReadItems(queries, ids)).map(parsed)
    }
    if (claimToken === undefined) return readInPassing(call)
    const { ids } = await keepAndRead(call, { claimHash: fingerprint(claimToken) })
    return (await findReadItems(queries, ids)).map(drawnInstead)
  })
}

function claimTokenOf(request: FastifyRequest): string | undefined {
  const value = request.headers[CLAIM_HEADER]
  if (value === undefined) return undefined
  if (typeof value === "string" && CLAIM_TOKEN_FORM.test(value)) return value
  throw new Refusal(422, `${CLAIM_HEADER}: must have 20 to 120 letters, digits, - or _`)
}

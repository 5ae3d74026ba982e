import { createHash, randomUUID } from "node:crypto"
import { CLAIM_HEADER, CLAIM_TOKEN_FORM, parsePhotos, Refusal } from "@stylin/api/contract"
import type { FastifyRequest } from "fastify"
import { tryToRemovePhotos } from "../objects/remove-photos.ts"
import type { Implement } from "../plugins/operations.ts"
import { megabytes, readImages, type UploadedImage } from "../plugins/uploads.ts"
import { fingerprint } from "../security/tokens.ts"
import type { Services } from "../services.ts"
import {
  insertPhoto,
  keepPhotos,
  type PhotoOwner,
  type PhotoToRemove,
  photoBytes,
} from "../stores/photos.ts"
import { idempotencyKeyOf, once } from "./idempotency.ts"

/** How long a guest's photos wait for her to sign up. */
export const CLAIM_LIFETIME_MS = 24 * 60 * 60 * 1000
/** An upload that has not ended by then never will. */
const UPLOAD_LIFETIME_MS = 60 * 60 * 1000

/** Photos of garments: kept first, then read. */
export function photoRoutes(implement: Implement, { database, objects, limits }: Services): void {
  const { queries } = database

  /** Writes a photo down, to run out by itself unless it is kept. */
  async function take(
    { id, objectKey }: PhotoToRemove,
    { bytes, contentType }: UploadedImage,
    { owner, now }: { owner: PhotoOwner; now: number },
  ): Promise<void> {
    // The row comes first, so that no bytes can outlive a crash unseen, and counts at once, so that
    // two uploads at the same time do not both find the last room.
    await insertPhoto(queries, {
      id,
      objectKey,
      ...owner,
      contentType,
      bytes: bytes.length,
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
    await objects.put(objectKey, bytes, contentType)
  }

  implement(parsePhotos, async ({ account, request, now }) => {
    const owner = ownerOf(account?.id, claimTokenOf(request))
    if (!owner) {
      for await (const image of readImages(request, parsePhotos.files)) image.bytes.fill(0)
      throw new Refusal(503, "Photos can't be read just now. Nothing was kept; please try later.")
    }
    const key = idempotencyKeyOf(request, `parsePhotos ${owner.accountId ?? owner.claimHash}`)
    const taken: PhotoToRemove[] = []
    const content = createHash("sha256")
    let kept: readonly string[] = []
    try {
      for await (const image of readImages(request, parsePhotos.files)) {
        const id = randomUUID()
        const photo = { id, objectKey: `photos/${id}` }
        taken.push(photo)
        await take(photo, image, { owner, now })
        content.update(fingerprint(image.bytes))
      }
      const call = { request: content.digest("base64url"), accountId: account?.id, now }
      kept = await once(database, key, call, async (db) => {
        const ids = taken.map(({ id }) => id)
        await keepPhotos(db, ids, account ? undefined : now + CLAIM_LIFETIME_MS)
        return ids
      })
    } finally {
      // A repeat of the call has brought second copies; one that was refused is undone.
      const second = taken.filter(({ id }) => !kept.includes(id))
      await tryToRemovePhotos({ database, objects }, second, request.log)
    }
    throw new Refusal(
      503,
      "Photos can't be read just now. Yours are kept and wait among your pending items.",
    )
  })
}

/** Whose the photos are; undefined for a guest who could never claim them. */
function ownerOf(accountId?: string, claimToken?: string): PhotoOwner | undefined {
  if (accountId) return { accountId }
  return claimToken ? { claimHash: fingerprint(claimToken) } : undefined
}

function claimTokenOf(request: FastifyRequest): string | undefined {
  const value = request.headers[CLAIM_HEADER]
  if (value === undefined) return undefined
  if (typeof value === "string" && CLAIM_TOKEN_FORM.test(value)) return value
  throw new Refusal(422, `${CLAIM_HEADER}: must have 20 to 120 letters, digits, - or _`)
}

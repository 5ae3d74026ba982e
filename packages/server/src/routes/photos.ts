import { randomUUID } from "node:crypto"
import { CLAIM_HEADER, CLAIM_TOKEN_FORM, parsePhotos, Refusal } from "@stylin/api/contract"
import type { FastifyRequest } from "fastify"
import { tryToRemovePhotos } from "../objects/remove-photos.ts"
import type { Implement } from "../plugins/operations.ts"
import { readImages } from "../plugins/uploads.ts"
import { fingerprint } from "../security/tokens.ts"
import type { Services } from "../services.ts"
import { insertPhoto, keepPhotos, type PhotoOwner, type PhotoToRemove } from "../stores/photos.ts"
import { idempotencyKeyOf } from "./idempotency.ts"

/** How long a guest's photos wait for her to sign up. */
export const CLAIM_LIFETIME_MS = 24 * 60 * 60 * 1000
/** An upload that has not ended by then never will. */
const UPLOAD_LIFETIME_MS = 60 * 60 * 1000

/** Photos of garments: kept first, then read. */
export function photoRoutes(implement: Implement, { database, objects }: Services): void {
  const { queries } = database

  /** Keeps the photos of a call, or none of them. Resolves to their ids. */
  async function keepUpload(
    request: FastifyRequest,
    owner: PhotoOwner,
    { makeId, now }: { makeId: (index: number) => string; now: number },
  ): Promise<string[]> {
    const ids: string[] = []
    const added: PhotoToRemove[] = []
    try {
      for await (const { bytes, contentType } of readImages(request, parsePhotos.files)) {
        const id = makeId(ids.length)
        const photo = { id, objectKey: `photos/${id}` }
        // The row comes first and runs out by itself, so that no bytes can outlive a crash unseen.
        const isNew = await insertPhoto(queries, {
          ...photo,
          ...owner,
          contentType,
          bytes: bytes.length,
          now,
          expiresAt: now + UPLOAD_LIFETIME_MS,
        })
        ids.push(id)
        if (isNew) added.push(photo)
        await objects.put(photo.objectKey, bytes, contentType)
      }
    } catch (error) {
      await tryToRemovePhotos({ database, objects }, added, request.log)
      throw error
    }
    return ids
  }

  implement(parsePhotos, async ({ account, request, now }) => {
    const owner = ownerOf(account?.id, claimTokenOf(request))
    if (!owner) {
      for await (const image of readImages(request, parsePhotos.files)) image.bytes.fill(0)
      throw new Refusal(503, "Photos can't be read just now. Nothing was kept; please try later.")
    }
    const key = idempotencyKeyOf(request, `parsePhotos ${owner.accountId ?? owner.claimHash}`)
    // A repeat of the call writes the same photos again in place of second copies.
    const makeId = (index: number) =>
      key ? fingerprint(`${key.scope} ${key.keyHash} ${index}`) : randomUUID()
    const ids = await keepUpload(request, owner, { makeId, now })
    await keepPhotos(queries, ids, account ? undefined : now + CLAIM_LIFETIME_MS)
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

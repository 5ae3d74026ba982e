import {
  CLAIM_HEADER,
  CLAIM_TOKEN_FORM,
  claimPhotos,
  cropPending,
  dismissPending,
  getPending,
  parsePhotos,
  Refusal,
} from "@stylin/api/contract"
import type { FastifyRequest } from "fastify"
import { idempotencyKeyOf } from "../idempotency/once.ts"
import { drawnInstead, readInPassing, readUpload } from "../photos/answer.ts"
import { claimPhotosOf, guestOwner } from "../photos/claims.ts"
import { cropGarment } from "../photos/crops.ts"
import { duplicatesOf } from "../photos/duplicates.ts"
import { tryToRemovePhotos } from "../photos/remove.ts"
import { type Call, DONE, type Implement } from "../plugins/operations.ts"
import { turnTaker } from "../plugins/turn-taker.ts"
import { readUploads } from "../plugins/uploads.ts"
import type { Services } from "../services.ts"
import { dismissPhotos } from "../stores/given-up-photos.ts"
import { listPending } from "../stores/pending.ts"
import type { PhotoOwner } from "../stores/photos.ts"
import { signerFor } from "./picture-signer.ts"

/** Photos of garments, and what waits for her review. */
export function photoRoutes(implement: Implement, services: Services): void {
  const { database, pictureKey } = services
  const { queries } = database

  function uploadOf<Owner extends PhotoOwner>(
    { query, account, request, now }: Call<typeof parsePhotos>,
    owner: Owner,
  ) {
    const files = readUploads(request, parsePhotos.files)
    const sender = turnTaker(request, account?.id, pictureKey)
    const key = idempotencyKeyOf(request, `parsePhotos ${owner.accountId ?? owner.claimHash}`)
    return { files, shows: query.shows, owner, sender, key, now, log: request.log }
  }

  implement(parsePhotos, async (call) => {
    const { account, request, now } = call
    const claimToken = claimTokenOf(request)
    const isAwaited = () => !request.raw.socket.destroyed && !request.server.ending.aborted
    if (account) {
      const upload = uploadOf(call, { accountId: account.id })
      const read = await readUpload(services, upload, isAwaited)
      return read.map((await signerFor(services, { account, now }, read)).parsed)
    }
    const upload = uploadOf(call, guestOwner(claimToken))
    const read = claimToken === undefined ? readInPassing : readUpload
    return (await read(services, upload, isAwaited)).map(drawnInstead)
  })

  implement(getPending, async ({ account, now }) => {
    const pending = await listPending(queries, account.id)
    const marked = await duplicatesOf(queries, account.id, pending)
    return marked.map((await signerFor(services, { account, now }, marked)).pending)
  })

  implement(dismissPending, async ({ body, account, request }) => {
    const photos = await dismissPhotos(queries, account.id, body.item_ids)
    await tryToRemovePhotos(services, photos, request.log)
    return DONE
  })

  implement(cropPending, async ({ body, account, request, now }) => {
    const asker = { accountId: account.id, turn: turnTaker(request, account.id, pictureKey) }
    const item = await cropGarment(services, asker, body)
    return (await signerFor(services, { account, now }, item)).pending(item)
  })

  implement(claimPhotos, async ({ body, account, now }) => ({
    claimed: await claimPhotosOf(queries, body.claim_token, { accountId: account.id, now }),
  }))
}

function claimTokenOf(request: FastifyRequest): string | undefined {
  const value = request.headers[CLAIM_HEADER]
  if (value === undefined) return undefined
  if (typeof value === "string" && CLAIM_TOKEN_FORM.test(value)) return value
  throw new Refusal(422, `${CLAIM_HEADER}: must have 20 to 120 letters, digits, - or _`)
}

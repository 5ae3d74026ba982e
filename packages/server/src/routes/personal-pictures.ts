import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { getSmall } from "../photos/small-pictures.ts"
import { type CollageGarment, readCollage } from "../pictures/collage-address.ts"
import type { CollagePart } from "../pictures/collage-thread.ts"
import { lifetimeOf, type Signature } from "../pictures/personal-address.ts"
import { answerUnknownCall } from "../plugins/errors.ts"
import type { Limiter } from "../plugins/limits.ts"
import type { Services } from "../services.ts"
import { findAccount } from "../stores/accounts.ts"
import { findPhotos, type ShownPhoto } from "../stores/photos.ts"
import { listTokens } from "../stores/tokens.ts"
import { MEMBER_STRIDE } from "../turns/turns.ts"

/** Browsers ask again after this long, though the address may work for longer. */
const KEPT_FOR_S = 12 * 60 * 60
const PICTURE_POLICY = "default-src 'none'"

interface PhotoRoute {
  Params: { id: string }
  Querystring: Signature & { readonly size?: unknown }
}

interface CollageRoute {
  Params: { owner: string; file: string }
  Querystring: Signature
}

/**
 * Pictures of what a person owns. An `<img>` sends no token, so their addresses are signed, for the
 * sign-in that was told them. What they show and that sign-in are looked up at every call, so that
 * they are gone at once when she erases them or signs out.
 */
export function personalPictureRoutes(
  app: FastifyInstance,
  services: Services,
  limiter: Limiter,
): void {
  const { database, objects, collages, clock, pictureKey } = services

  async function lifetime(
    { url, query }: FastifyRequest<{ Querystring: Signature }>,
    owner: string,
  ): Promise<number> {
    const [path = ""] = url.split("?", 1)
    const now = clock()
    const tokenHashes = await listTokens(database.queries, owner, now)
    return lifetimeOf(path, query, { owner, tokenHashes, key: pictureKey, now })
  }

  /** Those of the photos that are hers still; undefined if she has no account any more. */
  async function photosOf(owner: string, ids: readonly string[]) {
    const found = await findPhotos(database.queries, ids)
    const hers = found.filter(({ accountId }) => accountId === owner)
    if (hers.length === 0 && !(await findAccount(database.queries, owner))) return undefined
    return new Map(hers.map((photo) => [photo.id, photo]))
  }

  /** What she has erased, and what cannot be read, is drawn. */
  async function partOf(
    { words, photo }: CollageGarment,
    hers: ReadonlyMap<string, ShownPhoto>,
  ): Promise<CollagePart> {
    const kept = photo === undefined ? undefined : hers.get(photo)
    if (!kept) return { words }
    try {
      const object = await objects.get(kept.objectKey)
      return object ? { words, photo: object.bytes } : { words, problem: "its bytes are missing" }
    } catch (error) {
      return { words, problem: error instanceof Error ? error.message : String(error) }
    }
  }

  app.get<PhotoRoute>("/pictures/photos/:id", async (request, reply) => {
    const [photo] = await findPhotos(database.queries, [request.params.id])
    const remaining = photo ? await lifetime(request, photo.accountId) : 0
    if (!photo || remaining === 0) return answerUnknownCall(reply)
    await limiter.countPersonalPicture(request, photo.accountId)
    const isSmall = request.query.size === "small"
    const object = await (isSmall
      ? getSmall(objects, photo.objectKey)
      : objects.get(photo.objectKey))
    if (!object) return answerUnknownCall(reply)
    const { bytes, contentType: type } = object
    return sendPicture(reply, bytes, { type, cacheControl: kept(remaining) })
  })

  app.get<CollageRoute>("/pictures/collages/:owner/:file", async (request, reply) => {
    const { owner, file } = request.params
    const remaining = await lifetime(request, owner)
    if (remaining === 0) return answerUnknownCall(reply)
    await limiter.countPersonalPicture(request, owner)
    const garments = readCollage(file)
    const hers = await photosOf(
      owner,
      garments.flatMap(({ photo }) => photo ?? []),
    )
    if (!hers) return answerUnknownCall(reply)
    const { bytes, problems } = await collages.compose(
      [file, ...hers.keys()].join(" "),
      { name: owner, stride: MEMBER_STRIDE },
      () => Promise.all(garments.map((garment) => partOf(garment, hers))),
    )
    if (problems.length > 0) {
      request.log.warn({ problems }, "photos of a look could not be shown")
      return sendPicture(reply, bytes, { type: "image/webp", cacheControl: "no-store" })
    }
    return sendPicture(reply, bytes, { type: "image/webp", cacheControl: kept(remaining) })
  })
}

function kept(remainingMs: number): string {
  const seconds = Math.min(KEPT_FOR_S, Math.floor(remainingMs / 1000))
  return `private, max-age=${seconds}, immutable`
}

function sendPicture(
  reply: FastifyReply,
  bytes: Uint8Array,
  { type, cacheControl }: { type: string; cacheControl: string },
): FastifyReply {
  return reply
    .header("cache-control", cacheControl)
    .header("content-security-policy", PICTURE_POLICY)
    .type(type)
    .send(Buffer.from(bytes))
}

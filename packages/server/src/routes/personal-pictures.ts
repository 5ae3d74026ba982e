import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { shownOwnLook } from "../photos/own-looks.ts"
import { bytesOf, sharedPicture, shownLay } from "../photos/shown-photos.ts"
import type { ComposedPicture } from "../pictures/composed-pictures.ts"
import { lifetimeOf, type Signature } from "../pictures/personal-address.ts"
import { readShare } from "../pictures/share-address.ts"
import { answerUnknownCall } from "../plugins/errors.ts"
import type { Limiter } from "../plugins/limits.ts"
import type { Services } from "../services.ts"
import { findShownPhotos } from "../stores/item-photos.ts"
import { listTokens } from "../stores/tokens.ts"

/** Browsers ask again after this long, though the address may work for longer. */
const KEPT_FOR_S = 12 * 60 * 60
const PICTURE_POLICY = "default-src 'none'"

interface PhotoRoute {
  Params: { id: string }
  Querystring: Signature & { readonly size?: unknown }
}

interface ComposedRoute {
  Params: { owner: string; file: string }
  Querystring: Signature
}

/**
 * Pictures of what a person owns. An `<img>` sends no token, so their addresses are signed for the
 * sign-in that received them. Every call looks up that sign-in and the photos, so that they are
 * gone at once when she erases them or signs out.
 */
export function personalPictureRoutes(
  app: FastifyInstance,
  services: Services,
  limiter: Limiter,
): void {
  const { database, objects, clock, pictureKey } = services

  async function lifetime(
    { url, query }: FastifyRequest<{ Querystring: Signature }>,
    owner: string,
  ): Promise<number> {
    const [path = ""] = url.split("?", 1)
    const now = clock()
    const tokenHashes = await listTokens(database.queries, owner, now)
    return lifetimeOf(path, query, { owner, tokenHashes, key: pictureKey, now })
  }

  app.get<PhotoRoute>("/pictures/photos/:id", async (request, reply) => {
    const { id } = request.params
    for (const photo of await findShownPhotos(database.queries, [id])) {
      const remaining = await lifetime(request, photo.accountId)
      if (remaining === 0) continue
      await limiter.countPersonalPicture(request, photo.accountId)
      const size = request.query.size === "small" ? "small" : "whole"
      const object = await bytesOf(objects, photo, size)
      if (!object) break
      const { bytes, contentType: type } = object
      return sendPicture(reply, bytes, { type, cacheControl: kept(remaining) })
    }
    return answerUnknownCall(reply)
  })

  /** @param shown resolves to undefined if the owner's account is gone */
  function composed(
    path: string,
    shown: (owner: string, file: string) => Promise<ComposedPicture | undefined>,
  ): void {
    app.get<ComposedRoute>(path, async (request, reply) => {
      const { owner, file } = request.params
      const remaining = await lifetime(request, owner)
      if (remaining === 0) return answerUnknownCall(reply)
      await limiter.countPersonalPicture(request, owner)
      const picture = await shown(owner, file)
      if (!picture) return answerUnknownCall(reply)
      const { bytes, problems } = picture
      if (problems.length > 0) {
        request.log.warn({ problems }, "photos of a look could not be shown")
        return sendPicture(reply, bytes, { type: "image/webp", cacheControl: "no-store" })
      }
      return sendPicture(reply, bytes, { type: "image/webp", cacheControl: kept(remaining) })
    })
  }

  composed("/pictures/collages/:owner/:file", (owner, file) => shownLay(services, owner, file))
  composed("/pictures/own-looks/:owner/:file", (owner, file) => shownOwnLook(services, owner, file))

  app.get<{ Params: { owner: string; file: string } }>(
    "/pictures/shares/:owner/:file",
    async (request, reply) => {
      const { owner, file } = request.params
      const shared = readShare(file, { owner, now: clock(), key: pictureKey })
      if (!shared) return answerUnknownCall(reply)
      await limiter.countPersonalPicture(request, owner)
      const bytes = await sharedPicture(services, owner, shared)
      if (!bytes) return answerUnknownCall(reply)
      return sendPicture(reply, bytes, { type: "image/jpeg", cacheControl: "private, no-store" })
    },
  )
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

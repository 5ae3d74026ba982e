import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"
import { shownLook, shownProduct } from "../photos/product-photos.ts"
import { shownPublicLay } from "../photos/shown-photos.ts"
import { drawingOf, isStamped } from "../pictures/edition.ts"
import { flatAddress, readFlatAddress } from "../pictures/flat-address.ts"
import { readLay } from "../pictures/lay-address.ts"
import { LOOK_WIDTHS, readLookAddress } from "../pictures/look-address.ts"
import { answerUnknownCall } from "../plugins/errors.ts"
import type { Limiter } from "../plugins/limits.ts"
import { turnTaker } from "../plugins/turn-taker.ts"
import type { Services } from "../services.ts"
import { personalPictureRoutes } from "./personal-pictures.ts"

const A_YEAR = "public, max-age=31536000, immutable"
/** For addresses of another edition or of none: what they show changes with the drawing code. */
const A_DAY = "public, max-age=86400"
// Opened on its own, a drawing must not be able to run or fetch anything.
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
const PHOTO_POLICY = "default-src 'none'"

/** The widths of a garment's bitmap, in px; an address that names none gets the first. */
const FLAT_WIDTHS = [400, 280]

interface PictureRoute {
  Params: { file: string }
  Querystring: Record<string, unknown>
}

interface PictureOptions {
  readonly services: Services
  readonly limiter: Limiter
}

/**
 * Drawings, made on request, with shops' photographs in their place, and pictures of what a person
 * owns. A drawing's address describes it completely, the edition of the drawing code and the
 * photographs in it included, so that it never changes.
 */
export const pictureRoutes: FastifyPluginAsync<PictureOptions> = async (
  app,
  { services, limiter },
) => {
  const { drawings, pictureKey } = services
  const asker = (request: FastifyRequest) => turnTaker(request, undefined, pictureKey)

  /** Answers with a drawing: as SVG, or as a bitmap if it has a width. */
  function send(reply: FastifyReply, bytes: Uint8Array, width: number | undefined) {
    if (width !== undefined) return reply.type("image/webp").send(Buffer.from(bytes))
    return reply
      .header("content-security-policy", DRAWING_POLICY)
      .type("image/svg+xml; charset=utf-8")
      .send(Buffer.from(bytes).toString())
  }

  app.addHook("onRoute", (route) => {
    route.config = { ...route.config, crowd: "pictures" }
  })
  // Counts every picture before it is looked up.
  app.addHook("onRequest", (request) => limiter.countPicture(request))

  app.get<PictureRoute>("/pictures/flats/:file", async (request, reply) => {
    const { query } = request
    const flat = readFlatAddress(drawingOf(request.params.file), query)
    const width = widthOf(request, FLAT_WIDTHS)
    if (!flat || width === "unknown") return answerUnknownCall(reply)
    const size = query.w === undefined ? "whole" : "small"
    const photo = await shownProduct(services, query.shop, size)
    if (photo) {
      keptFor(reply, query, [photo.content]).header("content-security-policy", PHOTO_POLICY)
      return reply.type(photo.contentType).send(Buffer.from(photo.bytes))
    }
    const bytes = await drawings.draw(flatAddress(flat), { flat, width }, asker(request))
    return send(keptFor(reply, query), bytes, width)
  })

  app.get<PictureRoute>("/pictures/looks/:file", async (request, reply) => {
    const name = drawingOf(request.params.file)
    const look = readLookAddress(name, pictureKey)
    const width = widthOf(request, LOOK_WIDTHS)
    if (!look || width === "unknown") return answerUnknownCall(reply)
    const { bytes, photos } = await shownLook(services, { name, look, width }, asker(request))
    return send(keptFor(reply, request.query, photos), bytes, width)
  })

  app.get<PictureRoute>("/pictures/lays/:file", async (request, reply) => {
    const { file } = request.params
    const garments = readLay(file, pictureKey)
    if (!garments) return answerUnknownCall(reply)
    const lay = await shownPublicLay(services, asker(request), { file, garments })
    if (lay.problems.length > 0) {
      request.log.warn({ problems: lay.problems }, "photos of a look could not be shown")
    } else {
      keptFor(reply, request.query, lay.photos)
    }
    return reply.type("image/webp").send(Buffer.from(lay.bytes))
  })

  personalPictureRoutes(app, services, limiter)
}

/** A picture of this edition and these photographs stays as it is; another one may be of any. */
function keptFor(
  reply: FastifyReply,
  query: PictureRoute["Querystring"],
  photos: readonly string[] = [],
): FastifyReply {
  return reply.header("cache-control", isStamped(query, photos) ? A_YEAR : A_DAY)
}

/** How wide a bitmap is asked for; undefined for a drawing as SVG. */
function widthOf(
  { params, query }: FastifyRequest<PictureRoute>,
  widths: readonly number[],
): number | "unknown" | undefined {
  if (drawingOf(params.file) === params.file) return undefined
  if (query.w === undefined) return widths[0]
  return widths.find((width) => String(width) === query.w) ?? "unknown"
}

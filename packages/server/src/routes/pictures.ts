import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"
import { EDITION } from "../pictures/edition.ts"
import { flatAddress, readFlatAddress } from "../pictures/flat-address.ts"
import { readLay } from "../pictures/lay-address.ts"
import { readLookAddress } from "../pictures/look-address.ts"
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

interface PictureRoute {
  Params: { file: string }
  Querystring: Record<string, unknown>
}

interface PictureOptions {
  readonly services: Services
  readonly limiter: Limiter
}

/**
 * Drawings, made on request, and pictures of what a person owns. A drawing's address describes it
 * completely, the edition of the drawing code included, so the drawing never changes.
 */
export const pictureRoutes: FastifyPluginAsync<PictureOptions> = async (
  app,
  { services, limiter },
) => {
  const { drawings, lays, pictureKey } = services
  const asker = (request: FastifyRequest) => turnTaker(request, undefined, pictureKey)

  // Counts every picture before it is looked up.
  app.addHook("onRequest", (request) => limiter.countPicture(request))

  app.get<PictureRoute>("/pictures/flats/:file", async (request, reply) => {
    const flat = readFlatAddress(request.params.file, request.query)
    if (!flat) return answerUnknownCall(reply)
    const drawn = await drawings.draw(flatAddress(flat), { flat }, asker(request))
    return sendDrawing(reply, drawn, request.query)
  })

  app.get<PictureRoute>("/pictures/looks/:file", async (request, reply) => {
    const { file } = request.params
    const look = readLookAddress(file, pictureKey)
    if (!look) return answerUnknownCall(reply)
    return sendDrawing(reply, await drawings.draw(file, { look }, asker(request)), request.query)
  })

  app.get<PictureRoute>("/pictures/lays/:file", async (request, reply) => {
    const { file } = request.params
    const garments = readLay(file, pictureKey)
    if (!garments) return answerUnknownCall(reply)
    const { bytes } = await lays.compose(file, asker(request), async () =>
      garments.map(({ words }) => ({ words })),
    )
    return keptFor(reply, request.query).type("image/webp").send(Buffer.from(bytes))
  })

  personalPictureRoutes(app, services, limiter)
}

function keptFor(reply: FastifyReply, { v }: PictureRoute["Querystring"]): FastifyReply {
  return reply
    .header("cache-control", v === EDITION ? A_YEAR : A_DAY)
    .header("content-security-policy", DRAWING_POLICY)
}

function sendDrawing(
  reply: FastifyReply,
  svg: string,
  query: PictureRoute["Querystring"],
): FastifyReply {
  return keptFor(reply, query).type("image/svg+xml; charset=utf-8").send(svg)
}

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"
import type { DrawingTask } from "../pictures/drawing-thread.ts"
import { drawingOf, EDITION } from "../pictures/edition.ts"
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
 * Drawings, made on request, and pictures of what a person owns. A drawing's address describes it
 * completely, the edition of the drawing code included, so the drawing never changes.
 */
export const pictureRoutes: FastifyPluginAsync<PictureOptions> = async (
  app,
  { services, limiter },
) => {
  const { drawings, lays, pictureKey } = services
  const asker = (request: FastifyRequest) => turnTaker(request, undefined, pictureKey)

  /** Answers with a drawing, made unless it is cached: as SVG, or as a bitmap if it has a width. */
  async function send(
    request: FastifyRequest<PictureRoute>,
    reply: FastifyReply,
    { name, task }: { readonly name: string; readonly task: DrawingTask },
  ) {
    const bytes = await drawings.draw(name, task, asker(request))
    keptFor(reply, request.query)
    if (task.width !== undefined) return reply.type("image/webp").send(Buffer.from(bytes))
    return reply
      .header("content-security-policy", DRAWING_POLICY)
      .type("image/svg+xml; charset=utf-8")
      .send(Buffer.from(bytes).toString())
  }

  // Counts every picture before it is looked up.
  app.addHook("onRequest", (request) => limiter.countPicture(request))

  app.get<PictureRoute>("/pictures/flats/:file", async (request, reply) => {
    const flat = readFlatAddress(drawingOf(request.params.file), request.query)
    const width = widthOf(request, FLAT_WIDTHS)
    if (!flat || width === "unknown") return answerUnknownCall(reply)
    return send(request, reply, { name: flatAddress(flat), task: { flat, width } })
  })

  app.get<PictureRoute>("/pictures/looks/:file", async (request, reply) => {
    const name = drawingOf(request.params.file)
    const look = readLookAddress(name, pictureKey)
    const width = widthOf(request, LOOK_WIDTHS)
    if (!look || width === "unknown") return answerUnknownCall(reply)
    return send(request, reply, { name, task: { look, width } })
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

/** A drawing of this edition stays as it is; another one may be of any. */
function keptFor(reply: FastifyReply, { v }: PictureRoute["Querystring"]): FastifyReply {
  return reply.header("cache-control", v === EDITION ? A_YEAR : A_DAY)
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

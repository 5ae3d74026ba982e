import { drawFlat, drawLook } from "@stylin/drawing"
import type { FastifyInstance, FastifyReply } from "fastify"
import { readFlatAddress } from "../pictures/flat-address.ts"
import { readLookAddress } from "../pictures/look-address.ts"
import { answerUnknownCall } from "../plugins/errors.ts"
import type { Services } from "../services.ts"
import { personalPictureRoutes } from "./personal-pictures.ts"

const A_YEAR = "public, max-age=31536000, immutable"
// Opened on its own, a drawing must not be able to run or fetch anything.
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** The sheet is left clear: whoever shows a drawing puts it on the ground of their theme. */
const CLEAR = { ground: null }

interface PictureRoute {
  Params: { file: string }
  Querystring: Record<string, unknown>
}

/** Drawings, made when asked for. Their addresses say all that is in them, so they never change. */
export function pictureRoutes(app: FastifyInstance, services: Services): void {
  app.get<PictureRoute>("/pictures/flats/:file", async (request, reply) => {
    const garment = readFlatAddress(request.params.file, request.query)
    return garment ? sendDrawing(reply, drawFlat(garment, CLEAR)) : answerUnknownCall(reply)
  })

  app.get<PictureRoute>("/pictures/looks/:file", async (request, reply) => {
    const look = readLookAddress(request.params.file, services.pictureKey)
    return look ? sendDrawing(reply, drawLook({ ...look, ...CLEAR })) : answerUnknownCall(reply)
  })

  personalPictureRoutes(app, services)
}

function sendDrawing(reply: FastifyReply, svg: string): FastifyReply {
  return reply
    .header("cache-control", A_YEAR)
    .header("content-security-policy", DRAWING_POLICY)
    .type("image/svg+xml; charset=utf-8")
    .send(svg)
}

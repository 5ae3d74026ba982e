import { drawCollage, drawFlat } from "@stylin/garments/drawing"
import { KIND_NAMES, PATTERNS } from "@stylin/garments/vocabulary"
import { CALIBRATION_LOOKS } from "@stylin/stylist/calibration"
import type { FastifyInstance, FastifyReply } from "fastify"
import * as z from "zod"
import { readLookAddress } from "../pictures/look-address.ts"
import { answerUnknownCall } from "../plugins/errors.ts"
import type { Services } from "../services.ts"

const flatAddress = z.object({
  kind: z.enum(KIND_NAMES),
  file: z.string().regex(/^[0-9a-f]{6}\.svg$/),
})
const flatQuery = z.object({ pattern: z.enum(PATTERNS).optional() })

const A_YEAR = "public, max-age=31536000, immutable"
// Opened on its own, a drawing must not be able to run or fetch anything.
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** Drawings, made when asked for. Their addresses say all that is in them, so they never change. */
export function pictureRoutes(app: FastifyInstance, { pictureKey }: Services): void {
  app.get("/pictures/flats/:kind/:file", async (request, reply) => {
    const address = flatAddress.safeParse(request.params)
    const query = flatQuery.safeParse(request.query)
    if (!address.success || !query.success) return answerUnknownCall(reply)
    const { kind, file } = address.data
    const { pattern } = query.data
    return sendDrawing(
      reply,
      drawFlat({ kind, colour: `#${file.slice(0, 6)}`, ...(pattern && { pattern }) }),
    )
  })

  app.get<{ Params: { file: string } }>("/pictures/calibration/:file", async (request, reply) => {
    const look = CALIBRATION_LOOKS.find(({ id }) => `${id}.svg` === request.params.file)
    return look ? sendDrawing(reply, drawCollage(look.garments)) : answerUnknownCall(reply)
  })

  app.get<{ Params: { file: string } }>("/pictures/looks/:file", async (request, reply) => {
    const garments = readLookAddress(request.params.file, pictureKey)
    return garments ? sendDrawing(reply, drawCollage(garments)) : answerUnknownCall(reply)
  })
}

function sendDrawing(reply: FastifyReply, svg: string): FastifyReply {
  return reply
    .header("cache-control", A_YEAR)
    .header("content-security-policy", DRAWING_POLICY)
    .type("image/svg+xml; charset=utf-8")
    .send(svg)
}

import type { FastifyError, FastifyInstance, FastifyReply } from "fastify"
import { Refusal } from "../refusal.ts"

const WORDS: Record<string, [status: number, detail: string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, "body: is not valid JSON"],
  FST_ERR_CTP_EMPTY_JSON_BODY: [422, "body: is empty"],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, "Content-Type: is not one that this call takes"],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, "body: is too large"],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, "Content-Type: must be multipart/form-data"],
}

/** Every error leaves as `{ detail }`. What went wrong inside goes to the log, not to the caller. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) {
      if (error.retryAfterSeconds !== undefined) {
        reply.header("retry-after", Math.max(1, Math.ceil(error.retryAfterSeconds)))
      }
      return refuse(reply, error.status, error.message)
    }
    const known = WORDS[error.code]
    if (known) return refuse(reply, ...known)
    if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
      return refuse(reply, error.statusCode, error.message)
    }
    request.log.error({ err: error }, "call failed")
    return refuse(reply, 500, "Something went wrong")
  })
}

/** The answer to a call that does not exist. */
export function answerUnknownCall(reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, "There is no such call.")
}

function refuse(reply: FastifyReply, status: number, detail: string): FastifyReply {
  return reply.code(status).type("application/json; charset=utf-8").send(JSON.stringify({ detail }))
}

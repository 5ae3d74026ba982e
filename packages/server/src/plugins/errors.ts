import { STATUS_CODES } from "node:http"
import type { Socket } from "node:net"
import { Refusal } from "@stylin/api/contract"
import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from "fastify"
import { isOutage } from "../outage.ts"

const WORDS: Record<string, [status: number, detail: string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, "body: is not valid JSON"],
  FST_ERR_CTP_EMPTY_JSON_BODY: [422, "body: is empty"],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, "Content-Type: is not one that this call takes"],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, "body: is too large"],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, "Content-Type: must be multipart/form-data"],
}

/** What a call is answered that lacks a sign-in or a right, or comes too often. */
const CONTROLS: ReadonlySet<number> = new Set([401, 403, 429])

/** What a call is answered whose input is none that it takes. */
const INPUT: ReadonlySet<number> = new Set([400, 413, 415, 422])

/** How long to wait before retrying during an outage of the store. */
export const OUTAGE_RETRY_SECONDS = 10

/** Every error leaves as `{ detail }`. Internal details go to the log, not to the caller. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) {
      if (error.retryAfterSeconds !== undefined) {
        reply.header("retry-after", Math.max(1, Math.ceil(error.retryAfterSeconds)))
      }
      // The log's line about the call has the status; this one says which control refused it.
      if (CONTROLS.has(error.status)) request.log.warn({ event: "refused" }, error.message)
      noteInput(request, error.status)
      return refuse(reply, error.status, error.message)
    }
    const known = WORDS[error.code] ?? ofCaller(error)
    if (known) {
      noteInput(request, known[0])
      return refuse(reply, ...known)
    }
    if (isOutage(error)) {
      request.log.error({ err: error }, "the store does not answer")
      reply.header("retry-after", OUTAGE_RETRY_SECONDS)
      return refuse(reply, 503, "The store does not answer just now. Please try again later.")
    }
    request.log.error({ err: error }, "call failed")
    return refuse(reply, 500, "Something went wrong")
  })
}

/** The framework's own words for what is wrong with a call; undefined if the call is not at fault. */
function ofCaller({
  statusCode = 500,
  message,
}: FastifyError): [status: number, detail: string] | undefined {
  return statusCode >= 400 && statusCode < 500 ? [statusCode, message] : undefined
}

/** Without the sentence that is answered: it may name what was sent. */
function noteInput(request: FastifyRequest, status: number): void {
  if (INPUT.has(status)) request.log.warn({ event: "input-refused" }, "the input was refused")
}

/** The answer to a call that does not exist. */
export function answerUnknownCall(reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, "There is no such call.")
}

/** The answer to a malformed address, which no route and no error handler sees. */
export function answerBadAddress(_error: FastifyError, _request: unknown, reply: FastifyReply) {
  refuse(reply, 400, "The address is not one that can be read.")
}

const BROKEN: Record<string, [status: number, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, "The headers are too large."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "body: is too large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive."],
}

/** The answer to something that is not an HTTP request, on its raw connection, which then ends. */
export function answerBrokenRequest({ code }: ConnectionError, socket: Socket): void {
  if (code === "ECONNRESET" || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, detail] = BROKEN[code] ?? [400, "That is not an HTTP request."]
  const body = JSON.stringify({ detail })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "Connection: close",
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "",
      body,
    ].join("\r\n"),
  )
}

function refuse(reply: FastifyReply, status: number, detail: string): FastifyReply {
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify({ detail }))
}

import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import compress from "@fastify/compress"
import type { FastifyInstance } from "fastify"

const COMPRESS_FROM_BYTES = 1024
/** The quality at which brotli costs about as much time as gzip. */
const BROTLI_QUALITY = 4

const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }

/** The encodings, best first. Each compresses the whole text. */
const PACKERS = {
  br: (text: string) => promisify(brotliCompress)(text, { params }),
  gzip: (text: string) => promisify(gzip)(text),
} as const

/**
 * Compresses answers for callers that accept it. A complete text is compressed as a whole: as a
 * stream it would pass between threads piece by piece, which takes many times as long. Streams are
 * compressed as they come.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || payload.length < COMPRESS_FROM_BYTES) return payload
    if (reply.hasHeader("content-encoding")) return payload
    const vary = reply.getHeader("vary")
    reply.header("vary", vary ? `${vary}, accept-encoding` : "accept-encoding")
    const encoding = acceptedEncoding(request.headers["accept-encoding"])
    if (!encoding) return payload
    reply.removeHeader("content-length").header("content-encoding", encoding)
    return PACKERS[encoding](payload)
  })
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ["br", "gzip"],
    brotliOptions: { params },
  })
}

/** The best encoding that a caller accepts; undefined if it accepts none. */
function acceptedEncoding(
  header: string | readonly string[] = "",
): keyof typeof PACKERS | undefined {
  const accepted = new Set(
    String(header)
      .toLowerCase()
      .split(",")
      .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
      .map((one) => one.split(";", 1)[0]?.trim()),
  )
  return (["br", "gzip"] as const).find((encoding) => accepted.has(encoding))
}

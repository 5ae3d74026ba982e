import { createReadStream } from "node:fs"
import { pipeline, Readable } from "node:stream"
import { createGunzip } from "node:zlib"
import { isOutage } from "../../outage.ts"
import { FeedError } from "./feed-error.ts"

/** Where the bytes of a feed are: the path of a file, or what reads them from the start. */
export type FeedBytes = string | (() => AsyncIterable<Uint8Array> | Iterable<Uint8Array>)

/** How much is read of a file that nobody here chose. */
export interface ReadLimits {
  /** Unpacked. */
  readonly mostBytes?: number
  /** Ends the reading with its reason. */
  readonly signal?: AbortSignal
}

/**
 * The text of a feed piece by piece, unzipped if it is gzip, whatever its name.
 * @throws FeedError "unreadable" for a missing or damaged file, "encoding" if it is not UTF-8,
 *   "too-large" if it has more than `mostBytes`
 */
export async function* textOf(
  source: FeedBytes,
  { mostBytes = Number.POSITIVE_INFINITY, signal }: ReadLimits = {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let bytes = 0
  const decode = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch (cause) {
      const message = `The feed must be UTF-8 throughout, and is not near byte ${bytes}.`
      throw new FeedError("encoding", message, { cause })
    }
  }
  for await (const chunk of bytesOf(source)) {
    const text = decode(chunk)
    bytes += chunk.length
    if (bytes > mostBytes) throw new FeedError("too-large", "The feed is too large, unpacked.")
    signal?.throwIfAborted()
    if (text) yield text
  }
  const rest = decode()
  if (rest) yield rest
}

async function* bytesOf(source: FeedBytes): AsyncGenerator<Uint8Array> {
  try {
    const packing = await packingOf(source)
    const packed = streamOf(source)
    // An error of the source destroys the last stream too, and so reaches the loop.
    const stream = packing === "gzip" ? pipeline(packed, createGunzip(), () => {}) : packed
    for await (const chunk of stream) yield chunk
  } catch (cause) {
    if (cause instanceof FeedError) throw cause
    // What reads its bytes says when they are away; a path is what somebody has typed.
    if (typeof source !== "string" && isOutage(cause)) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new FeedError("unreadable", `The file cannot be read to its end: ${reason}`, { cause })
  }
}

function streamOf(source: FeedBytes): Readable {
  return typeof source === "string" ? createReadStream(source) : Readable.from(source())
}

async function packingOf(source: FeedBytes): Promise<"gzip" | "none"> {
  for await (const first of streamOf(source)) {
    const start = Buffer.alloc(4)
    start.set(first.subarray(0, start.length))
    if (start.readUInt32BE(0) === 0x504b0304) {
      throw new FeedError("unknown-format", "The file is a zip archive: unpack it first.")
    }
    return start.readUInt16BE(0) === 0x1f8b ? "gzip" : "none"
  }
  return "none"
}

/** Reads the beginning of a text, up to `length` characters, without consuming it. */
export async function peek(
  chunks: AsyncGenerator<string>,
  length: number,
): Promise<{ head: string; chunks: AsyncGenerator<string> }> {
  let head = ""
  while (head.length < length) {
    const next = await chunks.next()
    if (next.done) break
    head += next.value
  }
  async function* replay() {
    yield head
    yield* chunks
  }
  return { head, chunks: replay() }
}

import { createWriteStream } from "node:fs"
import type { IncomingMessage } from "node:http"
import { pipeline } from "node:stream/promises"
import { follow } from "../../network/follow.ts"
import type { Network } from "../../network/network.ts"
import { withinTime } from "../../network/within-time.ts"
import { isDiskFault } from "../../outage.ts"
import { FeedError, type FetchProblem } from "../feed/feed-error.ts"

export interface FetchFeedOptions {
  readonly network: Network
  /** For all of it: names, redirects and the file. */
  readonly limitMs?: number
  readonly mostBytes?: number
}

const LIMIT_MS = 30 * 60_000
/** Two million products have as much, packed. */
export const MOST_FEED_BYTES = 2 * 1024 ** 3

const REASONS: Readonly<Record<FetchProblem, string>> = {
  address: "The address leads to one that is not plain https.",
  private: "The address leads to a machine that is not on the public internet.",
  unreachable: "The shop’s server could not be reached, or broke off.",
  redirects: "The shop’s server redirects too often.",
  answer: "The shop’s server answered without a feed.",
  "too-large": "The file is too large.",
  "too-slow": "The shop’s server took too long.",
}
const HEADERS = { accept: "*/*", "user-agent": "Stylin (product feed)" }
// Files are often packed, and told apart by their first bytes.
const ENCODINGS: readonly (string | undefined)[] = [undefined, "", "identity", "gzip"]

/**
 * Writes what is behind a feed's address to a new file, without having it in memory. A name and a password in the
 * address are sent to its host alone.
 * @throws {FeedError} with the reason, which never has the address
 */
export async function fetchFeed(
  address: string,
  file: string,
  { network, limitMs = LIMIT_MS, mostBytes = MOST_FEED_BYTES }: FetchFeedOptions,
): Promise<void> {
  await withinTime(limitMs, {
    late: () => failed("too-slow"),
    async work(signal) {
      const answer = await follow(address, {
        ...{ network, signal, headers: HEADERS },
        check(url) {
          if (url.protocol !== "https:" || url.port !== "") throw failed("address")
        },
        problem: (code, options) => failed(code, options),
      })
      try {
        check(answer, mostBytes)
        await pipeline(
          answer,
          upTo(mostBytes),
          createWriteStream(file, { flags: "wx", mode: 0o600 }),
        )
      } catch (cause) {
        // A connection that the shop breaks off looks like one that the store has lost.
        if (cause instanceof FeedError || isDiskFault(cause)) throw cause
        throw failed("unreachable", { cause })
      } finally {
        answer.destroy()
      }
    },
  })
}

function check({ statusCode, headers }: IncomingMessage, mostBytes: number): void {
  if (statusCode !== 200) throw failed("answer", { detail: `status ${statusCode}` })
  if (!ENCODINGS.includes(headers["content-encoding"])) throw failed("answer")
  if (Number(headers["content-length"]) > mostBytes) throw failed("too-large")
}

function upTo(mostBytes: number) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let length = 0
    for await (const chunk of chunks) {
      length += chunk.length
      if (length > mostBytes) throw failed("too-large")
      yield chunk
    }
  }
}

function failed(
  code: FetchProblem,
  { detail, cause }: { detail?: string; cause?: unknown } = {},
): FeedError {
  const reason = REASONS[code]
  return new FeedError(code, detail ? `${reason.slice(0, -1)} (${detail}).` : reason, { cause })
}

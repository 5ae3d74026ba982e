import type { IncomingMessage } from "node:http"
import { follow } from "../network/follow.ts"
import { INTERNET, type Network } from "../network/network.ts"
import { withinTime } from "../network/within-time.ts"
import { isAllowedHost } from "./hosts.ts"
import { ShopPhotoError } from "./shop-photo-error.ts"

export interface FetchOptions {
  /** The operator's list, as in `isAllowedHost`. */
  readonly hosts: readonly string[]
  readonly network?: Network
  /** For all of it: names, redirects and the file. */
  readonly limitMs?: number
  readonly mostBytes?: number
}

const LIMIT_MS = 15_000
/** A large JPEG of a shop has two. */
const MOST_BYTES = 12 * 1024 * 1024

const HEADERS = {
  accept: "image/avif,image/webp,image/jpeg,image/png",
  "user-agent": "Stylin (pictures of a product feed)",
}

/**
 * The bytes behind a photograph's link, whatever they are: nothing that the host says of them is
 * believed. Each address on the way is checked, and connected to as it was checked.
 * @throws {ShopPhotoError} with the reason
 */
export async function fetchPhoto(
  link: string,
  { hosts, network = INTERNET, limitMs = LIMIT_MS, mostBytes = MOST_BYTES }: FetchOptions,
): Promise<Uint8Array> {
  return withinTime(limitMs, {
    late: () => new ShopPhotoError("too-slow"),
    async work(signal) {
      const answer = await follow(link, {
        ...{ network, signal, headers: HEADERS },
        check: (url) => checkUrl(url, hosts),
        problem: (code, options) => new ShopPhotoError(code, options),
      })
      return bodyOf(answer, mostBytes)
    },
  })
}

function checkUrl(url: URL, hosts: readonly string[]): void {
  const isPlain = url.protocol === "https:" && url.port === "" && !(url.username || url.password)
  if (!isPlain) throw new ShopPhotoError("address")
  if (!isAllowedHost(hosts, url.hostname)) {
    throw new ShopPhotoError("host", { detail: url.hostname })
  }
}

async function bodyOf(answer: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const { statusCode, headers } = answer
  if (statusCode !== 200) throw new ShopPhotoError("answer", { detail: `status ${statusCode}` })
  if (headers["content-encoding"]) throw new ShopPhotoError("answer", { detail: "compressed" })
  if (Number(headers["content-length"]) > mostBytes) throw new ShopPhotoError("too-large")
  return received(answer, mostBytes)
}

async function received(answer: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of answer) {
      const bytes = Buffer.from(chunk)
      length += bytes.length
      if (length > mostBytes) throw new ShopPhotoError("too-large")
      chunks.push(bytes)
    }
  } catch (cause) {
    throw cause instanceof ShopPhotoError ? cause : new ShopPhotoError("unreachable", { cause })
  }
  return Buffer.concat(chunks)
}

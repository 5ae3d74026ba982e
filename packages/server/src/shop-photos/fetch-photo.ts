import type { IncomingMessage } from "node:http"
import { isAllowedHost } from "./hosts.ts"
import { INTERNET, type Network } from "./network.ts"
import { type FetchProblem, ShopPhotoError } from "./shop-photo-error.ts"

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
const MOST_REDIRECTS = 3
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308]

/**
 * The bytes behind a photograph's link, whatever they are: nothing that the host says of them is
 * believed. Each address on the way is checked, and connected to as it was checked.
 * @throws {ShopPhotoError} with the reason
 */
export async function fetchPhoto(
  link: string,
  { hosts, network = INTERNET, limitMs = LIMIT_MS, mostBytes = MOST_BYTES }: FetchOptions,
): Promise<Uint8Array> {
  const late = AbortSignal.timeout(limitMs)
  // Ends whatever is still open when the work ends in another way.
  const ending = new AbortController()
  const signal = AbortSignal.any([late, ending.signal])
  try {
    return await Promise.race([
      follow(link, { hosts, network, signal, mostBytes }),
      rejected(late, () => new ShopPhotoError("too-slow")),
    ])
  } catch (error) {
    if (late.aborted) throw new ShopPhotoError("too-slow")
    throw error
  } finally {
    ending.abort()
  }
}

/** Never resolves. Looking up a name cannot be aborted, so that waiting for it is given up. */
function rejected(signal: AbortSignal, reason: () => Error): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener("abort", () => reject(reason()))
  return promise
}

interface Following {
  readonly hosts: readonly string[]
  readonly network: Network
  readonly signal: AbortSignal
  readonly mostBytes: number
}

async function follow(link: string, options: Following): Promise<Uint8Array> {
  let next = link
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const url = allowedUrl(next, options.hosts)
    const address = await publicAddress(url.hostname, options.network)
    const answer = await told("unreachable", options.network.request(url, address, options.signal))
    const { location } = answer.headers
    if (!REDIRECTS.includes(answer.statusCode) || location === undefined) {
      return await bodyOf(answer, options.mostBytes)
    }
    answer.destroy()
    if (!URL.canParse(location, next)) throw new ShopPhotoError("address")
    next = new URL(location, url).href
  }
  throw new ShopPhotoError("redirects")
}

function allowedUrl(link: string, hosts: readonly string[]): URL {
  const url = URL.canParse(link) ? new URL(link) : undefined
  const isPlain = url?.protocol === "https:" && url.port === "" && !(url.username || url.password)
  if (!isPlain) throw new ShopPhotoError("address")
  if (!isAllowedHost(hosts, url.hostname)) {
    throw new ShopPhotoError("host", { detail: url.hostname })
  }
  return url
}

/** An address of a host all of whose addresses are public: a host that also names others is refused. */
async function publicAddress(host: string, network: Network): Promise<string> {
  const [first, ...others] = await told("unreachable", network.resolve(host))
  if (first === undefined) throw new ShopPhotoError("unreachable")
  if (![first, ...others].every(network.isPublic)) throw new ShopPhotoError("private")
  return first
}

async function bodyOf(answer: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const { statusCode, headers } = answer
  if (statusCode !== 200) throw new ShopPhotoError("answer", { detail: `status ${statusCode}` })
  if (headers["content-encoding"]) throw new ShopPhotoError("answer", { detail: "compressed" })
  if (Number(headers["content-length"]) > mostBytes) throw new ShopPhotoError("too-large")
  return told("unreachable", received(answer, mostBytes))
}

async function received(answer: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > mostBytes) throw new ShopPhotoError("too-large")
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

/** The work's result; an error of the network is told as this problem. */
async function told<Result>(code: FetchProblem, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    throw cause instanceof ShopPhotoError ? cause : new ShopPhotoError(code, { cause })
  }
}

import type { IncomingMessage } from "node:http"
import type { Network } from "./network.ts"

/** Why there is no answer behind a link. */
export type FollowProblem = "address" | "private" | "unreachable" | "redirects"

export interface FollowOptions {
  readonly network: Network
  readonly signal: AbortSignal
  readonly headers: Readonly<Record<string, string>>
  /** Throws if this address, the link's or a redirect's, may not be asked. */
  check(url: URL): void
  /** The error that says this. It is not told the link, which may hold a key. */
  problem(code: FollowProblem, options?: { cause: unknown }): Error
}

const MOST_REDIRECTS = 3
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308]

/**
 * The answer behind a link, whatever its status. Each address on the way is checked, and connected to as it was
 * checked.
 * @throws what `check` throws, and what `problem` makes
 */
export async function follow(link: string, options: FollowOptions): Promise<IncomingMessage> {
  const { network, signal, headers, check, problem } = options
  let next = link
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (!URL.canParse(next)) throw problem("address")
    const url = new URL(next)
    check(url)
    const address = await publicAddress(url.hostname, options)
    const request = network.request(url, address, { signal, headers })
    const answer = await reached(request, problem)
    const { location } = answer.headers
    if (!REDIRECTS.includes(answer.statusCode) || location === undefined) return answer
    answer.destroy()
    if (!URL.canParse(location, next)) throw problem("address")
    next = new URL(location, url).href
  }
  throw problem("redirects")
}

/** An address of a host all of whose addresses are public: a host that also names others is refused. */
async function publicAddress(
  host: string,
  { network, problem }: Pick<FollowOptions, "network" | "problem">,
): Promise<string> {
  const [first, ...others] = await reached(network.resolve(host), problem)
  if (first === undefined) throw problem("unreachable")
  if (![first, ...others].every(network.isPublic)) throw problem("private")
  return first
}

async function reached<Result>(
  work: Promise<Result>,
  problem: FollowOptions["problem"],
): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    throw problem("unreachable", { cause })
  }
}

import { lookup } from "node:dns/promises"
import { type ClientRequest, type IncomingMessage, request as requestPlain } from "node:http"
import { request as requestSecure } from "node:https"
import type { LookupFunction } from "node:net"
import ipaddr from "ipaddr.js"

/** How a host is found and spoken to. Tests put a shop on this machine in its place. */
export interface Network {
  /** All addresses of a host, such as "93.184.216.34". */
  resolve(host: string): Promise<string[]>
  isPublic(address: string): boolean
  /** Requests a URL from this address alone; rejects if no answer begins. */
  request(url: URL, address: string, how: RequestOptions): Promise<IncomingMessage>
}

export interface RequestOptions {
  readonly signal: AbortSignal
  readonly headers: Readonly<Record<string, string>>
}

/** The internet, over TLS. */
export const INTERNET: Network = {
  async resolve(host) {
    const found = await lookup(host, { all: true, verbatim: true })
    return found.map(({ address }) => address)
  },
  isPublic,
  request: requester({ isSecure: true, port: 443 }),
}

/** The only range of IPv6 from which addresses of the internet are given out. */
const GLOBAL = ipaddr.IPv6.parseCIDR("2000::/3")

/**
 * Whether an address is of the public internet: not of this machine, a private or local network, a
 * provider's own services, or a range with a purpose of its own. An IPv4 address written as IPv6 is
 * judged as IPv4.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const judged = ipaddr.process(address)
  if (judged instanceof ipaddr.IPv6 && !judged.match(GLOBAL)) return false
  return judged.range() === "unicast"
}

/** Requests over one protocol, all to one port. */
export function requester(to: { isSecure: boolean; port: number }): Network["request"] {
  return async (url, address, { signal, headers }) => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const options = {
      hostname: url.hostname,
      port: to.port,
      path: `${url.pathname}${url.search}`,
      ...((url.username || url.password) && {
        auth: [url.username, url.password].map(decodeURIComponent).join(":"),
      }),
      // A compressed answer could unpack to any size.
      headers: { "accept-encoding": "identity", ...headers },
      lookup: always(address),
      // A connection of its own, which no other request shares.
      agent: false,
      signal,
    }
    const call: ClientRequest = to.isSecure
      ? requestSecure({ ...options, servername: url.hostname })
      : requestPlain(options)
    call.on("response", resolve).on("error", reject).end()
    return promise
  }
}

/** Finds this address whatever is asked: what was checked is what is connected to. */
function always(address: string): LookupFunction {
  const family = ipaddr.parse(address).kind() === "ipv6" ? 6 : 4
  return (_host, { all }, found) => {
    if (all) found(null, [{ address, family }])
    else found(null, address, family)
  }
}

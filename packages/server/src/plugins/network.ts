import { isIPv6 } from "node:net"

const GROUPS = 8
/** The groups of an IPv6 address that name its network: one customer has all addresses of it. */
const NETWORK_GROUPS = 4

/** What calls from a network address are counted by: the address, or an IPv6 address's /64. */
export function networkOf(address: string): string {
  const [plain = ""] = address.split("%", 1)
  if (!isIPv6(plain)) return plain
  // The URL parser writes every form of an address the same way.
  const groups = groupsOf(new URL(`http://[${plain}]`).hostname.slice(1, -1))
  const [high = 0, low = 0] = groups.slice(-2)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".")
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16))
  return `${network.join(":")}::/64`
}

function groupsOf(address: string): number[] {
  const [before = [], after] = address
    .split("::")
    .map((part) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16))))
  if (!after) return before
  const zeros = GROUPS - before.length - after.length
  return [...before, ...Array.from({ length: zeros }, () => 0), ...after]
}

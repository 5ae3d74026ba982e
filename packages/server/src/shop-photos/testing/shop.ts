import { once } from "node:events"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { INTERNET, type Network, requester } from "../../network/network.ts"

/** A shop on this machine that speaks plain HTTP, in place of the internet. */
export interface TestShop {
  /** Every name leads to the shop, whose address counts as public. */
  readonly network: Network
  close(): void
}

export async function openTestShop(answer: RequestListener): Promise<TestShop> {
  const server = createServer(answer)
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    network: {
      resolve: async () => ["127.0.0.1"],
      isPublic: (address) => address === "127.0.0.1" || INTERNET.isPublic(address),
      request: requester({ isSecure: false, port }),
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

import { type Client, createClient } from "@stylin/api/client"
import type { TestServer } from "./test-server.ts"

/** Long enough for photos to be read on a busy machine. */
const PATIENCE_MS = 300_000

/** A client that waits as long as a busy machine needs. */
export function patientClient(options: Parameters<typeof createClient>[0]): Client {
  return createClient({ timeoutMs: PATIENCE_MS, ...options })
}

/** Calls a server that is started later, as whoever has the token at the time of a call. */
export function clientOf(
  server: () => Pick<TestServer, "baseUrl">,
  getToken: () => string | undefined,
): Client {
  return patientClient({
    // The server's address is known when the first call is made.
    baseUrl: "http://localhost",
    fetch: (address, options) => {
      const { pathname, search } = new URL(String(address))
      return fetch(`${server().baseUrl}${pathname}${search}`, options)
    },
    getToken,
  })
}

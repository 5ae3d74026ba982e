import { startOpenIdProvider, startTestServer, startWeatherStub } from "@stylin/server/testing"
import { contractSuite } from "./suite.ts"

const MINUTE = 60_000
/**
 * The suite makes more calls from one address than any person; the limits per email stay as usual.
 */
const ONE_ADDRESS = { max: 5000, windowMs: MINUTE }

/** No feed is fetched. */
const NOWHERE = {
  resolve: async () => [],
  isPublic: () => false,
  request: () => Promise.reject(new Error("There is no network.")),
}

contractSuite("the real server", async () => {
  const weather = await startWeatherStub()
  const openId = await startOpenIdProvider()
  const server = await startTestServer({
    limits: { address: ONE_ADDRESS, credentialsAddress: ONE_ADDRESS, uploadAddress: ONE_ADDRESS },
    network: NOWHERE,
    config: {
      ...{ weather: weather.settings, openId: openId.settings },
      // Browsers keep passkeys for names of hosts.
      publicUrl: "http://localhost",
    },
  })
  return {
    ...server,
    async visitOpenId(address, { email, cookie }) {
      const { pathname, search } = await openId.visit(address, email)
      const headers = { cookie }
      await fetch(new URL(pathname + search, server.baseUrl), { headers, redirect: "manual" })
    },
    async close() {
      await server.close()
      await openId.close()
      await weather.close()
    },
  }
})

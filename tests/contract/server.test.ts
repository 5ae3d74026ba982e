import { startTestServer, startWeatherStub } from "@stylin/server/testing"
import { contractSuite } from "./suite.ts"

const MINUTE = 60_000
/**
 * The suite makes more calls from one address than any person; the limits per email stay as usual.
 */
const ONE_ADDRESS = { max: 5000, windowMs: MINUTE }

contractSuite("the real server", async () => {
  const weather = await startWeatherStub()
  const server = await startTestServer({
    limits: { address: ONE_ADDRESS, credentialsAddress: ONE_ADDRESS, uploadAddress: ONE_ADDRESS },
    config: { weather: weather.settings },
  })
  return {
    ...server,
    async close() {
      await server.close()
      await weather.close()
    },
  }
})

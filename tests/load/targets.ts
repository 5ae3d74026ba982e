// A separate process for the benchmark: the real server without limits, and a bare route.
import { startTestServer } from "@stylin/server/testing"
import fastify from "fastify"

const UNLIMITED = { max: 1_000_000_000, windowMs: 60_000 }

const stylin = await startTestServer({
  limits: { account: UNLIMITED, address: UNLIMITED, credentialsAddress: UNLIMITED },
})
const bare = fastify()
bare.get("/bare", async () => ({ data: { ok: true } }))
const bareUrl = await bare.listen({ host: "127.0.0.1", port: 0 })

process.send?.({ stylin: stylin.baseUrl, bare: `${bareUrl}/bare` })
process.on("disconnect", () => {
  Promise.all([stylin.close(), bare.close()]).then(
    () => process.exit(0),
    () => process.exit(1),
  )
})

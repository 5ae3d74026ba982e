import { checkLogin } from "@stylin/api/contract"
import { afterEach, describe, expect, it } from "vitest"
import { serveMetrics } from "../metrics/listen.ts"
import { startTestServer, type TestServer } from "../testing/index.ts"

describe("a server that cannot keep up", () => {
  let server: TestServer
  afterEach(() => server.close())

  it("turns calls away with a time to come back, and still tells of its health", async () => {
    // An event loop is never quite on time.
    server = await startTestServer({ limits: { eventLoopDelayMs: 0.000_001 } })
    const { origin } = new URL(server.baseUrl)
    const call = () => fetch(`${server.baseUrl}${checkLogin.path}?email=ada@example.org`)

    await expect.poll(async () => (await call()).status).toBe(503)

    const refused = await call()
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(await refused.json()).toEqual({ detail: expect.stringMatching(/try again/) })
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    const metrics = await serveMetrics(server.services, { host: "127.0.0.1", port: 0 })
    const told = await (await fetch(`${metrics.address}/metrics`)).text()
    await metrics.close()
    expect(told).toMatch(/stylin_shed_total\{reason="event-loop"\} [1-9]/)
  })
})

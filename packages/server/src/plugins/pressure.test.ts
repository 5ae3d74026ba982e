import { checkLogin } from "@stylin/api/contract"
import { afterEach, describe, expect, it } from "vitest"
import { serveMetrics } from "../metrics/listen.ts"
import { startTestServer, type TestServer } from "../testing/index.ts"

describe("a server that cannot keep up", () => {
  let server: TestServer
  afterEach(() => server.close())

  it("turns calls away with a time to come back, and still tells of its health", async () => {
    // An event loop is never quite on time.
    const many = { max: 100_000, windowMs: 60_000 }
    server = await startTestServer({
      limits: {
        eventLoopDelayMs: 0.000_001,
        address: many,
        credentialsAddress: many,
        credentialsSubject: many,
      },
    })
    const { origin } = new URL(server.baseUrl)
    const call = () => fetch(`${server.baseUrl}${checkLogin.path}?email=ada@example.org`)
    const crowd = () => Promise.all(Array.from({ length: 64 }, call))

    let refused: Response | undefined
    await expect
      .poll(async () => {
        refused = (await crowd()).find(({ status }) => status === 503)
        return refused
      })
      .toBeDefined()
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(await refused?.json()).toEqual({ detail: expect.stringMatching(/try again/) })
    expect((await call()).status).toBe(200)
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    const metrics = await serveMetrics(server.services, { host: "127.0.0.1", port: 0 })
    const told = await (await fetch(`${metrics.address}/metrics`)).text()
    await metrics.close()
    expect(told).toMatch(/stylin_shed_total\{reason="event-loop"\} [1-9]/)
  })
})

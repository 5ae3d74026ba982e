import { checkLogin, getFeed, parsePhotos, register } from "@stylin/api/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startTestServer, type TestServer } from "../testing/index.ts"
import { type MetricsListener, serveMetrics } from "./listen.ts"
import { createMetrics } from "./metrics.ts"

const EMAIL = "ada@example.org"

describe("the metrics", () => {
  let server: TestServer
  let listener: MetricsListener
  beforeAll(async () => {
    server = await startTestServer()
    listener = await serveMetrics(server.services, { host: "127.0.0.1", port: 0 })
  })
  afterAll(async () => {
    await listener.close()
    await server.close()
  })

  const read = async () => (await fetch(`${listener.address}/metrics`)).text()

  /** The value of a series; its labels in any order. */
  async function seriesOf(name: string, labels: Readonly<Record<string, string>> = {}) {
    const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
    const line = (await read())
      .split("\n")
      .find(
        (one) => one.split(/[{ ]/, 1)[0] === name && wanted.every((label) => one.includes(label)),
      )
    return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(" ") + 1))
  }

  it("are not at the app's address", async () => {
    const { origin } = new URL(server.baseUrl)

    expect((await fetch(`${origin}/metrics`)).status).toBe(404)
    expect((await fetch(`${server.baseUrl}/metrics`)).status).toBe(404)
  })

  it("count calls by route and status, and never by address", async () => {
    await fetch(`${server.baseUrl}${checkLogin.path}?email=${EMAIL}`)
    await fetch(`${server.baseUrl}/pictures/photos/of-ada?until=1`)
    await fetch(`${server.baseUrl}/nowhere/ada`)

    const called = { method: "GET", route: `/api${checkLogin.path}`, status: "200" }
    await expect.poll(() => seriesOf("stylin_http_request_duration_seconds_count", called)).toBe(1)
    const unknown = { method: "other", route: "none", status: "404" }
    await expect
      .poll(() => seriesOf("stylin_http_request_duration_seconds_count", unknown))
      .toBeGreaterThan(0)
    expect(await read()).not.toContain("ada")
  })

  it("tell of composing, the store, photos and jobs", async () => {
    const answer = await fetch(server.baseUrl + register.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: EMAIL, password: "long enough" }),
    })
    const { access_token: token } = register.result.parse(await answer.json())
    const headers = { authorization: `Bearer ${token}` }
    const query = "occasions=work&sample_per_use=10&sample_to_show=3&top_n=2"
    await fetch(`${server.baseUrl}${getFeed.path}?${query}`, { method: "POST", headers })
    const body = new FormData()
    body.append("files", new Blob(["no picture"]))
    await fetch(server.baseUrl + parsePhotos.path, { method: "POST", headers, body })

    const composed = { question: "style", outcome: "ok" }
    expect(await seriesOf("stylin_composing_duration_seconds_count", composed)).toBe(1)
    expect(await seriesOf("stylin_composing_waiting")).toBe(0)
    const inserted = { kind: "insert", outcome: "ok" }
    expect(await seriesOf("stylin_store_query_duration_seconds_count", inserted)).toBeGreaterThan(1)
    expect(await seriesOf("stylin_photos_total", { outcome: "unfit" })).toBe(1)
    const planned = { kind: "plan-shop-photos", outcome: "done" }
    await expect.poll(() => seriesOf("stylin_job_duration_seconds_count", planned)).toBe(1)
    expect(await seriesOf("process_resident_memory_bytes")).toBeGreaterThan(0)
  })

  it("tell how many jobs wait, and how long", async () => {
    const { queries } = server.services.database
    const now = server.services.clock()
    const job = { payload_json: "{}", attempts: 0, last_error: null, request_id: null, owner: null }
    const kind = "of no worker"
    await queries
      .insertInto("jobs")
      .values([
        { ...job, id: "due", kind, run_at: now - 60_000, claimed_until: 0 },
        { ...job, id: "running", kind, run_at: now - 90_000, claimed_until: now + 60_000 },
        { ...job, id: "later", kind, run_at: now + 60_000, claimed_until: 0 },
      ])
      .execute()

    for (const state of ["waiting", "running", "later"]) {
      expect(await seriesOf("stylin_jobs", { kind, state })).toBe(1)
    }
    expect(await seriesOf("stylin_job_oldest_seconds", { kind })).toBeGreaterThanOrEqual(60)
    expect(await seriesOf("stylin_store_up")).toBe(1)
  })

  it("name their setting if the port is taken", async () => {
    const port = Number(new URL(listener.address).port)

    const services = { ...server.services, metrics: createMetrics() }
    const again = serveMetrics(services, { host: "127.0.0.1", port })

    await expect(again).rejects.toThrow(/^METRICS_PORT: cannot be used: /)
  })
})

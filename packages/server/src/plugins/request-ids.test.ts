import { forgotPassword, register } from "@stylin/api/contract"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { createJobs } from "../jobs/jobs.ts"
import { createLog } from "../log.ts"
import { currentRequest } from "../request-id.ts"
import { startTestServer, type TestServer } from "../testing/index.ts"

const EMAIL = "ada@example.org"
const ID = "from-the-proxy.1"

describe("a request's id", () => {
  let direct: TestServer
  let behindProxy: TestServer
  beforeAll(async () => {
    ;[direct, behindProxy] = await Promise.all([
      startTestServer(),
      startTestServer({ config: { trustProxy: 1 } }),
    ])
  })
  afterAll(() => Promise.all([direct.close(), behindProxy.close()]))

  async function idOf(server: TestServer, sent: string): Promise<string | null> {
    const headers = { "x-request-id": sent }
    const answer = await fetch(`${server.baseUrl}/openapi.json`, { headers })
    await answer.arrayBuffer()
    return answer.headers.get("x-request-id")
  }

  it("is the proxy's, and comes back with the answer", async () => {
    expect(await idOf(behindProxy, ID)).toBe(ID)
  })

  it("is a random one for a stranger, and where the proxy's has no proper form", async () => {
    const ids = [
      await idOf(direct, ID),
      await idOf(direct, ID),
      await idOf(behindProxy, "short"),
      await idOf(behindProxy, 'a "quoted" one'),
    ]

    expect(ids).toEqual(Array(4).fill(expect.stringMatching(/^[0-9a-f-]{36}$/)))
    expect(new Set(ids).size).toBe(4)
  })
})

describe("a job", () => {
  let server: TestServer
  afterEach(() => server.close())

  it("is logged with the request that asked for it, in whichever process it runs", async () => {
    server = await startTestServer({ config: { trustProxy: 1 } })
    const { database, clock } = server.services
    // The mail waits for this process's worker.
    await server.services.jobs.stop()
    const send = (path: string, body: object) =>
      fetch(server.baseUrl + path, {
        method: "POST",
        headers: { "content-type": "application/json", "x-request-id": ID },
        body: JSON.stringify(body),
      })
    await send(register.path, { email: EMAIL, password: "long enough" })
    await send(forgotPassword.path, { email: EMAIL })
    const lines: string[] = []
    const log = createLog("info", { write: (line) => lines.push(line) })
    const other = createJobs({ database, clock, log })
    const ran = Promise.withResolvers<string | undefined>()
    const none = { run: async () => {} }

    other.start({
      "reset-mail": {
        run: async () => {
          ran.resolve(currentRequest())
          throw new Error("no mail server")
        },
      },
      "change-mail": none,
      "read-photo": none,
      "read-outfit": none,
      "read-cloth": none,
      "plan-shop-photos": none,
      "drop-shop-photos": none,
      "fetch-shop-photo": none,
      "import-feed": none,
    })

    expect(await ran.promise).toBe(ID)
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    await other.stop()
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ reqId: ID, job: "reset-mail" })
  })
})

import { login } from "@stylin/api/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startTestServer, type TestServer } from "../testing/index.ts"

const MINUTE = 60_000

describe("limits by network address", () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ limits: { address: { max: 4, windowMs: MINUTE } } })
  })
  afterAll(() => server.close())

  it("count calls that are refused for their token or their input as well", async () => {
    const withoutToken = () => fetch(`${server.baseUrl}/items/wardrobe`)
    const withoutEmail = () => fetch(`${server.baseUrl}/auth/login/check`)

    const answers = [
      await withoutToken(),
      await withoutEmail(),
      await withoutToken(),
      await withoutEmail(),
      await withoutToken(),
    ]

    expect(answers.map(({ status }) => status)).toEqual([401, 422, 401, 422, 429])
    const wait = Number(answers.at(-1)?.headers.get("retry-after"))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
  })
})

describe("limits of an IPv6 network", () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({
      config: { trustProxy: 1 },
      limits: { address: { max: 2, windowMs: MINUTE } },
    })
  })
  afterAll(() => server.close())

  it("hold for all of its addresses together, and for no other network", async () => {
    const from = async (address: string) => {
      const headers = { "x-forwarded-for": address }
      return (await fetch(`${server.baseUrl}/items/wardrobe`, { headers })).status
    }

    const statuses = []
    for (const host of ["1", "2", "ffff:1"]) statuses.push(await from(`2001:db8:0:7::${host}`))

    expect(statuses).toEqual([401, 401, 429])
    expect(await from("2001:db8:0:8::1")).toBe(401)
  })
})

describe("limits on credentials", () => {
  let server: TestServer
  beforeAll(async () => {
    const credentialsAddress = { max: 3, windowMs: MINUTE }
    server = await startTestServer({ limits: { credentialsAddress } })
  })
  afterAll(() => server.close())

  it("hold for one address, whatever emails it tries, and leave other calls alone", async () => {
    const tryOne = async (email: string) => {
      const { status } = await fetch(server.baseUrl + login.path, {
        method: login.method,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password: "not the password" }),
      })
      return status
    }

    const statuses = []
    for (const name of ["a", "b", "c", "d"]) statuses.push(await tryOne(`${name}@example.org`))

    expect(statuses).toEqual([401, 401, 401, 429])
    expect((await fetch(`${server.baseUrl}/items/search?search_query=jeans`)).status).toBe(200)
  })
})

import { addToWardrobe, login, register } from "@stylin/api/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { keepShot, patientClient, startTestServer, type TestServer } from "../testing/index.ts"

const MINUTE = 60_000

describe("limits by network address", () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ limits: { address: { max: 4, windowMs: MINUTE } } })
  })
  afterAll(() => server.close())

  it("also count calls refused for their token or their input", async () => {
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

  it("count all of its addresses together, and no other network's", async () => {
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

describe("limits on pictures", () => {
  let server: TestServer
  beforeAll(async () => {
    const pictureAddress = { max: 6, windowMs: MINUTE }
    server = await startTestServer({
      config: { trustProxy: 1 },
      limits: { pictureAddress, pictureOwner: { max: 2, windowMs: MINUTE } },
    })
  })
  afterAll(() => server.close())

  const get = async (path: string, network: string) => {
    const headers = { "x-forwarded-for": network }
    const response = await fetch(new URL(path, server.baseUrl), { headers })
    await response.body?.cancel()
    return response.status
  }

  it.each([
    ["flats", "10.0.0.1", "/api/pictures/flats/jeans.svg?colours=navy", 200],
    ["looks", "10.0.0.2", "/api/pictures/looks/W10.AAAAAAAAAAAAAAAAAAAAAAAAAAA.svg", 404],
    ["photos", "10.0.0.3", "/api/pictures/photos/unknown", 404],
    ["collages", "10.0.0.4", "/api/pictures/collages/nobody/unknown", 404],
    ["own looks", "10.0.0.5", "/api/pictures/own-looks/nobody/unknown", 404],
    ["shares", "10.0.0.6", "/api/pictures/shares/nobody/unknown", 404],
  ])("hold for %s requested by one address", async (_name, network, path, status) => {
    const statuses = []
    for (let count = 0; count < 7; count += 1) statuses.push(await get(path, network))

    expect(statuses).toEqual([...Array.from({ length: 6 }, () => status), 429])
    expect(await get("/api/items/search?search_query=jeans", network)).toBe(200)
  })

  it("hold for photos of one account, from any address, and for no other account's", async () => {
    const photos = []
    for (const owner of ["ada", "eve"]) {
      const body = { email: `${owner}@example.org`, password: "long enough" }
      const { access_token, user_id = "" } = await patientClient(server).call(register, { body })
      const shot = { bytes: new Uint8Array([1]), contentType: "image/webp" }
      const image_path = await keepShot(server.services, user_id, shot)
      const client = patientClient({ ...server, getToken: () => access_token })
      const item = { item_summary: "Blouse", section: "upper_body", image_path } as const
      photos.push((await client.call(addToWardrobe, { body: [item] }))[0]?.image_path ?? "")
    }
    const [hers = "", others = ""] = photos

    const statuses = []
    for (const network of ["10.0.1.1", "10.0.1.2", "10.0.1.3"]) {
      statuses.push(await get(`${hers}&size=small`, network))
    }

    expect(statuses).toEqual([200, 200, 429])
    expect(await get(others, "10.0.1.3")).toBe(200)
  })
})

describe("limits on credentials", () => {
  let server: TestServer
  beforeAll(async () => {
    const credentialsAddress = { max: 3, windowMs: MINUTE }
    server = await startTestServer({ limits: { credentialsAddress } })
  })
  afterAll(() => server.close())

  it("hold for one address, whatever emails it tries, and for no other calls", async () => {
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

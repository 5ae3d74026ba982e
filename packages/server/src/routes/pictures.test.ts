import { getFeed, type Look, register } from "@stylin/api/contract"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { EDITION } from "../pictures/edition.ts"
import { patientClient, startTestServer, type TestServer } from "../testing/index.ts"

describe("pictures", () => {
  let server: TestServer
  let origin: string
  beforeAll(async () => {
    server = await startTestServer()
    origin = new URL(server.baseUrl).origin
  })
  afterAll(() => server.close())

  it("draws a flat in the colour and pattern of its address, cacheable for ever in its edition", async () => {
    const address = `${server.baseUrl}/pictures/flats/blouse.svg?colours=1f2a47&pattern=dot`
    const response = await fetch(`${address}&v=${EDITION}`)
    for (const other of [address, `${address}&v=older`]) {
      const { headers } = await fetch(other)
      expect(headers.get("cache-control")).toBe("public, max-age=86400")
    }

    expect(response.status).toBe(200)
    expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8")
    expect(response.headers.get("cache-control")).toContain("immutable")
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'")
    expect(await response.text()).toMatch(/#1f2a47/i)
  })

  it.each([
    "flats/spacesuit.svg?colours=navy",
    "flats/blouse.svg?colours=blurple",
    "flats/blouse.svg?colours=navy&pattern=camouflage",
    "flats/blouse.svg?colours=navy&rise=high",
    "calibration/1225.svg",
    "looks/W10.AAAAAAAAAAAAAAAAAAAAAAAAAAA.svg",
    "lays/W10.AAAAAAAAAAAAAAAAAAAAAAAAAAA.webp",
  ])("answers 404 to %s", async (path) => {
    expect((await fetch(`${server.baseUrl}/pictures/${path}`)).status).toBe(404)
  })

  it("lays a look flat at its address, in WebP of three to four, to be kept for ever", async () => {
    const [look] = await feedOfNewAccount(server.baseUrl, "lay@example.org")
    const response = await fetch(`${origin}${look?.lay_url}`)

    expect(look?.lay_url).toMatch(/^\/api\/pictures\/lays\//)
    expect(response.headers.get("content-type")).toBe("image/webp")
    expect(response.headers.get("cache-control")).toContain("immutable")
    const { width, height, hasAlpha } = await sharp(await response.arrayBuffer()).metadata()
    expect([width, height, hasAlpha]).toEqual([900, 1200, true])
  })

  it("draws every picture of a feed, also of the longest look, to be kept for ever", async () => {
    const looks = await feedOfNewAccount(server.baseUrl)
    const items = looks.flatMap((look) => look.clothes.flat())
    const addresses = new Set([
      ...looks.map((look) => look.photo),
      ...items.map((item) => item.image_url),
    ])

    const failed: string[] = []
    for (const address of addresses) {
      const response = await fetch(`${origin}${address}`)
      await response.body?.cancel()
      const isKept = response.headers.get("cache-control")?.includes("immutable")
      if (response.status !== 200 || !isKept) failed.push(address)
    }

    expect(addresses.size).toBeGreaterThan(45)
    expect(failed).toEqual([])
  })
})

async function feedOfNewAccount(baseUrl: string, email = "ada@example.org"): Promise<Look[]> {
  let token: string | undefined
  const { call } = patientClient({ baseUrl, getToken: () => token })
  const body = { email, password: "long enough" }
  token = (await call(register, { body })).access_token
  return call(getFeed, { query: {} })
}

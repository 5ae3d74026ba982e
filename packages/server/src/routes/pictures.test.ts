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
    "flats/blouse.png?colours=navy",
    "calibration/1225.svg",
    "looks/W10.AAAAAAAAAAAAAAAAAAAAAAAAAAA.svg",
    "lays/W10.AAAAAAAAAAAAAAAAAAAAAAAAAAA.webp",
  ])("answers 404 to %s", async (path) => {
    expect((await fetch(`${server.baseUrl}/pictures/${path}`)).status).toBe(404)
  })

  it("draws the same as a bitmap of the asked width, on clear ground", async () => {
    const words = "colours=1f2a47&pattern=dot"
    const bitmapOf = async (query: string) => {
      const response = await fetch(`${server.baseUrl}/pictures/flats/blouse.webp?${query}`)
      return { response, bytes: Buffer.from(await response.arrayBuffer()) }
    }
    const { response, bytes } = await bitmapOf(`${words}&v=${EDITION}&w=280`)

    expect(response.headers.get("content-type")).toBe("image/webp")
    expect(response.headers.get("cache-control")).toContain("immutable")
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 280, height: 373 })
    // No light behind it: pages draw their own.
    const alpha = await sharp(bytes).extractChannel("alpha").raw().toBuffer()
    expect([alpha[0], alpha[20 * 280 + 140]]).toEqual([0, 0])
    const { bytes: whole } = await bitmapOf(words)
    expect(await sharp(whole).metadata()).toMatchObject({ width: 400 })
    expect((await bitmapOf(`${words}&w=399`)).response.status).toBe(404)
  })

  it("shows a look as a bitmap of two widths, and as SVG to be enlarged", async () => {
    const [look] = await feedOfNewAccount(server.baseUrl, "eve@example.org")
    const photo = new URL(look?.photo ?? "", origin)
    const widthAt = async (address: string) => {
      const bytes = await (await fetch(address)).arrayBuffer()
      return (await sharp(Buffer.from(bytes)).metadata()).width
    }

    expect(photo.pathname).toMatch(/\.webp$/)
    expect(await widthAt(photo.href)).toBe(780)
    expect(await widthAt(`${photo.href}&w=390`)).toBe(390)
    // So are looks in what older versions of the app keep.
    const drawing = await fetch(photo.href.replace(".webp", ".svg"))
    expect(drawing.headers.get("content-type")).toContain("image/svg+xml")
    expect(drawing.headers.get("cache-control")).toContain("immutable")
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
      // As SVG: a bitmap is made of the same, and takes ten times as long.
      const response = await fetch(`${origin}${address.replace(".webp", ".svg")}`)
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

import type { RequestListener } from "node:http"
import {
  addToWardrobe,
  getFeed,
  getProductShots,
  getWardrobe,
  type Look,
  searchItems,
} from "@stylin/api/contract"
import sharp from "sharp"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { getCloth } from "../photos/kept-cloth.ts"
import { greenCloth, greenPhoto, signUp } from "../photos/testing/owners.ts"
import { startTestServer, type TestServer } from "../testing/index.ts"
import { type TestEngine, testEngines } from "../testing/stores.ts"
import type { ProductReading } from "../vision/read-product.ts"
import { VisionError } from "../vision/vision-error.ts"
import { importShop, SHOP_HOST, SHOP_TITLES, shopRow } from "./testing/feed.ts"
import { openTestShop, type TestShop } from "./testing/shop.ts"

const ROWS = SHOP_TITLES.map((title) => shopRow(title))
const [FIRST = ""] = SHOP_TITLES

describe.each(testEngines())("shops' photographs, on $name", (engine) => {
  let shop: TestShop
  let server: TestServer
  let asked: string[]
  let read: number
  let reading: ProductReading
  let answer: RequestListener
  let now: number
  let objects: Set<string>
  beforeEach(async () => {
    asked = []
    read = 0
    objects = new Set()
    now = Date.UTC(2026, 5, 1)
    const photo = await greenPhoto()
    const cut = await sharp(photo).ensureAlpha().webp().toBuffer()
    reading = { shot: await sharp(photo).webp().toBuffer(), cut, cloth: await greenCloth() }
    answer = (_request, reply) => reply.end(photo)
    shop = await openTestShop((request, reply) => {
      asked.push(request.url ?? "")
      answer(request, reply)
    })
    server = await start(engine)
  })
  afterEach(async () => {
    await server.close()
    shop.close()
  })

  function start(on: TestEngine, hosts = [SHOP_HOST]): Promise<TestServer> {
    return startTestServer({
      engine: on,
      clock: () => now,
      network: shop.network,
      config: { shopPhotoHosts: hosts },
      log: { info: () => {}, warn: () => {}, error: () => {} },
      wrapObjects: (store) => ({
        ...store,
        async put(key, ...rest) {
          objects.add(key)
          return store.put(key, ...rest)
        },
        async delete(key) {
          objects.delete(key)
          return store.delete(key)
        },
      }),
      wrapVision: (vision) => ({
        ...vision,
        async readProduct(bytes) {
          read += 1
          if (bytes.length < 100) throw new VisionError("no-picture")
          return reading
        },
      }),
    })
  }

  const get = (address: string) => fetch(new URL(address, server.baseUrl))
  const rows = () =>
    server.services.database.queries.selectFrom("shop_photos").selectAll().execute()
  const waiting = async () => (await rows()).filter(({ try_at }) => try_at !== null).length
  const queued = () =>
    server.services.database.queries
      .selectFrom("jobs")
      .select("id")
      .where("kind", "like", "%-shop-photo%")
      .execute()

  /** Waits until nothing of the shop is left to do now. */
  async function settled(): Promise<void> {
    await expect.poll(async () => (await queued()).length, { timeout: 60_000 }).toBe(0)
  }

  async function imported(feed = ROWS): Promise<void> {
    await importShop(server.services, feed)
    await settled()
  }

  async function thumbnail(title: string): Promise<string> {
    const guest = await signUp(server)
    const found = await guest.call(searchItems, { query: { search_query: title, num: 20 } })
    return found.find((product) => product.title === title)?.thumbnail ?? "none"
  }

  /** The share of a picture that is the green of the shop's photographs, where it is lit. */
  async function greenIn(response: Response): Promise<number> {
    expect(response.status).toBe(200)
    const picture = sharp(await response.arrayBuffer()).flatten({ background: "#ffffff" })
    const data = await picture.raw().toBuffer()
    let count = 0
    for (let at = 0; at < data.length; at += 3) {
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
      if (g > 120 && r < g / 2 && b < g / 2) count += 1
    }
    return count / (data.length / 3)
  }

  async function lookOf(person: Awaited<ReturnType<typeof signUp>>): Promise<Look> {
    const [look] = await person.call(getFeed, { query: {} })
    if (!look) throw new Error("there is no look")
    return look
  }

  it("are on cards, in flat lays and on the figure as soon as they are there, from this server", async () => {
    const gate = Promise.withResolvers<void>()
    const send = answer
    answer = async (request, reply) => {
      await gate.promise
      send(request, reply)
    }
    await importShop(server.services, ROWS)
    const ada = await signUp(server)
    const before = await lookOf(ada)
    const [card] = before.clothes[0] ?? []
    expect(JSON.stringify(before)).not.toContain(SHOP_HOST)
    for (const address of [before.photo, before.lay_url, card?.image_url]) {
      expect(await greenIn(await get(address ?? ""))).toBeLessThan(0.001)
    }

    gate.resolve()
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0)
    const look = await lookOf(ada)
    const shown = [look.photo, look.lay_url ?? "", look.clothes[0]?.[0]?.image_url ?? ""]
    for (const address of shown) {
      const response = await get(address)
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
      expect(await greenIn(response)).toBeGreaterThan(0.02)
      // The same picture of an older answer is not kept for good.
      const older = await get(address.replace(/&photo=[\w-]+|photo=[\w-]+&/, ""))
      expect(older.headers.get("cache-control")).toBe("public, max-age=86400")
    }
    const policy = (await get("/")).headers.get("content-security-policy") ?? ""
    expect(policy).toContain("img-src 'self' data: blob:;")
  })

  it("are of the size that a card needs, too", async () => {
    await imported()
    const address = await thumbnail(FIRST)
    const [whole, small] = [await get(address), await get(`${address}&w=280`)]
    expect(whole.headers.get("content-type")).toBe("image/webp")
    expect(whole.headers.get("content-security-policy")).toBe("default-src 'none'")
    expect((await sharp(await whole.arrayBuffer()).metadata()).width).toBe(300)
    expect(await greenIn(small)).toBeGreaterThan(0.9)
  })

  it("go with a piece that she has bought into her wardrobe", async () => {
    await imported()
    const ada = await signUp(server)
    const [product] = await ada.call(searchItems, { query: { search_query: FIRST, num: 1 } })
    const item = { item_id: product?.item_id, item_summary: FIRST, section: "upper_body" } as const
    const body = [item]
    const shots = await ada.call(getProductShots, { query: { is_from_search: "true" }, body })
    await ada.call(addToWardrobe, { body: shots })
    const [owned] = await ada.call(getWardrobe)
    expect(await greenIn(await get(owned?.image_path ?? ""))).toBeGreaterThan(0.9)
  })

  it("are fetched once: not for the same link, nor read again for the same content", async () => {
    await imported()
    expect(asked).toHaveLength(ROWS.length)
    const kept = objects.size
    await imported(ROWS.map((row) => ({ ...row, values: { ...row.values, price: "25.00 GBP" } })))
    expect(asked).toHaveLength(ROWS.length)

    const image_link = `https://${SHOP_HOST}/new.jpg`
    await imported([...ROWS.slice(1), shopRow(FIRST, { image_link })])
    expect(asked.slice(ROWS.length)).toEqual(["/new.jpg"])
    expect([read, objects.size]).toEqual([ROWS.length, kept])
  })

  it("are removed with the last product that has them, and drawn again", async () => {
    await imported()
    const address = await thumbnail(FIRST)
    const jumper = SHOP_TITLES.filter((title) => title.includes("jumper"))
    await imported(jumper.map((title) => shopRow(title)))

    expect(await rows()).toHaveLength(1)
    expect([...objects].filter((key) => key.startsWith("shop-photos/"))).toHaveLength(4)
    expect(await greenIn(await get(address))).toBeLessThan(0.001)
  })

  it("draw the pattern that the shop names where the photograph does not show it", async () => {
    const plain = { colour: "#00ff00", called: "green" }
    reading = { ...reading, cloth: plain }
    await imported([shopRow("Striped t-shirt"), shopRow("White shirt"), shopRow("Silk blouse")])

    const cloths = new Map<string, unknown>()
    for (const { link, content } of await rows()) {
      cloths.set(link.slice(-12), await getCloth(server.services.objects, `shop-photos/${content}`))
    }
    expect(cloths.get("-t-shirt.jpg")).toBeNull()
    expect(cloths.get("te-shirt.jpg")).toEqual(plain)
    // Nothing says what its colour is called.
    expect(cloths.get("k-blouse.jpg")).toEqual({ colour: "#00ff00" })
  })

  it("are shown again when the product comes back", async () => {
    await imported()
    await imported(ROWS.slice(1))
    await imported(ROWS)
    expect(await greenIn(await get(await thumbnail(FIRST)))).toBeGreaterThan(0.9)
  })

  it.each<[string, RequestListener, RegExp]>([
    ["is gone", (_request, reply) => reply.writeHead(404).end(), /without a picture.*404/],
    ["is a page", (_request, reply) => reply.end("<html></html>"), /no picture/],
    [
      "is elsewhere",
      (_request, reply) => reply.writeHead(302, { location: "https://10.0.0.8/" }).end(),
      /SHOP_PHOTO_HOSTS/,
    ],
  ])(
    "that %s leaves the drawing and the reason, and is tried again later",
    async (_what, bad, why) => {
      const good = answer
      answer = bad
      await imported([shopRow(FIRST)])
      const [row] = await rows()
      expect(row?.problem).toMatch(why)
      expect((await get(await thumbnail(FIRST))).status).toBe(200)

      answer = good
      await imported([shopRow(FIRST)])
      expect(asked).toHaveLength(1)
      now += 11 * 60_000
      await imported([shopRow(FIRST)])
      expect(await rows()).toMatchObject([{ problem: null, tries: 0, try_at: null }])
    },
  )

  it("of a host that is down wait without being asked for one by one", async () => {
    answer = (request) => request.socket.destroy()
    await imported()
    expect(asked).toHaveLength(1)
    expect(await waiting()).toBe(ROWS.length)
  })

  it("are fetched from the operator's hosts only, and go when a host leaves the list", async () => {
    const image_link = "https://elsewhere.example/1.jpg"
    await imported([...ROWS.slice(1), shopRow(FIRST, { image_link })])
    expect(await rows()).toHaveLength(ROWS.length - 1)

    const { shopPhotos } = server.services
    Object.assign(shopPhotos, { isAllowed: () => false, isOn: false })
    await imported()
    expect(await rows()).toEqual([])
  })
})

describe("shops' photographs that are not asked for", () => {
  it("are drawn, and no shop is asked", async () => {
    let asked = 0
    const shop = await openTestShop((_request, reply) => {
      asked += 1
      reply.end()
    })
    const server = await startTestServer({ network: shop.network })
    await importShop(server.services, ROWS)
    const ada = await signUp(server)
    const [look] = await ada.call(getFeed, { query: {} })
    const [card] = look?.clothes[0] ?? []
    expect(card?.image_url).toMatch(/^\/api\/pictures\/flats\//)
    const picture = await fetch(new URL(card?.image_url ?? "", server.baseUrl))
    expect(picture.headers.get("content-type")).toBe("image/webp")
    const image_path = "https://elsewhere.example/1.jpg"
    const shirt = { item_summary: "Navy shirt", section: "upper_body", image_path } as const
    const [item] = await ada.call(addToWardrobe, { body: [shirt] })
    expect(item?.image_path).toMatch(/^\/api\/pictures\/flats\/shirt\.webp\?/)
    expect(asked).toBe(0)
    await server.close()
    shop.close()
  })
})

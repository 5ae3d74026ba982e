import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import {
  addFavourite,
  addToWardrobe,
  deleteUser,
  getFavourites,
  getFeed,
  type Look,
  removeFromWardrobe,
} from "@stylin/api/contract"
import sharp from "sharp"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { startTestServer, type TestServer } from "../testing/index.ts"
import {
  addBlouse,
  DAY,
  FIRST_DAY,
  flipped,
  PASSWORD,
  type Person,
  signUp,
} from "./testing/owners.ts"

describe("personal flat lays", () => {
  let server: TestServer
  let now = FIRST_DAY
  let isStoreDown = false
  beforeAll(async () => {
    server = await startTestServer({
      clock: () => now,
      wrapObjects: (objects) => ({
        ...objects,
        get: async (key) => {
          if (isStoreDown) throw new Error("the object store is down")
          return objects.get(key)
        },
      }),
    })
  })
  afterAll(() => server.close())

  let ada: Person
  beforeEach(async () => {
    now = FIRST_DAY
    ada = await signUp(server)
  })

  const get = (address: string) => fetch(new URL(address, server.baseUrl))

  /** The share of a picture that is the photos' green. */
  async function greenIn(response: Response): Promise<number> {
    const picture = sharp(await response.arrayBuffer()).removeAlpha()
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 900, height: 1200 })
    let count = 0
    for (let at = 0; at < data.length; at += 3) {
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
      if (r < 40 && g > 215 && b < 40) count += 1
    }
    return count / (data.length / 3)
  }

  /** A look of her feed that shows one of her own garments, with its flat lay. */
  async function ownLook(person: Person): Promise<Look & { readonly lay: string }> {
    const looks = await person.call(getFeed, { query: {} })
    const look = looks.find(({ lay_url }) => lay_url?.startsWith("/api/pictures/collages/"))
    if (!look?.lay_url) throw new Error("no look of the feed shows her own garment")
    return { ...look, lay: look.lay_url }
  }

  it("show her photographs in a WebP of three to four", async () => {
    await addBlouse(server, ada)
    const { lay, clothes } = await ownLook(ada)

    const response = await get(lay)

    expect(response.status).toBe(200)
    expect(response.headers.get("content-type")).toBe("image/webp")
    expect(response.headers.get("cache-control")).toMatch(/^private, /)
    expect(await greenIn(response)).toBeGreaterThan(0.05)
    const hers = clothes.flat().find(({ isYours }) => isYours)
    expect((await get(hers?.image_url ?? "")).status).toBe(200)
  })

  it("draw a garment that she has erased, in favourites too, and go with the account", async () => {
    const { item_id } = await addBlouse(server, ada)
    const { lay, look_id } = await ownLook(ada)
    await ada.call(addFavourite, { query: { look_id } })
    expect(await greenIn(await get(lay))).toBeGreaterThan(0.05)

    await ada.call(removeFromWardrobe, { body: { item_ids: [item_id] } })
    const [favourite] = await ada.call(getFavourites)

    expect(await greenIn(await get(lay))).toBeLessThan(0.001)
    expect(await greenIn(await get(favourite?.lay_url ?? ""))).toBeLessThan(0.001)
    await ada.call(deleteUser, { body: { password: PASSWORD } })
    expect((await get(lay)).status).toBe(404)
  })

  it("draw a garment whose photo cannot be read just now, and are not cached then", async () => {
    await addBlouse(server, ada)
    const { lay } = await ownLook(ada)

    isStoreDown = true
    const meanwhile = await get(lay)
    isStoreDown = false

    expect(meanwhile.headers.get("cache-control")).toBe("no-store")
    expect(await greenIn(meanwhile)).toBeLessThan(0.001)
    expect(await greenIn(await get(lay))).toBeGreaterThan(0.05)
  })

  it("are not shown under another signature or after they expire", async () => {
    await addBlouse(server, ada)
    const { lay } = await ownLook(ada)
    expect((await get(lay.replace(/.$/, flipped))).status).toBe(404)
    expect((await get(lay.replace(ada.id, (await signUp(server)).id))).status).toBe(404)
    now = FIRST_DAY + 60 * DAY
    expect((await get(lay)).status).toBe(404)
  })

  it("draw a garment instead of fetching a shop's photograph", async () => {
    let asked = 0
    const shop = createServer((_request, response) => {
      asked += 1
      response.end()
    })
    await once(shop.listen(0, "127.0.0.1"), "listening")
    const { port } = shop.address() as AddressInfo
    const shot = {
      item_summary: "Green linen shirt",
      section: "upper_body",
      image_path: `http://127.0.0.1:${port}/shirt.jpg`,
    } as const

    await ada.call(addToWardrobe, { body: [shot] })
    const looks = await ada.call(getFeed, { query: {} })
    const hers = looks.filter(({ clothes }) => clothes.flat().some(({ isYours }) => isYours))
    const types = await Promise.all(
      hers.map(async ({ lay_url = "" }) => (await get(lay_url)).headers.get("content-type")),
    )
    shop.close()

    expect(hers.every(({ lay_url }) => lay_url?.startsWith("/api/pictures/lays/"))).toBe(true)
    expect(new Set(types)).toEqual(new Set(["image/webp"]))
    expect(asked).toBe(0)
  })
})

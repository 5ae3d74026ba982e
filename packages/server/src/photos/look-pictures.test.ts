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
import { photoIdOf } from "../pictures/personal-address.ts"
import { startTestServer, type TestServer } from "../testing/index.ts"
import { cutOutKey } from "./cut-outs.ts"
import {
  addBlouse,
  DAY,
  FIRST_DAY,
  flipped,
  PASSWORD,
  type Person,
  signUp,
} from "./testing/owners.ts"

interface PersonalPicture {
  readonly name: string
  readonly of: (look: Look) => string | undefined
  readonly folder: string
  /** What of it is green at the least, where her blouse is; an open jacket and a coat leave 0.3 % of it. */
  readonly leastGreen: number
}

const PICTURES: readonly PersonalPicture[] = [
  {
    name: "a figure that wears the cloth of her photographs",
    of: ({ photo }) => photo,
    folder: "own-looks",
    leastGreen: 0.001,
  },
  {
    name: "a flat lay with her photographs in it",
    of: ({ lay_url }) => lay_url,
    folder: "collages",
    leastGreen: 0.05,
  },
]

describe.each(PICTURES)("$name", ({ of, folder, leastGreen }) => {
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

  /** The share of a picture that is the green of her photo, where it is lit. */
  async function greenIn(response: Response): Promise<number> {
    const picture = sharp(await response.arrayBuffer()).flatten({ background: "#ffffff" })
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 900, height: 1200 })
    let count = 0
    for (let at = 0; at < data.length; at += 3) {
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
      if (g > 140 && r < g / 2 && b < g / 2) count += 1
    }
    return count / (data.length / 3)
  }

  /** A look of her feed that shows one of her own garments, and its picture. */
  async function ownLook(person: Person): Promise<{ look: Look; picture: string }> {
    const looks = await person.call(getFeed, { query: {} })
    const look = looks.find((one) => of(one)?.startsWith(`/api/pictures/${folder}/`))
    if (!look) throw new Error("no look of the feed shows her own garment")
    return { look, picture: of(look) ?? "" }
  }

  it("shows her garment, as a WebP for her alone", async () => {
    await addBlouse(server, ada)
    const { look, picture } = await ownLook(ada)

    const response = await get(picture)

    expect(response.status).toBe(200)
    expect(response.headers.get("content-type")).toBe("image/webp")
    expect(response.headers.get("cache-control")).toMatch(/^private, /)
    expect(await greenIn(response)).toBeGreaterThan(leastGreen)
    const hers = look.clothes.flat().find(({ isYours }) => isYours)
    expect((await get(hers?.image_url ?? "")).status).toBe(200)
  })

  it("draws a garment that she has erased, in favourites too, and goes with the account", async () => {
    const { item_id } = await addBlouse(server, ada)
    const { look, picture } = await ownLook(ada)
    await ada.call(addFavourite, { query: { look_id: look.look_id } })
    expect(await greenIn(await get(picture))).toBeGreaterThan(leastGreen)

    await ada.call(removeFromWardrobe, { body: { item_ids: [item_id] } })
    const [favourite] = await ada.call(getFavourites)

    expect(await greenIn(await get(picture))).toBe(0)
    expect(await greenIn(await get((favourite && of(favourite)) ?? ""))).toBe(0)
    await ada.call(deleteUser, { body: { password: PASSWORD } })
    expect((await get(picture)).status).toBe(404)
  })

  it("draws a garment whose photo cannot be read just now, and is not cached then", async () => {
    await addBlouse(server, ada)
    // A feed's first look is drawn with the feed.
    isStoreDown = true
    const { picture } = await ownLook(ada)
    const meanwhile = await get(picture)
    isStoreDown = false

    expect(meanwhile.headers.get("cache-control")).toBe("no-store")
    expect(await greenIn(meanwhile)).toBe(0)
    expect(await greenIn(await get(picture))).toBeGreaterThan(leastGreen)
  })

  it("draws a garment in its cloth where it could not be cut out", async () => {
    const { image_path } = await addBlouse(server, ada)
    const { objects } = server.services
    await objects.delete(cutOutKey(`photos/${photoIdOf(image_path)}`))
    const { picture } = await ownLook(ada)

    expect(await greenIn(await get(picture))).toBeGreaterThan(leastGreen / 2)
  })

  it("is not shown under another signature or after it expires", async () => {
    await addBlouse(server, ada)
    const { picture } = await ownLook(ada)
    expect((await get(picture.replace(/.$/, flipped))).status).toBe(404)
    expect((await get(picture.replace(ada.id, (await signUp(server)).id))).status).toBe(404)
    now = FIRST_DAY + 60 * DAY
    expect((await get(picture)).status).toBe(404)
  })

  it("draws a garment instead of fetching a shop's photograph", async () => {
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
      hers.map(async (look) => (await get(of(look) ?? "")).headers.get("content-type")),
    )
    shop.close()

    expect(hers.some((look) => of(look)?.includes(`/${folder}/`))).toBe(false)
    expect(new Set(types)).toEqual(new Set(["image/webp"]))
    expect(asked).toBe(0)
  })
})

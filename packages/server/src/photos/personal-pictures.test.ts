import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { type Client, createClient } from "@stylin/api/client"
import {
  addFavourite,
  addToWardrobe,
  deleteUser,
  forgotPassword,
  getFavourites,
  getFeed,
  getWardrobe,
  type Look,
  login,
  logout,
  type ProductShot,
  register,
  removeFromWardrobe,
  resetPassword,
} from "@stylin/api/contract"
import sharp from "sharp"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { keepShot, startTestServer, type TestServer } from "../testing/index.ts"

const DAY = 24 * 60 * 60 * 1000
/** A day on which personal pictures get new addresses. */
const FIRST_DAY = 690 * 30 * DAY
const PASSWORD = "long enough"
const NOTHING = { detail: expect.any(String) }

describe("personal pictures", () => {
  let server: TestServer
  let now = FIRST_DAY
  let isStoreDown = false
  let green: Buffer
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
    // A colour that no garment of the catalogue has.
    const colour = { r: 0, g: 255, b: 0 }
    green = await sharp({ create: { width: 300, height: 400, channels: 3, background: colour } })
      .jpeg()
      .toBuffer()
  })
  afterAll(() => server.close())

  let people = 0
  let ada: Person
  beforeEach(async () => {
    now = FIRST_DAY
    ada = await signUp()
  })

  interface Person {
    readonly id: string
    readonly email: string
    readonly call: Client["call"]
  }

  async function signUp(): Promise<Person> {
    people += 1
    let token: string | undefined
    const { call } = createClient({ baseUrl: server.baseUrl, getToken: () => token })
    const body = { email: `ada${people}@example.org`, password: PASSWORD }
    const account = await call(register, { body })
    token = account.access_token
    return { id: account.user_id ?? "", email: body.email, call }
  }

  /** Signs in on another of her devices. */
  async function signInAgain({ id, email }: Person): Promise<Person> {
    const guest = createClient({ baseUrl: server.baseUrl })
    const { access_token } = await guest.call(login, { body: { email, password: PASSWORD } })
    const getToken = () => access_token
    return { id, email, call: createClient({ baseUrl: server.baseUrl, getToken }).call }
  }

  async function shotOf(person: Person, summary: string, section: ProductShot["section"]) {
    const bytes = { bytes: green, contentType: "image/jpeg" }
    return {
      item_summary: summary,
      section,
      image_path: await keepShot(server.services, person.id, bytes),
    }
  }

  async function addBlouse(person: Person) {
    const shot = await shotOf(person, "White silk blouse", "upper_body")
    const [item] = await person.call(addToWardrobe, { body: [shot] })
    if (!item) throw new Error("nothing was added")
    return item
  }

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

  /** A look of her feed that shows one of her own garments. */
  async function collageOf(person: Person): Promise<Look> {
    const looks = await person.call(getFeed, { query: {} })
    const look = looks.find(({ photo }) => photo.startsWith("/api/pictures/collages/"))
    if (!look) throw new Error("no look of the feed is a collage")
    return look
  }

  describe("of one garment", () => {
    it("need only their address, and are cached by the browser only", async () => {
      const { image_path } = await addBlouse(ada)

      const response = await get(image_path)

      expect(response.status).toBe(200)
      expect(response.headers.get("content-type")).toBe("image/jpeg")
      expect(response.headers.get("cache-control")).toBe("private, max-age=43200, immutable")
      expect(Buffer.from(await response.arrayBuffer())).toEqual(green)
    })

    it("keep their address for weeks, then get another, and the old one expires", async () => {
      const { image_path: first } = await addBlouse(ada)
      const listed = async () => (await ada.call(getWardrobe))[0]?.image_path ?? ""

      now = FIRST_DAY + 29 * DAY
      expect(await listed()).toBe(first)
      now = FIRST_DAY + 31 * DAY
      const second = await listed()
      expect(second).not.toBe(first)
      expect((await get(first)).status).toBe(200)
      now = FIRST_DAY + 60 * DAY

      expect((await get(first)).status).toBe(404)
      expect((await get(second)).status).toBe(200)
    })

    it.each([
      ["without a signature", (address: string) => address.replace(/&signature=.*/, "")],
      ["with another signature", (address: string) => address.replace(/.$/, flipped)],
      ["with a later end", (address: string) => address.replace(/until=\d+/, "until=99999")],
      ["with two ends", (address: string) => `${address}&until=99999`],
    ])("are not shown %s", async (_name, change) => {
      const { image_path } = await addBlouse(ada)

      const response = await get(change(image_path))

      expect(response.status).toBe(404)
      expect(await response.json()).toEqual(NOTHING)
    })

    it("are not shown under another picture's signature", async () => {
      const [first, second] = [await addBlouse(ada), await addBlouse(ada)]
      const [path] = first.image_path.split("?")
      const [, query] = second.image_path.split("?")

      expect((await get(`${path}?${query}`)).status).toBe(404)
    })

    it("cannot be claimed by another person", async () => {
      const eve = await signUp()
      const { image_path } = await addBlouse(ada)
      const shot = { item_summary: "Blouse", section: "upper_body", image_path } as const

      await expect(eve.call(addToWardrobe, { body: [shot] })).rejects.toMatchObject({
        status: 422,
        detail: "0.image_path: is not your photo",
      })
      expect(await eve.call(getWardrobe)).toEqual([])
      expect((await get(image_path)).status).toBe(200)
    })

    it("are removed with the item, unless another item shows the same one", async () => {
      const shot = await shotOf(ada, "White silk blouse", "upper_body")
      const items = await ada.call(addToWardrobe, { body: [shot, shot] })
      const [first, second] = items.map(({ item_id }) => item_id)
      const address = items[0]?.image_path ?? ""

      await ada.call(removeFromWardrobe, { body: { item_ids: [first ?? ""] } })
      expect((await get(address)).status).toBe(200)
      await ada.call(removeFromWardrobe, { body: { item_ids: [second ?? ""] } })
      expect((await get(address)).status).toBe(404)
    })

    it("stop working on the device she signs out of, and on no other", async () => {
      const { image_path: first } = await addBlouse(ada)
      const other = await signInAgain(ada)
      const [item] = await other.call(getWardrobe)
      const second = item?.image_path ?? ""
      expect([(await get(first)).status, (await get(second)).status]).toEqual([200, 200])

      await ada.call(logout)
      expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200])
      await other.call(logout)
      expect((await get(second)).status).toBe(404)

      const again = await signInAgain(ada)
      expect((await again.call(getWardrobe))[0]?.image_path).not.toBe(first)
      expect((await get(first)).status).toBe(404)
    })

    it("stop working when the sign-in expires, and on all devices with a new password", async () => {
      const { image_path: first } = await addBlouse(ada)
      now += 31 * DAY
      expect((await get(first)).status).toBe(404)

      const other = await signInAgain(ada)
      const second = (await other.call(getWardrobe))[0]?.image_path ?? ""
      expect((await get(second)).status).toBe(200)
      const { email } = ada
      await other.call(forgotPassword, { body: { email } })
      const code = await server.mailbox(email)
      await other.call(resetPassword, { body: { email, code, password: "another one" } })
      expect((await get(second)).status).toBe(404)
    })

    it("are removed with the account", async () => {
      const { image_path } = await addBlouse(ada)

      await ada.call(deleteUser, { body: { password: PASSWORD } })

      expect((await get(image_path)).status).toBe(404)
    })
  })

  describe("of a look", () => {
    it("show her photographs in a WebP of three to four", async () => {
      await addBlouse(ada)
      const { photo, clothes } = await collageOf(ada)

      const response = await get(photo)

      expect(response.status).toBe(200)
      expect(response.headers.get("content-type")).toBe("image/webp")
      expect(response.headers.get("cache-control")).toMatch(/^private, /)
      expect(await greenIn(response)).toBeGreaterThan(0.05)
      const hers = clothes.flat().find(({ isYours }) => isYours)
      expect((await get(hers?.image_url ?? "")).status).toBe(200)
    })

    it("draw a garment that she has erased, in favourites too, and go with the account", async () => {
      const { item_id } = await addBlouse(ada)
      const { photo, look_id } = await collageOf(ada)
      await ada.call(addFavourite, { query: { look_id } })
      expect(await greenIn(await get(photo))).toBeGreaterThan(0.05)

      await ada.call(removeFromWardrobe, { body: { item_ids: [item_id] } })
      const [favourite] = await ada.call(getFavourites)

      expect(await greenIn(await get(photo))).toBeLessThan(0.001)
      expect(await greenIn(await get(favourite?.photo ?? ""))).toBeLessThan(0.001)
      await ada.call(deleteUser, { body: { password: PASSWORD } })
      expect((await get(photo)).status).toBe(404)
    })

    it("draw a garment whose photo cannot be read just now, and are not cached then", async () => {
      await addBlouse(ada)
      const { photo } = await collageOf(ada)

      isStoreDown = true
      const meanwhile = await get(photo)
      isStoreDown = false

      expect(meanwhile.headers.get("cache-control")).toBe("no-store")
      expect(await greenIn(meanwhile)).toBeLessThan(0.001)
      expect(await greenIn(await get(photo))).toBeGreaterThan(0.05)
    })

    it("are not shown under another signature or after they expire", async () => {
      await addBlouse(ada)
      const { photo } = await collageOf(ada)
      expect((await get(photo.replace(/.$/, flipped))).status).toBe(404)
      expect((await get(photo.replace(ada.id, (await signUp()).id))).status).toBe(404)
      now = FIRST_DAY + 60 * DAY
      expect((await get(photo)).status).toBe(404)
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
        hers.map(async ({ photo }) => (await get(photo)).headers.get("content-type")),
      )
      shop.close()

      expect(new Set(types)).toEqual(new Set(["image/svg+xml; charset=utf-8"]))
      expect(asked).toBe(0)
    })
  })
})

/** Another character in place of one. */
function flipped(character: string): string {
  return character === "A" ? "B" : "A"
}

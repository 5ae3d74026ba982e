import {
  createUser,
  getFeed,
  type Look,
  type SharedPart,
  shareLook,
  updateUser,
} from "@stylin/api/contract"
import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { addBlouse, FIRST_DAY, flipped, type Person, signUp } from "../photos/testing/owners.ts"
import { readShare, type SharedLook } from "../pictures/share-address.ts"
import { startTestServer, type TestServer } from "../testing/index.ts"

describe("a shared look", () => {
  let server: TestServer
  let now = FIRST_DAY
  let ada: Person
  let look: Look
  beforeAll(async () => {
    server = await startTestServer({ clock: () => now })
    ada = await signUp(server)
    await addBlouse(server, ada)
    const looks = await ada.call(getFeed, { query: {} })
    const own = looks.find(({ lay_url }) => lay_url?.startsWith("/api/pictures/collages/"))
    if (!own) throw new Error("no look of the feed shows her own garment")
    look = own
    const profile = {
      source_platform_id: "web",
      user_id_in_source_platform: ada.email,
      name_in_app: "ada",
      gender: "female",
      body_type: "pear",
      activities: ["work"],
      tags_preferences: defaultTagPreferences(),
      marketing_opt_in: false,
    } as const
    await ada.call(createUser, { body: { ...profile, activities: ["work"] } })
    const figure = { skin_tone: 9, hair_colour: "#aa5522" }
    await ada.call(updateUser, { body: { update_values: { figure } } })
  })
  afterAll(() => server.close())

  const get = (address: string) => fetch(new URL(address, server.baseUrl))
  const shared = async (picture: "laid" | "worn", shows: SharedPart[] = []) => {
    const body = { look_id: look.look_id, picture, shows }
    return (await ada.call(shareLook, { body })).picture_url
  }
  /** What an address says, in words. */
  function described(address: string): SharedLook {
    const [owner = "", file = ""] = address.split("/").slice(-2)
    const said = readShare(file, { owner, now, key: server.services.pictureKey })
    if (!said) throw new Error("the address is not signed")
    return said
  }

  it("has nothing of hers in it that she has not ticked, laid out or worn", async () => {
    const laid = described(await shared("laid"))
    expect(Object.keys(laid).toSorted()).toEqual(["garments", "pieces", "title"])
    expect(laid.garments.every((garment) => Object.keys(garment).join() === "words")).toBe(true)
    expect(laid.pieces).toEqual([])

    const worn = described(await shared("worn"))
    expect(worn.figure).toMatchObject({ bodyType: "hourglass", skin: 5 })
    expect(JSON.stringify(worn)).not.toMatch(/photo|aa5522|pear|price|silk blouse/i)
    // A price without its piece's name says nothing, so that it is left out.
    expect(described(await shared("laid", ["prices"])).pieces).toEqual([])
  })

  it("shows what she ticked", async () => {
    const laid = described(await shared("laid", ["photos", "names", "prices"]))
    expect(laid.garments.some(({ photo }) => photo !== undefined)).toBe(true)
    expect(laid.pieces.map(({ name }) => name)).toEqual(
      look.clothes.map(([worn]) => worn?.name ?? ""),
    )
    expect(laid.pieces.some(({ price }) => price !== undefined)).toBe(true)
    const worn = described(await shared("worn", ["figure"]))
    expect(worn.figure).toMatchObject({ bodyType: "pear", skin: 9, hair: { colour: "#aa5522" } })
  })

  it("is worn in her own cloth where she ticked her clothes", async () => {
    const greenOf = async (shows: SharedPart[]) => {
      const response = await get(await shared("worn", shows))
      const { data } = await sharp(await response.arrayBuffer())
        .raw()
        .toBuffer({ resolveWithObject: true })
      let count = 0
      for (let at = 0; at < data.length; at += 3) {
        const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
        if (g > 140 && r < g / 2 && b < g / 2) count += 1
      }
      return count / (data.length / 3)
    }

    expect(await greenOf(["photos"])).toBeGreaterThan(0.001)
    expect(await greenOf([])).toBe(0)
  })

  it("is a picture of four to five, whose address ends after ten minutes", async () => {
    const address = await shared("laid", ["names"])
    const response = await get(address)
    expect(response.headers.get("content-type")).toBe("image/jpeg")
    expect(response.headers.get("cache-control")).toBe("private, no-store")
    const { width, height } = await sharp(await response.arrayBuffer()).metadata()
    expect([width, height]).toEqual([1080, 1350])
    expect((await get(address.replace(/.(?=\.jpg$)/, flipped))).status).toBe(404)
    now += 11 * 60_000
    expect((await get(address)).status).toBe(404)
    now = FIRST_DAY
  })

  it("is nobody else's to share", async () => {
    const eve = await signUp(server)
    const body = { look_id: look.look_id, picture: "laid", shows: [] as SharedPart[] } as const
    await expect(eve.call(shareLook, { body })).rejects.toMatchObject({ status: 404 })
    const address = await shared("laid", ["photos"])
    expect((await get(address.replace(ada.id, eve.id))).status).toBe(404)
  })
})

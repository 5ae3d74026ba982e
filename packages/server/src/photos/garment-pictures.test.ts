import {
  addToWardrobe,
  deleteUser,
  forgotPassword,
  getWardrobe,
  logout,
  removeFromWardrobe,
  resetPassword,
} from "@stylin/api/contract"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { startTestServer, type TestServer } from "../testing/index.ts"
import {
  addBlouse,
  blouseOf,
  DAY,
  FIRST_DAY,
  flipped,
  greenPhoto,
  PASSWORD,
  type Person,
  signInAgain,
  signUp,
} from "./testing/owners.ts"

const NOTHING = { detail: expect.any(String) }

describe("personal pictures of one garment", () => {
  let server: TestServer
  let now = FIRST_DAY
  beforeAll(async () => {
    server = await startTestServer({ clock: () => now })
  })
  afterAll(() => server.close())

  let ada: Person
  beforeEach(async () => {
    now = FIRST_DAY
    ada = await signUp(server)
  })

  const get = (address: string) => fetch(new URL(address, server.baseUrl))

  it("need only their address, and are cached by the browser only", async () => {
    const { image_path } = await addBlouse(server, ada)

    const response = await get(image_path)

    expect(response.status).toBe(200)
    expect(response.headers.get("content-type")).toBe("image/jpeg")
    expect(response.headers.get("cache-control")).toBe("private, max-age=43200, immutable")
    expect(Buffer.from(await response.arrayBuffer())).toEqual(await greenPhoto())
  })

  it("keep their address for weeks, then get another, and the old one expires", async () => {
    const { image_path: first } = await addBlouse(server, ada)
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
    const { image_path } = await addBlouse(server, ada)

    const response = await get(change(image_path))

    expect(response.status).toBe(404)
    expect(await response.json()).toEqual(NOTHING)
  })

  it("are not shown under another picture's signature", async () => {
    const [first, second] = [await addBlouse(server, ada), await addBlouse(server, ada)]
    const [path] = first.image_path.split("?")
    const [, query] = second.image_path.split("?")

    expect((await get(`${path}?${query}`)).status).toBe(404)
  })

  it("cannot be claimed by another person", async () => {
    const eve = await signUp(server)
    const { image_path } = await addBlouse(server, ada)
    const shot = { item_summary: "Blouse", section: "upper_body", image_path } as const

    await expect(eve.call(addToWardrobe, { body: [shot] })).rejects.toMatchObject({
      status: 422,
      detail: "0.image_path: is not your photo",
    })
    expect(await eve.call(getWardrobe)).toEqual([])
    expect((await get(image_path)).status).toBe(200)
  })

  it("are removed with the item, unless another item shows the same one", async () => {
    const shot = await blouseOf(server, ada)
    const items = await ada.call(addToWardrobe, { body: [shot, shot] })
    const [first, second] = items.map(({ item_id }) => item_id)
    const address = items[0]?.image_path ?? ""

    await ada.call(removeFromWardrobe, { body: { item_ids: [first ?? ""] } })
    expect((await get(address)).status).toBe(200)
    await ada.call(removeFromWardrobe, { body: { item_ids: [second ?? ""] } })
    expect((await get(address)).status).toBe(404)
  })

  it("stop working on the device she signs out of, and on no other", async () => {
    const { image_path: first } = await addBlouse(server, ada)
    const other = await signInAgain(server, ada)
    const [item] = await other.call(getWardrobe)
    const second = item?.image_path ?? ""
    expect([(await get(first)).status, (await get(second)).status]).toEqual([200, 200])

    await ada.call(logout)
    expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200])
    await other.call(logout)
    expect((await get(second)).status).toBe(404)

    const again = await signInAgain(server, ada)
    expect((await again.call(getWardrobe))[0]?.image_path).not.toBe(first)
    expect((await get(first)).status).toBe(404)
  })

  it("stop working when the sign-in expires, and on all devices with a new password", async () => {
    const { image_path: first } = await addBlouse(server, ada)
    now += 31 * DAY
    expect((await get(first)).status).toBe(404)

    const other = await signInAgain(server, ada)
    const second = (await other.call(getWardrobe))[0]?.image_path ?? ""
    expect((await get(second)).status).toBe(200)
    const { email } = ada
    await other.call(forgotPassword, { body: { email } })
    const code = await server.mailbox(email)
    await other.call(resetPassword, { body: { email, code, password: "another one" } })
    expect((await get(second)).status).toBe(404)
  })

  it("are removed with the account", async () => {
    const { image_path } = await addBlouse(server, ada)

    await ada.call(deleteUser, { body: { password: PASSWORD } })

    expect((await get(image_path)).status).toBe(404)
  })
})

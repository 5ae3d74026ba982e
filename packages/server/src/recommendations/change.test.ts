import {
  addFavourite,
  addToWardrobe,
  changeLook,
  exportUser,
  getFeed,
  type Look,
  register,
  removeFromWardrobe,
  restoreLook,
  styleItem,
  updateImpressions,
} from "@stylin/api/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { asStored, drawingOf } from "../pictures/edition.ts"
import { readLookAddress } from "../pictures/look-address.ts"
import { recentOutfits } from "../stores/recommendations.ts"
import { patientClient, startTestServer, type TestServer } from "../testing/index.ts"
import { testEngines } from "../testing/stores.ts"

const wornIn = ({ clothes }: Look) => clothes.map(([worn]) => worn?.item_id ?? "")

describe.each(testEngines())("a changed look on $name", (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine })
  })
  afterAll(() => server.close())

  let people = 0

  /** A new person with a look that has a choice in several slots. */
  async function newMember() {
    people += 1
    let token: string | undefined
    const { call } = patientClient({ baseUrl: server.baseUrl, getToken: () => token })
    const body = { email: `ada-${people}@example.org`, password: "long enough" }
    const { access_token, user_id = "" } = await call(register, { body })
    token = access_token
    const looks = await call(getFeed, { query: { occasions: "work", sample_to_show: 9, top_n: 3 } })
    const look = looks.find(({ clothes }) => clothes.filter((listed) => listed[1]).length > 2)
    if (!look) throw new Error("No look has a choice.")
    const slots = look.clothes.flatMap((listed, at) => (listed[1] ? [at] : []))
    const withNext = (slot: number) =>
      wornIn(look).with(slot, look.clothes[slot]?.[1]?.item_id ?? "")
    const change = (worn: readonly string[], { look_id } = look) =>
      call(changeLook, { body: { look_id, worn: [...worn] } })
    return { call, accountId: user_id, look, slots, withNext, change }
  }
  const fileOf = ({ photo }: Look) => drawingOf(photo.split("?")[0]?.split("/").at(-1) ?? "")
  const pictureOf = (look: Look) => readLookAddress(fileOf(look), server.services.pictureKey)

  it("is drawn on the same woman, in the same pose", async () => {
    const { look, slots, withNext, change } = await newMember()
    const changed = await change(withNext(slots[0] ?? 0))

    const [before, after] = [pictureOf(look), pictureOf(changed)]
    expect(after?.figure).toEqual(before?.figure)
    expect(after?.garments).not.toEqual(before?.garments)
    const drawing = await fetch(new URL(changed.photo, server.baseUrl))
    expect(drawing.headers.get("content-type")).toBe("image/webp")
  })

  it("is what her favourites, her impressions and her export have", async () => {
    const { call, accountId, slots, withNext, change } = await newMember()
    const changed = await change(withNext(slots[0] ?? 0))
    const { look_id } = changed
    await call(addFavourite, { query: { look_id } })
    await call(updateImpressions, { body: { look_ids: [look_id] } })

    const { queries } = server.services.database
    const [seen] = await recentOutfits(queries, accountId, 0)
    expect(seen).toMatchObject({ lookId: look_id, garments: wornIn(changed) })
    const data = await call(exportUser)
    const kept: Look = JSON.parse(asStored(JSON.stringify(changed)))
    expect(data.favourites).toMatchObject([{ look_id, clothes: kept.clothes }])
  })

  it("can be asked for several at once, and still be changed after many", async () => {
    const { slots, withNext, change } = await newMember()
    const wishes = slots.map(withNext)

    const changed = await Promise.all(wishes.map((worn) => change(worn)))

    expect(changed.map(wornIn)).toEqual(wishes)
    for (const look of changed)
      expect(wornIn(await change(wishes[0] ?? [], look))).toEqual(wishes[0])
  })

  it("can be made of a look from long ago, once that is restored", async () => {
    const { call, look, slots, withNext, change } = await newMember()
    for (let feeds = 0; feeds < 5; feeds += 1) await call(getFeed, { query: { sample_to_show: 1 } })
    const worn = withNext(slots[0] ?? 0)

    await expect(change(worn)).rejects.toMatchObject({ status: 404 })
    await call(restoreLook, { body: { look } })
    const changed = await change(worn)

    expect(wornIn(changed)).toEqual(worn)
    expect((await change(wornIn(look), changed)).look_id).toBe(look.look_id)
  })

  it("is refused once something that it would wear is gone", async () => {
    const { call, change } = await newMember()
    const [shirt] = await call(addToWardrobe, {
      body: [
        {
          item_summary: "White cotton shirt",
          image_path: "/api/pictures/flats/shirt/f7f6f3.svg",
          section: "upper_body",
          kind: "shirt",
          colours: ["white"],
        },
      ],
    })
    const item_id = shirt?.item_id ?? ""
    const body = { item_id, occasions: "work", count: 9, top_n: 3 }
    const { looks } = await call(styleItem, { body })
    const look = looks.find(({ clothes }) => clothes.some((listed) => listed.length > 1))
    if (!look) throw new Error("No look has a choice.")
    const slot = look.clothes.findIndex((listed) => listed.length > 1)
    const worn = wornIn(look).with(slot, look.clothes[slot]?.[1]?.item_id ?? "")
    await call(removeFromWardrobe, { body: { item_ids: [item_id] } })

    await expect(change(worn, look)).rejects.toMatchObject({
      status: 409,
      detail: "Something in this look is gone, so it cannot be changed.",
    })
  })
})

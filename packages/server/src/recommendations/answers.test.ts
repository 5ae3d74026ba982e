import {
  addToWardrobe,
  composeOutfit,
  getFeed,
  register,
  removeFromWardrobe,
  styleItem,
  swapWeakLink,
  unlockLooks,
} from "@stylin/api/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { drawingOf } from "../pictures/edition.ts"
import { readLookAddress } from "../pictures/look-address.ts"
import { removeFeed } from "../stores/product-feeds.ts"
import { patientClient, startTestServer, type TestServer } from "../testing/index.ts"

const SHIRT = {
  item_summary: "White cotton shirt",
  image_path: "/api/pictures/flats/shirt/f7f6f3.svg",
  section: "upper_body" as const,
  kind: "shirt" as const,
  colours: ["white"],
}

const LEOPARD_SKIRT = {
  ...SHIRT,
  item_summary: "Leopard sequin mini skirt",
  section: "lower_body" as const,
  kind: "mini_skirt" as const,
  colours: ["orange"],
}
const TARTAN_BOOTS = {
  ...SHIRT,
  item_summary: "Green tartan wellies",
  section: "shoes" as const,
  kind: "wellies" as const,
  colours: ["green"],
}

describe("answers beside the feed", () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  async function owner(email: string) {
    let token: string | undefined
    const { call } = patientClient({ baseUrl: server.baseUrl, getToken: () => token })
    token = (await call(register, { body: { email, password: "long enough" } })).access_token
    const [item] = await call(addToWardrobe, { body: [SHIRT] })
    return { call, itemId: item?.item_id ?? "" }
  }

  it("reports a conflict between what is required and left out", async () => {
    const { call, itemId } = await owner("ada@example.org")
    const body = { item_id: itemId, leave_out: [itemId], occasions: "work", count: 3 }

    const { looks, unmet } = await call(styleItem, { body })

    expect(unmet).toMatchObject([{ code: "item-left-out" }])
    for (const { clothes } of looks) {
      expect(clothes.map(([worn]) => worn?.item_id)).toContain(itemId)
    }
  })

  it("proposes the same piece until something changes", async () => {
    const { call } = await owner("bea@example.org")
    await call(addToWardrobe, {
      body: [{ ...SHIRT, item_summary: "Blue jeans", kind: "jeans", section: "lower_body" }],
    })
    const ask = async () => (await call(unlockLooks, { body: { occasions: "outings" } })).unlock
    const first = await ask()

    expect(first).toBeDefined()
    expect((await ask())?.item).toEqual(first?.item)
  })

  it("reports that a garment of a look is gone", async () => {
    const { call, itemId } = await owner("cleo@example.org")
    const body = { item_id: itemId, occasions: "work", count: 1 }
    const { looks } = await call(styleItem, { body })
    await call(removeFromWardrobe, { body: { item_ids: [itemId] } })

    const answer = await call(swapWeakLink, { body: { look_id: looks[0]?.look_id ?? "" } })

    expect(answer).toMatchObject({ outcome: "piece-gone", text: expect.stringMatching(/\.$/) })
    expect(answer.swap).toBeUndefined()
  })

  it("still finds the feed's looks after many answers", async () => {
    const { call, itemId } = await owner("dora@example.org")
    const [look] = await call(getFeed, { query: { sample_to_show: 1 } })
    const body = { item_id: itemId, occasions: "work", count: 1 }
    for (let times = 0; times < 6; times += 1) await call(styleItem, { body })

    const { outcome } = await call(swapWeakLink, { body: { look_id: look?.look_id ?? "" } })

    expect(["swap", "already-best"]).toContain(outcome)
  })

  it("swaps a weak link on the same woman, in the same pose", async () => {
    const { call, itemId } = await owner("fay@example.org")
    const { pictureKey } = server.services
    const figureIn = (photo: string) =>
      readLookAddress(drawingOf(photo.split("?")[0]?.split("/").at(-1) ?? ""), pictureKey)?.figure
    // Sound looks need no swap; prints that fight under a white shirt do.
    const odd = await call(addToWardrobe, { body: [LEOPARD_SKIRT, TARTAN_BOOTS] })
    const { look } = await call(composeOutfit, {
      body: { item_ids: [itemId, ...odd.map(({ item_id }) => item_id)] },
    })
    const looks = await call(getFeed, { query: { sample_to_show: 9 } })
    let swaps = 0
    for (const { look_id, photo } of [look, ...looks]) {
      const { swap } = await call(swapWeakLink, { body: { look_id } })
      if (!swap) continue
      swaps += 1
      expect(swap.look.look_id).not.toBe(look_id)
      expect(figureIn(swap.look.photo)).toEqual(figureIn(photo))
      expect(figureIn(photo)).toBeDefined()
    }
    expect(swaps).toBeGreaterThan(0)
  })

  it("gives a reason if there is nothing to buy and she owns too little", async () => {
    const { call, itemId } = await owner("eve@example.org")
    await removeFeed(server.services.database.queries, "demo")

    const styled = await call(styleItem, { body: { item_id: itemId, occasions: "work" } })
    const unlocked = await call(unlockLooks, { body: { budget: 50 } })

    expect(styled.looks).toEqual([])
    expect(styled.unmet).toMatchObject([{ code: "nothing-to-wear" }])
    expect(unlocked).toMatchObject({ outcome: "nothing-affordable" })
    expect(unlocked.nearest).toBeUndefined()
  })
})

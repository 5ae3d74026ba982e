import { OPERATIONS, type ProductShot, type SearchResult } from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import type { Harness } from "./harness.ts"
import { asStored, HAT, JEANS, outfit, picture } from "./samples.ts"

const { addSearchItems, addToWardrobe, claimPhotos, cropPending, dismissPending } = OPERATIONS
const { getPending, getProductShots, getWardrobe, parsePhotos, parseSearch } = OPERATIONS
const { removeFromWardrobe, searchItems } = OPERATIONS

const CLAIM_TOKEN = "claim-token-of-one-guest"

const idsOf = (items: readonly { item_id?: string | undefined }[]) =>
  items.map(({ item_id }) => item_id)

/** How every provider handles products, wardrobes and photos. */
export function itemsSuite(harness: () => Harness): void {
  describe("search", () => {
    test("finds products, as many as asked for", async () => {
      const { call } = harness()

      const results = await call(searchItems, { query: { search_query: "black", num: 2 } })

      expect(results).toHaveLength(2)
    })

    test("tolerates plurals and typing slips", async () => {
      const { call } = harness()
      const titlesOf = async (search_query: string) =>
        (await call(searchItems, { query: { search_query } })).map(({ title }) => title)

      const [best] = await titlesOf("loafers")

      expect(best?.toLowerCase()).toContain("loafer")
      expect(await titlesOf("loafer")).toContain(best)
      expect(await titlesOf("lofers")).toContain(best)
    })

    test("finds nothing if nothing fits", async () => {
      const { call } = harness()

      expect(await call(searchItems, { query: { search_query: "zzqqxyw" } })).toEqual([])
    })
  })

  test("a garment with a key is added once, whichever call carries it", async () => {
    const { newPerson } = harness()
    const person = await newPerson()
    const other = await newPerson()
    const jeans = { ...JEANS, add_key: "jeans-of-may" }
    const [first] = await person.call(addToWardrobe, { body: [jeans] })

    const again = await person.call(addToWardrobe, {
      body: [HAT, { ...jeans, item_summary: "Other words" }, JEANS],
    })

    expect(again[1]).toEqual(first)
    expect(new Set(idsOf(again)).size).toBe(3)
    expect(await person.call(getWardrobe)).toHaveLength(3)
    await other.call(addToWardrobe, { body: [jeans] })
    expect(await other.call(getWardrobe)).toHaveLength(1)
  })

  test("a removed garment can be added again under its key", async () => {
    const { newPerson } = harness()
    const person = await newPerson()
    const body = [{ ...JEANS, add_key: "jeans-of-may" }]
    const added = await person.call(addToWardrobe, { body })
    await person.call(removeFromWardrobe, {
      body: { item_ids: added.map(({ item_id }) => item_id) },
    })

    await person.call(addToWardrobe, { body })

    expect(await person.call(getWardrobe)).toHaveLength(1)
  })

  test("from search to wardrobe: search, read, shoot, add, list, remove", async () => {
    const { call, newPerson } = harness()
    const person = await newPerson()
    const results = await call(searchItems, { query: { search_query: "jeans" } })
    const [chosen] = results
    if (!chosen) throw new Error("The search found no jeans")

    const { success, entries } = await call(parseSearch, { body: [chosen] })
    expect(success).toBe(true)
    expect(entries.map((entry) => entry.search_results)).toEqual([[chosen]])
    const shots = await call(getProductShots, {
      query: { is_from_search: "true" },
      body: entries.map((entry) => entry.parsed_item),
    })
    const added = await person.call(addToWardrobe, { body: shots })
    const additions = added.map(({ item_id }) => ({ item_id, item_search_data: chosen }))
    await person.call(addSearchItems, { body: additions })

    expect(added).toMatchObject([{ item_summary: chosen.title, section: "lower_body" }])
    expect(await person.call(getWardrobe)).toEqual(added)
    await person.call(removeFromWardrobe, { body: { item_ids: idsOf(added).map(String) } })
    expect(await person.call(getWardrobe)).toEqual([])
  })

  test("search results wait for her review, each once, and leave it for the wardrobe", async () => {
    const { newPerson } = harness()
    const person = await newPerson()
    const [first, second] = await person.call(searchItems, { query: { search_query: "jeans" } })
    if (!first || !second) throw new Error("The search found no two pairs of jeans")
    const shoot = async (body: SearchResult[]) => {
      const { entries } = await person.call(parseSearch, { body })
      const parsed = entries.map((entry) => entry.parsed_item)
      return person.call(getProductShots, { query: { is_from_search: "true" }, body: parsed })
    }

    const [shot] = await shoot([first])
    const [again] = await shoot([first, second])

    expect(again).toEqual(shot)
    const pending = await person.call(getPending)
    expect(pending).toMatchObject([
      { state: "ready", item_id: shot?.item_id, item_summary: first.title, search_result: first },
      { state: "ready", item_summary: second.title, search_result: second },
    ])
    await person.call(addToWardrobe, { body: present(shot) })
    expect(idsOf(await person.call(getPending))).toEqual([pending[1]?.item_id])
    const [bought] = await shoot([first])
    expect(bought?.item_id).not.toBe(shot?.item_id)
    await person.call(dismissPending, { body: {} })
    expect(await person.call(getPending)).toEqual([])
  })

  describe("the wardrobe", () => {
    test("gives every garment its own id", async () => {
      const { newPerson } = harness()
      const person = await newPerson()

      const added = await person.call(addToWardrobe, { body: [JEANS, JEANS, HAT] })

      expect(asStored(added)).toMatchObject([JEANS, JEANS, HAT])
      expect(new Set(idsOf(added)).size).toBe(3)
    })

    test("accepts the same addition once", async () => {
      const { newPerson } = harness()
      const person = await newPerson()
      const options = { idempotencyKey: "addition-of-one-pair-of-jeans" }

      const first = await person.call(addToWardrobe, { body: [JEANS] }, options)
      const second = await person.call(addToWardrobe, { body: [JEANS] }, options)

      expect(second).toEqual(first)
      expect(await person.call(getWardrobe)).toEqual(first)
    })

    test("ignores items that are unknown or another person's", async () => {
      const { newPerson } = harness()
      const [owner, other] = [await newPerson(), await newPerson()]
      const added = await owner.call(addToWardrobe, { body: [JEANS] })

      const item_ids = [...idsOf(added).map(String), "no-such-item"]
      expect(await other.call(removeFromWardrobe, { body: { item_ids } })).toEqual({ ok: true })

      expect(await owner.call(getWardrobe)).toEqual(added)
      expect(await other.call(getWardrobe)).toEqual([])
    })

    test("accepts nothing of an invalid addition", async () => {
      const { expectRefusal, newPerson } = harness()
      const person = await newPerson()

      await expectRefusal(
        "/items/wardrobe/add",
        {
          headers: { authorization: `Bearer ${person.token}` },
          body: [JEANS, { ...HAT, section: "hats" }],
        },
        { status: 422, detail: /^1\.section: must be one of / },
      )
      expect(await person.call(getWardrobe)).toEqual([])
    })
  })

  describe("photos", () => {
    photosAreRead(harness)

    test("are empty under an unknown claim", async () => {
      const { newPerson } = harness()
      const person = await newPerson()

      const claim = await person.call(claimPhotos, {
        body: { claim_token: "of-nobody-at-all-here" },
      })

      expect(claim).toEqual({ claimed: 0 })
    })
  })
}

function photosAreRead(harness: () => Harness): void {
  test("are read, wait for review, and leave it for the wardrobe", async () => {
    const { newPerson } = harness()
    const person = await newPerson()

    const items = await person.call(parsePhotos, { files: [picture(), picture()] })
    const pending = await person.call(getPending)
    expect(idsOf(pending)).toEqual(idsOf(items))
    expect(items.map(({ photo_place }) => photo_place)).toEqual([0, 1])
    const [first, second] = await person.call(getProductShots, { query: {}, body: items })
    await person.call(addToWardrobe, { body: present(first) })

    expect(idsOf(await person.call(getPending))).toEqual([second?.item_id])
    await person.call(dismissPending, { body: {} })
    expect(await person.call(getPending)).toEqual([])
  })

  test("of one upload are kept once", async () => {
    const { newPerson } = harness()
    const person = await newPerson()
    const options = { idempotencyKey: "one-upload-of-a-photo" }

    await person.call(parsePhotos, { files: [picture()] }, options)
    await person.call(parsePhotos, { files: [picture()] }, options)

    expect(await person.call(getPending)).toHaveLength(1)
  })

  test("of an outfit give several garments, each of which follows its crop", async () => {
    const { newPerson } = harness()
    const person = await newPerson()
    const files = [await outfit()]

    const items = await person.call(parsePhotos, { query: { shows: "outfits" }, files })
    const [first] = items
    const photo_id = String(first?.found_in?.photo_id)
    const crop = { x: 0.2, y: 0.2, width: 0.6, height: 0.25 }
    const moved = await person.call(cropPending, {
      body: { item_id: String(first?.item_id), crop },
    })
    const added = await person.call(cropPending, { body: { photo_id, crop } })

    expect(items.length).toBeGreaterThan(1)
    expect(moved).toMatchObject({ item_id: first?.item_id, found_in: { photo_id } })
    expect(moved.found_in?.crop.x).toBeCloseTo(0.2)
    expect(idsOf(await person.call(getPending))).toContain(added.item_id)
    await expect(person.call(cropPending, { body: { crop } })).rejects.toMatchObject({
      status: 422,
    })
    await expect(
      person.call(cropPending, { body: { item_id: "nobody-knows-it", crop } }),
    ).rejects.toMatchObject({ status: 404 })
    await person.call(dismissPending, { body: {} })
    await expect(person.call(cropPending, { body: { photo_id, crop } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test("of a guest become the account's when she claims them", async () => {
    const { call, newPerson } = harness()
    await call(parsePhotos, { files: [picture()] }, { claimToken: CLAIM_TOKEN })
    const person = await newPerson()

    const claim = await person.call(claimPhotos, { body: { claim_token: CLAIM_TOKEN } })

    expect(claim).toEqual({ claimed: 1 })
    expect(await person.call(getPending)).toHaveLength(1)
  })
}

function present(shot: ProductShot | undefined): ProductShot[] {
  return shot ? [shot] : []
}

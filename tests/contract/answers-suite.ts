import { type Look, OPERATIONS } from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import { bearer, type Harness } from "./harness.ts"
import { JEANS, LEOPARD_SKIRT, profileValues, SHIRT, SHOES, TARTAN_WELLIES } from "./samples.ts"

const { addFavourite, addToWardrobe, composeOutfit, createUser, exportUser } = OPERATIONS
const { getFavourites, getFeed, styleItem, swapWeakLink, unlockLooks, updateImpressions } =
  OPERATIONS

const wornIn = ({ clothes }: Look) => clothes.map(([worn]) => worn?.item_id ?? "")

/** How every provider answers questions beside the feed. */
export function answersSuite(harness: () => Harness): void {
  /** A person who has finished the onboarding. */
  async function newMember() {
    const person = await harness().newPerson()
    await person.call(createUser, { body: profileValues() })
    return person
  }

  describe("style this", () => {
    test("has her garment in every look, and looks like any others", async () => {
      const person = await newMember()
      const [jeans] = await person.call(addToWardrobe, { body: [JEANS] })
      const item_id = jeans?.item_id ?? ""

      const { looks, unmet } = await person.call(styleItem, {
        body: { item_id, occasions: "outings,errands", count: 4 },
      })

      expect(looks).toHaveLength(4)
      expect(unmet).toEqual([])
      for (const look of looks) expect(wornIn(look)).toContain(item_id)
      for (const { type } of looks) expect(["outings", "errands"]).toContain(type)
      const [{ look_id } = { look_id: "" }] = looks
      await person.call(addFavourite, { query: { look_id } })
      await person.call(updateImpressions, { body: { look_ids: [look_id] } })
      expect(await person.call(getFavourites)).toMatchObject([{ look_id }])
    })

    test("says nothing of her taste where a screen asks by itself", async () => {
      const person = await newMember()
      const [jeans] = await person.call(addToWardrobe, { body: [JEANS] })
      const body = { item_id: jeans?.item_id ?? "", count: 1 }

      await person.call(styleItem, { body: { ...body, unasked: true } })
      expect((await person.call(exportUser)).signs).toEqual([])
      await person.call(styleItem, { body })
      expect((await person.call(exportUser)).signs).toMatchObject([{ sign: "styled" }])
    })

    test("also works for items for sale", async () => {
      const person = await newMember()
      const feed = await person.call(getFeed, { query: { sample_to_show: 6 } })
      const pick = feed.flatMap(({ clothes }) => clothes.flat()).find(({ isYours }) => !isYours)
      const item_id = pick?.item_id ?? ""

      const { looks } = await person.call(styleItem, { body: { item_id, count: 2 } })

      expect(looks.length).toBeGreaterThan(0)
      for (const look of looks) expect(wornIn(look)).toContain(item_id)
    })

    test("reports an unknown item, and returns the nearest looks", async () => {
      const person = await newMember()

      const { looks, unmet } = await person.call(styleItem, { body: { item_id: "no-such-item" } })

      expect(unmet).toMatchObject([{ code: "unknown-item", text: expect.stringMatching(/\.$/) }])
      expect(looks.length).toBeGreaterThan(0)
    })

    test("says what it costs if it exceeds her budget", async () => {
      const person = await newMember()
      const feed = await person.call(getFeed, { query: { sample_to_show: 6 } })
      const pick = feed.flatMap(({ clothes }) => clothes.flat()).find(({ price = 0 }) => price > 2)
      const body = { item_id: pick?.item_id ?? "", budget: 1 }

      const { unmet } = await person.call(styleItem, { body })

      expect(unmet[0]).toMatchObject({ code: "item-over-budget", nearest: { budget: pick?.price } })
    })
  })

  describe("the weak link of a look", () => {
    test("is one of its garments, and the swapped look is like any other", async () => {
      const person = await newMember()
      const [, shirt] = await person.call(addToWardrobe, { body: [JEANS, SHIRT, SHOES] })
      // Their prints fight.
      const odd = await person.call(addToWardrobe, { body: [LEOPARD_SKIRT, TARTAN_WELLIES] })
      const item_ids = [shirt?.item_id ?? "", ...odd.map(({ item_id }) => item_id)]
      const { look: fighting } = await person.call(composeOutfit, { body: { item_ids } })
      const feed = await person.call(getFeed, { query: { sample_to_show: 9 } })
      const swaps = []
      for (const look of [fighting, ...feed]) {
        const body = { look_id: look.look_id }
        const { outcome, text, swap } = await person.call(swapWeakLink, { body })
        expect(text).toMatch(/\.$/)
        expect(swap !== undefined).toBe(outcome === "swap")
        if (swap) swaps.push({ before: look, ...swap })
      }

      expect(swaps.length).toBeGreaterThan(0)
      for (const { before, weak_link, item, look } of swaps) {
        const kept = wornIn(before).filter((id) => id !== weak_link)
        expect(kept).toHaveLength(before.clothes.length - 1)
        expect(wornIn(look).toSorted()).toEqual([...kept, item.item_id].toSorted())
      }
      const look_id = swaps[0]?.look.look_id ?? ""
      expect(await person.call(addFavourite, { query: { look_id } })).toEqual({ ok: true })
    })

    test("is refused for a look that she does not have", async () => {
      const person = await newMember()

      await harness().expectRefusal(
        "/recommendations/look/swap",
        { headers: bearer(person), body: { look_id: "no-such-look" } },
        { status: 404, detail: "This look is no longer known." },
      )
    })
  })

  describe("one piece", () => {
    test("makes looks of itself and what she owns", async () => {
      const person = await newMember()
      const own = await person.call(addToWardrobe, { body: [JEANS, SHIRT] })

      const { outcome, unlock } = await person.call(unlockLooks, {
        body: { occasions: "outings", count: 3 },
      })

      expect(outcome).toBe("found")
      expect(unlock?.new_looks).toBeGreaterThan(0)
      expect(unlock?.item).toMatchObject({ isYours: false })
      const hers = own.map(({ item_id }) => item_id)
      for (const look of unlock?.looks ?? []) {
        const bought = wornIn(look).filter((id) => !hers.includes(id))
        expect(bought).toEqual([unlock?.item.item_id])
      }
      const look_id = unlock?.looks[0]?.look_id ?? ""
      expect(await person.call(addFavourite, { query: { look_id } })).toEqual({ ok: true })
    })

    test("stays within her budget, or names the lowest price", async () => {
      const person = await newMember()
      await person.call(addToWardrobe, { body: [JEANS, SHIRT] })
      const body = { occasions: "outings" }

      const none = await person.call(unlockLooks, { body: { ...body, budget: 0.01 } })
      const least = none.nearest?.budget ?? 0
      const some = await person.call(unlockLooks, { body: { ...body, budget: 60 } })

      expect(none.outcome).toBe("nothing-affordable")
      expect(least).toBeGreaterThan(0)
      expect(some.unlock?.item.price).toBeLessThanOrEqual(60)
    })

    test("can be the one that makes the most looks for its price", async () => {
      const person = await newMember()
      await person.call(addToWardrobe, { body: [JEANS, SHIRT] })
      const body = { occasions: "outings", count: 1 }

      const most = await person.call(unlockLooks, { body })
      const value = await person.call(unlockLooks, { body: { ...body, aim: "looks_per_pound" } })

      const perPound = ({ unlock }: typeof most) =>
        (unlock?.new_looks ?? 0) / (unlock?.item.price ?? Number.POSITIVE_INFINITY)
      expect(perPound(value)).toBeGreaterThanOrEqual(perPound(most))
    })

    test("needs something that she owns", async () => {
      const person = await newMember()

      expect(await person.call(unlockLooks, { body: {} })).toMatchObject({
        outcome: "empty-wardrobe",
      })
    })
  })
}

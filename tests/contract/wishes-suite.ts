import { OPERATIONS } from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import { bearer, type Harness } from "./harness.ts"
import { BOOTS, JEANS, profileValues, SHIRT } from "./samples.ts"

const { addToWardrobe, createUser, exportUser, getWishes, judgeWishes, keepWish } = OPERATIONS
const { removeWish, searchItems } = OPERATIONS

const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString()

/** How every provider keeps her wishlist. */
export function wishesSuite(harness: () => Harness): void {
  async function personWhoWants(...queries: string[]) {
    const person = await harness().newPerson()
    await person.call(createUser, { body: profileValues() })
    const found = await Promise.all(
      queries.map((search_query) => person.call(searchItems, { query: { search_query, num: 1 } })),
    )
    const ids = found.map(([first]) => first?.item_id ?? "")
    const kept = async () => (await person.call(getWishes)).map(({ item }) => item.item_id)
    return { person, ids, kept }
  }

  describe("her wishlist", () => {
    test("has what she keeps, the latest first, with what it cost then and costs now", async () => {
      const { person, ids } = await personWhoWants("blouse", "trench coat")
      const [blouse = "", coat = ""] = ids
      await person.call(keepWish, { body: { item_id: blouse, price: 1234.5, said_at: at(2) } })
      await person.call(keepWish, { body: { item_id: coat } })

      const [latest, first] = await person.call(getWishes)

      expect(latest).toMatchObject({
        item: { item_id: coat, isYours: false },
        kept_price: latest?.item.price,
        sold_out: false,
      })
      expect(first).toMatchObject({ item: { item_id: blouse }, kept_price: 1234.5 })
      expect(first?.item.price).toBeLessThan(1234)
      const { wishes } = await person.call(exportUser)
      expect(wishes.map(({ item }) => item.item_id)).toEqual([coat, blouse])
    })

    test("is as she said last, whichever device tells it first", async () => {
      const { person, ids, kept } = await personWhoWants("blouse", "trench coat")
      const [blouse = "", coat = ""] = ids
      await person.call(keepWish, { body: { item_id: blouse, said_at: at(5) } })
      await person.call(removeWish, { body: { item_id: blouse, said_at: at(7) } })
      await person.call(removeWish, { body: { item_id: coat, said_at: at(3) } })
      await person.call(keepWish, { body: { item_id: coat, said_at: at(4) } })
      expect(await kept()).toEqual([blouse])

      await person.call(removeWish, { body: { item_id: blouse } })
      expect(await kept()).toEqual([])
    })

    test("says what a product would do for her wardrobe, and which piece she owns is like it", async () => {
      const { person, ids } = await personWhoWants("navy blouse")
      const [blouse = ""] = ids
      const judged = () => person.call(judgeWishes, { body: { item_ids: [blouse, "never"] } })
      expect(await judged()).toEqual([{ item_id: blouse, looks: 0 }])

      const found = await person.call(searchItems, {
        query: { search_query: "navy blouse", num: 1 },
      })
      const shots = found.map(({ title, thumbnail, ...one }) => ({
        item_summary: title,
        image_path: thumbnail,
        section: one.section ?? "upper_body",
        ...(one.kind && { kind: one.kind }),
        colours: one.colours ?? [],
      }))
      const owned = await person.call(addToWardrobe, { body: [JEANS, BOOTS, ...shots, SHIRT] })

      const [answer] = await judged()
      expect(answer?.looks).toBeGreaterThan(0)
      expect(answer?.like).toBe(owned[2]?.item_id)
      expect(await judged()).toEqual([answer])
    })

    test("takes no product that no shop has", async () => {
      const { person } = await personWhoWants()
      await harness().expectRefusal(
        "/wishes/keep",
        { body: { item_id: "never" }, headers: bearer(person) },
        { status: 404, detail: /No shop sells this/ },
      )
    })
  })
}

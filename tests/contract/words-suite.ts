import { OPERATIONS, type SaidWords } from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import { bearer, type Harness } from "./harness.ts"
import { JEANS, profileValues, SHIRT, SHOES } from "./samples.ts"

const { addToWardrobe, correctItem, createUser, exportUser, getWardrobe, styleItem } = OPERATIONS

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const ALL = {
  item_summary: "Navy striped silk shirt",
  kind: "blouse",
  colours: ["navy", "white"],
  pattern: "stripe",
  material: "silk",
  seasons: ["spring", "summer"],
  size: "UK 12",
  price: 49.99,
  bought_on: "2025-04-02",
  note: "The second button is loose.",
  sleeve: "balloon",
  fit: "oversized",
} as const satisfies SaidWords

/** How every provider keeps what she says of what she owns. */
export function wordsSuite(harness: () => Harness): void {
  async function personWithShirt() {
    const person = await harness().newPerson()
    await person.call(createUser, { body: profileValues() })
    const owned = await person.call(addToWardrobe, { body: [SHIRT, JEANS, SHOES] })
    const [shirt = ""] = owned.map(({ item_id }) => item_id)
    const say = (words: SaidWords, said_at?: string) =>
      person.call(correctItem, {
        body: { item_id: shirt, words, ...(said_at !== undefined && { said_at }) },
      })
    const shown = async () =>
      (await person.call(getWardrobe)).find(({ item_id }) => item_id === shirt)
    return { person, shirt, say, shown }
  }

  describe("what she says of a piece", () => {
    test("is shown and exported, every word of it", async () => {
      const { person, shirt, say, shown } = await personWithShirt()

      await say({ ...ALL, seasons: [...ALL.seasons], colours: [...ALL.colours] })

      expect(await shown()).toMatchObject({ item_id: shirt, section: "upper_body", ...ALL })
      expect((await person.call(exportUser)).wardrobe).toContainEqual(
        expect.objectContaining({ item_id: shirt, ...ALL }),
      )
    })

    test("can be taken back word by word", async () => {
      const { say, shown } = await personWithShirt()
      await say({ ...ALL, seasons: [...ALL.seasons], colours: [...ALL.colours] })

      await say({
        price: null,
        seasons: null,
        note: null,
        material: null,
        pattern: null,
        fit: null,
      })

      const left = await shown()
      for (const word of ["price", "seasons", "note", "material", "pattern", "fit"]) {
        expect(left).not.toHaveProperty(word)
      }
      expect(left).toMatchObject({ size: "UK 12", bought_on: "2025-04-02", sleeve: "balloon" })
    })

    test("moves it to the section of its kind, unless she says another", async () => {
      const { say, shown } = await personWithShirt()

      await say({ kind: "scarf" })
      expect(await shown()).toMatchObject({ kind: "scarf", section: "accessories" })

      await say({ kind: "shirt", section: "lower_body" })
      expect(await shown()).toMatchObject({ kind: "shirt", section: "lower_body" })
    })

    test("keeps what she said last of each word, whichever device tells it first", async () => {
      const { say, shown } = await personWithShirt()

      await say({ size: "12", note: "From the phone" }, "2026-11-20T10:00:00.000Z")
      await say({ size: "10", price: 20 }, "2026-11-20T09:00:00.000Z")

      expect(await shown()).toMatchObject({ size: "12", note: "From the phone", price: 20 })
    })

    test("takes the place of its kind in looks", async () => {
      const { person, shirt, say } = await personWithShirt()
      await say({ kind: "ankle_boots", item_summary: "White ankle boots" })

      const body = { item_id: shirt, occasions: "errands" }
      const { looks } = await person.call(styleItem, { body })

      expect(looks.length).toBeGreaterThan(0)
      for (const { clothes } of looks) {
        const worn = clothes.flatMap(([first]) => first ?? [])
        expect(worn.filter(({ section }) => section === "shoes")).toMatchObject([
          { item_id: shirt, name: "White ankle boots" },
        ])
      }
    })

    test("is hers alone to say, and nothing of what she does not own", async () => {
      const { shirt, shown, say } = await personWithShirt()
      const other = await personWithShirt()

      await other.person.call(correctItem, { body: { item_id: shirt, words: { note: "Mine" } } })
      await say({ size: "12" })

      expect(await shown()).not.toHaveProperty("note")
    })

    test("is refused with a day to come, a price of part of a penny, or nothing said", async () => {
      const { person, shirt } = await personWithShirt()
      const refuses = (words: unknown, detail: RegExp) =>
        harness().expectRefusal(
          "/items/wardrobe/correct",
          { headers: bearer(person), body: { item_id: shirt, words } },
          { status: 422, detail },
        )

      await refuses({ bought_on: inDays(3) }, /bought_on: must not be in the future/)
      await refuses({ price: -1 }, /price/)
      await refuses({ price: 1.234 }, /whole pence/)
      await refuses({ note: "a".repeat(501) }, /note/)
      await refuses({ seasons: ["summer", "summer"] }, /must not repeat itself/)
      await refuses({ colour: "red" }, /words/)
      await refuses({}, /must say something/)
    })
  })
}

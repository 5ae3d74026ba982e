import { NOTHING_OF_HERS, OPERATIONS } from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import { bearer, type Harness } from "./harness.ts"
import { BOOTS, COAT, JEANS, JUMPER, profileValues, SHIRT, SHOES } from "./samples.ts"

const { addToWardrobe, addWorn, createUser, exportUser, getFeed, getWardrobe, removeWorn } =
  OPERATIONS

const DAY_MS = 24 * 60 * 60 * 1000
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const TODAY = dayBefore(0)
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString()

/** How every provider counts what she wears. */
export function wornSuite(harness: () => Harness): void {
  const FEED = { query: { occasions: "errands", pieces: "mine", sample_to_show: 20 } } as const

  async function personWithLooks() {
    const person = await harness().newPerson()
    await person.call(createUser, { body: profileValues() })
    const owned = await person.call(addToWardrobe, {
      body: [JEANS, SHIRT, JUMPER, SHOES, BOOTS, COAT],
    })
    const [jeans = "", shirt = ""] = owned.map(({ item_id }) => item_id)
    const looks = await person.call(getFeed, FEED)
    const look = looks.find(({ clothes }) => clothes.every(([worn]) => worn?.isYours))
    if (!look) throw new Error("No look is wholly hers.")
    const { look_id } = look
    const wornOf = async (id: string) =>
      (await person.call(getWardrobe)).find(({ item_id }) => item_id === id)?.worn
    return { person, jeans, shirt, look, look_id, wornOf }
  }
  const wornIn = ({ clothes }: { clothes: { item_id: string }[][] }) =>
    clothes.flatMap(([worn]) => worn?.item_id ?? []).toSorted()

  describe("what she wore", () => {
    test("counts each of her pieces once a day, however often it is said", async () => {
      const { person, look, look_id, wornOf } = await personWithLooks()
      const [piece = ""] = wornIn(look)
      expect(await wornOf(piece)).toBeUndefined()
      expect((await person.call(getWardrobe)).map(({ added_on }) => added_on)).toContain(TODAY)

      await person.call(addWorn, { body: { day: TODAY, look_id } })
      await person.call(addWorn, { body: { day: TODAY, look_id } })
      await person.call(addWorn, { body: { day: TODAY, item_ids: [piece] } })
      await person.call(addWorn, { body: { day: dayBefore(3), item_ids: [piece] } })

      expect(await wornOf(piece)).toEqual({ times: 2, last: TODAY })
      for (const id of wornIn(look)) expect((await wornOf(id))?.last).toBe(TODAY)
    })

    test("can be taken back, twice as well as once", async () => {
      const { person, look, look_id, wornOf } = await personWithLooks()
      const [piece = ""] = wornIn(look)
      await person.call(addWorn, { body: { day: TODAY, look_id } })
      await person.call(addWorn, { body: { day: dayBefore(1), item_ids: [piece] } })

      await person.call(removeWorn, { body: { day: TODAY, look_id } })
      await person.call(removeWorn, { body: { day: TODAY, look_id } })
      expect(await wornOf(piece)).toEqual({ times: 1, last: dayBefore(1) })

      await person.call(removeWorn, { body: { day: dayBefore(1), item_ids: [piece] } })
      expect(await wornOf(piece)).toBeUndefined()
    })

    test("does not come back as the same look for some days, unless it is taken back", async () => {
      const { person, look, look_id } = await personWithLooks()
      const comesBack = async () =>
        (await person.call(getFeed, FEED)).some(
          (one) => String(wornIn(one)) === String(wornIn(look)),
        )
      expect(await comesBack()).toBe(true)

      await person.call(addWorn, { body: { day: TODAY, look_id } })
      expect(await comesBack()).toBe(false)

      await person.call(removeWorn, { body: { day: TODAY, look_id } })
      await person.call(addWorn, { body: { day: dayBefore(20), look_id } })
      expect(await comesBack()).toBe(true)
    })

    test("is what she said last, whichever device tells it first", async () => {
      const { person, jeans, look_id, wornOf } = await personWithLooks()
      const about = { day: TODAY, item_ids: [jeans] }
      const [first, then, last] = [3, 2, 1].map((hours) => hoursAgo(hours))

      // Worn, then taken back; the call that takes it back comes first.
      await person.call(removeWorn, { body: { ...about, said_at: then } })
      await person.call(addWorn, { body: { ...about, said_at: first } })
      expect(await wornOf(jeans)).toBeUndefined()

      // Said again since: what was taken back before that stays worn.
      await person.call(addWorn, { body: { ...about, said_at: last } })
      await person.call(removeWorn, { body: { ...about, said_at: then } })
      expect(await wornOf(jeans)).toEqual({ times: 1, last: TODAY })

      await person.call(removeWorn, { body: { day: TODAY, look_id, said_at: then } })
      await person.call(addWorn, { body: { day: TODAY, look_id, said_at: first } })
      const { worn } = await person.call(exportUser)
      expect(worn.map((piece) => piece.look_id)).toEqual([""])
    })

    test("is exported, and her own", async () => {
      const { person, jeans } = await personWithLooks()
      const stranger = await personWithLooks()

      await person.call(addWorn, { body: { day: TODAY, item_ids: [jeans] } })

      const { worn, wardrobe } = await person.call(exportUser)
      expect(worn).toMatchObject([{ day: TODAY, look_id: "", item_id: jeans }])
      expect(wardrobe).toContainEqual(expect.objectContaining({ worn: { times: 1, last: TODAY } }))
      expect((await stranger.person.call(exportUser)).worn).toEqual([])
    })

    test("is refused where nothing is hers, the look is unknown, or the day is to come", async () => {
      const { person, jeans } = await personWithLooks()
      const stranger = await personWithLooks()
      const refuses = (body: unknown, refusal: { status: number; detail?: string | RegExp }) =>
        harness().expectRefusal(
          "/recommendations/worn/add",
          { headers: bearer(person), body },
          refusal,
        )

      await refuses(
        { day: TODAY, item_ids: [stranger.jeans] },
        { status: 409, detail: NOTHING_OF_HERS },
      )
      await refuses({ day: TODAY, look_id: "no-such-look" }, { status: 404 })
      await refuses({ day: dayBefore(-3), item_ids: [jeans] }, { status: 422, detail: /future/ })
      await refuses({ day: TODAY }, { status: 422, detail: /either a look or items/ })
    })
  })
}

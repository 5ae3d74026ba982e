import { OPERATIONS } from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import { bearer, type Harness } from "./harness.ts"
import { BOOTS, COAT, JEANS, JUMPER, profileValues } from "./samples.ts"

const { addFavourite, addToWardrobe, createUser, getFavourites, getFeed } = OPERATIONS
const { removeFavourite, restoreLook, updateImpressions, updateOwnItems } = OPERATIONS

/** Whether it is to buy; tights and socks she surely has. */
const isNew = ({ isYours, name }: { isYours: boolean; name: string }) =>
  !(isYours || /\b(?:tights|socks)\b/i.test(name))

const idsOf = (looks: readonly { look_id: string }[]) => looks.map(({ look_id }) => look_id)

/** How every provider handles looks and favourites. */
export function recommendationsSuite(harness: () => Harness): void {
  /** A person who has finished the onboarding. */
  async function newMember() {
    const person = await harness().newPerson()
    await person.call(createUser, { body: profileValues() })
    return person
  }

  describe("the feed", () => {
    test("has looks of several garments, no more than asked for, each once", async () => {
      const person = await newMember()

      const looks = await person.call(getFeed, { query: { sample_to_show: 6, top_n: 2 } })

      expect(looks.length).toBeGreaterThan(0)
      expect(looks.length).toBeLessThanOrEqual(6)
      expect(new Set(idsOf(looks)).size).toBe(looks.length)
      for (const { clothes } of looks) {
        expect(clothes.length).toBeGreaterThanOrEqual(2)
        expect(clothes.every((slot) => slot.length <= 2)).toBe(true)
      }
    })

    test("is for the occasions asked for", async () => {
      const person = await newMember()

      const looks = await person.call(getFeed, { query: { occasions: "dating,outdoors" } })

      expect(looks.length).toBeGreaterThan(0)
      for (const { type } of looks) expect(["dating", "outdoors"]).toContain(type)
    })

    test("is for the activities of her profile if none is named", async () => {
      const person = await newMember()

      const looks = await person.call(getFeed, { query: {} })

      expect(looks.length).toBeGreaterThan(0)
      for (const { type } of looks) expect(profileValues().activities).toContain(type)
    })

    test("uses what she owns, and says so", async () => {
      const person = await newMember()
      const [jeans] = await person.call(addToWardrobe, { body: [JEANS] })
      expect(await person.call(updateOwnItems)).toEqual({ ok: true })

      const looks = await person.call(getFeed, { query: {} })

      const own = looks.flatMap(({ clothes }) => clothes.flat()).filter(({ isYours }) => isYours)
      expect(new Set(own.map(({ item_id }) => item_id))).toEqual(new Set([jeans?.item_id]))
    })

    test("is made of her own clothes only, or with one new piece, if she asks", async () => {
      const person = await newMember()
      await person.call(addToWardrobe, { body: [JEANS, JUMPER, BOOTS, COAT] })
      const bought = async (pieces: "mine" | "one_new") => {
        const query = { occasions: "errands", pieces, sample_to_show: 4 } as const
        const looks = await person.call(getFeed, { query })
        return looks.map(({ clothes }) => clothes.filter(([worn]) => worn && isNew(worn)).length)
      }

      expect((await bought("mine"))[0]).toBe(0)
      expect((await bought("one_new"))[0]).toBe(1)
      expect(await bought("mine")).toHaveLength(4)
    })

    test("does not immediately repeat looks she was shown", async () => {
      const person = await newMember()
      const feed = () => person.call(getFeed, { query: { sample_to_show: 3 } })
      const shown = idsOf(await feed())

      await person.call(updateImpressions, { body: { look_ids: shown } })

      expect(idsOf(await feed()).filter((lookId) => shown.includes(lookId))).toEqual([])
    })
  })

  describe("favourites", () => {
    test("are kept, once each, and marked", async () => {
      const person = await newMember()
      const [first, second] = idsOf(await person.call(getFeed, { query: { sample_to_show: 5 } }))
      for (const look_id of [first, second, first]) {
        await person.call(addFavourite, { query: { look_id: look_id ?? "" } })
      }

      const favourites = await person.call(getFavourites)

      expect(new Set(idsOf(favourites))).toEqual(new Set([first, second]))
      expect(favourites).toHaveLength(2)
      expect(favourites.every(({ isFavorite }) => isFavorite)).toBe(true)
    })

    test("outlive their feed until removed", async () => {
      const person = await newMember()
      const [look] = await person.call(getFeed, { query: {} })
      const look_id = look?.look_id ?? ""
      await person.call(addFavourite, { query: { look_id } })
      await person.call(getFeed, { query: { occasions: "errands" } })

      expect(await person.call(getFavourites)).toMatchObject([{ look_id, clothes: look?.clothes }])
      await person.call(removeFavourite, { query: { look_id } })
      await person.call(removeFavourite, { query: { look_id } })

      expect(await person.call(getFavourites)).toEqual([])
    })

    test("of an unknown look are refused", async () => {
      const person = await newMember()

      await harness().expectRefusal(
        "/recommendations/favourites/add",
        { headers: bearer(person), query: { look_id: "no-such-look" } },
        { status: 404, detail: "This look is no longer known." },
      )
    })

    test("can be any look that she has seen, thanks to its seal", async () => {
      const person = await newMember()
      const [look] = await person.call(getFeed, { query: {} })
      if (!look) throw new Error("The feed is empty")
      for (let feeds = 0; feeds < 6; feeds += 1) await person.call(getFeed, { query: {} })

      await person.call(restoreLook, { body: { look } })
      await person.call(addFavourite, { query: { look_id: look.look_id } })

      const [favourite] = await person.call(getFavourites)
      expect(favourite).toEqual({ ...look, isFavorite: true })
      await person.call(restoreLook, { body: { look: favourite ?? look } })
    })

    test("cannot be looks that were not composed for her, or were changed", async () => {
      const { expectRefusal } = harness()
      const [person, other] = [await newMember(), await newMember()]
      const [look] = await person.call(getFeed, { query: {} })
      if (!look) throw new Error("The feed is empty")
      const { seal, ...unsealed } = look
      const refused = { status: 404, detail: "This look is no longer known." }
      const restore = (whose: typeof person, sent: unknown) =>
        expectRefusal(
          "/recommendations/look/restore",
          { headers: bearer(whose), body: { look: sent } },
          refused,
        )

      await restore(person, { ...look, rec_description: { title: "Mine", paragraphs: [] } })
      await restore(person, { ...look, photo: "https://elsewhere.example/a.jpg" })
      await restore(person, unsealed)
      await restore(other, look)
    })

    test("belong to her account alone", async () => {
      const [owner, other] = [await newMember(), await newMember()]
      const [look] = await owner.call(getFeed, { query: {} })
      await owner.call(addFavourite, { query: { look_id: look?.look_id ?? "" } })

      expect(await other.call(getFavourites)).toEqual([])
    })
  })
}

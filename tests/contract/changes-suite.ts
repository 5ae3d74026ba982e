import { type Look, OPERATIONS } from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import { bearer, type Harness, type Person } from "./harness.ts"
import { profileValues } from "./samples.ts"

const { addFavourite, changeLook, createUser, dismissLook, getFavourites } = OPERATIONS
const { getFeed, restoreLook, shareLook, updateImpressions } = OPERATIONS

const wornIn = ({ clothes }: Look) => clothes.map(([worn]) => worn?.item_id ?? "")
/** What a look would wear with the next garment that a slot lists. */
const wornWithNext = (look: Look, slot: number) =>
  wornIn(look).with(slot, look.clothes[slot]?.[1]?.item_id ?? "")

/** How every provider changes what a look wears. */
export function changesSuite(harness: () => Harness): void {
  /** A person who has finished the onboarding, a look of her feed, and a slot of it with a choice. */
  async function newMember() {
    const person = await harness().newPerson()
    await person.call(createUser, { body: profileValues() })
    const looks = await person.call(getFeed, { query: { sample_to_show: 9, top_n: 3 } })
    const look = looks.find(({ clothes }) => clothes.some((listed) => listed.length > 1))
    if (!look) throw new Error("No look has a choice.")
    return { person, look, slot: look.clothes.findIndex((listed) => listed.length > 1) }
  }
  const change = (person: Person, { look_id }: Look, worn: readonly string[]) =>
    person.call(changeLook, { body: { look_id, worn: [...worn] } })
  const refused = (person: Person, body: unknown, refusal: { status: number; detail: string }) =>
    harness().expectRefusal(
      "/recommendations/look/change",
      { headers: bearer(person), body },
      refusal,
    )

  describe("a look to give away", () => {
    test("has a picture, laid out or worn, for whoever it was composed for", async () => {
      const { person, look } = await newMember()
      const share = (picture: "laid" | "worn") =>
        person.call(shareLook, { body: { look_id: look.look_id, picture, shows: [] } })

      expect((await share("laid")).picture_url).not.toBe((await share("worn")).picture_url)

      const stranger = await harness().newPerson()
      await harness().expectRefusal(
        "/recommendations/look/share",
        {
          headers: bearer(stranger),
          body: { look_id: look.look_id, picture: "laid", shows: [] },
        },
        { status: 404, detail: "This look is no longer known." },
      )
    })
  })

  describe("a changed look", () => {
    test("wears what was chosen, in a picture and with reasons of its own", async () => {
      const { person, look, slot } = await newMember()
      const worn = wornWithNext(look, slot)

      const changed = await change(person, look, worn)

      expect(wornIn(changed)).toEqual(worn)
      expect(changed.look_id).not.toBe(look.look_id)
      expect(changed.type).toBe(look.type)
      expect(changed.photo).not.toBe(look.photo)
      expect(changed.lay_url).not.toBe(look.lay_url)
      expect(changed.rec_description.title).not.toBe("")
      expect(changed.rec_description.paragraphs.length).toBeGreaterThan(0)
      const [first, ...others] = look.clothes[slot] ?? []
      expect(changed.clothes[slot]).toEqual([...others, first])
    })

    test("is the same look however often it is asked for, and the first look when changed back", async () => {
      const { person, look, slot } = await newMember()
      const worn = wornWithNext(look, slot)

      const changed = await change(person, look, worn)

      expect(await change(person, look, worn)).toEqual(changed)
      expect(await change(person, changed, worn)).toEqual(changed)
      const back = await change(person, changed, wornIn(look))
      expect(back).toEqual({ ...look, isFavorite: back.isFavorite, seal: back.seal })
    })

    test("can be kept, found again by its seal, and changed further", async () => {
      const { person, look, slot } = await newMember()
      const changed = await change(person, look, wornWithNext(look, slot))
      const { look_id } = changed

      await person.call(updateImpressions, { body: { look_ids: [look_id] } })
      await person.call(addFavourite, { query: { look_id } })

      const favourites = await person.call(getFavourites)
      expect(favourites).toMatchObject([{ look_id, isFavorite: true, clothes: changed.clothes }])
      await person.call(restoreLook, { body: { look: changed } })
      expect(await change(person, changed, wornIn(changed))).toMatchObject({ isFavorite: true })
      await person.call(dismissLook, { body: { look_id } })
      expect(await person.call(getFavourites)).toEqual([])
    })

    test("is refused with garments that its slots do not list", async () => {
      const { person, look, slot } = await newMember()
      const worn = wornIn(look)
      const { look_id } = look
      const notListed = { status: 422, detail: "worn: must be a garment that its slot lists" }

      await refused(person, { look_id, worn: worn.with(slot, "no-such-garment") }, notListed)
      await refused(person, { look_id, worn: worn.toReversed() }, notListed)
      await refused(person, { look_id, worn: worn.slice(1) }, notListed)
    })

    test("is refused to anybody else, and of a look that is not known", async () => {
      const { person, look, slot } = await newMember()
      const { person: other } = await newMember()
      const worn = wornWithNext(look, slot)
      const unknown = { status: 404, detail: "This look is no longer known." }

      await refused(other, { look_id: look.look_id, worn }, unknown)
      await refused(person, { look_id: "no-such-look", worn }, unknown)
      await harness().expectRefusal(
        "/recommendations/look/change",
        { body: { look_id: look.look_id, worn } },
        { status: 401 },
      )
    })
  })
}

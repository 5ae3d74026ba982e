import { OPERATIONS } from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import { bearer, type Harness } from "./harness.ts"
import { JEANS, profileValues } from "./samples.ts"

const { addFavourite, addToWardrobe, createUser, dismissLook, exportUser, getFavourites } =
  OPERATIONS
const { getFeed, recordSigns, restoreLook, styleItem, undoDismissal } = OPERATIONS

const FEED = { query: { occasions: "errands", sample_to_show: 6 } } as const

/** How every provider takes what is not for her, and what she shows of her taste. */
export function dismissalsSuite(harness: () => Harness): void {
  /** A person who has looks before her. */
  async function personWithLooks() {
    const person = await harness().newPerson()
    await person.call(createUser, { body: profileValues() })
    const [look, other] = await person.call(getFeed, FEED)
    if (!(look && other)) throw new Error("The feed is too short.")
    return { person, look, other }
  }

  const wornIn = ({ clothes }: { clothes: { item_id: string }[][] }) =>
    clothes.flatMap(([worn]) => worn?.item_id ?? []).join()

  describe("a look that is not for her", () => {
    test("does not come back, however often she asks", async () => {
      const { person, look } = await personWithLooks()

      await person.call(dismissLook, { body: { look_id: look.look_id } })

      for (let feeds = 0; feeds < 3; feeds += 1) {
        const looks = await person.call(getFeed, FEED)
        expect(looks.map(wornIn)).not.toContain(wornIn(look))
      }
    })

    test("is kept once, with the latest reason", async () => {
      const { person, look } = await personWithLooks()
      const { look_id } = look

      await person.call(dismissLook, { body: { look_id } })
      await person.call(dismissLook, { body: { look_id, reason: "too_dressy" } })
      await person.call(dismissLook, { body: { look_id, reason: "colour" } })
      await person.call(dismissLook, { body: { look_id } })

      const { dismissals } = await person.call(exportUser)
      expect(dismissals).toMatchObject([{ look_id, reason: "colour", item_id: null }])
    })

    test("can be taken back, twice as well as once", async () => {
      const { person, look } = await personWithLooks()
      const query = { look_id: look.look_id }
      await person.call(dismissLook, { body: query })

      await person.call(undoDismissal, { query })
      await person.call(undoDismissal, { query })

      expect((await person.call(exportUser)).dismissals).toEqual([])
    })

    test("for one piece keeps that piece from being proposed again", async () => {
      const { person, look } = await personWithLooks()
      const [pick] = look.clothes.flatMap(([worn]) => (worn && !worn.isYours ? [worn] : []))
      const item_id = pick?.item_id ?? ""

      await person.call(dismissLook, { body: { look_id: look.look_id, reason: "piece", item_id } })

      const looks = await person.call(getFeed, FEED)
      expect(looks.length).toBeGreaterThan(0)
      const proposed = looks.flatMap(({ clothes }) => clothes.flat())
      expect(proposed.map((item) => item.item_id)).not.toContain(item_id)
    })

    test("for one piece does not keep from her what is hers, or what she asks about", async () => {
      const { person, look } = await personWithLooks()
      const [pick] = look.clothes.flatMap(([worn]) => (worn && !worn.isYours ? [worn] : []))
      const refuse = (look_id: string, item_id: string) =>
        person.call(dismissLook, { body: { look_id, reason: "piece", item_id } })
      await refuse(look.look_id, pick?.item_id ?? "")
      const [jeans] = await person.call(addToWardrobe, { body: [JEANS] })
      const item_id = jeans?.item_id ?? ""
      const { looks } = await person.call(styleItem, { body: { item_id, count: 2 } })
      await refuse(looks[0]?.look_id ?? "", item_id)

      const feed = await person.call(getFeed, { query: { occasions: "errands" } })
      const body = { item_id: pick?.item_id ?? "", occasions: "errands", count: 2 }
      const asked = await person.call(styleItem, { body })

      expect(feed.flatMap(({ clothes }) => clothes.flat())).toContainEqual(
        expect.objectContaining({ item_id }),
      )
      expect(asked.looks.map(wornIn).join()).toContain(pick?.item_id)
    })

    test("is no longer a favourite; a look that becomes a favourite is no longer dismissed", async () => {
      const { person, look } = await personWithLooks()
      const query = { look_id: look.look_id }
      await person.call(addFavourite, { query })

      await person.call(dismissLook, { body: query })
      expect(await person.call(getFavourites)).toEqual([])

      await person.call(addFavourite, { query })
      expect((await person.call(exportUser)).dismissals).toEqual([])
    })

    test("may be one that she saw long ago: it is known again by its seal", async () => {
      const { person, look } = await personWithLooks()
      for (let feeds = 0; feeds < 6; feeds += 1) await person.call(getFeed, FEED)

      await person.call(restoreLook, { body: { look } })

      const body = { look_id: look.look_id, reason: "shape" } as const
      expect(await person.call(dismissLook, { body })).toEqual({ ok: true })
    })

    test("is refused if she was never shown it", async () => {
      const { person } = await personWithLooks()

      await harness().expectRefusal(
        "/recommendations/dismissals/add",
        { headers: bearer(person), body: { look_id: "no-such-look" } },
        { status: 404, detail: "This look is no longer known." },
      )
    })
  })

  describe("signs of her taste", () => {
    test("are kept once each, and are her own", async () => {
      const { person, look, other } = await personWithLooks()
      const item_id = look.clothes[0]?.[0]?.item_id ?? ""
      const settled = { sign: "settled", item_id, look_id: look.look_id } as const
      const followed = { sign: "followed", item_id, look_id: other.look_id } as const

      await person.call(recordSigns, { body: { signs: [settled, followed, settled] } })
      await person.call(recordSigns, { body: { signs: [settled] } })

      const { signs } = await person.call(exportUser)
      expect(signs).toHaveLength(2)
      expect(signs).toEqual(
        expect.arrayContaining([
          expect.objectContaining(settled),
          expect.objectContaining(followed),
        ]),
      )
      const { person: stranger } = await personWithLooks()
      expect((await stranger.call(exportUser)).signs).toEqual([])
    })

    test("include asking what to wear with something she owns", async () => {
      const { person } = await personWithLooks()
      const [jeans] = await person.call(addToWardrobe, { body: [JEANS] })
      const item_id = jeans?.item_id ?? ""

      await person.call(styleItem, { body: { item_id, count: 1 } })

      const { signs } = await person.call(exportUser)
      expect(signs).toMatchObject([{ sign: "styled", item_id, look_id: "" }])
    })
  })
}

import { OPERATIONS, OUTFIT_GONE } from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import { bearer, type Harness } from "./harness.ts"
import { BOOTS, COAT, JEANS, profileValues, SHIRT } from "./samples.ts"

const { addFavourite, addToWardrobe, addWorn, composeOutfit, createUser, exportUser } = OPERATIONS
const { getOutfits, getWardrobe, removeFromWardrobe, removeOutfit, saveOutfit } = OPERATIONS
const { setItemState } = OPERATIONS

/** How every provider takes what she puts together herself. */
export function outfitsSuite(harness: () => Harness): void {
  async function personWithClothes() {
    const person = await harness().newPerson()
    await person.call(createUser, { body: profileValues() })
    const owned = await person.call(addToWardrobe, { body: [JEANS, SHIRT, BOOTS, COAT] })
    const [jeans = "", shirt = "", boots = "", coat = ""] = owned.map(({ item_id }) => item_id)
    const compose = (...item_ids: string[]) => person.call(composeOutfit, { body: { item_ids } })
    const save = (id: string, name: string, ...item_ids: string[]) =>
      person.call(saveOutfit, { body: { id, name, item_ids } })
    return { person, jeans, shirt, boots, coat, compose, save }
  }
  const wornIn = ({ clothes }: { clothes: { item_id: string }[][] }) =>
    clothes.map(([worn]) => worn?.item_id).toSorted()

  describe("her own outfit", () => {
    test("is a look of just these pieces, the same each time, and says what is to come", async () => {
      const { jeans, shirt, boots, compose } = await personWithClothes()

      const begun = await compose(jeans)
      expect(wornIn(begun.look)).toEqual([jeans])
      expect(begun.text).toMatch(/^A beginning: /)
      const places = begun.open.map(({ place }) => place)
      expect(places).toEqual(expect.arrayContaining(["top", "shoes"]))
      expect(begun.open.flatMap(({ items }) => items.map(({ item_id }) => item_id))).toContain(
        shirt,
      )

      const whole = await compose(jeans, shirt, boots)
      expect(wornIn(whole.look)).toEqual([jeans, shirt, boots].toSorted())
      expect(whole.text).not.toMatch(/^A beginning: /)
      expect((await compose(boots, jeans, shirt)).look.look_id).toBe(whole.look.look_id)
    })

    test("may have what she cannot wear just now and what is for sale, and is a look like any", async () => {
      const { person, jeans, shirt, boots, coat, compose } = await personWithClothes()
      await person.call(setItemState, { body: { item_ids: [jeans], state: "wash" } })
      const { open } = await compose(jeans, shirt)
      const sold = open.flatMap(({ items }) => items).find(({ isYours }) => !isYours)

      const { look, gone } = await compose(jeans, shirt, boots, sold?.item_id ?? coat, "no-such-id")

      expect(wornIn(look)).toEqual([jeans, shirt, boots, sold?.item_id ?? coat].toSorted())
      expect(gone).toEqual(["no-such-id"])
      const { look_id } = look
      await person.call(addFavourite, { query: { look_id } })
      await person.call(addWorn, { body: { day: new Date().toISOString().slice(0, 10), look_id } })
      const worn = (await person.call(getWardrobe)).filter((item) => item.worn)
      expect(worn).toHaveLength(sold ? 3 : 4)
    })

    test("is kept under its name, changed, exported and removed", async () => {
      const { person, jeans, shirt, boots, save } = await personWithClothes()
      await save("first", "Fridays", jeans, shirt)
      await save("second", "Walks", jeans, boots)
      await save("first", "Market day", jeans, shirt, boots)
      // What another device said before that, and sends only now.
      const earlier = new Date(Date.now() - 60_000).toISOString()
      await person.call(saveOutfit, {
        body: { id: "first", name: "Mondays", item_ids: [jeans], said_at: earlier },
      })

      const outfits = await person.call(getOutfits)
      expect(outfits.map(({ name }) => name)).toEqual(["Market day", "Walks"])
      expect(wornIn(outfits[0]?.look ?? { clothes: [] })).toEqual([jeans, shirt, boots].toSorted())
      const { own_outfits } = await person.call(exportUser)
      const kept = own_outfits.map(({ id, name, look }) => [id, name, look.look_id])
      const listed = outfits.map(({ id, name, look }) => [id, name, look.look_id])
      expect(kept.toSorted()).toEqual(listed.toSorted())

      await person.call(removeOutfit, { body: { id: "first" } })
      await person.call(removeOutfit, { body: { id: "first" } })
      expect((await person.call(getOutfits)).map(({ id }) => id)).toEqual(["second"])
    })

    test("is what she said last, whichever device tells it first", async () => {
      const { person, jeans, shirt } = await personWithClothes()
      const [first, then, last] = [3, 2, 1].map((minutes) =>
        new Date(Date.now() - minutes * 60_000).toISOString(),
      )
      const keep = (name: string, said_at: string | undefined) =>
        person.call(saveOutfit, {
          body: { id: "one", name, item_ids: [jeans, shirt], ...(said_at && { said_at }) },
        })
      const remove = (said_at: string | undefined) =>
        person.call(removeOutfit, { body: { id: "one", ...(said_at && { said_at }) } })
      const names = async () => (await person.call(getOutfits)).map(({ name }) => name)

      await remove(then)
      await keep("Before it went", first)
      expect(await names()).toEqual([])

      await keep("Since then", last)
      await remove(then)
      expect(await names()).toEqual(["Since then"])
      await remove(last)
      expect(await names()).toEqual([])
    })

    test("stays as it was when a piece is deleted, and is refused once nothing of it is there", async () => {
      const { person, jeans, shirt, save } = await personWithClothes()
      await save("one", "Fridays", jeans, shirt)
      await person.call(removeFromWardrobe, { body: { item_ids: [jeans, shirt] } })

      expect(await person.call(getOutfits)).toHaveLength(1)
      await harness().expectRefusal(
        "/recommendations/outfit",
        { headers: bearer(person), body: { item_ids: [jeans, shirt] } },
        { status: 409, detail: OUTFIT_GONE },
      )
    })

    test("is hers alone, under whatever id", async () => {
      const { save, jeans } = await personWithClothes()
      const stranger = await personWithClothes()
      await save("one", "Fridays", jeans)
      await stranger.save("one", "Of a stranger", stranger.jeans)
      await stranger.person.call(removeOutfit, { body: { id: "one" } })

      expect(await stranger.person.call(getOutfits)).toEqual([])
      await harness().expectRefusal(
        "/recommendations/outfit",
        { headers: bearer(stranger.person), body: { item_ids: [jeans] } },
        { status: 409 },
      )
    })
  })
}

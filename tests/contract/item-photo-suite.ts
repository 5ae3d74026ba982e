import { OPERATIONS } from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import type { Harness } from "./harness.ts"
import { JEANS, picture, SHIRT } from "./samples.ts"

const { addToWardrobe, correctItem, exportUser, getPending, getWardrobe } = OPERATIONS
const { replacePhoto, restorePhoto } = OPERATIONS

/** How every provider shows what she owns by another photo. */
export function itemPhotoSuite(harness: () => Harness): void {
  async function personWithClothes() {
    const person = await harness().newPerson()
    const [shirt, jeans] = await person.call(addToWardrobe, { body: [SHIRT, JEANS] })
    if (!shirt || !jeans) throw new Error("nothing was added")
    return { person, shirt, jeans }
  }

  describe("another photo of what she owns", () => {
    test("is its picture, exported and taken back; what she said stays", async () => {
      const { person, shirt, jeans } = await personWithClothes()
      const { item_id } = shirt
      await person.call(correctItem, { body: { item_id, words: { colours: ["red"], size: "12" } } })

      const shown = await person.call(replacePhoto, { query: { item_id }, files: [picture()] })

      expect(shown).toMatchObject({ item_id, colours: ["red"], size: "12", kind: "shirt" })
      expect(shown.image_path).not.toBe(shirt.image_path)
      const owned = await person.call(getWardrobe)
      expect(owned).toContainEqual(shown)
      expect(owned).toContainEqual(expect.objectContaining({ item_id: jeans.item_id }))
      expect(await person.call(getPending)).toEqual([])
      expect((await person.call(exportUser)).wardrobe).toContainEqual(
        expect.objectContaining({ item_id, colours: ["red"] }),
      )

      const { image_path } = shown
      const back = await person.call(restorePhoto, { body: { item_id, image_path } })
      expect(back).toMatchObject({ item_id, colours: ["red"], size: "12" })
      const again = person.call(restorePhoto, { body: { item_id, image_path } })
      await expect(again).rejects.toMatchObject({ status: 409 })
    })

    test("is taken back only while no other has taken its place", async () => {
      const { person, shirt } = await personWithClothes()
      const { item_id } = shirt
      const show = (file: Blob) => person.call(replacePhoto, { query: { item_id }, files: [file] })
      const first = await show(picture())
      const second = await show(picture())

      const late = { item_id, image_path: `${first.image_path}-no-longer` }
      await expect(person.call(restorePhoto, { body: late })).rejects.toMatchObject({ status: 409 })

      const body = { item_id, image_path: second.image_path }
      expect(await person.call(restorePhoto, { body })).toMatchObject({ item_id })
    })

    test("is refused for what is not hers, and if nothing can be read", async () => {
      const { person, shirt } = await personWithClothes()
      const { item_id, image_path } = shirt
      const other = await harness().newPerson()
      const files = [picture()]

      await expect(other.call(replacePhoto, { query: { item_id }, files })).rejects.toMatchObject({
        status: 404,
      })
      await expect(
        other.call(restorePhoto, { body: { item_id, image_path } }),
      ).rejects.toMatchObject({ status: 404 })
      await expect(
        person.call(replacePhoto, { query: { item_id }, files: [new Blob([])] }),
      ).rejects.toMatchObject({ status: 415 })
      expect((await person.call(getWardrobe)).map((item) => item.item_id)).toContain(item_id)
    })
  })
}

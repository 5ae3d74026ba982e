import { type InputOf, OPERATIONS, type Operations } from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import type { Harness } from "./harness.ts"
import { JEANS, profileValues, SHIRT, SHOES } from "./samples.ts"

const { addFavourite, addToWardrobe, createUser, exportUser, getFavourites, getFeed } = OPERATIONS
const { getProfile, removeFavourite, updateUser } = OPERATIONS

type UpdateValues = InputOf<Operations["updateUser"]>["body"]["update_values"]

/** How every provider keeps what two devices say of favourites and of her profile. */
export function saidLastSuite(harness: () => Harness): void {
  const [first, then, last] = [3, 2, 1].map((hours) =>
    new Date(Date.now() - hours * 60 * 60 * 1000).toISOString(),
  )
  async function personWithLook() {
    const person = await harness().newPerson()
    await person.call(createUser, { body: profileValues() })
    await person.call(addToWardrobe, { body: [JEANS, SHIRT, SHOES] })
    const [look] = await person.call(getFeed, { query: { occasions: "errands" } })
    if (!look) throw new Error("There is no look.")
    return { person, look_id: look.look_id }
  }
  const at = (said_at: string | undefined) => (said_at === undefined ? {} : { said_at })

  describe("what she said last counts, whichever device tells it first", () => {
    test("of a favourite", async () => {
      const { person, look_id } = await personWithLook()
      const loved = async () => (await person.call(getFavourites)).map((look) => look.look_id)

      await person.call(removeFavourite, { query: { look_id, ...at(then) } })
      await person.call(addFavourite, { query: { look_id, ...at(first) } })
      expect(await loved()).toEqual([])

      await person.call(addFavourite, { query: { look_id, ...at(last) } })
      await person.call(removeFavourite, { query: { look_id, ...at(then) } })
      expect(await loved()).toEqual([look_id])

      // Loved again, it outlasts what was taken back before that.
      const again = new Date().toISOString()
      await person.call(addFavourite, { query: { look_id, said_at: again } })
      await person.call(removeFavourite, { query: { look_id, ...at(last) } })
      expect(await loved()).toEqual([look_id])

      await person.call(removeFavourite, { query: { look_id } })
      expect((await person.call(exportUser)).favourites).toEqual([])
    })

    test("of her profile, part by part", async () => {
      const { person } = await personWithLook()
      const say = (update_values: UpdateValues, said_at: string | undefined) =>
        person.call(updateUser, { body: { update_values, ...at(said_at) } })

      await say({ needs: { piece_budget: 50 } }, then)
      await say({ needs: { piece_budget: 25 }, body_type: "oval" }, first)

      expect(await person.call(getProfile)).toMatchObject({
        needs: { piece_budget: 50 },
        body_type: "oval",
      })
      await say({ needs: {} }, last)
      expect((await person.call(getProfile)).needs).toEqual({})
    })
  })
}

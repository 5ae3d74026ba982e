import { OPERATIONS } from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import type { Harness } from "./harness.ts"
import { profileValues, selfie } from "./samples.ts"

const { analyseSelfie, createUser, getProfile, getSelfieStatus, updateUser } = OPERATIONS

/** How every provider reads selfies and keeps what she chose. */
export function selfiesSuite(harness: () => Harness): void {
  describe("a selfie", () => {
    test("votes with the earlier ones, and keeps her own choice of type", async () => {
      const { newPerson } = harness()
      const person = await newPerson()
      await person.call(createUser, { body: profileValues() })
      await person.call(analyseSelfie, { files: [selfie()], query: {} })
      const choose = (colour_choice: "true winter" | null) =>
        person.call(updateUser, { body: { update_values: { colour_choice } } })
      await choose("true winter")

      const second = await person.call(analyseSelfie, { files: [selfie()], query: {} })

      expect(second).toMatchObject({
        colour_type: "true winter",
        confidence: 1,
        is_own_choice: true,
      })
      expect(second.analysis?.votes).toHaveLength(2)
      const { selfie: back } = await choose(null)
      expect(back?.colour_type).toBe(second.analysis?.colour_type)
      expect(back?.confidence).toBe(second.analysis?.certainty)
      expect(back?.is_own_choice).toBeUndefined()
    })

    test("of a guest joins her account's knowledge, once, when she saves it", async () => {
      const { call, newPerson } = harness()
      const person = await newPerson()
      await person.call(createUser, { body: profileValues() })
      await person.call(analyseSelfie, { files: [selfie()], query: {} })
      await person.call(updateUser, { body: { update_values: { colour_choice: "true winter" } } })
      const { analysis, ...read } = await call(analyseSelfie, { files: [selfie()], query: {} })
      if (!analysis) throw new Error("A selfie was read without an analysis.")
      const votes = analysis.votes.map(({ shares, by_paper }) => ({
        shares: shares.toReversed(),
        by_paper,
      }))
      const values = { selfie: { ...read, analysis: { ...analysis, votes } } }

      await person.call(updateUser, { body: { update_values: values } })
      const saved = await person.call(updateUser, { body: { update_values: values } })

      expect(saved.selfie).toMatchObject({ colour_type: "true winter", is_own_choice: true })
      expect(saved.selfie?.analysis?.votes).toEqual([...analysis.votes, ...votes])
    })

    test("can be skipped: she can choose her type without one, and undo that", async () => {
      const { newPerson } = harness()
      const person = await newPerson()
      await person.call(createUser, { body: profileValues() })

      await person.call(updateUser, { body: { update_values: { colour_choice: "soft summer" } } })
      expect((await person.call(getProfile)).selfie).toMatchObject({ colour_type: "soft summer" })

      await person.call(updateUser, { body: { update_values: { colour_choice: null } } })
      expect((await person.call(getProfile)).selfie).toBeNull()
    })

    test("of a signed-in person is kept in her profile", async () => {
      const { newPerson } = harness()
      const person = await newPerson()
      await person.call(createUser, { body: profileValues() })
      expect(await person.call(getSelfieStatus)).toEqual({ selfie_assessed: false })

      const attributes = await person.call(analyseSelfie, { files: [selfie()], query: {} })

      expect(await person.call(getSelfieStatus)).toEqual({ selfie_assessed: true })
      expect((await person.call(getProfile)).selfie).toEqual(attributes)
    })

    test("of a guest is answered the same way", async () => {
      const { call, newPerson } = harness()
      const person = await newPerson()

      const attributes = await call(analyseSelfie, { files: [selfie()], query: {} })

      expect(await person.call(analyseSelfie, { files: [selfie()], query: {} })).toEqual(attributes)
    })

    test("may be saved by the app if it was read before signup", async () => {
      const { newPerson } = harness()
      const person = await newPerson()
      await person.call(createUser, { body: profileValues() })

      await person.call(updateUser, { body: { update_values: { selfie: { skin_tone: 3 } } } })

      expect(await person.call(getSelfieStatus)).toEqual({ selfie_assessed: true })
    })
  })
}

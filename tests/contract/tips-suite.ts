import { OPERATIONS } from "@stylin/api/contract"
import { describe, expect, test } from "vitest"
import type { Harness } from "./harness.ts"
import { profileValues } from "./samples.ts"

const { createUser, exportUser, getProfile, importUser, updateUser } = OPERATIONS

/** How every provider remembers what she has been shown of the app. */
export function tipsSuite(harness: () => Harness): void {
  describe("the tips", () => {
    test("are remembered as seen with her account, whatever she imports", async () => {
      const person = await harness().newPerson()
      await person.call(createUser, { body: profileValues() })
      const before = await person.call(exportUser)
      expect(before.profile?.tips_ended).toBe(false)

      await person.call(updateUser, { body: { update_values: { tips_ended: true } } })

      const profile = await person.call(getProfile)
      expect(profile.tips_ended).toBe(true)
      expect((await person.call(exportUser)).profile).toEqual(profile)
      if (!before.profile) throw new Error("The export has no profile.")
      await person.call(importUser, { body: { ...before, first: 0 } })
      expect((await person.call(getProfile)).tips_ended).toBe(true)
    })
  })
}

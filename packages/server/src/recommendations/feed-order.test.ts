import type { Profile } from "@stylin/api/contract"
import { expect, it } from "vitest"
import { styleProfile } from "./feed-order.ts"

const her = {
  body_type: null,
  activities: [],
  tags_preferences: null,
  user_responses: [],
  selfie: null,
  needs: null,
  figure: null,
} satisfies Partial<Profile>

it("tells the stylist that her head is covered if she is drawn so, and keeps what else she covers", () => {
  const coverageOf = (more: Partial<typeof her | Pick<Profile, "needs" | "figure">>) =>
    styleProfile({ ...her, ...more }, "GBP").needs?.coverage
  expect(coverageOf({})).toBeUndefined()
  expect(coverageOf({ figure: { head_covering: "hijab" } })).toEqual({ head: "covered" })
  expect(
    coverageOf({
      figure: { head_covering: "headwrap" },
      needs: { coverage: { arms: "elbows" } },
    }),
  ).toEqual({ arms: "elbows", head: "covered" })
})

it("tells the stylist how she dresses for work, if she has said it", () => {
  const codeOf = (needs: Profile["needs"]) =>
    styleProfile({ ...her, needs }, "GBP").needs?.dressCode
  expect(codeOf({ dress_code: "practical" })).toBe("practical")
  expect(codeOf({ piece_budget: 50 })).toBeUndefined()
})

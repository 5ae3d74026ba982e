import type { Profile } from "@stylin/api/contract"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { choose, enter, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { SAMPLE_PROFILE } from "../../testing/samples.ts"

const ANSWERS = {
  listSessions: () => [],
  listWaysIn: () => ({ has_password: true, identities: [], passkeys: [] }),
  getWaysIn: () => ({ open_id: null, passkeys: null }),
  updateUser: () => SAMPLE_PROFILE,
}
const isChecked = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked

it("lets her say what looks cover, how she dresses for work, what a piece may cost and which sizes fit, and take it back", async () => {
  beMember()
  const needs: Profile["needs"] = { coverage: { arms: "shoulders", head: "covered" } }
  const calls = fakeCalls({
    ...ANSWERS,
    getProfile: () => ({ ...SAMPLE_PROFILE, needs }),
  })
  await openApp("/profile")
  await screen.findByLabelText("Shoulders")
  expect([isChecked("Shoulders"), isChecked("Any price")]).toEqual([true, true])
  await choose("To the knee")
  await choose("Practical, on my feet")
  await choose("£50")
  await enter("Clothes size, UK", "14")
  // The head's is the last.
  await choose("As it comes")
  await press("Save rules")
  expect(calls.at(-1)?.input).toEqual({
    body: {
      said_at: expect.any(String),
      update_values: {
        needs: {
          coverage: { arms: "shoulders", legs: "knees" },
          dress_code: "practical",
          piece_budget: 50,
          sizes: { clothes: 14 },
        },
      },
    },
  })
})

it("takes back how she dresses for work", async () => {
  beMember()
  const needs: Profile["needs"] = { dress_code: "tailored" }
  const calls = fakeCalls({
    ...ANSWERS,
    getProfile: () => ({ ...SAMPLE_PROFILE, needs }),
  })
  await openApp("/profile")
  await screen.findByLabelText("Suits and tailoring")
  expect(isChecked("Suits and tailoring")).toBe(true)
  await choose("Not said")
  await press("Save rules")
  expect(calls.at(-1)?.input).toEqual({
    body: { said_at: expect.any(String), update_values: { needs: {} } },
  })
})

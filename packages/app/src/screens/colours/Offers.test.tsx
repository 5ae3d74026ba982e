import { SEASONAL_TYPES } from "@stylin/garments/vocabulary"
import { act, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { DOUBTFUL, SAMPLE_PROFILE } from "../../testing/samples.ts"

const LIKELY = ["soft autumn", "soft summer", "deep autumn"]
const vote = {
  shares: SEASONAL_TYPES.map((type) => (LIKELY.includes(type) ? 1 / LIKELY.length : 0)),
  by_paper: false,
}
const read = { colour_type: "soft autumn", analysis: { ...DOUBTFUL, votes: [vote] } }

it("keeps the focus while a type is saved, and saves the one that she ends on", async () => {
  beMember()
  let answer = () => {}
  const calls = fakeCalls({
    getProfile: () => ({ ...SAMPLE_PROFILE, selfie: read }),
    updateUser: ({ body }) =>
      new Promise((resolve) => {
        const colour_type = body.update_values.colour_choice ?? read.colour_type
        const selfie = { ...read, colour_type, is_own_choice: true }
        answer = () => resolve({ ...SAMPLE_PROFILE, selfie })
      }),
  })
  await openApp("/wardrobe/colours")
  const offers = await screen.findByRole("group", { name: "Which of these lights you up?" })
  const radio = (name: RegExp) => within(offers).getByRole<HTMLInputElement>("radio", { name })
  const arriveOn = (name: RegExp) =>
    act(async () => {
      radio(name).focus()
      radio(name).click()
    })
  await arriveOn(/^Soft summer/)
  expect(document.activeElement).toBe(radio(/^Soft summer/))
  expect(radio(/^Soft summer/).matches(":disabled")).toBe(false)
  await arriveOn(/^Deep autumn/)
  expect(radio(/^Deep autumn/).checked).toBe(true)
  await act(async () => answer())
  await act(async () => answer())

  expect(calls.filter(({ name }) => name === "updateUser").map(({ input }) => input)).toMatchObject(
    [
      { body: { update_values: { colour_choice: "soft summer" } } },
      { body: { update_values: { colour_choice: "deep autumn" } } },
    ],
  )
  expect(radio(/^Deep autumn/).checked).toBe(true)
})

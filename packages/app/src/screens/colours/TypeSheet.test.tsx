import { SEASONAL_TYPES } from "@stylin/garments/vocabulary"
import { act, screen, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { selfie } from "../../state/selfie/selfie.ts"
import { endSession, startSession } from "../../state/session/auth.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { openApp } from "../../testing/openApp.tsx"
import { answerEverything, SAMPLE_PROFILE } from "../../testing/samples.ts"

beforeEach(() => {
  endSession()
})

it("takes the type that she chooses instead of a selfie", async () => {
  const chosen = { colour_type: "soft autumn", confidence: 1, is_own_choice: true }
  const calls = fakeCalls({
    updateUser: () => ({ ...SAMPLE_PROFILE, selfie: chosen }),
    getProfile: () => ({ ...SAMPLE_PROFILE, selfie: chosen }),
  })
  startSession({ email: "ann@example.com", token: "t" })
  await openApp("/wardrobe/selfie")
  await press("I know my colour type")
  const sheet = await screen.findByRole("dialog", { name: "Choose your colour type" })
  expect(within(sheet).getAllByRole("radio")).toHaveLength(SEASONAL_TYPES.length)
  await act(async () => within(sheet).getByRole("radio", { name: "Soft autumn" }).click())
  await press("Use this type")

  expect(calls[0]?.input).toMatchObject({
    body: { update_values: { colour_choice: "soft autumn" } },
  })
  await arriveAt("Your colours")
})

it("keeps a guest's choice of type for her account, and offers another", async () => {
  answerEverything()
  await openApp("/onboarding/5")
  await press("I know my colour type")
  const sheet = await screen.findByRole("dialog", { name: "Choose your colour type" })
  await act(async () => within(sheet).getByRole("radio", { name: "Deep winter" }).click())
  await press("Use this type")

  expect(await screen.findByText(/^You chose: deep winter\./)).toBeDefined()
  expect(selfie.selfieResponse).toEqual({
    colour_type: "deep winter",
    confidence: 1,
    is_own_choice: true,
  })
  expect(screen.getByRole("button", { name: "Next" })).toBeDefined()
  await press("Choose another type")
  expect(await screen.findByRole("radio", { name: "Deep winter", checked: true })).toBeDefined()
})

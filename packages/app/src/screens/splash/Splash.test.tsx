import { screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { endSession } from "../../state/session/auth.ts"
import { arriveAt, follow, press } from "../../testing/hands.ts"
import { openApp } from "../../testing/openApp.tsx"

beforeEach(async () => {
  endSession()
  await openApp("/")
  await arriveAt("Endless wardrobe possibilities")
})

it("says what this is, and starts with the first question", async () => {
  screen.getByText("Perfectly tailored styles and shopping picks.")
  await press("Get started")
  await arriveAt("Tell us about you")
  expect(location.pathname).toBe("/onboarding/1")
})

it("leads people with an account to the sign-in", async () => {
  await follow("Have an account? Sign in")
  await arriveAt("Start with your email")
  expect(location.pathname).toBe("/auth/signin")
})

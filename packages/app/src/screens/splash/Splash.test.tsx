import { cleanup, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { endSession } from "../../state/session/auth.ts"
import { arriveAt, follow, press } from "../../testing/hands.ts"
import { openApp } from "../../testing/openApp.tsx"

let leave: () => void

beforeEach(async () => {
  endSession()
  leave = await openApp("/")
  await arriveAt("Endless wardrobe possibilities")
})
afterEach(() => {
  cleanup()
  leave()
  vi.unstubAllGlobals()
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

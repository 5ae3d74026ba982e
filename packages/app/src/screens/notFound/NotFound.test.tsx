import { screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { navigate } from "../../router/history.ts"
import { endSession } from "../../state/session/auth.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { openApp } from "../../testing/openApp.tsx"

beforeEach(() => endSession())

it("says that there is no such page, and leads back or home", async () => {
  await openApp("/auth/signin")
  await arriveAt("Start with your email")
  navigate("/nowhere")
  await arriveAt("Page not found")
  await press("Back")
  await arriveAt("Start with your email")
  navigate("/nowhere")
  await arriveAt("Page not found")
  await press("Home")
  await expect.poll(() => location.pathname).toBe("/")
  expect(await screen.findByRole("button", { name: "Get started" })).toBeDefined()
})

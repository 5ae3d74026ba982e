import { act, screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { navigate } from "../../router/history.ts"
import { endSession, startSession } from "../../state/session/auth.ts"
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

it("keeps a signed-in person's navigation, and gives a guest the way to the start", async () => {
  await openApp("/nowhere")
  await arriveAt("Page not found")
  expect(screen.getByRole("link", { name: "Stylin" }).getAttribute("href")).toBe("/")
  await act(async () => startSession({ email: "ann@example.com", token: "t" }))
  expect(await screen.findByRole("link", { name: "Wardrobe" })).toBeDefined()
  expect(screen.getByRole("link", { name: "Stylin" }).getAttribute("href")).toBe("/feed")
})

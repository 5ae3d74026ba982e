import { act, cleanup, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { navigate } from "../../router/history.ts"
import { chooseOccasions } from "../../state/feed/feed.ts"
import { endTips } from "../../state/feed/tips.ts"
import { endSession, startSession } from "../../state/session/auth.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { openApp } from "../../testing/openApp.tsx"
import { sampleLook, sampleLooks } from "../../testing/samples.ts"

let leave = () => {}

beforeEach(() => {
  endSession()
  startSession({ email: "ann@example.com", token: "t" })
  endTips()
})
afterEach(() => {
  cleanup()
  leave()
  vi.unstubAllGlobals()
})

it("is a favourite here and on the feed alike, and goes back to the occasions she came from", async () => {
  fakeCalls({ getFeed: () => sampleLooks(3), addFavourite: () => ({ ok: true }) })
  await chooseOccasions(["work"])
  leave = await openApp("/feed")
  await arriveAt("Styled for work")
  await press(/Open Look 1/)
  await arriveAt("Look 1")
  expect(history.state.data).toMatchObject({ look: { look_id: "1" }, occasions: ["work"] })
  await press("Favourite Look 1")
  screen.getByRole("button", { name: "Favourite Look 1", pressed: true })
  await act(async () => {
    const popped = new Promise((resolve) => {
      window.addEventListener("popstate", resolve, { once: true })
    })
    screen.getByRole("button", { name: "Back" }).click()
    await popped
  })
  await arriveAt("Styled for work")
  screen.getByRole("button", { name: "Favourite Look 1", pressed: true })
})

it.each([
  ["nothing", null],
  ["what is no look", { look: { look_id: 3 } }],
])("with %s passed along leads to the splash, and so to her feed", async (_case, state) => {
  fakeCalls({ getFeed: () => [sampleLook("1")] })
  leave = await openApp("/favorites")
  await act(async () => navigate("/look", { state }))
  await arriveAt("Styled for you")
  expect(location.pathname).toBe("/feed")
})

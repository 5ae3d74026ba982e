import { act, screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { navigate } from "../../router/history.ts"
import { chooseOccasions } from "../../state/feed/feed.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { sampleLook, sampleLooks } from "../../testing/samples.ts"

beforeEach(beMember)

it("is a favourite here and on the feed alike, and goes back to the occasions she came from", async () => {
  fakeCalls({ getFeed: () => sampleLooks(3), addFavourite: () => ({ ok: true }) })
  await chooseOccasions(["work"])
  await openApp("/feed")
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
  await openApp("/favorites")
  await act(async () => navigate("/look", { state }))
  await arriveAt("Styled for you")
  expect(location.pathname).toBe("/feed")
})

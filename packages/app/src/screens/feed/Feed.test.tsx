import { act, cleanup, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { navigate } from "../../router/history.ts"
import { endSession, startSession } from "../../state/auth.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { openApp } from "../../testing/openApp.tsx"
import { noNetwork, sampleLook, sampleLooks } from "../../testing/samples.ts"

let leave = () => {}

beforeEach(() => {
  endSession()
  startSession({ email: "ann@example.com", token: "t" })
  environment.wait = () => Promise.resolve()
})
afterEach(() => {
  cleanup()
  leave()
  vi.unstubAllGlobals()
})

it("shows three looks at a time", async () => {
  fakeCalls({ getFeed: () => sampleLooks(5), updateImpressions: () => ({ ok: true }) })
  leave = await openApp("/feed")
  await screen.findByRole("heading", { name: "Look 1" })
  expect(screen.getAllByRole("heading", { name: /^Look / })).toHaveLength(3)
  await press("Show the next looks")
  await screen.findByRole("heading", { name: "Look 4" })
  expect(screen.getAllByRole("heading", { name: /^Look / })).toHaveLength(2)
})

it("says what went wrong and tries again", async () => {
  fakeCalls({
    getFeed: () => {
      throw noNetwork()
    },
  })
  leave = await openApp("/feed")
  await screen.findByText("We could not be reached. Please try again.")
  fakeCalls({ getFeed: () => sampleLooks(3) })
  await press("Try again")
  await screen.findByRole("heading", { name: "Look 1" })
})

it("uses the occasions that were passed along, once", async () => {
  const calls = fakeCalls({ getFavourites: () => [], getFeed: () => sampleLooks(3) })
  leave = await openApp("/favorites")
  await arriveAt("Loved stylins")
  await act(async () => navigate("/feed", { state: { occasions: ["work", "dating"] } }))
  await arriveAt("Styled for work and dating")
  expect(calls.at(-1)?.input).toMatchObject({ query: { occasions: "work,dating" } })
  expect(history.state).toMatchObject({ data: null })
})

it("opens a look, and returns from an address without one", async () => {
  fakeCalls({ getFeed: () => [sampleLook("1")] })
  leave = await openApp("/feed")
  await screen.findByRole("heading", { name: "Look 1", level: 2 })
  await press(/^Outfit: Linen shirt|^Open/)
  await arriveAt("Look 1")
  expect(location.pathname).toBe("/look")
  await act(async () => navigate("/look"))
  await arriveAt("Styled for you")
})

import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { endSession } from "../../state/session/auth.ts"
import { fakeBrowser } from "../../testing/browser.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { SAMPLE_PROFILE } from "../../testing/samples.ts"
import FeedTips from "./FeedTips.tsx"

beforeEach(() => {
  endSession()
  fakeCalls({ getProfile: () => SAMPLE_PROFILE, updateUser: () => SAMPLE_PROFILE })
  fakeBrowser()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Until her account has said that she has not seen them. */
const open = () => act(async () => void render(<FeedTips />))

it("begins after 200 ms", async () => {
  await open()
  act(() => void vi.advanceTimersByTime(199))
  expect(screen.queryByText("1 of 5")).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  screen.getByText("1 of 5")
})

it("ends at the first look", async () => {
  const { scrolledTo } = fakeBrowser()
  await open()
  act(() => void vi.advanceTimersByTime(200))
  act(() => screen.getByRole("button", { name: "Skip" }).click())
  expect(scrolledTo.at(-1)).toBe(0)
})

it("never begins where her account has seen it", async () => {
  fakeCalls({ getProfile: () => ({ ...SAMPLE_PROFILE, tips_ended: true }) })
  await open()
  act(() => void vi.advanceTimersByTime(10_000))
  expect(screen.queryByText("1 of 5")).toBeNull()
})

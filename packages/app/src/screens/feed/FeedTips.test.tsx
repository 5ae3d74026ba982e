import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { endSession } from "../../state/session/auth.ts"
import { fakeBrowser } from "../../testing/browser.ts"
import FeedTips from "./FeedTips.tsx"

beforeEach(() => {
  endSession()
  fakeBrowser()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it("begins after 200 ms", () => {
  render(<FeedTips />)
  act(() => void vi.advanceTimersByTime(199))
  expect(screen.queryByText("1 of 5")).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  screen.getByText("1 of 5")
})

it("ends at the first look", () => {
  const { scrolledTo } = fakeBrowser()
  render(<FeedTips />)
  act(() => void vi.advanceTimersByTime(200))
  act(() => screen.getByRole("button", { name: "Skip" }).click())
  expect(scrolledTo.at(-1)).toBe(0)
})

import { cleanup, render } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { endSession } from "../../state/session/auth.ts"
import { fakeBrowser } from "../../testing/browser.ts"
import { sampleLook } from "../../testing/samples.ts"
import { FeedLook } from "./FeedLook.tsx"

beforeEach(() => {
  endSession()
  fakeBrowser()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it("is not rendered again while the feed around it is", () => {
  const { photo, ...rest } = sampleLook("1")
  const read = vi.fn(() => photo)
  const look = Object.defineProperty({ ...rest, photo }, "photo", { get: read })
  const feed = () => <FeedLook look={look} isExample={false} />
  const { rerender } = render(feed())
  expect(read).toHaveBeenCalled()
  read.mockClear()
  rerender(feed())
  expect(read).not.toHaveBeenCalled()
})

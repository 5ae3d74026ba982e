import { afterEach, expect, it, vi } from "vitest"
import { fakeBrowser } from "../testing/browser.ts"
import { restoreScroll } from "./restoreScroll.ts"

afterEach(() => void vi.unstubAllGlobals())

it("goes there at once if the page is long enough", () => {
  const { scrolledTo, grow } = fakeBrowser()
  restoreScroll(800)
  grow(2000)
  expect(scrolledTo).toEqual([800])
})

it("waits for the page to grow", () => {
  const { scrolledTo, grow } = fakeBrowser()
  grow(100)
  restoreScroll(800)
  grow(500)
  grow(900)
  grow(2000)
  expect(scrolledTo).toEqual([800, 800, 800])
})

it("gives way to her own scrolling", () => {
  const { scrolledTo, grow } = fakeBrowser()
  grow(100)
  restoreScroll(800)
  window.dispatchEvent(new Event("wheel"))
  grow(900)
  expect(scrolledTo).toEqual([800])
})

import { cleanup, render } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { fakeBrowser } from "../testing/browser.ts"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it("leaves a page that was just opened where it is, and scrolls the screens after it to their top", async () => {
  const { scrolledTo } = fakeBrowser()
  // Which screen is the first is known by the module.
  vi.resetModules()
  const { Arrival } = await import("./Arrival.tsx")
  render(<Arrival title="Feed" />)
  expect(scrolledTo).toEqual([])
  cleanup()
  render(<Arrival title="Look" />)
  expect(scrolledTo).toEqual([0])
  cleanup()
})

// @vitest-environment node
import { describe, expect, it } from "vitest"
import { NAVBAR_SHOWN, navbarVisibility } from "./navbarVisibility.ts"

const PAGE = { viewportHeight: 800, pageHeight: 3000 }
const END = PAGE.pageHeight - PAGE.viewportHeight

/** Whether the bar is hidden after scrolling through the given positions, from the top. */
const hiddenAfter = (...tops: number[]): boolean =>
  tops.reduce((state, top) => navbarVisibility(state, { ...PAGE, top }), NAVBAR_SHOWN).hidden

describe("scrolling down", () => {
  it("keeps the bar for the first 100 px", () => {
    expect(hiddenAfter(40, 100)).toBe(false)
  })

  it("hides it beyond", () => {
    expect(hiddenAfter(101)).toBe(true)
  })
})

describe("scrolling up", () => {
  it("keeps it hidden short of 100 px", () => {
    expect(hiddenAfter(600, 501)).toBe(true)
  })

  it("brings it back at 100 px, counted from the lowest point", () => {
    expect(hiddenAfter(500, 600, 550, 500)).toBe(false)
  })

  it("starts counting again after going further down", () => {
    expect(hiddenAfter(600, 540, 640, 560)).toBe(true)
    expect(hiddenAfter(600, 540, 640, 540)).toBe(false)
  })

  it("shows it at the top, wherever it was hidden", () => {
    expect(hiddenAfter(101, 0)).toBe(false)
  })

  it("hides it again when the direction turns", () => {
    expect(hiddenAfter(600, 400, 410)).toBe(true)
  })
})

describe("the end of the page", () => {
  it("brings it back within 100 px", () => {
    expect(hiddenAfter(600, END - 101)).toBe(true)
    expect(hiddenAfter(600, END - 100)).toBe(false)
  })

  it("keeps it while bouncing past either end", () => {
    expect(hiddenAfter(END + 60)).toBe(false)
    expect(hiddenAfter(-60, 0)).toBe(false)
  })

  it("never hides it on a page that does not scroll", () => {
    const short = { viewportHeight: 800, pageHeight: 700, top: 0 }
    expect(navbarVisibility(NAVBAR_SHOWN, short).hidden).toBe(false)
  })
})

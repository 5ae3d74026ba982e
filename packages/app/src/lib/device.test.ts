import { afterEach, expect, it, vi } from "vitest"
import { isMobile } from "./device.ts"

afterEach(() => vi.unstubAllGlobals())

it.each([
  ["a finger is the main pointer", { pointer: "coarse", mobile: undefined }, true],
  ["the browser says so", { pointer: "fine", mobile: true }, true],
  ["neither is so", { pointer: "fine", mobile: false }, false],
  ["a mouse is all there is", { pointer: "fine", mobile: undefined }, false],
])("is detected by the main pointer or the browser: %s", (_case, { pointer, mobile }, expected) => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === `(pointer: ${pointer})` }))
  vi.stubGlobal("navigator", mobile === undefined ? {} : { userAgentData: { mobile } })
  expect(isMobile()).toBe(expected)
})

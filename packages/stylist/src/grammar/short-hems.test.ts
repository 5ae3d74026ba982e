import type { Kind } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { piece } from "../score/testing.ts"
import { isShort, wearsLonger } from "./short-hems.ts"

const of = (kind: Kind) => piece({ kind, colours: [{ colour: "navy" }] })

it("knows what ends above the knee", () => {
  for (const kind of ["mini_skirt", "mini_dress", "shorts", "playsuit"] as const) {
    expect(isShort(of(kind)), kind).toBe(true)
  }
  for (const kind of ["midi_skirt", "day_dress", "jeans"] as const) {
    expect(isShort(of(kind)), kind).toBe(false)
  }
})

it("knows her who owns skirts or dresses, and none that is short", () => {
  expect(wearsLonger([of("midi_skirt"), of("jeans")])).toBe(true)
  expect(wearsLonger([of("midi_skirt"), of("mini_dress")])).toBe(false)
  expect(wearsLonger([of("jeans")])).toBe(false)
})

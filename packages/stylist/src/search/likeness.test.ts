import type { GarmentWords } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { piece } from "../score/testing.ts"
import { isLike } from "./likeness.ts"

const blue = [{ colour: "blue" }] as const
const pale = [{ colour: "light blue" }] as const
const black = [{ colour: "black" }] as const

const CASES: readonly [string, GarmentWords, GarmentWords, boolean][] = [
  [
    "charcoal tights beside black",
    { kind: "tights", colours: [{ colour: "charcoal" }] },
    { kind: "tights", colours: black },
    true,
  ],
  [
    "black tights beside grey",
    { kind: "tights", colours: black },
    { kind: "tights", colours: [{ colour: "grey" }] },
    false,
  ],
  [
    "wide jeans of another blue",
    { kind: "wide_leg_jeans", colours: pale },
    { kind: "jeans", colours: blue },
    true,
  ],
  [
    "black jeans beside blue",
    { kind: "jeans", colours: black },
    { kind: "jeans", colours: blue },
    false,
  ],
  [
    "a denim jacket of another colour",
    { kind: "denim_jacket", colours: black },
    { kind: "denim_jacket", colours: pale },
    true,
  ],
  [
    "flowers of another colour",
    { kind: "day_dress", colours: blue, pattern: "floral" },
    { kind: "day_dress", colours: black, pattern: "floral" },
    true,
  ],
  [
    "flowers on a longer dress",
    { kind: "maxi_dress", colours: blue, pattern: "floral" },
    { kind: "day_dress", colours: black, pattern: "floral" },
    true,
  ],
  [
    "another print",
    { kind: "day_dress", colours: blue, pattern: "dot" },
    { kind: "day_dress", colours: blue, pattern: "floral" },
    false,
  ],
  [
    "a print beside a plain one",
    { kind: "day_dress", colours: blue, pattern: "dot" },
    { kind: "day_dress", colours: blue },
    false,
  ],
  [
    "a hoodie in another grey",
    { kind: "hoodie", colours: [{ colour: "charcoal" }] },
    { kind: "hoodie", colours: [{ colour: "light grey" }] },
    true,
  ],
  [
    "a shirt as white as her blouse",
    { kind: "shirt", colours: [{ colour: "cream" }] },
    { kind: "blouse", colours: [{ colour: "white" }] },
    true,
  ],
  [
    "a jumper beside a shirt",
    { kind: "jumper", colours: blue },
    { kind: "shirt", colours: blue },
    false,
  ],
]

it.each(CASES)("knows whether she has the like of %s", (_, pick, mine, isSame) => {
  expect(isLike(piece(pick), piece(mine, { owned: true }))).toBe(isSame)
})

it("takes jeans of which she says no colour for blue ones", () => {
  const jeans = piece({ kind: "jeans", colours: blue })
  expect(isLike(jeans, { ...jeans, colours: [] })).toBe(true)
  expect(isLike(piece({ kind: "jeans", colours: black }), { ...jeans, colours: [] })).toBe(false)
})

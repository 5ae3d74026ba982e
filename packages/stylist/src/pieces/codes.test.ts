import { COLOUR_NAMES } from "@stylin/garments/colour"
import {
  CUT_FIELDS,
  cutsOf,
  type GarmentWords,
  KIND_NAMES,
  MATERIALS,
  PATTERNS,
} from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { colourCode, colourOf, decode, encode } from "./codes.ts"

it("packs every word of every kind and unpacks it again", () => {
  KIND_NAMES.forEach((kind, index) => {
    const cuts = cutsOf(kind)
    const cut = Object.fromEntries(
      CUT_FIELDS.flatMap((field) => {
        const words = cuts[field]
        return words ? [[field, words[index % words.length]]] : []
      }),
    )
    const words: GarmentWords = {
      kind,
      cut,
      cloth: { material: MATERIALS[index % MATERIALS.length] ?? "cotton" },
      pattern: PATTERNS[index % PATTERNS.length] ?? "plain",
      colours: [
        { colour: COLOUR_NAMES[index % COLOUR_NAMES.length] ?? "black" },
        { colour: "ecru" },
      ],
    }
    expect(decode(encode(words))).toEqual(words)
  })
})

it("maps a colour value to the nearest name", () => {
  expect(colourOf(colourCode("#1f2a47"))).toBe("navy")
})

it("keeps an unknown colour apart", () => {
  const code = encode({ kind: "jeans", colours: [{ colour: "grey" }] }, false)
  expect(code.colours).toEqual([])
  expect(decode(code).colours).toEqual([{ colour: "grey" }])
})

import { parseGarment, wordsFrom } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { light } from "./core/colour.ts"
import { drawLook } from "./index.ts"
import { expectSound } from "./testing/drawn.ts"

// Two garments of one colour over each other: their edges tell them apart, and other looks stay as they are.

const named = (name: string) => {
  const { kind = "t_shirt", colours, pattern } = parseGarment(name)
  return wordsFrom({ name, kind, colours, pattern })
}

/** The colours of the edges that are drawn to tell garments apart. */
function edges(...names: readonly string[]): readonly string[] {
  const svg = drawLook({ figure: {}, garments: names.map(named) })
  expectSound(svg)
  return [...svg.matchAll(/<g mask="[^"]+" fill="none" stroke="(#\w+)"/g)].map(
    ([, colour = ""]) => colour,
  )
}

describe("of nearly one colour", () => {
  it.each([
    ["black wool coat", "black blazer"],
    ["black handbag", "black skirt"],
    ["navy scarf", "navy jumper"],
  ])("a dark %s has a lighter rim over a %s", (upper, lower) => {
    const rims = edges(upper, lower)
    expect(rims.length).toBeGreaterThan(0)
    for (const rim of rims) expect(light(rim)).toBeGreaterThan(0.4)
  })

  it.each([
    ["white cardigan", "white shirt"],
    ["lilac cardigan", "lilac blouse"],
    ["beige trench coat", "beige trousers"],
  ])("a %s throws a shadow on a %s", (upper, lower) => {
    const shadows = edges(upper, lower)
    expect(shadows.length).toBeGreaterThan(0)
    for (const shadow of shadows) expect(light(shadow)).toBeLessThan(0.75)
  })
})

it.each([
  ["black wool coat", "white blouse", "blue jeans"],
  ["lilac cardigan", "white shirt", "black trousers"],
  ["striped white shirt", "white jeans"],
  ["black heels", "black tights"],
])("%s with %s need none", (...names) => expect(edges(...names)).toEqual([]))

it("what lies between them hides the lower one", () => {
  const svg = drawLook({
    figure: {},
    garments: ["black wool coat", "white tunic", "black trousers"].map(named),
  })
  const [, mask = ""] = /<mask [^>]+>(.*?)<\/mask>/.exec(svg) ?? []
  expect(mask.indexOf('fill="#000"')).toBeGreaterThan(mask.indexOf('fill="#fff"'))
})

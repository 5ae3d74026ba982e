import { parseGarment, wordsFrom } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { light, shade } from "./core/colour.ts"
import { GILT } from "./garments/bags/bag.ts"
import { drawLook } from "./index.ts"
import { made } from "./pieces.ts"
import { expectSound } from "./testing/drawn.ts"
import { rimColour } from "./told-apart.ts"
import { inSteps } from "./tone-steps.ts"

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

describe("dark layers of one colour", () => {
  const lightness = (...names: readonly string[]) =>
    inSteps(names.map((name) => made(named(name)))).map(({ cloth }) => light(cloth.colour))

  it.each([
    ["black wool coat", "black blazer", "black top"],
    ["navy wool coat", "navy cardigan", "navy jumper"],
    ["black blazer", "black pinafore", "black jumper"],
  ])("a %s, a %s and a %s are each a tone lighter than what goes over it", (...names) => {
    const [outer = 0, middle = 0, inner = 0] = lightness(...names)
    expect(middle).toBeGreaterThan(outer + 0.03)
    expect(inner).toBeGreaterThan(middle + 0.03)
  })

  it.each([
    ["black jumper", "black trousers"],
    ["navy t-shirt", "navy midi skirt"],
    ["black wool coat", "black jeans"],
  ])("beneath a %s, %s are a little lighter, and still dark", (upper, legs) => {
    const [over = 0, under = 0] = lightness(upper, legs)
    expect(under).toBeGreaterThan(over + 0.02)
    expect(under).toBeLessThan(over + 0.05)
  })

  it.each([
    ["black wool coat", "black blazer", "black trousers"],
    ["navy wool coat", "navy blazer", "navy pencil skirt"],
    ["black puffer jacket", "black leather jacket", "black jeans"],
  ])("beneath a %s, a %s and %s are of one tone, as a suit is", (...names) => {
    const [coat = 0, jacket = 0, legs = 0] = lightness(...names)
    expect(legs).toBeGreaterThan(coat + 0.03)
    expect(legs).toBeCloseTo(jacket, 2)
  })

  it("keep their tone beside each other, under another colour and in a print", () => {
    const same = (...names: readonly string[]) =>
      expect(lightness(...names)).toEqual(
        names.map((name) => light(made(named(name)).cloth.colour)),
      )
    same("black blazer", "black trousers")
    same("camel coat", "black jumper")
    same("black blazer", "black floral blouse")
    same("camel coat", "camel jumper")
  })
})

describe("on a black coat", () => {
  const on = (name: string) =>
    drawLook({ figure: {}, garments: ["black wool coat", name].map(named) })

  it.each(["black shoulder bag", "black tote bag", "black crossbody bag", "black handbag"])(
    "the strap of a %s has pale edges",
    (name) => {
      const rim = rimColour(made(named(name)).cloth.colour)
      expect(on(name)).toContain(`stroke="${rim}" stroke-width`)
    },
  )

  it.each(["black shoulder bag", "black crossbody bag", "black handbag"])(
    "a %s has gilt where its strap ends",
    (name) => expect(on(name)).toContain(shade(GILT, 0.6)),
  )
})

it("a dark sleeve has a rim where it lies on its own body, and a pale one has none", () => {
  expect(edges("black jumper").length).toBeGreaterThan(0)
  expect(edges("navy blazer").length).toBeGreaterThan(0)
  expect(edges("beige jumper")).toEqual([])
  expect(edges("black t-shirt")).toEqual([])
})

it("a dark garment has a rim over one of another dark hue", () => {
  for (const rim of edges("black shoulder bag", "navy wool coat"))
    expect(light(rim)).toBeGreaterThan(0.4)
  expect(edges("black shoulder bag", "navy wool coat").length).toBeGreaterThan(0)
})

it.each([
  ["camel wool coat", "white blouse", "blue jeans"],
  ["lilac cardigan", "white shirt", "black trousers"],
  ["striped white shirt", "white jeans"],
  ["black heels", "black tights"],
  ["long navy skirt", "black knee boots"],
])("%s with %s need none", (...names) => expect(edges(...names)).toEqual([]))

it("what lies between them hides the lower one", () => {
  const svg = drawLook({
    figure: {},
    garments: ["black wool coat", "white tunic", "black trousers"].map(named),
  })
  const [, mask = ""] = /<mask [^>]+>(.*?)<\/mask>/.exec(svg) ?? []
  expect(mask.indexOf('fill="#000"')).toBeGreaterThan(mask.indexOf('fill="#fff"'))
})

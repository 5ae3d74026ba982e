import { difference, hexOf } from "@stylin/garments/colour"
import { type GarmentWords, type Kind, parseGarment, wordsFrom } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { drawFlat, drawLook } from "./index.ts"
import { made } from "./pieces.ts"

// A garment of which no colour is known is drawn in the one that its kind mostly has.

const unsaid = (name: string, kind: Kind): GarmentWords => wordsFrom({ name, kind, colours: [] })

it.each<[name: string, Kind, colour: Parameters<typeof hexOf>[0]]>([
  ["parka", "parka", "olive"],
  ["Seasalt raincoat", "raincoat", "navy"],
  ["coat", "wool_coat", "camel"],
  ["blazer", "blazer", "navy"],
  ["linen trousers", "trousers", "stone"],
  ["silk blouse", "blouse", "cream"],
])("draws a %s in a colour of its kind, and not in grey", (name, kind, colour) => {
  const words = unsaid(name, kind)
  const { cloth } = made(words)
  expect(difference(hexOf(colour), `#${cloth.colour.slice(1)}`)).toBeLessThan(1)
  // The words keep what they said.
  expect(words.colours).toEqual([{ colour: "grey" }])
})

it("draws grey what is said to be grey", () => {
  const said = made(wordsFrom({ name: "grey parka", kind: "parka", colours: ["grey"] }))
  expect(said.cloth.colour).toBe(hexOf("grey"))
})

it("names no colour that nobody said", () => {
  expect(drawFlat(unsaid("raincoat", "raincoat"))).toContain("<title>raincoat</title>")
  expect(drawLook({ figure: {}, garments: [unsaid("parka", "parka")] })).toContain(
    "<title>parka</title>",
  )
})

it("shows the fibres of grey jersey, and none on black", () => {
  const flecks = (name: string) => {
    const { kind = "hoodie", colours } = parseGarment(name)
    return made(wordsFrom({ name, kind, colours })).cloth.material === "marl"
  }
  for (const name of ["grey marl joggers", "hoodie", "grey sweatshirt"])
    expect(flecks(name)).toBe(true)
  for (const name of ["black joggers", "white t-shirt", "grey wool trousers"])
    expect(flecks(name)).toBe(false)
})

it("is of its photograph's colour if there is one, whatever its kind usually is", () => {
  const photo = { colour: "#7a2b4c", called: "plum" }
  expect(made({ ...unsaid("parka", "parka"), photo }).cloth.colour).toBe(photo.colour)
})

import { expect, it } from "vitest"
import { wordsFrom } from "./described.ts"
import type { Kind } from "./kind-names.ts"

const cutOf = (name: string, kind: Kind) => wordsFrom({ name, kind, colours: ["navy"] }).cut

it.each(["navy crombie", "camel covert coat", "chesterfield coat"])(
  "ends a %s at the knee",
  (name) => {
    expect(cutOf(name, "wool_coat")).toEqual({ length: "knee" })
  },
)

it("ties a bow at the neck, unless it is elsewhere or printed", () => {
  for (const name of ["ivory bow blouse", "blouse with a bow"]) {
    expect(cutOf(name, "blouse"), name).toEqual({ neckline: "bow" })
  }
  for (const name of [
    "blouse with bow at the back",
    "bow detail sleeves blouse",
    "bow print blouse",
  ]) {
    expect(cutOf(name, "blouse"), name).not.toHaveProperty("neckline", "bow")
  }
})

it("gives tweed for the country lapels, and none to what is made by Country Road", () => {
  expect(cutOf("country tweed jacket", "tweed_jacket")).toEqual({ neckline: "lapel" })
  expect(cutOf("Country Road boucle jacket", "tweed_jacket")).not.toHaveProperty("neckline")
})

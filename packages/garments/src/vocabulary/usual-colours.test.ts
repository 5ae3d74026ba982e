import { expect, it } from "vitest"
import { usualColours } from "./usual-colours.ts"

it("takes denim that is only called dark or light for navy or light blue", () => {
  const of = (name: string) =>
    usualColours("jeans", { name, material: undefined, pattern: undefined })
  expect(of("dark jeans")).toEqual(["navy"])
  expect(of("light wash jeans")).toEqual(["light blue"])
  expect(of("old jeans")).toEqual(["blue"])
})

import { expect, it } from "vitest"
import type { Colour } from "./garment.ts"
import type { Kind } from "./kind-names.ts"
import { parseGarment } from "./parse/parse.ts"
import { usualColours } from "./usual-colours.ts"

it("takes denim that is only called dark or light for navy or light blue", () => {
  const of = (name: string) =>
    usualColours("jeans", { name, material: undefined, pattern: undefined })
  expect(of("dark jeans")).toEqual(["navy"])
  expect(of("light wash jeans")).toEqual(["light blue"])
  expect(of("old jeans")).toEqual(["blue"])
})

it.each<readonly [name: string, kind: Kind, colour: Colour]>([
  ["Friesennerz", "raincoat", "yellow"],
  ["sou'wester", "raincoat", "yellow"],
  ["hi-vis vest", "gilet", "lemon"],
  ["LBD", "day_dress", "black"],
  ["tuxedo", "blazer", "black"],
  ["fishnets", "tights", "black"],
  ["Dubarry boots", "knee_boots", "brown"],
  ["RM Williams", "chelsea_boots", "brown"],
  ["Driza-Bone", "raincoat", "chocolate"],
  ["Timberlands", "lace_up_boots", "tan"],
  ["cricket jumper", "jumper", "cream"],
  ["Christmas jumper", "jumper", "red"],
  ["Barbour", "overshirt", "olive"],
  ["lumberjack shirt", "shirt", "red"],
  ["sou’wester", "bucket_hat", "yellow"],
  ["hi-viz polo", "polo", "lemon"],
  ["rainbow scarf", "scarf", "red"],
  ["patchwork denim jacket", "denim_jacket", "blue"],
])("knows the colour of a %s by its name", (name, kind, colour) => {
  const { pattern, material } = parseGarment(name)
  expect(usualColours(kind, { name, pattern, material })?.[0]).toBe(colour)
})

it("gives no such colour to other things by the same maker", () => {
  const of = (name: string, kind: Kind) =>
    usualColours(kind, { name, material: undefined, pattern: undefined })
  expect(of("RM Williams moleskin trousers", "trousers")).toBeUndefined()
  expect(of("Timberland jacket", "parka")).toBeUndefined()
})

import { expect, it } from "vitest"
import type { Kind } from "../kind-names.ts"
import { parseGarment } from "./parse.ts"

it.each<readonly [name: string, kind: Kind]>([
  ["Faltenrock", "pleated_skirt"],
  ["Turnschuhe", "trainers"],
  ["robe d'été", "day_dress"],
  ["veste en jean", "denim_jacket"],
  ["jupe en jean", "denim_skirt"],
  ["cazadora de cuero", "leather_jacket"],
  ["giacca di jeans", "denim_jacket"],
  ["spijkerbroek", "jeans"],
  ["skjørt", "midi_skirt"],
])("reads the commonest words of other languages: %s", (name, kind) => {
  expect(parseGarment(name).kind).toBe(kind)
})

it.each<readonly [name: string, kind: Kind, colour: string]>([
  ["schwarze Hose", "trousers", "black"],
  ["weiße Bluse", "blouse", "white"],
  ["Strickjacke grün", "cardigan", "green"],
  ["Jeans hellblau", "jeans", "light blue"],
  ["robe noire", "day_dress", "black"],
  ["baskets blanches", "trainers", "white"],
  ["manteau noir", "wool_coat", "black"],
  ["vestido rojo", "day_dress", "red"],
  ["jersey de lana gris", "jumper", "grey"],
  ["camicia bianca", "shirt", "white"],
  ["zwarte broek", "trousers", "black"],
  ["röd klänning", "day_dress", "red"],
  ["grå genser", "jumper", "grey"],
  ["biała koszula", "shirt", "white"],
  ["calças pretas", "trousers", "black"],
  ["kırmızı elbise", "day_dress", "red"],
  ["siyah ceket", "blazer", "black"],
])("reads the colours of other languages: %s", (name, kind, colour) => {
  expect(parseGarment(name)).toMatchObject({ kind, colours: [colour] })
})

it.each([
  ["Kleid mit Blumen", "floral"],
  ["Rock kariert", "check"],
  ["pull rayé", "stripe"],
  ["sukienka w kwiaty", "floral"],
] as const)("reads the pattern of %s", (name, pattern) => {
  expect(parseGarment(name).pattern).toBe(pattern)
})

it("lets English words go first", () => {
  expect(parseGarment("Rosa dress in black").colours).toEqual(["black"])
  expect(parseGarment("pull-on boots").kind).toBe("chelsea_boots")
  expect(parseGarment("rock band T-shirt").kind).toBe("t_shirt")
  expect(parseGarment("silk robe").kind).toBeUndefined()
})

import { describe, expect, it } from "vitest"
import type { Kind } from "../kind-names.ts"
import { parseGarment } from "./parse.ts"

describe("what a garment comes with", () => {
  it.each<readonly [name: string, kind: Kind | undefined, colours: readonly string[]]>([
    ["black dress with tan belt", "day_dress", ["black"]],
    ["black dress tan belt", "day_dress", ["black"]],
    ["black dress gold chain belt", "day_dress", ["black"]],
    ["tan belt for black dress", "belt", ["tan"]],
    ["black leather jeans belt", "belt", ["black"]],
    ["red gingham pinafore over white tee", "pinafore", ["red"]],
    ["shirt to wear under jumpers", "shirt", []],
    ["cardigan from the shoe shop", "cardigan", []],
    ["beige slingbacks black toe cap", "heels", ["beige"]],
    ["waistcoat + trousers", "waistcoat", []],
    ["denim over shirt", "overshirt", []],
    ["brown boots over the knee", "knee_boots", ["brown"]],
    ["cotton saree with black blouse", undefined, ["black"]],
  ])("is not what it is: %s", (name, kind, colours) => {
    expect(parseGarment(name)).toMatchObject({ colours })
    expect(parseGarment(name).kind).toBe(kind)
  })
})

describe("what is worn to work", () => {
  it.each<readonly [name: string, kind: Kind | undefined]>([
    ["pharmacy tunic", "tunic"],
    ["navy hospital tunic with white piping", "tunic"],
    ["school uniform blouse", "blouse"],
    ["uniform saree", undefined],
    ["chef jacket", "overshirt"],
    ["white chefs coat", "overshirt"],
    ["scrub jacket", "bomber"],
    ["scrub trousers", "trousers"],
    ["scrub cap", undefined],
    ["tabard", undefined],
    ["charcoal wool pantsuit jacket", "blazer"],
  ])("is read as what it is: %s", (name, kind) => {
    expect(parseGarment(name).kind).toBe(kind)
  })
})

it.each<readonly [name: string, kind: Kind | undefined]>([
  ["moleskins cream", "trousers"],
  ["armless top red", "vest"],
  ["bum short black", "shorts"],
  ["jacket maong", "denim_jacket"],
  ["churidar top blue", "tunic"],
  ["blak jeens", "jeans"],
  ["Jen's skirt", "midi_skirt"],
  ["wrap skirt recycled sari silk", "midi_skirt"],
  ["scarf sari silk", "scarf"],
  ["dress made of sari", "day_dress"],
  ["silk sari", undefined],
  ["sleeveless turtleneck knit oatmeal", "knitted_vest"],
  ["sleeveless cream jumper", "knitted_vest"],
  ["dress black tie waist", "day_dress"],
  ["black tie dress", "evening_dress"],
  ["robe de chambre noire", undefined],
  ["chemise de nuit blanche", undefined],
  ["black body-con dress", "day_dress"],
  ["croptop white", "t_shirt"],
  ["block heel court navy suede", "heels"],
  ["merino wrap charcoal", "scarf"],
])("reads %s as she means it", (name, kind) => {
  expect(parseGarment(name).kind).toBe(kind)
})

it("takes a word in the garment's name for no cloth of it", () => {
  expect(parseGarment("navy jersey")).toMatchObject({ kind: "jumper" })
  expect(parseGarment("navy jersey").material).toBeUndefined()
  expect(parseGarment("white rubber shoes").material).toBeUndefined()
  expect(parseGarment("lana del rey t shirt").material).toBeUndefined()
})

it("takes what is printed on a dress for no colour of it", () => {
  expect(parseGarment("mushroom print dress").colours).toEqual([])
  expect(parseGarment("mushroom dress").colours).toEqual(["taupe"])
})

it("puts a slip in a pattern right", () => {
  expect(parseGarment("nayv blzer stripd")).toMatchObject({ kind: "blazer", pattern: "stripe" })
})

import { expect, it } from "vitest"
import { wordsFrom } from "./described.ts"
import { parseGarment } from "./parse/parse.ts"

const named = (name: string) => {
  const { kind = "t_shirt", colours, pattern } = parseGarment(name)
  return wordsFrom({ name, kind, colours, pattern })
}

it.each([
  ["basket", "straw", "beige"],
  ["panier", "straw", "beige"],
  ["white basket", "straw", "white"],
  ["woven bag", "straw", "beige"],
  ["woven leather bag", "leather", "tan"],
  ["raffia tote", "straw", "beige"],
  ["crafts bag", "canvas", "ecru"],
  ["knitting bag", "canvas", "ecru"],
  ["black gym bag", "nylon", "black"],
  ["sou'wester hat", "nylon", "yellow"],
  ["black haori", "silk", "black"],
  ["cotton haori in navy", "cotton", "navy"],
  ["red dupatta", "chiffon", "red"],
  ["thongs", "rubber", "tan"],
  ["uggs", "suede", "tan"],
  ["sheer black blouse", "chiffon", "black"],
  ["black waterproof trousers", "nylon", "black"],
  ["red wrapper", "cotton", "red"],
  ["lace wrapper in red", "lace", "red"],
  ["ankara skirt in blue", "cotton", "blue"],
] as const)("makes %s of %s", (name, material, colour) => {
  expect(named(name)).toMatchObject({ cloth: { material }, colours: [{ colour }] })
})

it("hangs a haori open, closes a kimono jacket without a collar, and gives tweed for the country one", () => {
  expect(named("haori")).toMatchObject({
    kind: "cardigan",
    cut: { length: "long", fit: "oversized" },
    touches: ["duster", "unsaid-colour"],
  })
  expect(named("kimono jacket").cut).toEqual({ neckline: "collarless", fit: "oversized" })
  expect(named("Dubarry jacket").cut).toEqual({ neckline: "lapel" })
  expect(named("boucle jacket").cut).toEqual({})
})

it("winds a wrapper, and nothing that is sewn of its cloth", () => {
  expect(named("chitenge").cut).toEqual({ skirt: "wrap" })
  expect(named("kitenge dress").cut).toEqual({})
  expect(named("wrapper").colours.map(({ colour }) => colour)).toEqual([
    "orange",
    "cobalt",
    "mustard",
  ])
})

it("ends a sports bra below the bust, and calls no other bra a garment", () => {
  expect(named("lavender sports bra")).toMatchObject({
    kind: "vest",
    cut: { length: "cropped" },
    cloth: { material: "nylon" },
  })
  expect(parseGarment("t-shirt bra").kind).toBeUndefined()
})

import { describe, expect, it } from "vitest"
import { parseGarment } from "./parse.ts"

const coloursOf = (name: string) => parseGarment(name).colours

describe("a light, a strong and a dull pink", () => {
  it.each([
    ["pale pink jumper", "blush"],
    ["powder pink jumper", "blush"],
    ["baby pink jumper", "pink"],
    ["light pink jumper", "pink"],
    ["pastel pink jumper", "pink"],
    ["shocking pink jumper", "hot pink"],
    ["hot pink jumper", "hot pink"],
    ["fuchsia jumper", "fuchsia"],
    ["dark pink jumper", "raspberry"],
    ["dirty pink jumper", "dusty pink"],
  ] as const)("are told apart: %s", (name, colour) => {
    expect(coloursOf(name)).toEqual([colour])
  })
})

it.each([
  ["oatmeal coat", "ecru"],
  ["champagne blouse", "ecru"],
  ["brick dress", "rust"],
  ["whisky belt", "tan"],
  ["jade bangle", "emerald"],
  ["eau de nil blouse", "mint"],
  ["butterscotch bag", "camel"],
  ["pastel blue shirt", "light blue"],
  ["pastel yellow dress", "butter"],
  ["dark orange jumper", "rust"],
  ["dark turquoise top", "teal"],
  ["lt blue jeans", "light blue"],
  ["dk green cardigan", "forest green"],
  ["kahki trousers", "khaki"],
  ["tortoishell sunglasses", "brown"],
  ["jean brut", "indigo"],
] as const)("reads the shade of %s", (name, colour) => {
  expect(coloursOf(name)).toEqual([colour])
})

it("takes a shade and the plain colour after it for one, but two colours for two", () => {
  expect(coloursOf("periwinkle blue cardigan")).toEqual(["periwinkle"])
  expect(coloursOf("scarlet red dress")).toEqual(["scarlet"])
  expect(coloursOf("gunmetal grey top")).toEqual(["charcoal"])
  expect(coloursOf("navy and blue striped top")).toEqual(["navy", "blue"])
  expect(coloursOf("navy/blue top")).toEqual(["navy", "blue"])
  expect(coloursOf("blue navy top")).toEqual(["blue", "navy"])
})

it("takes pewter for metal where that is worked or laid on, and for grey on cloth", () => {
  expect(coloursOf("pewter loafers")).toEqual(["silver"])
  expect(coloursOf("pewter necklace")).toEqual(["silver"])
  expect(coloursOf("pewter dress")).toEqual(["grey"])
})

it.each([
  ["dunkelblaue Hose", "trousers", "navy"],
  ["hellgrauer Rock", "midi_skirt", "light grey"],
  ["Hose weinrot", "trousers", "burgundy"],
  ["bordeauxroter Pullover", "jumper", "burgundy"],
  ["Steppweste oliv", "gilet", "olive"],
  ["manteau bleu marine", "wool_coat", "navy"],
  ["mörkblå kappa", "wool_coat", "navy"],
  ["regnkappa gul", "raincoat", "yellow"],
  ["linneskjorta vit", "shirt", "white"],
  ["stivali marroni", "knee_boots", "brown"],
  ["bordowa sukienka", "day_dress", "burgundy"],
] as const)("reads a colour in the form that its language gives it: %s", (name, kind, colour) => {
  expect(parseGarment(name)).toMatchObject({ kind, colours: [colour] })
})

it("leaves English words as they are without such a colour", () => {
  for (const name of ["black hose", "beige robe", "turquoise robe"]) {
    expect(parseGarment(name).kind, name).toBeUndefined()
  }
  expect(parseGarment("robe beige").kind).toBe("day_dress")
  expect(parseGarment("robe kaki").kind).toBe("day_dress")
  expect(parseGarment("rock band tee").kind).toBe("t_shirt")
})

it("takes no maker's name for a colour, a cloth, a length or a wearer", () => {
  expect(coloursOf("rag & bone jeans")).toEqual([])
  expect(coloursOf("Brown Thomas coat")).toEqual([])
  expect(parseGarment("Edinburgh Woollen Mill trousers").material).toBeUndefined()
  expect(parseGarment("City Chic top").cut).toEqual({})
  expect(parseGarment("Nobody's Child dress").wearer).toBeUndefined()
  expect(parseGarment("baby tee").wearer).toBeUndefined()
  expect(parseGarment("marks & spencer navy").kind).toBeUndefined()
})

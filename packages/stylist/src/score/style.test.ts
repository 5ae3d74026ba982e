import { describe, expect, it } from "vitest"
import { pieceOf } from "../pieces/piece.ts"
import { counterOf, nameWords } from "../style/phrases.ts"
import { SAYINGS, saidBy, says } from "../style/said.ts"
import { garment } from "../testing.ts"
import { style, stylesAlike } from "./style.ts"
import { brief } from "./testing.ts"

const named = (kind: Parameters<typeof garment>[0], name: string) =>
  pieceOf(garment(kind, { id: name, name }))
const anyone = brief()

describe("words of a name", () => {
  it("are lower case and keep accents and the like", () => {
    expect(nameWords("Women's V-Neck Café Dress (2-pack), 14k")).toEqual([
      "women's",
      "v-neck",
      "café",
      "dress",
      "2-pack",
      "14k",
    ])
  })

  it("are found as phrases of up to three, including overlapping ones", () => {
    const count = counterOf(["new look|look", "river island"])
    expect(count(["new", "look", "river", "island"])).toEqual([2, 1])
  })

  it("give styles and makers", () => {
    const said = saidBy("Studded biker jacket", "Gucci")
    const all = SAYINGS.filter((_, at) => says(said, at))
    expect(all).toEqual(expect.arrayContaining(["style:rock", "brand:luxury"]))
    expect(all).not.toContain("style:boho")
  })
})

describe("the style of a look", () => {
  const shirt = named("t_shirt", "black skull t-shirt")
  const jeans = named("jeans", "ripped black skinny jeans")

  it("is highest if a piece has the style of the others", () => {
    const worth = (name: string, kind: "ankle_boots" | "flats" | "trainers") =>
      style([shirt, jeans, named(kind, name)], anyone)

    const boots = worth("black leather biker boots with studs", "ankle_boots")

    expect(boots).toBeGreaterThan(worth("pink satin ballet flats", "flats"))
    expect(boots).toBeGreaterThan(worth("running trainers", "trainers"))
  })

  it("is the same in any order of the pieces, from -1 to 1", () => {
    expect(stylesAlike(shirt, jeans)).toEqual(stylesAlike(jeans, shirt))
    expect(style([shirt, jeans], anyone)).toBe(style([jeans, shirt], anyone))
    expect(Math.abs(style([shirt, jeans], anyone))).toBeLessThanOrEqual(1)
  })

  it("does not apply to one garment alone", () => {
    expect(style([shirt], anyone)).toBe(0)
    expect(style([], anyone)).toBe(0)
  })
})

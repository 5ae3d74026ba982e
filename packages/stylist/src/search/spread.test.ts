import type { ColourName } from "@stylin/garments/colour"
import type { Kind } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { piece } from "../score/testing.ts"
import { spread } from "./spread.ts"

const of = (kind: Kind, colour: ColourName, owned = false) =>
  piece({ kind, colours: [{ colour }] }, { owned, id: `${owned ? "her " : ""}${colour} ${kind}` })
const jeans = of("jeans", "blue", true)
const trainers = of("trainers", "white", true)

it("shows no two picks beside each other of which one is the like of the other", () => {
  const look = (jacket: ReturnType<typeof of>, top: ColourName, score: number) => ({
    pieces: [jacket, of("t_shirt", top, true), jeans, trainers],
    score,
  })
  const first = look(of("bomber", "grey"), "white", 3)
  const second = look(of("bomber", "charcoal"), "black", 2)
  const third = look(of("bomber", "emerald"), "pink", 1)
  expect(spread([[first, second, third]], 2)).toEqual([first, third])
})

it("shows no outfit again for another occasion, with another bag or none", () => {
  const outfit = [of("t_shirt", "white", true), jeans, trainers]
  const errands = { pieces: outfit, score: 2 }
  const outings = { pieces: [...outfit, of("tote_bag", "black", true)], score: 2 }
  const other = { pieces: [of("jumper", "navy", true), jeans, trainers], score: 0 }
  expect(spread([[errands], [outings, other]], 2)).toEqual([errands, other])
})

it("lets one coat that she lacks do for the looks beside each other, and buys no second", () => {
  const look = (coat: ReturnType<typeof of>, top: ColourName, score: number) => ({
    pieces: [coat, of("jumper", top, true), jeans, trainers],
    score,
  })
  const [puffer, parka] = [of("puffer", "navy"), of("parka", "olive")]
  const first = look(puffer, "white", 3)
  const other = look(parka, "black", 2)
  const second = look(puffer, "red", 1)
  expect(spread([[first, other, second]], 3)).toEqual([first, second])
})

it("changes the clothes before the shoes and the coat of looks beside each other", () => {
  const coat = of("wool_coat", "navy", true)
  const look = (top: ColourName, shoes: typeof trainers, score: number) => ({
    pieces: [coat, of("jumper", top, true), jeans, shoes],
    score,
  })
  const first = look("white", trainers, 3)
  const inBoots = look("white", of("ankle_boots", "black", true), 2.9)
  const inRed = look("red", trainers, 2)
  expect(spread([[first, inBoots, inRed]], 2)).toEqual([first, inRed])
})

it("shows the clothes of a look beside it in no other coat, as long as she has others", () => {
  const look = (coat: ColourName, top: ColourName, score: number) => ({
    pieces: [of("wool_coat", coat, true), of("blouse", top, true), jeans, trainers],
    score,
  })
  const first = look("brown", "white", 3)
  const inGreen = look("olive", "white", 2.9)
  const inRed = look("brown", "red", 0.5)
  expect(spread([[first], [inGreen, inRed]], 2)).toEqual([first, inRed])
  expect(spread([[first], [inGreen]], 2)).toEqual([first, inGreen])
})

import type { ColourName } from "@stylin/garments/colour"
import type { GarmentWords, Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import type { Piece } from "../pieces/piece.ts"
import { piece } from "../score/testing.ts"
import { dayOf } from "../weather/day.ts"
import { needOf } from "../weather/need.ts"
import { stylingOf } from "./styling.ts"

const of = (kind: Kind, colour: ColourName, more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: [{ colour }], ...more })

/** The socks that go without saying where it is so warm, in °C, by day. */
const socks = (high: number, ...look: Parameters<typeof stylingOf>[0]) => {
  const day = dayOf({ weather: { low: high - 4, high } })
  return stylingOf(look, day && needOf(day, "work")).socks
}

describe("socks", () => {
  const trousers = of("trousers", "navy")

  it("are worn in low shoes below trousers in the cold, in the trousers' colour or the trainers'", () => {
    expect(socks(5, trousers, of("loafers", "black"))).toBe("navy")
    expect(socks(5, trousers, of("trainers", "white"))).toBe("white")
    expect(socks(5, of("jeans", "light blue"), of("brogues", "brown"))).toBe("navy")
    expect(socks(5, trousers, of("mary_janes", "gold"))).toBe("navy")
    expect(socks(5, of("trousers", "white"), of("loafers", "black"))).toBe("beige")
    expect(socks(5, of("maxi_skirt", "rust"), of("loafers", "brown"))).toBe("brown")
  })

  it("are worn on a cold morning before a mild day, but not in pumps", () => {
    expect(socks(13, trousers, of("loafers", "black"))).toBe("navy")
    expect(socks(13, trousers, of("flats", "black"))).toBeUndefined()
    expect(socks(5, trousers, of("flats", "black"))).toBe("navy")
    expect(socks(5, trousers, of("heels", "black"))).toBe("navy")
  })

  it("are worn neither in the warmth, nor in boots or pale courts, nor with tights or a skirt", () => {
    expect(socks(20, trousers, of("loafers", "black"))).toBeUndefined()
    expect(socks(5, trousers, of("ankle_boots", "black"))).toBeUndefined()
    expect(socks(5, trousers, of("heels", "tan"))).toBeUndefined()
    expect(socks(5, trousers, of("loafers", "black"), of("tights", "black"))).toBeUndefined()
    expect(socks(5, of("midi_skirt", "navy"), of("loafers", "black"))).toBeUndefined()
    expect(stylingOf([trousers, of("loafers", "black")]).socks).toBeUndefined()
  })
})

it("lets a hem hang that is made to", () => {
  const tuck = (name: string, ...over: readonly Piece[]) =>
    stylingOf([{ ...of("shirt", "white"), owned: true, name }, of("jeans", "blue"), ...over]).tuck
  expect(tuck("white shirt", of("blazer", "navy"))).toBe("in")
  expect(tuck("white guayabera", of("blazer", "navy"))).toBe("out")
  expect(tuck("white guayabera")).toBe("out")
  expect(tuck("white kebaya", of("blazer", "navy"))).toBe("out")
  expect(tuck("white long shirt", of("blazer", "navy"))).toBe("out")
  expect(tuck("white wrap blouse")).toBe("out")
  expect(tuck("white shirt", of("headscarf", "navy"), of("blazer", "navy"))).toBe("out")
})

import type { GarmentWords, Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { pieceOf } from "../pieces/piece.ts"
import { brief, piece } from "../score/testing.ts"
import { garment } from "../testing.ts"
import { areForSnow, isLinedInVain, isSunHatInVain } from "./heavy-cloths.ts"
import { pairRule, pieceRule } from "./rules.ts"

const hers = (kind: Kind, name: string, more: Partial<GarmentWords> = {}) => ({
  ...piece({ kind, colours: [{ colour: "brown" }], ...more }),
  owned: true,
  name,
})
const day = (low: number, high: number) => brief("outings", { weather: { low, high } })
const tweed = hers("blazer", "Brown tweed blazer", { cloth: { material: "tweed" } })
const cords = hers("overshirt", "Brown corduroy jacket", { cloth: { material: "corduroy" } })
const waxed = hers("overshirt", "Brown waxed jacket")

describe("jackets for the cold", () => {
  it.each([
    ["tweed", tweed],
    ["corduroy", cords],
    ["waxed", waxed],
    ["wool", hers("blazer", "Brown wool blazer")],
  ])("rest on warm days: %s", (_, jacket) => {
    expect(pieceRule(jacket, day(13, 20))).toBe("season")
    expect(pieceRule(jacket, day(9, 16))).toBeUndefined()
  })

  it("are no blazers that she calls nothing more", () => {
    expect(pieceRule(hers("blazer", "Brown blazer"), day(13, 20))).toBeUndefined()
  })

  it("do not go with bare feet", () => {
    for (const kind of ["sandals", "espadrilles"] as const) {
      expect(pairRule(waxed, hers(kind, kind), day(9, 16)), kind).toBe("not-together")
    }
    expect(pairRule(waxed, hers("loafers", "Loafers"), day(9, 16))).toBeUndefined()
    expect(pairRule(hers("blazer", "Blazer"), hers("sandals", "Sandals"), day(9, 16))).toBe(
      undefined,
    )
  })
})

describe("thick knits", () => {
  const chunky = hers("cardigan", "Chunky brown cardigan")

  it("rest on warm days", () => {
    expect(pieceRule(chunky, day(13, 20))).toBe("season")
    expect(pieceRule(hers("cardigan", "brown wooly cardigan"), day(13, 20))).toBe("season")
    expect(pieceRule(hers("cardigan", "Brown cardigan"), day(13, 20))).toBeUndefined()
  })

  it("do not go beneath padding on mild days", () => {
    const parka = hers("parka", "Down parka", { colours: [{ colour: "navy" }] })
    expect(pairRule(parka, chunky, day(5, 12))).toBe("too-hot")
    expect(pairRule(parka, chunky, day(1, 6))).toBeUndefined()
    expect(pairRule(parka, hers("jumper", "Fine jumper"), day(5, 12))).toBeUndefined()
    expect(
      pairRule(
        hers("trench_coat", "Trench", { colours: [{ colour: "navy" }] }),
        chunky,
        day(5, 12),
      ),
    ).toBeUndefined()
  })
})

it("keeps her snow boots for frost, if she has other shoes", () => {
  const boots = (name: string) => pieceOf(garment("lace_up_boots", { id: name, name, owned: true }))
  const both = [boots("Black snow boots"), boots("Black lace-up boots")]
  expect(areForSnow(boots("Sorels"), [boots("Sorels"), boots("Black boots")], day(3, 8))).toBe(true)
  expect(both.filter((one) => areForSnow(one, both, day(3, 8)))).toEqual([both[0]])
  expect(both.filter((one) => areForSnow(one, both, day(-2, 1)))).toEqual([])
  expect(both.filter((one) => areForSnow(one, both.slice(0, 1), day(3, 8)))).toEqual([])
})

it.each([
  ["ankle_boots", "Lined brown boots", "Brown boots", 12],
  ["ankle_boots", "Furry boots", "Brown boots", 12],
  ["ankle_boots", "Brown uggs", "Brown boots", 12],
  ["cargo_trousers", "Insulated ski trousers", "Black trousers", 8],
  ["tights", "Fleece-lined tights", "Thin tights", 8],
  ["overshirt", "Chore coat with a blanket lining", "Chore coat", 16],
] as const)("rests lined %s on mild days, if she has others", (kind, lined, plain, until) => {
  const her = (name: string) => pieceOf(garment(kind, { id: name, name, owned: true }))
  const both = [her(lined), her(plain)]
  const resting = (high: number, worn = both) =>
    worn.filter((one) => isLinedInVain(one, worn, day(high - 6, high))).map(({ name }) => name)
  expect(resting(until + 6)).toEqual([lined])
  expect(resting(until - 4)).toEqual([])
  expect(resting(until + 6, both.slice(0, 1))).toEqual([])
})

it.each([
  ["ankle_boots", "Brown boots", "flats", "Tan flats"],
  ["cardigan", "Brown wool cardigan", "cardigan", "Cotton cardigan"],
] as const)(
  "rests %s on a summer's day, if she has something lighter: %s",
  (kind, heavy, other, light) => {
    const her = (of: Kind, name: string) => pieceOf(garment(of, { id: name, name, owned: true }))
    const both = [her(kind, heavy), her(other, light)]
    const resting = (high: number, worn = both) =>
      worn.filter((one) => isLinedInVain(one, worn, day(high - 8, high))).map(({ name }) => name)
    expect(resting(24)).toEqual([heavy])
    expect(resting(18)).toEqual([])
    expect(resting(24, both.slice(0, 1))).toEqual([])
  },
)

it("takes no sun hat on a cool day", () => {
  const hat = pieceOf(garment("sun_hat", { id: "h", owned: true }))
  expect(isSunHatInVain(hat, [hat], day(9, 16))).toBe(true)
  expect(isSunHatInVain(hat, [hat], day(14, 22))).toBe(false)
})

it("wears thermal leggings as no trousers, if she has any", () => {
  const leggings = pieceOf(
    garment("leggings", { id: "l", name: "Black thermal leggings", owned: true }),
  )
  const jeans = pieceOf(garment("jeans", { id: "j", name: "Blue jeans", owned: true }))
  expect(isLinedInVain(leggings, [leggings, jeans], day(-6, 0))).toBe(true)
  expect(isLinedInVain(leggings, [leggings], day(-6, 0))).toBe(false)
})

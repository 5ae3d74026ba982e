import type { ColourName } from "@stylin/garments/colour"
import type { Activity, Kind } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import type { Profile } from "../person/person.ts"
import type { Piece } from "../pieces/piece.ts"
import { brief, piece } from "../score/testing.ts"
import { isGrosslyMisplaced, isMisplaced } from "./misplaced.ts"

/** Whether one of her pieces is out of place by itself. */
function isOut(one: Piece, occasion: Activity, day: Profile): boolean {
  const pieces = [{ ...one, owned: true }]
  return pieces.some((worn) => isMisplaced(worn, { pieces, brief: brief(occasion, day), score: 0 }))
}

const of = (kind: Kind, colour: ColourName, name?: string): Piece => ({
  ...piece({ kind, colours: [{ colour }] }),
  ...(name && { name }),
})

it("keeps what is for nights out from ordinary days", () => {
  const top = of("blouse", "rust", "Party top")
  expect(isOut(top, "errands", { month: 7 })).toBe(true)
  expect(isOut(top, "dating", { month: 7 })).toBe(false)
  expect(isOut(of("heels", "gold"), "outings", { month: 7 })).toBe(true)
  expect(isOut(of("heels", "gold"), "dating", { month: 7 })).toBe(false)
  expect(isOut(of("heels", "red"), "outings", { month: 7 })).toBe(false)
})

it("keeps a Christmas jumper for December", () => {
  const jumper = of("jumper", "red", "Christmas jumper")
  expect([1, 11, 12].map((month) => isOut(jumper, "errands", { month }))).toEqual([
    true,
    true,
    false,
  ])
  expect(isOut(of("ankle_boots", "brown", "reindeer fur boots"), "errands", { month: 1 })).toBe(
    false,
  )
})

it("keeps shorts for warm days, and for offices in the heat", () => {
  const shorts = of("shorts", "beige")
  const on = (low: number, high: number) => ({ weather: { low, high } })
  expect(isOut(shorts, "errands", on(12, 21))).toBe(true)
  expect(isOut(shorts, "errands", on(15, 22))).toBe(false)
  expect(isOut(shorts, "work", on(15, 22))).toBe(true)
  expect(isOut(shorts, "work", on(18, 28))).toBe(false)
})

it("keeps a dryrobe for the water", () => {
  const robe = of("parka", "grey", "Dryrobe")
  expect(isOut(robe, "errands", { month: 10 })).toBe(true)
  expect(isOut(robe, "outdoors", { month: 10 })).toBe(false)
})

it("sends nobody shopping or to work in a saree", () => {
  const saree = of("maxi_dress", "teal", "teal saree")
  expect(isOut(saree, "errands", { month: 7 })).toBe(true)
  expect(isOut(saree, "work", { month: 7 })).toBe(true)
  expect(isOut(saree, "outings", { month: 7 })).toBe(false)
})

it("takes a jacket before a cardigan to an office that asks for tailoring", () => {
  const cardigan = of("cardigan", "red")
  expect(isOut(cardigan, "work", { month: 10, needs: { dressCode: "tailored" } })).toBe(true)
  const tunic = of("tunic", "grey")
  expect(isOut(tunic, "work", { month: 10, needs: { dressCode: "tailored" } })).toBe(true)
  expect(isOut(cardigan, "work", { month: 10, needs: { dressCode: "smart" } })).toBe(false)
})

it("leaves linen at home on cold mornings, skirts and dresses too", () => {
  const on = (low: number) => ({ weather: { low, high: low + 8 } })
  for (const kind of ["midi_skirt", "day_dress", "trousers"] as const) {
    const linen = piece({ kind, colours: [{ colour: "beige" }], cloth: { material: "linen" } })
    expect(isOut(linen, "errands", on(4))).toBe(true)
    expect(isOut(linen, "errands", on(16))).toBe(false)
    expect(
      isOut(
        piece({ kind, colours: [{ colour: "beige" }], cloth: { material: "wool" } }),
        "errands",
        on(4),
      ),
    ).toBe(false)
  }
})

it("bares no toes on cold mornings, and says so louder than of other things", () => {
  const sandals = { ...of("sandals", "beige"), owned: true }
  const isGross = (low: number) =>
    isGrosslyMisplaced(sandals, {
      pieces: [sandals],
      brief: brief("outings", { weather: { low, high: low + 8 } }),
      score: 0,
    })
  expect([9, 11].map(isGross)).toEqual([true, false])
})

it("leaves jumpers with holes, waterproof trousers and beach clothes each to their days", () => {
  const on = (low: number) => ({ weather: { low, high: low + 8 } })
  const holey = of("jumper", "grey", "holey mohair jumper")
  expect([2, 10].map((low) => isOut(holey, "errands", on(low)))).toEqual([true, false])
  const shell = of("trousers", "grey", "Bergans shell pants")
  expect(isOut(shell, "dating", on(2))).toBe(true)
  expect(isOut(shell, "outdoors", on(2))).toBe(false)
  const beach = of("day_dress", "orange", "beach dress")
  expect([16, 22].map((low) => isOut(beach, "outings", on(low)))).toEqual([true, false])
  expect(isOut(beach, "work", on(22))).toBe(true)
})

it("takes no cropped top to smart work", () => {
  const cropped = piece({
    kind: "shirt",
    colours: [{ colour: "white" }],
    cut: { length: "cropped" },
  })
  const dressed = (dressCode: "smart" | "everyday") => ({ month: 7, needs: { dressCode } })
  expect(isOut(cropped, "work", dressed("smart"))).toBe(true)
  expect(isOut(cropped, "work", dressed("everyday"))).toBe(false)
})

it("keeps what she calls hers for work, for class or for home where it belongs", () => {
  const day = { month: 7 }
  const out = (name: string, occasion: Activity) => isOut(of("shirt", "navy", name), occasion, day)
  const cases: [name: string, belongs: readonly Activity[]][] = [
    ["usps shirt", ["work"]],
    ["postal blue polo", ["work"]],
    ["hotel blouse", ["work"]],
    ["white office shirt", ["work"]],
    ["nurses' tunic", ["work"]],
    ["white blouse for interview", ["work"]],
    ["uniform blouse", ["work", "classes"]],
    ["white school shirt", ["work", "classes"]],
    ["grey top for college", ["classes"]],
    ["bowls club polo", []],
    ["hockey kit", []],
    ["top for round the house", []],
  ]
  for (const [name, belongs] of cases) {
    const fits = (["work", "classes", "errands"] as const).filter((one) => !out(name, one))
    expect(fits, name).toEqual(belongs)
  }
  for (const name of [
    "old-school shirt",
    "Warehouse shirt",
    "Office black shirt",
    "bank holiday shirt",
    "zoo print shirt",
    "shirt for school run",
    "school run shirt",
    "football shirt",
  ]) {
    expect(out(name, "errands"), name).toBe(false)
  }
})

it("wears slippers to the corner shop alone, and flip-flops neither to work nor on dates", () => {
  const slippers = of("mules", "red", "red slippers")
  const flipFlops = of("sandals", "black", "black flip flops")
  const hot = { weather: { low: 24, high: 32 } }
  for (const one of [slippers, flipFlops]) {
    expect(isOut(one, "errands", hot)).toBe(false)
    expect(isOut(one, "work", hot)).toBe(true)
    expect(isOut(one, "dating", hot)).toBe(true)
  }
  expect(isOut(slippers, "outings", hot)).toBe(true)
  expect(isOut(flipFlops, "outings", hot)).toBe(false)
})

it("keeps slippers indoors, where mornings are not warm", () => {
  const slippers = of("mules", "red", "red slippers")
  const on = (low: number) => ({ weather: { low, high: low + 8 } })
  expect(isOut(slippers, "errands", on(14))).toBe(true)
  expect(isOut(slippers, "errands", on(24))).toBe(false)
  for (const name of ["red ballet slippers", "velvet slipper loafers"]) {
    expect(isOut(of("flats", "red", name), "errands", on(14)), name).toBe(false)
  }
})

it("keeps jeans that are gone at the knee for milder days", () => {
  const jeans = of("jeans", "blue", "blue jeans gone at the knee")
  expect(isOut(jeans, "errands", { weather: { low: 5, high: 12 } })).toBe(true)
  expect(isOut(jeans, "errands", { weather: { low: 14, high: 22 } })).toBe(false)
})

it("keeps sweatpants and jeans for cooler days, sandals from work on her feet, and her best for better days", () => {
  const on = (high: number) => ({ weather: { low: high - 9, high } })
  const jeans = of("jeans", "blue", "dark jeans")
  expect(isOut(jeans, "errands", on(31))).toBe(true)
  expect(isOut(jeans, "errands", on(27))).toBe(false)
  const handy = (one: Piece) => isOut(one, "work", { ...on(27), needs: { dressCode: "practical" } })
  expect(handy(of("sandals", "brown"))).toBe(true)
  expect(handy(of("trainers", "black"))).toBe(false)
  const sweats = of("joggers", "grey", "grey sweatpants")
  expect(isOut(sweats, "outings", on(27))).toBe(true)
  expect(isOut(sweats, "outings", on(22))).toBe(false)
  const trousers = of("trousers", "black", "black trousers good")
  expect(isOut(trousers, "errands", on(17))).toBe(true)
  expect(isOut(trousers, "outings", on(17))).toBe(false)
  for (const name of ["good length trousers", "Good American trousers", "trousers that fit"]) {
    expect(isOut(of("trousers", "black", name), "errands", on(17)), name).toBe(false)
  }
  const bra = of("cami", "purple", "lavender sports bra")
  expect(isOut(bra, "outings", on(24))).toBe(true)
  expect(isOut(bra, "outdoors", on(24))).toBe(false)
})

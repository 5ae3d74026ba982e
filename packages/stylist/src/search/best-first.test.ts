import type { ColourName } from "@stylin/garments/colour"
import { defaultTagPreferences, type TagPreferences } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import type { Piece } from "../pieces/piece.ts"
import { brief, piece } from "../score/testing.ts"
import { bestFirst } from "./best-first.ts"
import { hers, turnsOf } from "./testing.ts"

const loving = (love: "Prints"[], avoid: ("Denim" | "Neutral pallets")[]) => ({
  ...defaultTagPreferences(),
  love,
  avoid,
})

describe("what she may wear, but would rather not, comes after the rest", () => {
  const outfit = [hers("jumper", "rust"), hers("trousers"), hers("ankle_boots")]
  const cold = brief("work", { weather: { low: 8, high: 15 } })

  it("as no coat on a cold morning does, where another look has one", () => {
    const [without = 0, withCoat] = turnsOf(cold, outfit, [...outfit, hers("wool_coat", "camel")])
    expect([without < 0, withCoat]).toEqual([true, 0])
    expect(turnsOf(cold, outfit, outfit)).toEqual([0, 0])
    const mild = brief("work", { weather: { low: 13, high: 18 } })
    expect(turnsOf(mild, outfit, [...outfit, hers("trench_coat")])).toEqual([0, 0])
  })

  it("as a coat for colder days does, where another look has none", () => {
    const spring = brief("outings", { weather: { low: 6, high: 15 } })
    const jacket = [...outfit, hers("bomber", "navy")]
    const [parka = 0, bomber] = turnsOf(spring, [...outfit, hers("parka", "navy")], jacket)
    expect([parka < 0, bomber]).toEqual([true, 0])
    expect(turnsOf(spring, [...outfit, hers("parka", "navy")])).toEqual([0])
    const raincoat = [...outfit, hers("raincoat", "navy")]
    expect(turnsOf(spring, raincoat, jacket)).toEqual([0, 0])
  })

  it("as what she avoids does, though she owns it", () => {
    const about = brief("outings", { tags: loving([], ["Denim"]) })
    const [jeans = 0, trousers] = turnsOf(about, [hers("jumper"), hers("jeans", "blue")], outfit)
    expect([jeans < 0, trousers]).toEqual([true, 0])
  })

  it("as a suit does for her who avoids suits, though no half of it is one", () => {
    const tags = { ...defaultTagPreferences(), avoid: ["Tailored suits" as const] }
    const worn = (jacket: ColourName) => [hers("blazer", jacket), ...outfit.slice(0, 2)]
    const [suit = 0, mixed = 0] = turnsOf(brief("work", { tags }), worn("black"), worn("camel"))
    expect(suit).toBeLessThan(mixed)
  })

  it("as pale above pale does for her who avoids one colour", () => {
    const tags = { ...defaultTagPreferences(), avoid: ["Monochrome" as const] }
    const about = brief("outings", { tags })
    const [pale = 0, mixed] = turnsOf(
      about,
      [hers("jumper", "cream"), hers("trousers", "white"), hers("trainers", "white")],
      [hers("jumper", "coral"), hers("trousers", "white"), hers("trainers", "white")],
    )
    expect([pale < 0, mixed]).toEqual([true, 0])
  })

  it("as bare shoulders at work, a gown on a date and summer tops on a cold morning do", () => {
    const named = (name: string, one: Piece) => ({ ...one, name })
    const below = [hers("trousers"), hers("ankle_boots")]
    const [halter = 0, top] = turnsOf(
      brief("work", { weather: { low: 19, high: 26 } }),
      [named("Turquoise halter top", hers("vest", "turquoise")), ...below],
      [named("Turquoise top", hers("vest", "turquoise")), ...below],
    )
    expect([halter < 0, top]).toEqual([true, 0])
    const [gown = 0, dress] = turnsOf(
      brief("dating"),
      [named("Draped evening gown", hers("evening_dress", "red")), hers("heels")],
      [named("Draped dress", hers("evening_dress", "red")), hers("heels")],
    )
    expect([gown < 0, dress]).toEqual([true, 0])
    const [alone = 0, jacket] = turnsOf(
      brief("work", { weather: { low: 14, high: 22 } }),
      [hers("vest", "turquoise"), ...below],
      [hers("blazer", "turquoise"), hers("vest", "turquoise"), ...below],
    )
    expect([alone < 0, jacket]).toEqual([true, 0])
    const [thin = 0, warm] = turnsOf(
      brief("outings", { weather: { low: 6, high: 13 } }),
      [hers("trench_coat"), hers("shirt"), ...below],
      [hers("trench_coat"), hers("jumper"), ...below],
    )
    expect([thin < 0, warm]).toEqual([true, 0])
    const coat = hers("wool_coat", "camel")
    const [bare = 0, beneath] = turnsOf(
      cold,
      [coat, hers("vest", "red"), ...below],
      [coat, hers("cardigan", "grey"), hers("vest", "red"), ...below],
    )
    expect([bare < 0, beneath]).toEqual([true, 0])
  })

  it("as what the path would soil does", () => {
    const about = brief("outdoors")
    const walk = (shoes: Piece) => [hers("jumper", "rust"), hers("jeans", "blue"), shoes]
    const [white = 0, brown] = turnsOf(
      about,
      walk(hers("trainers", "white")),
      walk(hers("trainers", "brown")),
    )
    expect([white < 0, brown]).toEqual([true, 0])
  })

  it("as joggers do for work on her feet, where she owns what is made for it", () => {
    const about = brief("work", { needs: { dressCode: "practical" } })
    const [cargos = 0, joggers = 0] = turnsOf(
      about,
      [hers("sweatshirt", "navy"), hers("cargo_trousers", "khaki"), hers("lace_up_boots")],
      [hers("sweatshirt", "navy"), hers("joggers", "navy"), hers("trainers")],
    )
    expect(cargos).toBeGreaterThan(joggers)
  })

  it("as what is too good for work on her feet does, or is for leisure", () => {
    const about = brief("work", { needs: { dressCode: "practical" } })
    const worn = (top: Piece, shoes: Piece, over: Piece) => [
      over,
      top,
      hers("jeans", "blue"),
      shoes,
    ]
    const plain = [hers("sweatshirt", "navy"), hers("trainers"), hers("bomber")] as const
    const [top, shoes, over] = plain
    const turns = turnsOf(
      about,
      worn(top, shoes, over),
      worn({ ...hers("t_shirt"), name: "Black band T-shirt" }, shoes, over),
      worn(top, hers("loafers"), over),
      worn(top, hers("trainers", "white"), over),
      worn(top, shoes, hers("wool_coat")),
      worn(top, shoes, hers("teddy_coat")),
      worn(top, shoes, hers("leather_jacket")),
    )
    expect(turns.map((turn) => turn < 0)).toEqual([false, ...Array(6).fill(true)])
  })

  it("as low shoes do in frost, and trainers unless she loves them, where boots do not", () => {
    const inFrost = (occasion: "outings" | "dating", love: "Sneakers"[] = []) =>
      turnsOf(
        brief(occasion, { month: 1, tags: { ...defaultTagPreferences(), love, avoid: [] } }),
        ...(["loafers", "trainers", "ankle_boots"] as const).map((shoes) => [
          hers("jumper", "rust"),
          hers("trousers"),
          hers(shoes),
        ]),
      ).map((turn) => turn < 0)
    expect(inFrost("outings")).toEqual([true, true, false])
    expect(inFrost("outings", ["Sneakers"])).toEqual([true, false, false])
    expect(inFrost("dating")).toEqual([true, true, false])
  })

  it("as what she wears to an office does on a date", () => {
    const turns = turnsOf(
      brief("dating"),
      [hers("shirt", "white"), hers("trousers"), hers("ankle_boots")],
      [hers("blazer"), hers("blouse", "red"), hers("trousers"), hers("ankle_boots")],
      [hers("blouse", "red"), hers("trousers"), hers("ankle_boots")],
      [hers("shirt", "white"), hers("midi_skirt"), hers("ankle_boots")],
    )
    expect(turns.map((turn) => turn < 0)).toEqual([true, true, false, false])
  })

  it("as three hues do in an office of suits", () => {
    const three = [hers("wool_coat", "red"), hers("blouse", "fuchsia"), hers("trousers", "emerald")]
    const worn = (dressCode: "tailored" | "smart") =>
      turnsOf(brief("work", { needs: { dressCode } }), three)
    expect(worn("tailored")[0]).toBeLessThan(0)
    expect(worn("smart")).toEqual([0])
  })

  it("as trainers do at dinner, unless she loves them, and anywhere if she avoids them", () => {
    const shoes = (occasion: "dating" | "outings", tags: Partial<TagPreferences>) =>
      turnsOf(
        brief(occasion, { tags: { ...defaultTagPreferences(), ...tags } }),
        [hers("jumper", "rust"), hers("trousers"), hers("trainers")],
        outfit,
      )
    const [trainers = 0, boots] = shoes("dating", {})
    expect([trainers < 0, boots]).toEqual([true, 0])
    expect(shoes("dating", { love: ["Sneakers"], avoid: [] })).toEqual([0, 0])
    const [avoided = 0] = shoes("outings", { avoid: ["Sneakers"] })
    expect(avoided).toBeLessThan(0)
  })

  it("as jeans do for her who says that she dresses smartly for work", () => {
    const worn = (dressCode?: "smart") =>
      turnsOf(
        brief("work", { needs: dressCode && { dressCode } }),
        [hers("jumper", "rust"), hers("jeans", "blue"), hers("ankle_boots")],
        outfit,
      )
    const [jeans = 0, trousers] = worn("smart")
    expect([jeans < 0, trousers]).toEqual([true, 0])
    expect(worn()).toEqual([0, 0])
  })

  it.each([
    ["a tuxedo at work", "work", "blazer", "Tuxedo jacket with satin lapels"],
    ["net tights at work", "work", "tights", "Black fishnet tights"],
    ["what she keeps for a feast, on errands", "errands", "day_dress", "Red áo dài for Tết"],
    ["a workshop's smock on a day out", "outings", "tunic", "Workshop smock white"],
    ["open toes on a cool morning", "outings", "heels", "Red peep-toes"],
    ["bare shoulders on a cool morning", "outings", "t_shirt", "Off-the-shoulder white top"],
  ] as const)("as %s does", (_, occasion, kind, name) => {
    const about = brief(occasion, { weather: { low: 10, high: 17 } })
    const [odd = 0, plain = 0] = turnsOf(about, [{ ...hers(kind), name }], [hers(kind)])
    expect(odd).toBeLessThan(plain)
  })

  it("as joggers do at work, unless she loves sporty clothes", () => {
    const [jumper, shoes] = [hers("jumper", "teal"), hers("trainers", "white")]
    const worn = (love: readonly "Sporty outfits"[]) =>
      turnsOf(
        brief("work", {
          tags: { ...defaultTagPreferences(), love: [...love] },
          needs: { dressCode: "everyday" },
        }),
        [jumper, hers("joggers"), shoes],
        [jumper, hers("jeans"), shoes],
      )
    const lostBy = ([joggers = 0, jeans = 0]: readonly number[]) => jeans - joggers
    expect(lostBy(worn([]))).toBeGreaterThan(lostBy(worn(["Sporty outfits"])) + 3)
  })

  it("as no colour does for her who loves bold ones", () => {
    const about = brief("outings", { tags: { ...defaultTagPreferences(), love: ["Bold colors"] } })
    const [black = 0, red = 0] = turnsOf(
      about,
      [hers("jumper", "black"), hers("trousers")],
      [hers("jumper", "red"), hers("trousers")],
    )
    expect(black).toBeLessThan(red)
  })

  it("as a jacket over a thin top does on a cold morning, where another top is warm", () => {
    const about = brief("outings", { weather: { low: 6, high: 15 } })
    const [thin = 0, warm = 0] = turnsOf(
      about,
      [hers("denim_jacket", "blue"), hers("bodysuit"), hers("trousers")],
      [hers("denim_jacket", "blue"), hers("jumper"), hers("trousers")],
    )
    expect(thin).toBeLessThan(warm)
  })

  it("as a dress and a jacket of one colour do for her who avoids it", () => {
    const about = brief("outings", {
      tags: { ...defaultTagPreferences(), avoid: ["Monochrome" as const] },
    })
    const [one = 0, two] = turnsOf(
      about,
      [hers("leather_jacket", "brown"), hers("knitted_dress", "brown")],
      [hers("leather_jacket", "brown"), hers("knitted_dress", "rust")],
    )
    expect([one < 0, two]).toEqual([true, 0])
  })

  it("as no colour does for her who avoids neutrals", () => {
    const about = brief("outings", { tags: loving([], ["Neutral pallets"]) })
    const plain = [hers("jumper", "brown"), hers("trousers")]
    const [dull = 0, coloured = 0] = turnsOf(about, plain, [
      hers("jumper", "teal"),
      hers("trousers"),
    ])
    expect(dull).toBeLessThan(coloured)
  })
})

it("notes which of the tags she loves a look carries", () => {
  const about = brief("outings", { tags: loving(["Prints"], []) })
  const dress = piece({ kind: "day_dress", colours: [{ colour: "navy" }], pattern: "floral" })
  const [[printed, plain] = []] = bestFirst([
    [[dress], [hers("day_dress")]].map((pieces) => ({ pieces, brief: about, score: 0 })),
  ])
  expect([printed?.loved !== 0, plain?.loved]).toEqual([true, 0])
})

import type { ColourName } from "@stylin/garments/colour"
import type { Kind, TagPreferences } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import type { Piece } from "../pieces/piece.ts"
import { brief, piece } from "../score/testing.ts"
import { pairRule, rulesBroken } from "./rules.ts"

const of = (kind: Kind, ...colours: readonly [ColourName, ...ColourName[]]) => {
  const [main, ...more] = colours
  const all = [{ colour: main }, ...more.map((colour) => ({ colour }))] as const
  return piece({ kind, colours: all, ...(more.length > 0 && { pattern: "floral" as const }) })
}
const hers = (one: Piece) => ({ ...one, owned: true })
const pair = (one: Piece, other: Piece) => [
  pairRule(one, other, brief()),
  pairRule(other, one, brief()),
]
const FIGHT = ["colours-fight", "colours-fight"]
const FINE = [undefined, undefined]

describe("the colours of two pieces", () => {
  it.each([
    ["black shoes with a brown bag", of("loafers", "black"), of("tote_bag", "tan")],
    ["navy shoes with a black bag", of("heels", "navy"), of("clutch", "black")],
    ["a cream belt with navy boots", of("belt", "cream"), of("ankle_boots", "navy")],
    [
      "an accent beside another",
      of("ankle_boots", "forest green"),
      of("trench_coat", "light blue"),
    ],
    ["a scarf beside a shirt", of("scarf", "petrol"), of("shirt", "blue")],
    ["red beside burgundy", of("knee_boots", "red"), of("bodysuit", "burgundy")],
    ["rust beside red", hers(of("cardigan", "rust")), of("trench_coat", "red")],
    ["coral beside red, hers too", hers(of("jumper", "coral")), hers(of("wool_coat", "red"))],
    ["brown boots below black", of("ankle_boots", "chocolate"), of("trousers", "black")],
    ["pale loafers below black", of("loafers", "cream"), of("culottes", "black")],
    ["pale shoes below dark tights", of("heels", "light grey"), of("tights", "charcoal")],
  ])("fight: %s", (_, one, other) => {
    expect(pair(one, other)).toEqual(FIGHT)
  })

  it.each([
    ["one leather", of("loafers", "tan"), of("tote_bag", "cognac")],
    ["an accent that is taken up", of("clutch", "red"), of("day_dress", "red", "white")],
    ["an accent among neutrals", of("clutch", "red"), of("day_dress", "navy")],
    ["white trainers with anything", of("trainers", "white"), of("jeans", "black")],
    [
      "brown boots that a print takes up",
      of("ankle_boots", "brown"),
      of("midi_skirt", "black", "camel"),
    ],
    ["dark shoes below dark tights", of("ankle_boots", "black"), of("tights", "black")],
    ["silver with black", of("heels", "silver"), of("slip_dress", "black")],
    ["what is all hers", hers(of("loafers", "black")), hers(of("tote_bag", "tan"))],
  ])("agree: %s", (_, one, other) => {
    expect(pair(one, other)).toEqual(FINE)
  })
})

describe("the colours of a look", () => {
  const four = [
    of("blouse", "blue"),
    of("trousers", "black"),
    of("cardigan", "camel"),
    of("trainers", "white"),
    of("trench_coat", "khaki"),
  ]

  it("are three at most, black shoes and white trainers aside", () => {
    expect(rulesBroken(four, brief())).toContain("too-many-colours")
    expect(rulesBroken(four.slice(0, 4), brief())).not.toContain("too-many-colours")
    const hues = [of("blouse", "blue"), of("midi_skirt", "green"), of("loafers", "black")]
    expect(rulesBroken(hues, brief())).not.toContain("too-many-colours")
    expect(rulesBroken([...hues, of("cardigan", "red")], brief())).toContain("too-many-colours")
    const tags: TagPreferences = { love: ["Monochrome"], dontMind: [], avoid: [] }
    expect(rulesBroken(hues, brief("outings", { tags }))).toContain("too-many-colours")
    const one = hues.map((piece, at) => (at === 1 ? of("midi_skirt", "navy") : piece))
    expect(rulesBroken(one, brief("outings", { tags }))).not.toContain("too-many-colours")
  })

  it("are hers to choose where she has it all", () => {
    expect(rulesBroken(four.map(hers), brief())).not.toContain("too-many-colours")
  })
})

describe("two prints", () => {
  const [dots, flowers] = [
    piece({ kind: "blouse", pattern: "dot", colours: [{ colour: "orange" }] }),
    of("midi_skirt", "white", "pink"),
  ]

  it("are one too many, unless she loves prints and they share their colour", () => {
    expect(pairRule(dots, flowers, brief())).toBe("prints-fight")
    const tags = { love: ["Prints" as const], dontMind: [], avoid: [] }
    expect(pairRule(dots, flowers, brief("outings", { tags }))).toBe("prints-fight")
    const stripes = piece({ kind: "blouse", pattern: "stripe", colours: [{ colour: "white" }] })
    expect(pairRule(stripes, flowers, brief("outings", { tags }))).toBeUndefined()
    expect(pairRule(stripes, flowers, brief())).toBe("prints-fight")
    expect(pairRule(hers(dots), hers(flowers), brief())).toBeUndefined()
  })
})

it("never lets four strong colours come together, hers or not, and counts no denim", () => {
  const three = [of("jumper", "fuchsia"), of("trousers", "emerald"), of("loafers", "mustard")]
  const broken = (look: readonly Piece[]) => rulesBroken(look.map(hers), brief())
  expect(broken(three)).not.toContain("too-many-colours")
  expect(broken([...three, of("scarf", "cobalt")])).toContain("too-many-colours")
  expect(broken([...three, of("scarf", "magenta")])).not.toContain("too-many-colours")
  const denim = piece({ kind: "denim_jacket", colours: [{ colour: "blue" }] })
  expect(broken([...three, denim])).not.toContain("too-many-colours")
})

it("wears her own check beside stripes, but beside no flowers", () => {
  const check = hers(piece({ kind: "blazer", colours: [{ colour: "brown" }], pattern: "check" }))
  const flowers = hers(of("midi_skirt", "navy", "cream"))
  const stripes = hers(piece({ kind: "t_shirt", colours: [{ colour: "navy" }], pattern: "stripe" }))
  expect(pairRule(check, flowers, brief())).toBe("prints-fight")
  expect(pairRule(flowers, check, brief())).toBe("prints-fight")
  expect(pairRule(check, stripes, brief())).toBeUndefined()
  expect(pairRule(flowers, stripes, brief())).toBeUndefined()
})

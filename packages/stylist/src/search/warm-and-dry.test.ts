import type { Activity, Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import type { StyleInput } from "../input.ts"
import { brief, piece } from "../score/testing.ts"
import { garment } from "../testing.ts"
import { leastFor } from "../weather/warmth.ts"
import { styleLooks } from "./style-looks.ts"

const hers = (kind: Kind, name = kind.replace("_", " "), colours = ["navy"]) =>
  garment(kind, { id: name, name, colours, owned: true })
/** What the first looks of some seeds wear; none that do not suit the day. */
const worn = (month: number, occasion: Activity, more: Partial<StyleInput>) =>
  [1, 2, 3].flatMap((seed) => {
    const { looks, unmet } = styleLooks({
      profile: { month },
      wardrobe: [],
      catalogue: indexOf([]),
      occasions: [occasion],
      candidatesPerOccasion: 40,
      count: 1,
      wishes: { picks: 0 },
      alternatives: 1,
      seed,
      ...more,
    })
    return unmet.length > 0 ? [] : looks.map(({ slots }) => slots.map(([{ id }]) => id))
  })

const rain = [hers("trench_coat"), hers("jumper"), hers("jeans"), hers("trousers")]
const boots = hers("ankle_boots")
const waxed = garment("overshirt", {
  id: "waxed jacket",
  owned: true,
  words: {
    kind: "overshirt",
    colours: [{ colour: "olive" }],
    cloth: { material: "cotton", sheen: "soft" },
  },
})

describe("a January day", () => {
  it("asks for more beneath a coat for milder days than beneath one for winter", () => {
    const { need } = brief("work", { month: 1 })
    if (!need) throw new Error("The day is not known.")
    const least = (kind: Kind) => leastFor([piece({ kind, colours: [{ colour: "navy" }] })], need)
    expect(least("trench_coat")).toBeCloseTo(least("wool_coat") + 0.2)
  })

  it("takes out her thermal top, her winter coat or her cardigan before a look is too cold", () => {
    expect(worn(1, "work", { wardrobe: [...rain, boots] })).toEqual([])
    for (const idle of ["thermal_top", "wool_coat"] as const) {
      const looks = worn(1, "work", { wardrobe: [...rain, boots, hers(idle)] })
      expect(looks.length).toBeGreaterThan(0)
      for (const look of looks) expect(look).toContain(hers(idle).id)
    }
    const shirts = [hers("trench_coat"), hers("shirt"), hers("trousers"), boots]
    const looks = worn(1, "work", { wardrobe: [...shirts, hers("cardigan")] })
    expect(looks.length).toBeGreaterThan(0)
    for (const look of looks) expect(look).toContain("cardigan")
  })

  it("is dressed for with one warm layer to buy where nothing she owns is warm enough", () => {
    const coats = (["camel", "grey", "black"] as const).map((colour) =>
      recordOf(garment("wool_coat", { id: `new ${colour}`, colours: [colour], pricePence: 7000 })),
    )
    const looks = worn(1, "work", {
      wardrobe: [...rain, boots],
      catalogue: indexOf(coats),
      wishes: { picks: 1, orFewer: true },
    })
    expect(looks.length).toBeGreaterThan(0)
    for (const look of looks) expect(look.filter((id) => id.startsWith("new"))).toHaveLength(1)
  })

  it("brings a coat for winter before anything else to her who owns none, though she could layer", () => {
    const layered = [...rain, boots, hers("thermal_top"), hers("cardigan")]
    const sold = [
      garment("wool_coat", { id: "new coat", colours: ["camel"], pricePence: 7000 }),
      garment("jumper", { id: "new jumper", colours: ["rose"], pricePence: 2000 }),
    ]
    const more: Partial<StyleInput> = {
      catalogue: indexOf(sold.map((one) => recordOf(one))),
      wishes: { picks: 1, orFewer: true },
    }
    const looks = worn(1, "work", { ...more, wardrobe: layered })
    expect(looks.length).toBeGreaterThan(0)
    for (const look of looks) expect(look).toContain("new coat")
    const warm = worn(1, "work", { ...more, wardrobe: [...layered, hers("wool_coat")] })
    for (const look of warm) expect(look).not.toContain("new coat")
  })

  it("is for her winter coat in town, warm though she is in her trench coat", () => {
    const layered = [...rain, boots, hers("thermal_top"), hers("cardigan"), hers("wool_coat")]
    const looks = worn(1, "outings", { wardrobe: layered })
    expect(looks).toHaveLength(3)
    for (const look of looks) expect(look).not.toContain("trench coat")
  })

  it("asks the shops for the winter coat she lacks, and makes do with two knits where they have none", () => {
    const mine = [hers("raincoat"), hers("jumper"), hers("cardigan"), hers("jeans"), boots]
    const sold = (kind: Kind) =>
      indexOf([recordOf(garment(kind, { id: "new", colours: ["camel"], pricePence: 7000 }))])
    const firstWith = (kind: Kind) => {
      const wishes = { picks: 0, orFewer: true } as const
      const input = { wardrobe: mine, catalogue: sold(kind), wishes, profile: { month: 1 } }
      const many = { candidatesPerOccasion: 40, count: 6, alternatives: 1, seed: 1 } as const
      const { looks } = styleLooks({ ...input, occasions: ["outings"], ...many })
      return looks[0]?.slots.map(([{ id }]) => id)
    }
    expect(firstWith("wool_coat")).toContain("new")
    expect(firstWith("belt")).toEqual(expect.arrayContaining(["raincoat", "jumper", "cardigan"]))
  })

  it("lets a waxed jacket be the coat, whatever the look starts with", () => {
    const others = ["jumper", "shirt", "trousers", "dungarees", "wellies"] as const
    const wardrobe = [waxed, ...others.map((kind) => hers(kind))]
    const looks = worn(1, "outdoors", { wardrobe })
    expect(looks.length).toBeGreaterThan(0)
    for (const look of looks) expect(look).toContain("waxed jacket")
  })

  it("sells no coat to her whose waxed jacket does for one", () => {
    const sold = [
      recordOf(garment("wool_coat", { id: "new coat", colours: ["camel"], pricePence: 7000 })),
    ]
    const looks = worn(1, "errands", {
      wardrobe: [waxed, hers("jumper"), hers("jeans"), boots],
      catalogue: indexOf(sold),
      wishes: { picks: 1, orFewer: true },
    })
    expect(looks.length).toBeGreaterThan(0)
    for (const look of looks) expect(look).not.toContain("new coat")
  })
})

describe("a cool day", () => {
  it("brings her who owns nothing for outdoors a coat or jacket for it, before a blazer", () => {
    const sold = (["blazer", "tweed_jacket", "trench_coat"] as const).map((kind) =>
      recordOf(garment(kind, { id: `new ${kind}`, colours: ["camel"], pricePence: 7000 })),
    )
    const looks = worn(10, "dating", {
      wardrobe: [hers("blouse"), hers("trousers"), hers("ankle_boots")],
      catalogue: indexOf(sold),
      wishes: { picks: 1, orFewer: true },
    })
    expect(looks.length).toBeGreaterThan(0)
    for (const look of looks) expect(look).toContain("new trench_coat")
  })
})

describe("a country walk", () => {
  const clothes = ["jumper", "shirt", "jeans", "trousers", "raincoat", "fleece"] as const
  const wardrobe = [...clothes.map((kind) => hers(kind)), hers("trainers")]

  it("is in her walking boots, summer and winter, and in trainers if she owns none", () => {
    for (const month of [4, 7, 10]) {
      const inBoots = worn(month, "outdoors", { wardrobe: [...wardrobe, hers("lace_up_boots")] })
      expect(inBoots.length).toBeGreaterThan(0)
      for (const look of inBoots) expect(look).toContain("lace up_boots")
      expect(worn(month, "outdoors", { wardrobe }).flat()).toContain("trainers")
    }
  })

  it("is in wellies where it is not dry, and in trainers where it is", () => {
    const wellied = { wardrobe: [...wardrobe, hers("wellies")] }
    expect(worn(10, "outdoors", wellied).flat()).not.toContain("trainers")
    expect(worn(7, "outdoors", wellied).flat()).toContain("trainers")
  })
})

it("lets her wear a hoodie and cargo trousers among friends, and not at work", () => {
  const wardrobe = [hers("hoodie"), hers("cargo_trousers"), hers("trainers"), hers("bomber")]
  expect(worn(10, "outings", { wardrobe })).not.toEqual([])
  expect(worn(10, "work", { wardrobe })).toEqual([])
})

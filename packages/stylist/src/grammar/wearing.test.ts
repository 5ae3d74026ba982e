import type { GarmentWords, Heel, Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { asBeneath } from "../pieces/piece.ts"
import { black, brief, piece, white } from "../score/testing.ts"
import { pairRule, pieceRule, rulesBroken } from "./rules.ts"

const of = (kind: Kind, more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: black, ...more })
const heard = (...kinds: readonly Kind[]) => kinds.map((kind) => of(kind))
const broken = (look: Parameters<typeof rulesBroken>[0], on: Parameters<typeof brief>) =>
  rulesBroken(look, brief(...on))

describe("what goes beneath and over", () => {
  it("has a top beneath a pinafore or dungarees", () => {
    for (const kind of ["pinafore", "dungarees"] as const) {
      const alone = heard(kind, "trainers")
      expect(broken(alone, ["classes"])).toContain("nothing-beneath")
      expect(broken([...alone, of("t_shirt")], ["classes"])).toEqual([])
      expect(broken([...alone, of("hoodie")], ["classes"])).toContain("two-of-a-place")
      expect(broken([...alone, of("vest")], ["classes"])).toContain("two-of-a-place")
      const long = of("shirt", { cut: { length: "long" } })
      expect(broken([...alone, long], ["classes"])).toContain("two-of-a-place")
    }
    expect(broken([...heard("day_dress", "flats"), of("t_shirt")], ["outings"])).toContain(
      "two-of-a-place",
    )
  })

  it("has something long over leggings, but on errands of somebody who loves sportswear", () => {
    const short = heard("shirt", "leggings", "trainers")
    expect(broken(short, ["outings"])).toContain("nothing-over")
    expect(broken(short, ["errands"])).toContain("nothing-over")
    expect(broken(heard("tunic", "leggings", "trainers"), ["errands"])).toEqual([])
    const tags = { love: ["Sporty outfits" as const], dontMind: [], avoid: [] }
    expect(broken(short, ["errands", { tags }])).toEqual([])
    expect(broken(short, ["outings", { tags }])).toContain("nothing-over")
  })

  it("has something beneath sheer clothes", () => {
    const sheer = [of("blouse", { cloth: { material: "lace" } }), ...heard("midi_skirt", "flats")]
    expect(broken(sheer, ["dating"])).toContain("nothing-beneath")
    expect(broken([...sheer, asBeneath(of("cami"))], ["dating"])).toEqual([])
    const pink = asBeneath(of("cami", { colours: [{ colour: "magenta" }] }))
    expect(broken([...sheer, pink], ["dating"])).toContain("not-together")
    const over = of("cami", { colours: [{ colour: "emerald" }], cloth: { material: "lace" } })
    const silver = of("cami", { colours: [{ colour: "silver" }] })
    expect(pairRule(asBeneath(silver), over, brief("dating"))).toBe("not-together")
    const dress = [of("maxi_dress", { cloth: { material: "chiffon" } }), of("flats")]
    expect(broken([...dress, asBeneath(of("vest"))], ["dating"])).toContain("not-together")
    expect(broken([...dress, asBeneath(of("cami"))], ["dating"])).toEqual([])
  })

  it("has sleeves with a wool scarf", () => {
    const bare = [...heard("t_shirt", "jeans", "trainers"), of("scarf", { colours: white })]
    expect(broken(bare, ["outings"])).toContain("bare-arms")
    expect(broken([...bare, of("cardigan")], ["outings"])).toEqual([])
    const silk = [...bare.slice(0, 3), of("scarf", { colours: white, cloth: { material: "silk" } })]
    expect(broken(silk, ["outings"])).toEqual([])
  })

  it("has neither a scarf in the colour of what is beneath it, nor a scarf or necklace over a bow", () => {
    const grey = of("scarf", { colours: [{ colour: "grey" }] })
    expect(pairRule(of("scarf"), of("jumper"), brief())).toBe("not-together")
    expect(pairRule(grey, of("jumper"), brief())).toBeUndefined()
    for (const one of [grey, of("necklace")]) {
      const bow = of("blouse", { cut: { neckline: "bow" } })
      expect(pairRule(one, bow, brief())).toBe("not-together")
      expect(pairRule(one, of("shirt"), brief())).toBeUndefined()
    }
  })

  it("has no boots for the hills below a skirt or a dress", () => {
    const boots = { ...of("lace_up_boots"), name: "Brown walking boots" }
    for (const kind of ["pleated_skirt", "day_dress"] as const) {
      expect(pairRule(boots, of(kind), brief())).toBe("not-together")
      expect(pairRule(of("lace_up_boots"), of(kind), brief())).toBeUndefined()
    }
    expect(pairRule(boots, of("jeans"), brief())).toBeUndefined()
  })

  it("has a layer over bare shoulders at work, and no gown or corset there", () => {
    const bare = heard("cami", "trousers", "loafers")
    expect(broken(bare, ["work"])).toContain("bare-shoulders")
    expect(broken([...bare, of("blazer")], ["work"])).toEqual([])
    expect(broken(bare, ["dating"])).not.toContain("bare-shoulders")
    expect(pieceRule(of("corset_top"), brief("work"))).toBe("occasion")
    const cotton = of("evening_dress", { cloth: { material: "cotton" } })
    expect(pieceRule(cotton, brief("work"))).toBe("occasion")
  })

  it.each([
    ["waistcoat", "day_dress"],
    ["waistcoat", "tunic"],
    ["knee_boots", "wide_leg_jeans"],
    ["tights", "trousers"],
    ["tights", "sandals"],
    ["socks", "heels"],
    ["leather_jacket", "wool_coat"],
    ["blazer", "cape"],
    ["cardigan", "cape"],
    ["waistcoat", "wool_coat"],
    ["belt", "wrap_dress"],
    ["evening_dress", "ankle_boots"],
    ["tunic", "midi_skirt"],
    ["tunic", "cardigan"],
  ] as const)("never puts together %s and %s", (one, other) => {
    expect(pairRule(of(one), of(other), brief())).toBe("not-together")
    expect(pairRule(of(other), of(one), brief())).toBe("not-together")
  })

  it("lets no tails hang out below a short padded jacket, whoever owns them", () => {
    const padded = { ...of("puffer"), owned: true }
    const tailed = [of("blazer"), of("cardigan", { cut: { length: "long" } })]
    for (const layer of tailed.map((one) => ({ ...one, owned: true }))) {
      expect(pairRule(padded, layer, brief()), layer.id).toBe("not-together")
      const long = { ...of("puffer", { cut: { length: "midi" } }), owned: true }
      expect(pairRule(long, layer, brief()), layer.id).toBeUndefined()
    }
    const cardigan = { ...of("cardigan"), owned: true }
    expect(pairRule(padded, cardigan, brief())).toBeUndefined()
  })

  it("makes only one statement", () => {
    const sequins = of("midi_skirt", { cloth: { material: "sequin" } })
    const leopard = of("blouse", { pattern: "animal" })
    expect(pairRule(sequins, leopard, brief("dating"))).toBe("not-together")
  })
})

describe("what is bought for an occasion", () => {
  const inColour = (kind: Kind, colour: "cream" | "khaki" | "silver") =>
    of(kind, { colours: [{ colour }] })

  it("stands a path and its mud outdoors", () => {
    const outdoors = brief("outdoors")
    for (const one of [
      inColour("joggers", "cream"),
      inColour("trainers", "cream"),
      inColour("dungarees", "cream"),
      of("day_dress"),
      of("midi_skirt"),
      of("raincoat", { cut: { length: "midi" } }),
    ]) {
      expect(pieceRule(one, outdoors), one.id).toBe("occasion")
    }
    expect(pieceRule({ ...inColour("joggers", "cream"), owned: true }, outdoors)).toBeUndefined()
    expect(pieceRule(inColour("joggers", "khaki"), outdoors)).toBeUndefined()
    expect(pieceRule(inColour("t_shirt", "cream"), outdoors)).toBeUndefined()
  })

  it("has no wide legs on a path, no leopard and no brimmed hat at work", () => {
    const wide = of("cargo_trousers", { cut: { leg: "wide" } })
    expect(pieceRule(wide, brief("outdoors"))).toBe("occasion")
    expect(pieceRule(of("cargo_trousers"), brief("outdoors"))).toBeUndefined()
    const leopard = of("blouse", { pattern: "animal" })
    expect(pieceRule(leopard, brief("work"))).toBe("occasion")
    expect(pieceRule({ ...leopard, owned: true }, brief("work"))).toBeUndefined()
    expect(pieceRule(of("sun_hat"), brief("classes"))).toBe("occasion")
    expect(pieceRule(of("sun_hat"), brief("outings"))).toBeUndefined()
  })

  it("has neither fur, mesh nor a satin jacket at work, and no gown for dinner", () => {
    const made = (kind: Kind, material: "fur" | "mesh" | "satin" | "wool" | "jersey") =>
      of(kind, { cloth: { material } })
    const work = brief("work", { month: 1 })
    for (const one of [made("wool_coat", "fur"), made("tights", "mesh"), made("blazer", "satin")]) {
      expect(pieceRule(one, work), one.id).toBe("occasion")
    }
    for (const one of [
      made("wool_coat", "wool"),
      made("tights", "jersey"),
      made("blazer", "wool"),
    ]) {
      expect(pieceRule(one, work), one.id).toBeUndefined()
    }
    expect(pieceRule(made("blazer", "satin"), brief("dating"))).toBeUndefined()
    expect(pieceRule(of("evening_dress", { cut: { length: "maxi" } }), brief("dating"))).toBe(
      "occasion",
    )
    expect(pieceRule(of("evening_dress", { cut: { length: "knee" } }), brief("dating"))).toBe(
      undefined,
    )
  })

  it("has no leather legs at work, and no blazer below a coat for dinner", () => {
    const leather = of("pencil_skirt", { cloth: { material: "leather" } })
    expect(pieceRule(leather, brief("work"))).toBe("occasion")
    expect(pieceRule({ ...leather, owned: true }, brief("work"))).toBeUndefined()
    expect(pieceRule(leather, brief("dating"))).toBeUndefined()
    const [blazer, coat] = [of("blazer"), of("wool_coat")]
    expect(pairRule(blazer, coat, brief("dating"))).toBe("not-together")
    expect(pairRule(coat, blazer, brief("dating"))).toBe("not-together")
    expect(pairRule(blazer, coat, brief("work"))).toBeUndefined()
    expect(pairRule({ ...blazer, owned: true }, coat, brief("dating"))).toBeUndefined()
    const tags = { love: ["Tailored suits" as const], dontMind: [], avoid: [] }
    expect(pairRule(blazer, coat, brief("dating", { tags }))).toBeUndefined()
  })

  it("is no silver satin by day, and no net tights but for a date of hers who loves high heels", () => {
    const tags = { love: ["High heels" as const], dontMind: [], avoid: [] }
    const [cami, nets] = [
      of("cami", { colours: [{ colour: "silver" }], cloth: { material: "satin" } }),
      of("tights", { cloth: { material: "mesh" } }),
    ]
    for (const one of [cami, nets]) {
      expect(pieceRule(one, brief("classes")), one.id).toBe("occasion")
      expect(pieceRule(one, brief("dating", { tags })), one.id).toBeUndefined()
      expect(pieceRule({ ...one, owned: true }, brief("classes")), one.id).toBeUndefined()
    }
    expect(pieceRule(nets, brief("dating"))).toBe("occasion")
    expect(
      pieceRule(of("cami", { cloth: { material: "satin" } }), brief("classes")),
    ).toBeUndefined()
  })

  it("is no raised heel for somebody who avoids high heels; soles thick all along and low heels are none", () => {
    const tags = { love: [], dontMind: [], avoid: ["High heels" as const] }
    const shod = (kind: Kind, heel: Heel) =>
      pieceRule(of(kind, { cut: { heel } }), brief("outings", { tags }))
    expect(shod("ankle_boots", "block")).toBe("avoided")
    expect(shod("espadrilles", "wedge")).toBe("avoided")
    expect(shod("sandals", "stiletto")).toBe("avoided")
    expect(shod("brogues", "platform")).toBeUndefined()
    expect(shod("trainers", "platform")).toBeUndefined()
    expect(shod("loafers", "block")).toBeUndefined()
    expect(shod("mules", "low")).toBeUndefined()
  })

  it("is no mini for somebody who loves relaxed fits", () => {
    const tags = { love: ["Relaxed fits" as const], dontMind: [], avoid: [] }
    expect(pieceRule(of("mini_skirt"), brief("outings", { tags }))).toBe("avoided")
    expect(pieceRule(of("midi_skirt"), brief("outings", { tags }))).toBeUndefined()
    expect(pieceRule(of("mini_skirt"), brief("outings"))).toBeUndefined()
  })

  it("lets nothing show through at work, and keeps gleaming shoes for dates", () => {
    const lace = of("bodysuit", { cloth: { material: "lace" } })
    expect(pieceRule(lace, brief("work"))).toBe("occasion")
    expect(pieceRule(lace, brief("dating"))).toBeUndefined()
    const satin = of("flats", { cloth: { material: "satin" } })
    for (const shoes of [satin, inColour("ankle_boots", "silver")]) {
      expect(pieceRule(shoes, brief("outings"))).toBe("occasion")
      expect(pieceRule(shoes, brief("dating"))).toBeUndefined()
    }
  })

  it("has heels at work and on dates for those who love them", () => {
    const tags = { love: ["High heels" as const], dontMind: [], avoid: [] }
    expect(pieceRule(of("flats"), brief("dating", { tags }))).toBe("occasion")
    expect(pieceRule(of("flats"), brief("outings", { tags }))).toBeUndefined()
    const heels = of("heels", { cut: { heel: "stiletto" } })
    expect(pieceRule(heels, brief("dating", { tags }))).toBeUndefined()
  })
})

it("tucks no joggers into leather boots, whoever owns them", () => {
  const joggers = { ...of("joggers"), owned: true }
  for (const kind of ["ankle_boots", "chelsea_boots", "knee_boots"] as const) {
    expect(pairRule(joggers, { ...of(kind), owned: true }, brief("errands")), kind).toBeDefined()
  }
  expect(pairRule(joggers, { ...of("trainers"), owned: true }, brief("errands"))).toBeUndefined()
})

it("wears denim above denim only in another blue", () => {
  const denim = (kind: Kind, colour: "blue" | "light blue") => ({
    ...of(kind, { colours: [{ colour }], cloth: { material: "denim" } }),
    owned: true,
  })
  const jeans = denim("jeans", "blue")
  expect(pairRule(denim("shirt", "blue"), jeans, brief("outings"))).toBe("not-together")
  expect(pairRule(denim("shirt", "light blue"), jeans, brief("outings"))).toBeUndefined()
})

it("buys nothing that is the opposite of what she loves", () => {
  const loving = (tag: "Relaxed fits" | "Neutral pallets") =>
    brief("outings", { tags: { love: [tag], dontMind: [], avoid: [] } })
  const skinny = of("jeans", { cut: { leg: "skinny" } })
  expect(pieceRule(skinny, loving("Relaxed fits"))).toBe("avoided")
  const red = [{ colour: "red" }] as const
  expect(pieceRule(of("mini_dress", { colours: red }), loving("Neutral pallets"))).toBe("avoided")
  expect(pieceRule(of("blouse", { colours: red }), loving("Neutral pallets"))).toBeUndefined()
})

describe("a date", () => {
  it("excludes loafers, brogues and trainers, unless she owns or loves them", () => {
    for (const kind of ["loafers", "brogues", "trainers"] as const) {
      expect(pieceRule(of(kind), brief("dating")), kind).toBe("occasion")
      expect(pieceRule({ ...of(kind), owned: true }, brief("dating")), kind).toBeUndefined()
    }
    const tags = { love: ["Sneakers" as const], dontMind: [], avoid: [] }
    expect(pieceRule(of("trainers"), brief("dating", { tags }))).toBeUndefined()
    expect(pieceRule(of("loafers"), brief("dating", { tags }))).toBe("occasion")
  })
})

import type { GarmentWords, Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { asBeneath } from "../pieces/piece.ts"
import { black, brief, piece } from "../score/testing.ts"
import { pairRule, pieceRule, rulesBroken } from "./rules.ts"

const of = (kind: Kind, more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: black, ...more })
const heard = (...kinds: readonly Kind[]) => kinds.map((kind) => of(kind))
const broken = (look: Parameters<typeof rulesBroken>[0], on: Parameters<typeof brief>) =>
  rulesBroken(look, brief(...on))
const january = { month: 1 }
const july = { month: 7 }

describe("what goes beneath and over", () => {
  it("has a top beneath a pinafore or dungarees", () => {
    for (const kind of ["pinafore", "dungarees"] as const) {
      const alone = heard(kind, "trainers")
      expect(broken(alone, ["classes"])).toContain("nothing-beneath")
      expect(broken([...alone, of("t_shirt")], ["classes"])).toEqual([])
      expect(broken([...alone, of("hoodie")], ["classes"])).toContain("two-of-a-place")
      expect(broken([...alone, of("vest")], ["classes"])).toContain("two-of-a-place")
    }
    expect(broken([...heard("day_dress", "flats"), of("t_shirt")], ["outings"])).toContain(
      "two-of-a-place",
    )
  })

  it("has something beneath sheer clothes", () => {
    const sheer = [of("blouse", { cloth: { material: "lace" } }), ...heard("midi_skirt", "flats")]
    expect(broken(sheer, ["dating"])).toContain("nothing-beneath")
    expect(broken([...sheer, asBeneath(of("cami"))], ["dating"])).toEqual([])
    const pink = asBeneath(of("cami", { colours: [{ colour: "magenta" }] }))
    expect(broken([...sheer, pink], ["dating"])).toContain("not-together")
  })

  it("has sleeves with a wool scarf", () => {
    const bare = heard("t_shirt", "jeans", "trainers", "scarf")
    expect(broken(bare, ["outings"])).toContain("bare-arms")
    expect(broken([...bare, of("cardigan")], ["outings"])).toEqual([])
    const silk = [...bare.slice(0, 3), of("scarf", { cloth: { material: "silk" } })]
    expect(broken(silk, ["outings"])).toEqual([])
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

  it("is no silver satin by day, and no net tights but for a date", () => {
    const [cami, nets] = [
      of("cami", { colours: [{ colour: "silver" }], cloth: { material: "satin" } }),
      of("tights", { cloth: { material: "mesh" } }),
    ]
    for (const one of [cami, nets]) {
      expect(pieceRule(one, brief("classes")), one.id).toBe("occasion")
      expect(pieceRule(one, brief("dating")), one.id).toBeUndefined()
      expect(pieceRule({ ...one, owned: true }, brief("classes")), one.id).toBeUndefined()
    }
    expect(
      pieceRule(of("cami", { cloth: { material: "satin" } }), brief("classes")),
    ).toBeUndefined()
  })

  it("is no platform for somebody who avoids high heels", () => {
    const tags = { love: [], dontMind: [], avoid: ["High heels" as const] }
    const raised = of("brogues", { cut: { heel: "platform" } })
    expect(pieceRule(raised, brief("classes", { tags }))).toBe("avoided")
    expect(pieceRule({ ...raised, owned: true }, brief("classes", { tags }))).toBeUndefined()
    expect(pieceRule(raised, brief("classes"))).toBeUndefined()
    expect(pieceRule(of("brogues"), brief("classes", { tags }))).toBeUndefined()
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

it("buys her no cape, but lets her wear her own", () => {
  expect(pieceRule(of("cape"), brief("outings"))).toBe("occasion")
  expect(pieceRule({ ...of("cape"), owned: true }, brief("outings"))).toBeUndefined()
})

describe("tights to buy", () => {
  it("are dark or in the shoes' colour, so that they do not cut the leg", () => {
    const inColour = (kind: Kind, colour: "cream" | "navy") => of(kind, { colours: [{ colour }] })
    const pair = (tights: ReturnType<typeof of>, shoes: ReturnType<typeof of>) =>
      pairRule(tights, shoes, brief("work", january))
    expect(pair(of("tights"), inColour("ankle_boots", "navy"))).toBeUndefined()
    expect(pair(inColour("tights", "navy"), inColour("ankle_boots", "navy"))).toBeUndefined()
    expect(pair(inColour("tights", "cream"), of("ankle_boots"))).toBe("not-together")
    expect(pair({ ...inColour("tights", "cream"), owned: true }, of("ankle_boots"))).toBeUndefined()
  })
})

describe("the weather", () => {
  it("requires a coat, sleeves and tights in January", () => {
    const dress = heard("day_dress", "knee_boots")
    const all = ["nothing-over", "bare-arms", "bare-legs", "too-cold"]
    expect(broken(dress, ["work", january])).toEqual(expect.arrayContaining(all))
    const covered = [...dress, ...heard("cardigan", "wool_coat", "tights")]
    expect(broken(covered, ["work", january])).toEqual([])
    expect(broken(heard("jumper", "jeans", "ankle_boots"), ["errands", january])).toContain(
      "nothing-over",
    )
  })

  it("wants tights below a short hem in October, and covered ankles in January", () => {
    const mini = heard("mini_dress", "ankle_boots", "cardigan", "trench_coat")
    expect(broken(mini, ["outings", { month: 10 }])).toContain("bare-legs")
    expect(broken([...mini, of("tights")], ["outings", { month: 10 }])).toEqual([])
    const midi = [...heard("ankle_boots", "cardigan", "trench_coat"), of("maxi_dress")]
    expect(broken(midi, ["outings", { month: 10 }])).not.toContain("bare-legs")
    const cropped = of("jeans", { cut: { length: "cropped" } })
    const jeans = [...heard("jumper", "ankle_boots", "wool_coat"), cropped]
    expect(broken(jeans, ["errands", january])).toContain("bare-legs")
  })

  it("is too hot for a coat in July, and needs none", () => {
    const dress = heard("day_dress", "flats")
    expect(broken(dress, ["outings", july])).toEqual([])
    const coated = [...heard("jumper", "jeans", "ankle_boots"), of("wool_coat")]
    expect(broken(coated, ["outings", july])).toEqual(expect.arrayContaining(["season", "too-hot"]))
  })

  it("follows the forecast if there is one", () => {
    const frost = { month: 7, weather: { low: -4, high: 2 } }
    expect(broken(heard("day_dress", "flats"), ["outings", frost])).toContain("too-cold")
    const heat = { month: 1, weather: { low: 20, high: 30 } }
    expect(broken(heard("slip_dress", "sandals"), ["outings", heat])).toEqual([])
  })

  it("reverses the seasons in the southern hemisphere", () => {
    const sydney = (month: number) => ({ month, latitude: -34 })
    expect(pieceRule(of("sandals"), brief("outings", sydney(1)))).toBeUndefined()
    expect(pieceRule(of("parka"), brief("errands", sydney(1)))).toBe("season")
    const bare = broken(heard("slip_dress", "flats"), ["outings", sydney(7)])
    expect(bare).toContain("too-cold")
  })

  it("keeps suede and open shoes from the rain, and wide hats from the wind", () => {
    const wet = { weather: { low: 14, high: 18, rain: 6 } }
    const suede = of("loafers", { cloth: { material: "suede" } })
    expect(pieceRule(suede, brief("outings", wet))).toBe("rain")
    expect(pieceRule(of("sandals"), brief("outings", wet))).toBe("rain")
    expect(pieceRule(of("loafers"), brief("outings", wet))).toBeUndefined()
    const windy = { weather: { low: 18, high: 24, wind: 45 } }
    expect(pieceRule(of("sun_hat"), brief("outings", windy))).toBe("wind")
  })

  it("keeps wellies for mud and rain", () => {
    const wellies = { ...of("wellies"), owned: true }
    expect(pieceRule(wellies, brief("classes", { month: 3 }))).toBe("season")
    expect(pieceRule(wellies, brief("outdoors", { month: 3 }))).toBeUndefined()
    const wet = { weather: { low: 6, high: 11, rainChance: 0.9 } }
    expect(pieceRule(wellies, brief("classes", wet))).toBeUndefined()
  })

  it("lets her wear her own clothes slightly beyond their days, but not in frost", () => {
    const sandals = { ...of("sandals"), owned: true }
    const [mild, cold] = [{ weather: { low: 10, high: 14 } }, { weather: { low: -1, high: 4 } }]
    expect(pieceRule(of("sandals"), brief("outings", mild))).toBe("season")
    expect(pieceRule(sandals, brief("outings", mild))).toBeUndefined()
    expect(pieceRule(sandals, brief("outings", cold))).toBe("season")
    expect(pieceRule(sandals, brief("outings", cold, { lenience: "hers" }))).toBeUndefined()
  })

  it("requires nothing if neither month nor forecast is known", () => {
    expect(broken(heard("slip_dress", "heels"), ["dating"])).toEqual([])
  })
})

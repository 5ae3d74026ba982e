import type { GarmentWords, Kind, TagPreferences } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { asBeneath, type Piece } from "../pieces/piece.ts"
import { black, brief, piece } from "../score/testing.ts"
import { pairRule, pieceRule, rulesBroken } from "./rules.ts"

const of = (kind: Kind, more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: black, ...more })
const all = (...kinds: readonly Kind[]) => kinds.map((kind) => of(kind))
const hers = (one: Piece) => ({ ...one, owned: true })
const broken = (look: readonly Piece[], ...on: Parameters<typeof brief>) =>
  rulesBroken(look, brief(...on))

describe("an October day with a cold night", () => {
  const october = { month: 10 }

  it("has a coat, or a jacket over long sleeves", () => {
    const look = all("shirt", "jeans", "trainers")
    const bare = all("t_shirt", "jeans", "trainers")
    expect(broken([...look, of("cardigan")], "outings", october)).toContain("nothing-over")
    expect(broken([...bare, of("denim_jacket")], "outings", october)).toContain("nothing-over")
    expect(broken([...look, of("leather_jacket")], "outings", october)).toEqual([])
    const satin = of("blazer", { cloth: { material: "satin" } })
    expect(broken([...look, satin], "outings", october)).toContain("nothing-over")
    expect(broken([...look, of("trench_coat")], "outings", october)).toEqual([])
    expect(
      broken([of("trench_coat"), ...all("shirt", "trousers", "heels")], "dating", october),
    ).toEqual([])
  })

  it("has no bare legs, and no straw, whoever owns it", () => {
    const skirted = [of("trench_coat"), ...all("jumper", "midi_skirt", "ankle_boots")]
    expect(broken(skirted, "outings", october)).toContain("bare-legs")
    expect(broken([...skirted, of("tights")], "outings", october)).toEqual([])
    const on = (skirt: "midi_skirt" | "maxi_skirt") =>
      broken([of("trench_coat"), ...all("jumper", skirt, "ankle_boots")], "classes", { month: 4 })
    expect(on("midi_skirt")).toContain("bare-legs")
    expect(on("maxi_skirt")).not.toContain("bare-legs")
    const raffia = hers(of("tote_bag", { cloth: { material: "straw" } }))
    expect(pieceRule(raffia, brief("outings", october))).toBe("season")
    expect(pieceRule(raffia, brief("outings", { month: 7 }))).toBeUndefined()
    expect(pairRule(raffia, of("raincoat"), brief())).toBe("not-together")
  })
})

describe("what a name says of the cold", () => {
  const named = (kind: Kind, name: string) => ({ ...hers(of(kind)), name })
  const rule = (one: Piece, month: number) => pieceRule(one, brief("outings", { month }))

  it("keeps winter boots for winter, and bare heels out of it", () => {
    expect(rule(named("ankle_boots", "insulated winter boots"), 1)).toBeUndefined()
    expect(rule(named("ankle_boots", "insulated winter boots"), 4)).toBe("season")
    expect(rule(named("ankle_boots", "black boots"), 4)).toBeUndefined()
    expect(rule(named("heels", "nude slingbacks"), 1)).toBe("season")
    expect(rule(named("heels", "nude slingbacks"), 4)).toBeUndefined()
    expect(rule(named("heels", "nude courts"), 1)).toBeUndefined()
  })

  it("buys no mini for frost", () => {
    const mini = of("denim_skirt", { cut: { length: "mini" } })
    expect(rule(mini, 1)).toBe("avoided")
    expect(rule(hers(mini), 1)).toBeUndefined()
    expect(rule(mini, 10)).toBeUndefined()
  })
})

describe("her summer clothes", () => {
  const rule = (one: Piece, ...on: Parameters<typeof brief>) => pieceRule(hers(one), brief(...on))
  const sundress = of("day_dress", { cut: { sleeve: "strap" } })
  const linen = { cloth: { material: "linen" } } as const

  it("are also what she calls so", () => {
    const trousers = (name: string) => ({ ...of("trousers"), name })
    expect(rule(trousers("white summer trousers"), "outings", { month: 1 })).toBe("season")
    expect(rule(trousers("white summer trousers"), "outings", { month: 7 })).toBeUndefined()
    expect(rule(trousers("white trousers"), "outings", { month: 1 })).toBeUndefined()
  })

  it("stay at home in the cold months, whatever is worn with them", () => {
    const halter = of("maxi_dress", { cut: { neckline: "halter" } })
    for (const one of [sundress, halter, of("shorts"), of("trousers", linen)]) {
      for (const month of [1, 4, 10, 11]) {
        expect(rule(one, "outings", { month }), `${one.id}, ${month}`).toBe("season")
      }
      expect(rule(one, "outings", { month: 7 }), one.id).toBeUndefined()
    }
    expect(rule(sundress, "outings", { month: 10 }, { lenience: "hers" })).toBeUndefined()
  })

  it("are worn in spring and autumn where a jacket goes over them, if they have sleeves", () => {
    for (const month of [4, 10]) {
      expect(rule(of("shirt", linen), "outings", { month })).toBeUndefined()
      expect(rule(of("jumper", { cloth: { material: "crochet" } }), "outings", { month })).toBe(
        "season",
      )
    }
    expect(rule(of("midi_skirt", { cloth: { material: "lace" } }), "dating", { month: 10 })).toBe(
      undefined,
    )
  })

  it("are no tops without sleeves in November, but for an evening", () => {
    const november = { month: 11 }
    for (const kind of ["vest", "cami"] as const) {
      expect(rule(of(kind), "classes", november), kind).toBe("season")
      expect(rule(of(kind), "classes", { month: 10 }), kind).toBeUndefined()
      expect(pieceRule(asBeneath(hers(of(kind))), brief("classes", november)), kind).toBe(undefined)
    }
    const crop = of("t_shirt", { cut: { length: "cropped" } })
    expect(rule(crop, "outings", { month: 1 })).toBe("season")
    expect(rule(crop, "outings", { month: 4 })).toBeUndefined()
    expect(rule(of("cami"), "dating", november)).toBeUndefined()
    expect(rule(of("vest"), "dating", november)).toBe("season")
    const cool = { weather: { low: 4, high: 13 } }
    expect(rule(of("vest"), "classes", cool)).toBe("season")
    expect(rule(of("knitted_vest"), "classes", cool)).toBe("season")
    expect(rule(of("knitted_vest"), "classes", { month: 7 })).toBeUndefined()
  })
})

it("buys no crop top in the cold, and in frost not even for somebody who loves them", () => {
  const cropped = of("shirt", { cut: { length: "cropped" } })
  const tags: TagPreferences = { love: ["Crop tops"], dontMind: [], avoid: [] }
  const rule = (...on: Parameters<typeof brief>) => pieceRule(cropped, brief(...on))
  expect(rule("outings", { month: 4 })).toBe("season")
  expect(rule("outings", { month: 4, tags })).toBeUndefined()
  expect(rule("outings", { month: 1, tags })).toBe("season")
  expect(rule("outings", { month: 6 })).toBeUndefined()
  expect(pieceRule(hers(cropped), brief("outings", { month: 1 }))).toBeUndefined()
})

it("wears a fleece beneath a coat for bad weather, and beneath no other", () => {
  for (const coat of ["raincoat", "parka", "puffer"] as const) {
    expect(pairRule(of("fleece"), of(coat), brief("outdoors"))).toBeUndefined()
  }
  expect(pairRule(of("fleece"), of("wool_coat"), brief("outdoors"))).toBe("not-together")
  const close = of("day_dress", { cut: { fit: "fitted" } })
  expect(pairRule(of("fleece"), close, brief("outings"))).toBe("not-together")
  const loose = of("day_dress", { cut: { fit: "relaxed" } })
  expect(pairRule(of("fleece"), loose, brief("outings"))).toBeUndefined()
  expect(pairRule(of("trench_coat"), of("fleece"), brief("outdoors"))).toBe("not-together")
})

describe("a January day", () => {
  const january = { month: 1 }
  const coat = of("wool_coat")

  it("has a knit or a jacket beneath the coat, but on a date", () => {
    const thin = [coat, ...all("shirt", "trousers", "ankle_boots")]
    expect(broken(thin, "outings", january)).toContain("nothing-warm")
    expect(broken([...thin, of("blazer")], "outings", january)).toEqual([])
    expect(broken([coat, ...all("jumper", "trousers", "ankle_boots")], "outings", january)).toEqual(
      [],
    )
    expect(broken(thin, "dating", january)).not.toContain("nothing-warm")
  })

  it("has no canvas shoes, whoever owns them", () => {
    const canvas = hers(of("trainers", { cloth: { material: "canvas" } }))
    expect(pieceRule(canvas, brief("outings", january))).toBe("season")
    expect(pieceRule(canvas, brief("outings", { month: 10 }))).toBeUndefined()
  })

  it("nor any cool day has open shoes, whoever owns them", () => {
    const sandals = hers(of("sandals"))
    for (const month of [1, 4, 10]) {
      expect(pieceRule(sandals, brief("outings", { month }))).toBe("season")
    }
    expect(pieceRule(sandals, brief("outings", { month: 7 }))).toBeUndefined()
  })

  it("nor a bare waist, and work never has, whoever owns the top", () => {
    const short = of("shirt", { cut: { length: "cropped" } })
    const low = of("jeans", { cut: { rise: "mid" } })
    const high = of("jeans", { cut: { rise: "high" } })
    const rule = (bottom: Piece, ...on: Parameters<typeof brief>) =>
      pairRule(hers(short), hers(bottom), brief(...on))
    expect(rule(low, "outings", { month: 11 })).toBe("bare-waist")
    expect(rule(low, "work", { month: 7 })).toBe("bare-waist")
    expect(rule(low, "outings", { month: 7 })).toBeUndefined()
    expect(rule(high, "work", { month: 11 })).toBeUndefined()
  })

  it("has no bare feet by day", () => {
    const courts = [coat, ...all("jumper", "trousers", "heels")]
    expect(broken(courts, "outings", january)).toContain("bare-feet")
    expect(broken(courts, "work", january)).toContain("bare-feet")
    expect(broken(courts.map(hers), "work", january)).not.toContain("bare-feet")
    const ballet = [coat, ...all("jumper", "trousers", "flats")].map(hers)
    expect(broken(ballet, "work", january)).toContain("bare-feet")
    const skirted = [coat, ...all("jumper", "midi_skirt", "tights", "heels")]
    expect(broken(skirted, "outings", january)).not.toContain("bare-feet")
  })
})

describe("shoes to buy in frost", () => {
  it("cover the ankle", () => {
    expect(pieceRule(of("loafers"), brief("outings", { month: 1 }))).toBe("season")
    expect(pieceRule(hers(of("loafers")), brief("outings", { month: 1 }))).toBeUndefined()
    expect(pieceRule(of("loafers"), brief("outings", { month: 4 }))).toBeUndefined()
  })
})

describe("tops to buy in frost", () => {
  it("cover the chest by day", () => {
    const deep = of("blouse", { cut: { neckline: "v" } })
    expect(pieceRule(deep, brief("outings", { month: 1 }))).toBe("season")
    expect(pieceRule(deep, brief("dating", { month: 1 }))).not.toBe("season")
    expect(pieceRule(hers(deep), brief("outings", { month: 1 }))).toBeUndefined()
    expect(pieceRule(deep, brief("outings", { month: 4 }))).toBeUndefined()
  })
})

describe("trainers to buy in frost", () => {
  it("are not of canvas or mesh", () => {
    const made = (material: "canvas" | "leather") => of("trainers", { cloth: { material } })
    expect(pieceRule(made("canvas"), brief("outings", { month: 1 }))).toBe("season")
    expect(pieceRule(made("leather"), brief("outings", { month: 1 }))).toBeUndefined()
    expect(pieceRule(made("canvas"), brief("outings", { month: 7 }))).toBeUndefined()
  })
})

describe("legs to buy in frost", () => {
  it("are not of white cotton", () => {
    const white = of("chinos", { colours: [{ colour: "white" }], cloth: { material: "cotton" } })
    expect(pieceRule(white, brief("outings", { month: 1 }))).toBe("season")
    expect(pieceRule(hers(white), brief("outings", { month: 1 }))).toBeUndefined()
    expect(pieceRule(white, brief("outings", { month: 7 }))).toBeUndefined()
    const wool = of("trousers", { colours: [{ colour: "cream" }], cloth: { material: "wool" } })
    expect(pieceRule(wool, brief("outings", { month: 1 }))).toBeUndefined()
  })
})

describe("a July day", () => {
  it("has one pair of sleeves, unless both are hers", () => {
    const about = brief("work", { month: 7 })
    const [blazer, shirt] = [of("blazer"), of("shirt")]
    expect(pairRule(blazer, shirt, about)).toBe("too-hot")
    expect(pairRule(hers(blazer), shirt, about)).toBe("too-hot")
    expect(pairRule(hers(blazer), hers(shirt), about)).toBeUndefined()
    expect(pairRule(blazer, of("shirt", { cut: { sleeve: "short" } }), about)).toBeUndefined()
    expect(pairRule(blazer, shirt, brief("work", { month: 4 }))).toBeUndefined()
  })
})

describe("what nobody would see", () => {
  it("is not put on: a belt below a layer or a jumper, a watch below sleeves", () => {
    for (const over of all("blazer", "cardigan", "jumper")) {
      expect(pairRule(of("belt"), over, brief()), over.id).toBe("not-together")
    }
    expect(pairRule(of("belt"), of("shirt"), brief())).toBeUndefined()
    for (const over of all("cardigan", "wool_coat", "shirt")) {
      expect(pairRule(of("watch"), over, brief()), over.id).toBe("not-together")
      expect(pairRule(hers(of("watch")), over, brief()), over.id).toBeUndefined()
    }
  })
})

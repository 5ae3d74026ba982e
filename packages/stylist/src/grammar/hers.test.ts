import type { ColourName } from "@stylin/garments/colour"
import {
  defaultTagPreferences,
  type GarmentWords,
  type Heel,
  type Kind,
  wordsFrom,
} from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import type { Profile } from "../person/person.ts"
import { pieceOf } from "../pieces/piece.ts"
import { brief, piece } from "../score/testing.ts"
import { garment } from "../testing.ts"
import { pairRule, pieceRule, rulesBroken } from "./rules.ts"

const hers = (kind: Kind, colour: ColourName, more: Partial<GarmentWords> = {}) => ({
  ...piece({ kind, colours: [{ colour }], ...more }),
  owned: true,
})

describe("what she owns does", () => {
  it("at work in a finer cloth than usual, but not in sequins, a gown or a corset", () => {
    const silk = hers("blouse", "white", { cloth: { material: "silk" } })
    expect(pieceRule(silk, brief("work"))).toBeUndefined()
    expect(pieceRule({ ...silk, owned: false }, brief("work"))).toBe("occasion")
    const sequins = hers("blouse", "silver", { cloth: { material: "sequin" } })
    expect(pieceRule(sequins, brief("work"))).toBe("occasion")
    expect(pieceRule(hers("evening_dress", "black"), brief("work"))).toBe("occasion")
    expect(pieceRule(hers("corset_top", "black"), brief("work"))).toBe("occasion")
  })

  it("not in the evening in what she calls her work clothes, unless she has nothing else", () => {
    const trousers = { ...hers("trousers", "black"), name: "pull-on work trousers" }
    expect(pieceRule(trousers, brief("dating"))).toBe("occasion")
    expect(pieceRule(trousers, brief("dating", {}, { lenience: "hers" }))).toBeUndefined()
    expect(pieceRule({ ...trousers, name: "black trousers" }, brief("dating"))).toBeUndefined()
    for (const name of [
      "Black clerical shirt",
      "Blue scrubs top",
      "Hi-vis shirt",
      "hi vis shirt orange",
      "orange hi-viz polo",
      "steel toed boots",
      "my steelcaps",
      "white nursing shoes",
      "white nursing tunic",
      "staff polo",
      "Green tabard",
    ]) {
      const shirt = { ...hers("shirt", "black"), name }
      expect(pieceRule(shirt, brief("outings")), name).toBe("occasion")
      expect(pieceRule(shirt, brief("work")), name).toBeUndefined()
    }
  })

  it("on a day out with whatever bag she has, but a clutch", () => {
    const nylon = hers("crossbody_bag", "black", { cloth: { material: "nylon" } })
    expect(pieceRule(nylon, brief("outings"))).toBeUndefined()
    expect(pieceRule({ ...nylon, owned: false }, brief("outings"))).toBe("occasion")
    expect(pieceRule(hers("clutch", "black"), brief("outings"))).toBe("occasion")
  })

  it("at work in a loose shirt", () => {
    const loose = hers("shirt", "white", { cut: { fit: "oversized" } })
    expect(pieceRule(loose, brief("work"))).toBeUndefined()
    expect(pieceRule({ ...loose, owned: false, formality: 2 }, brief("work"))).toBe("occasion")
    expect(pieceRule({ ...loose, formality: 2 }, brief("work"))).toBeUndefined()
  })

  it("at work and at dinner in flat boots", () => {
    const boots = hers("ankle_boots", "brown", { cut: { heel: "flat" } })
    for (const occasion of ["work", "dating"] as const) {
      expect(pieceRule(boots, brief(occasion)), occasion).toBeUndefined()
      expect(pieceRule({ ...boots, owned: false }, brief(occasion)), occasion).toBe("occasion")
    }
  })

  it("in her coat over full sleeves", () => {
    const coat = hers("wool_coat", "camel", { cut: { fit: "fitted" } })
    const full = hers("jumper", "cream", { cut: { sleeve: "balloon" } })
    expect(pairRule(coat, full, brief())).toBeUndefined()
    expect(pairRule(coat, { ...full, owned: false }, brief())).toBe("not-together")
  })

  it("on a walk, unless a path spoils it", () => {
    const cords = hers("trousers", "olive", { cloth: { material: "corduroy" } })
    expect(pieceRule(cords, brief("outdoors"))).toBeUndefined()
    expect(pieceRule({ ...cords, owned: false }, brief("outdoors"))).toBe("occasion")
    expect(pieceRule(hers("midi_skirt", "olive"), brief("outdoors"))).toBe("occasion")
    expect(pieceRule(hers("heels", "black"), brief("outdoors"))).toBe("occasion")
  })

  it("as laced boots on a day out, not at work", () => {
    const boots = hers("lace_up_boots", "brown")
    expect(pieceRule(boots, brief("outings", { month: 1 }))).toBeUndefined()
    expect(pieceRule({ ...boots, owned: false }, brief("outings", { month: 1 }))).toBe("occasion")
    expect(pieceRule(boots, brief("work", { month: 1 }))).toBe("occasion")
    expect(pieceRule(boots, brief("dating", { month: 1 }))).toBe("occasion")
    expect(pieceRule(boots, brief("dating", { month: 1 }, { lenience: "warmth" }))).toBe(undefined)
    const laced = { ...boots, name: "brown lace-up boots" }
    expect(pieceRule(laced, brief("dating", { month: 1 }))).toBeUndefined()
  })

  it("at work in jeans, for somebody who loves denim or avoids suits", () => {
    const jeans = hers("jeans", "light blue")
    const tags = { love: [], dontMind: [], avoid: [] }
    expect(pieceRule(jeans, brief("work"))).toBe("occasion")
    expect(pieceRule(jeans, brief("work", { tags: { ...tags, love: ["Denim"] } }))).toBe(undefined)
    const plain = { tags: { ...tags, avoid: ["Tailored suits" as const] } }
    expect(pieceRule(jeans, brief("work", plain))).toBeUndefined()
    expect(pieceRule({ ...jeans, owned: false }, brief("work", plain))).toBe("occasion")
  })

  it("at work in trainers and a denim jacket, for somebody who loves trainers or avoids suits", () => {
    const tags = { love: [], dontMind: [], avoid: [] }
    const trainers = hers("trainers", "white")
    const lovesThem: Profile = { tags: { ...tags, love: ["Sneakers"] } }
    expect(pieceRule(trainers, brief("work"))).toBe("occasion")
    expect(pieceRule(trainers, brief("work", lovesThem))).toBeUndefined()
    expect(pieceRule({ ...trainers, owned: false }, brief("work", lovesThem))).toBe("occasion")
    const plain: Profile = { tags: { ...tags, avoid: ["Tailored suits"] } }
    expect(pieceRule(hers("denim_jacket", "blue"), brief("work"))).toBe("occasion")
    expect(pieceRule(hers("denim_jacket", "blue"), brief("work", plain))).toBeUndefined()
  })

  it("on a date in a plain shirt or T-shirt, for somebody who loves denim or trainers", () => {
    const shirt = hers("t_shirt", "white")
    const easy: Profile = { tags: { love: ["Denim"], dontMind: [], avoid: [] } }
    expect(pieceRule(shirt, brief("dating"))).toBe("occasion")
    expect(pieceRule(shirt, brief("dating", easy))).toBeUndefined()
    expect(pieceRule(hers("t_shirt", "white", { pattern: "animal" }), brief("dating", easy))).toBe(
      "occasion",
    )
  })

  it("on a date with one dressier thing, not as a T-shirt with jeans and trainers alone", () => {
    const tags = { love: ["Denim" as const], dontMind: [], avoid: [] }
    const easy = brief("dating", { tags })
    const any = [hers("t_shirt", "white"), hers("jeans", "blue"), hers("trainers", "white")]
    expect(rulesBroken(any, easy)).toEqual(["occasion"])
    expect(rulesBroken([...any, hers("blazer", "navy")], easy)).not.toContain("occasion")
    expect(rulesBroken([...any.slice(0, 2), hers("flats", "black")], easy)).toEqual([])
  })

  it("on errands though it is a little too good, and as the raincoat over office clothes and to a dinner", () => {
    const trousers = hers("trousers", "navy")
    expect(pieceRule(trousers, brief("errands"))).toBeUndefined()
    expect(pieceRule({ ...trousers, owned: false }, brief("errands"))).toBe("occasion")
    expect(pieceRule(hers("evening_dress", "black"), brief("errands"))).toBe("occasion")
    expect(pieceRule(hers("raincoat", "navy"), brief("work"))).toBeUndefined()
    expect(pieceRule(hers("raincoat", "navy"), brief("dating"))).toBeUndefined()
    expect(pieceRule(hers("parka", "navy"), brief("dating"))).toBe("occasion")
  })

  it("as heels on a day out, unless she avoids them", () => {
    const heels = hers("heels", "nude")
    const avoids: Profile = { tags: { love: [], dontMind: [], avoid: ["High heels"] } }
    expect(pieceRule(heels, brief("outings"))).toBeUndefined()
    expect(pieceRule(heels, brief("outings", avoids))).toBe("occasion")
  })

  it("as the bag for work, but no clutch there and no tote on a date", () => {
    const straw = hers("tote_bag", "tan", { cloth: { material: "straw" } })
    expect(pieceRule(straw, brief("work", { month: 7 }))).toBeUndefined()
    expect(pieceRule(straw, brief("work", { month: 1 }))).toBe("season")
    expect(pieceRule(hers("tote_bag", "black"), brief("dating"))).toBe("occasion")
    expect(pieceRule(hers("clutch", "black"), brief("work"))).toBe("occasion")
    expect(pieceRule(hers("clutch", "black"), brief("dating"))).toBeUndefined()
  })
})

it("wears her own further apart in formality than anybody would buy, but nothing for sport", () => {
  const silk = hers("blouse", "rust", { cloth: { material: "silk" } })
  const pairs = [
    [silk, hers("jeans", "black")],
    [hers("trousers", "navy"), hers("trainers", "white")],
    [hers("jumper", "emerald"), hers("heels", "black")],
  ] as const
  for (const [one, other] of pairs) {
    expect(pairRule(one, other, brief()), one.id).toBeUndefined()
    expect(pairRule(one, { ...other, owned: false }, brief()), one.id).toBe("formality-apart")
  }
  expect(pairRule(hers("blouse", "white"), hers("joggers", "grey"), brief())).toBe(
    "formality-apart",
  )
})

it("wears her wool coat on October mornings, which nobody would buy then", () => {
  const coat = hers("wool_coat", "navy")
  expect(pieceRule(coat, brief("work", { month: 10 }))).toBeUndefined()
  expect(pieceRule({ ...coat, owned: false }, brief("work", { month: 10 }))).toBe("season")
  expect(pieceRule(coat, brief("work", { month: 7 }))).toBe("season")
})

it("takes her waxed jacket for a coat, over something warm", () => {
  const name = "my old Barbour jacket"
  const words = wordsFrom({ name, kind: "overshirt", colours: [] })
  const waxed = pieceOf(garment("overshirt", { id: name, name, words, colours: [], owned: true }))
  expect(pieceRule(waxed, brief("work", { month: 1 }))).toBeUndefined()
  const january = brief("outdoors", { month: 1 })
  const over = (top: Kind) =>
    rulesBroken(
      [waxed, hers(top, "cream"), hers("jeans", "navy"), hers("lace_up_boots", "brown")],
      january,
    )
  expect(over("jumper")).toEqual([])
  expect(over("t_shirt")).toContain("nothing-warm")
  const plain = pieceOf(garment("overshirt", { owned: true }))
  const look = [plain, hers("jumper", "cream"), hers("jeans", "navy"), hers("ankle_boots", "brown")]
  expect(rulesBroken(look, january)).toContain("nothing-over")
})

it("buys flat shoes for a walk only where none that are made for it make a look", () => {
  const flats = piece({ kind: "loafers", colours: [{ colour: "brown" }] })
  expect(pieceRule(flats, brief("outdoors", { month: 7 }))).toBe("occasion")
  const lenient = brief("outdoors", { month: 7 }, { lenience: "warmth" })
  expect(pieceRule(flats, lenient)).toBeUndefined()
  const heels = piece({ kind: "heels", colours: [{ colour: "brown" }] })
  expect(pieceRule(heels, lenient)).toBe("occasion")
})

it("buys no ankle boots on a thin heel for a walk", () => {
  const boots = (heel: Heel) =>
    piece({
      kind: "ankle_boots",
      cut: { heel },
      cloth: { material: "canvas" },
      colours: [{ colour: "brown" }],
    })
  const walk = brief("outdoors", { month: 4 })
  expect(pieceRule(boots("flat"), walk)).toBeUndefined()
  expect(pieceRule(boots("low"), walk)).toBe("occasion")
})

describe("her coat", () => {
  it("is worn open on a cool day after a cold night, so that no jacket need be bought", () => {
    for (const kind of ["parka", "puffer", "wool_coat"] as const) {
      const coat = hers(kind, "navy")
      expect(pieceRule(coat, brief("errands", { month: 10 })), kind).toBeUndefined()
      const mildNight = { weather: { low: 11, high: 15.8 } }
      expect(pieceRule(coat, brief("errands", mildNight)), kind).toBe("season")
      expect(pieceRule({ ...coat, owned: false }, brief("errands", { month: 10 }))).toBe("season")
    }
  })

  it("is not too warm over a suit if it would not be so open", () => {
    const suit = [
      hers("blazer", "charcoal"),
      hers("shirt", "white"),
      hers("trousers", "charcoal"),
      hers("brogues", "black"),
    ]
    const coat = hers("wool_coat", "black")
    const october = brief("work", { month: 10 })
    expect(rulesBroken([coat, ...suit], october)).toEqual([])
    expect(rulesBroken([{ ...coat, owned: false }, ...suit], october)).toContain("too-hot")
  })
})

it("lets her wear a jumper on an cool evening, but no hoodie", () => {
  const jumper = hers("jumper", "coral")
  expect(pieceRule(jumper, brief("dating", { month: 1 }))).toBeUndefined()
  expect(pieceRule(jumper, brief("dating", { month: 7 }))).toBe("occasion")
  expect(pieceRule({ ...jumper, owned: false }, brief("dating", { month: 1 }))).toBe("occasion")
  expect(pieceRule(hers("hoodie", "navy"), brief("dating", { month: 1 }))).toBe("occasion")
})

it("lets whichever coat she has go out on a cool evening, but not on a mild one", () => {
  const puffer = hers("puffer", "brown")
  const evening = (month: number) => brief("dating", { month })
  expect(pieceRule(puffer, evening(1))).toBeUndefined()
  expect(pieceRule(puffer, evening(10))).toBeUndefined()
  expect(pieceRule(puffer, evening(7))).toBeDefined()
  expect(pieceRule({ ...puffer, owned: false }, evening(10))).toBe("occasion")
})

it("leaves her leather jacket at home on a walk, and takes it out with friends", () => {
  const jacket = hers("leather_jacket", "black")
  expect(pieceRule(jacket, brief("outdoors", { month: 4 }))).toBe("occasion")
  expect(pieceRule(jacket, brief("outings", { month: 4 }))).toBeUndefined()
})

it("keeps the rain off in navy, whatever her colours, and on a walk in a dull layer", () => {
  const spring = { colourType: "bright spring", month: 4 } as const
  const navy = (kind: Kind) => piece({ kind, colours: [{ colour: "navy" }] })
  expect(pieceRule(navy("raincoat"), brief("outdoors", spring))).toBeUndefined()
  expect(pieceRule(navy("wool_coat"), brief("outings", spring))).toBe("foreign-colour")
  const tags = { ...defaultTagPreferences(), love: ["Bold colors" as const], avoid: [] }
  const grey = piece({ kind: "overshirt", colours: [{ colour: "grey" }] })
  expect(pieceRule(grey, brief("outdoors", { tags, month: 4 }))).toBeUndefined()
  expect(pieceRule(grey, brief("outings", { tags, month: 4 }))).toBe("avoided")
})

it("leaves her walking trousers in the country, and takes other cargo trousers out with friends", () => {
  const walking = { ...hers("cargo_trousers", "khaki"), name: "khaki walking trousers" }
  expect(pieceRule(walking, brief("outings"))).toBe("occasion")
  expect(pieceRule(walking, brief("outdoors"))).toBeUndefined()
  expect(pieceRule({ ...walking, name: "olive cargo trousers" }, brief("outings"))).toBeUndefined()
})

import type { ColourName } from "@stylin/garments/colour"
import type { BodyType, GarmentWords, Kind, PreferenceTag } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { brief, piece } from "../score/testing.ts"
import { mayBeShown } from "../search/candidates.ts"
import { lacksColour } from "./avoided.ts"
import { pairRule, pieceRule, rulesBroken } from "./rules.ts"

const of = (kind: Kind, colour: ColourName = "black", more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: [{ colour }], ...more })
const hers = (...of_: Parameters<typeof of>) => ({ ...of(...of_), owned: true })
const tagged = (tags: { love?: PreferenceTag[]; avoid?: PreferenceTag[] }) =>
  brief("outings", { tags: { love: [], dontMind: [], avoid: [], ...tags } })

describe("two pieces to buy", () => {
  it.each([
    ["a tunic over wide legs", of("tunic", "green"), of("wide_leg_trousers", "navy")],
    [
      "a longline blazer over a tunic",
      of("tunic", "green"),
      of("blazer", "navy", { cut: { length: "long" } }),
    ],
    [
      "a waistcoat over full sleeves",
      of("waistcoat", "white"),
      of("blouse", "lime", { cut: { sleeve: "balloon" } }),
    ],
    ["a waistcoat over its own colour", of("waistcoat", "white"), of("shirt", "white")],
    [
      "a shirt whose hem hangs out below a blazer",
      of("shirt", "white", { cut: { length: "long" } }),
      of("blazer", "navy"),
    ],
    ["a cardigan over a corset", of("cardigan", "green"), of("corset_top", "black")],
    ["a fedora with a hoodie", of("fedora", "olive"), of("hoodie", "beige")],
    ["sandals with leggings", of("sandals", "tan"), of("leggings", "black")],
    [
      "wellies with bootcut jeans",
      of("wellies", "green"),
      of("jeans", "blue", { cut: { leg: "bootcut" } }),
    ],
    ["suit trousers in knee boots", of("trousers", "navy"), of("knee_boots", "brown")],
    ["a blazer below a puffer", of("blazer", "navy"), of("puffer", "beige")],
    ["a belt over a jumpsuit", of("belt", "tan"), of("jumpsuit", "navy")],
  ])("are never %s", (_, one, other) => {
    expect(pairRule(one, other, brief())).toBe("not-together")
    expect(pairRule(other, one, brief())).toBe("not-together")
  })

  it("are no suit of two cloths, nor one half hers, but for black", () => {
    const cord = of("blazer", "beige", { cloth: { material: "corduroy" } })
    expect(pairRule(cord, of("trousers", "beige"), brief())).toBe("colours-fight")
    expect(pairRule(of("blazer", "beige"), hers("trousers", "beige"), brief())).toBe(
      "colours-fight",
    )
    expect(pairRule(of("blazer", "black"), hers("trousers", "black"), brief())).toBeUndefined()
    expect(pairRule(hers("blazer", "beige"), hers("trousers", "beige"), brief())).toBeUndefined()
  })
})

it("buys no layer that vanishes over or under its own colour", () => {
  const shirt = hers("shirt", "blue")
  expect(pairRule(of("denim_jacket", "blue"), shirt, brief())).toBe("colours-fight")
  expect(pairRule(of("denim_jacket", "white"), shirt, brief())).toBeUndefined()
  expect(pairRule(of("cardigan", "grey"), hers("wool_coat", "grey"), brief())).toBe("colours-fight")
  expect(pairRule(of("cardigan", "black"), hers("wool_coat", "black"), brief())).toBeUndefined()
  expect(pairRule(of("cardigan", "cream"), of("cami", "cream"), brief())).toBeUndefined()
})

it("buys no dull colour for the face of somebody who loves bold ones", () => {
  const bold = tagged({ love: ["Bold colors"] })
  for (const colour of ["chocolate", "beige", "grey"] as const) {
    expect(pieceRule(of("jumper", colour), bold), colour).toBe("avoided")
    expect(pieceRule(of("trousers", colour), bold), colour).toBeUndefined()
  }
  expect(pieceRule(of("jumper", "cobalt"), bold)).toBeUndefined()
  expect(pieceRule(of("shirt", "white"), bold)).toBeUndefined()
  const calm = tagged({ love: ["Bold colors", "Neutral pallets"] })
  expect(pieceRule(of("jumper", "beige"), calm)).toBeUndefined()
})

it("counts earth colours as neutral for somebody who avoids neutrals", () => {
  const avoids = tagged({ avoid: ["Neutral pallets"] })
  const look = (colour: ColourName) => [of("shirt", "cream"), of("trousers", colour), of("flats")]
  expect(lacksColour(look("olive"), avoids)).toBe(true)
  expect(lacksColour(look("cobalt"), avoids)).toBe(false)
})

it("buys no full sleeves, fur, belts or close tops for shapes that they do not suit", () => {
  const puff = of("blouse", "white", { cut: { sleeve: "puff" } })
  const broad = brief("outings", { bodyType: "inverted_triangle" })
  expect(pieceRule(puff, broad)).toBe("shape")
  expect(pieceRule(of("teddy_coat", "grey", { cloth: { material: "fur" } }), broad)).toBe("shape")
  expect(pieceRule(of("blouse", "white"), broad)).toBe("shape")
  expect(pieceRule(of("blouse", "white", { cut: { sleeve: "short" } }), broad)).toBeUndefined()
  expect(pieceRule({ ...puff, owned: true }, broad)).toBeUndefined()
  expect(pieceRule(puff, brief("outings", { bodyType: "pear" }))).toBeUndefined()
  expect(pieceRule(of("belt"), brief("outings", { bodyType: "oval" }))).toBe("shape")
  expect(pieceRule(of("belt"), brief("outings", { bodyType: "rectangle" }))).toBeUndefined()
  expect(pieceRule(of("vest"), brief("outings", { bodyType: "oval" }))).toBe("shape")
  expect(pieceRule(of("t_shirt"), brief("outings", { bodyType: "oval" }))).toBeUndefined()
})

it("wears no colour from hat to hem, unless she loves that or all is hers", () => {
  const look = [
    of("wool_coat", "camel"),
    of("jumper", "camel"),
    of("jeans", "navy"),
    of("ankle_boots", "tan"),
  ]
  expect(rulesBroken(look, brief())).not.toContain("one-note")
  const hatted = [...look, of("fedora", "camel")]
  expect(rulesBroken(hatted, brief())).toContain("one-note")
  expect(rulesBroken(hatted, tagged({ love: ["Monochrome"] }))).not.toContain("one-note")
  const own = hatted.map((one) => ({ ...one, owned: true }))
  expect(rulesBroken(own, brief())).not.toContain("one-note")
  const black = [of("blazer"), of("blouse"), of("trousers"), of("heels"), of("beret")]
  expect(rulesBroken(black, brief())).not.toContain("one-note")
})

it("takes all browns, beige and cream for one colour for her who avoids that, and her own too", () => {
  const look = [of("wool_coat", "camel"), of("jumper", "rust"), of("trousers", "brown")]
  const own = look.map((one) => ({ ...one, owned: true }))
  for (const worn of [look, own]) {
    expect(rulesBroken(worn, brief())).not.toContain("one-note")
    expect(rulesBroken(worn, tagged({ avoid: ["Monochrome"] }))).toContain("one-note")
  }
  const beige = [of("trench_coat", "beige"), of("shirt", "cream"), of("trousers", "camel")]
  expect(rulesBroken(beige, tagged({ avoid: ["Monochrome"] }))).toContain("one-note")
})

it("wears no three prints, whosever they are", () => {
  const look = [
    hers("blouse", "navy", { pattern: "stripe" }),
    hers("midi_skirt", "navy", { pattern: "floral" }),
  ]
  expect(rulesBroken(look, brief())).not.toContain("prints-fight")
  const scarf = hers("scarf", "navy", { pattern: "dot" })
  expect(rulesBroken([...look, scarf], brief())).toContain("prints-fight")
})

it("buys no blazer for somebody who avoids suits", () => {
  const unsuited = tagged({ avoid: ["Tailored suits"] })
  expect(pieceRule(of("blazer", "grey"), unsuited)).toBe("avoided")
  expect(pieceRule(hers("blazer", "grey"), unsuited)).toBeUndefined()
})

it("buys no clothes of leather or suede for somebody who avoids leather; shoes, bags and belts as ever", () => {
  const leatherless = tagged({ avoid: ["Leather"] })
  for (const material of ["leather", "suede"] as const) {
    const made = (kind: Kind) => of(kind, "navy", { cloth: { material } })
    expect(pieceRule(made("overshirt"), leatherless), material).toBe("avoided")
    expect(pieceRule(made("overshirt"), tagged({})), material).toBeUndefined()
    for (const kind of ["flats", "ankle_boots", "shoulder_bag", "belt"] as const) {
      expect(pieceRule(made(kind), leatherless), `${material} ${kind}`).toBeUndefined()
    }
  }
})

it("buys heels by day only for somebody who loves them, and satin jackets only for the evening", () => {
  const courts = of("heels", "navy")
  const loving = { tags: { love: ["High heels" as const], dontMind: [], avoid: [] } }
  expect(pieceRule(courts, brief("work"))).toBe("occasion")
  expect(pieceRule(courts, brief("work", loving))).toBeUndefined()
  expect(pieceRule(courts, brief("dating"))).toBeUndefined()
  expect(pieceRule(hers("heels", "navy"), brief("work"))).toBeUndefined()
  const satin = of("blazer", "navy", { cloth: { material: "satin" } })
  expect(pieceRule(satin, brief("outings"))).toBe("occasion")
  expect(pieceRule(satin, brief("dating"))).toBeUndefined()
})

it("wears no wide blazer beneath a coat", () => {
  const wide = of("blazer", "grey", { cut: { fit: "oversized" } })
  expect(pairRule(wide, of("wool_coat", "navy"), brief())).toBe("not-together")
  expect(pairRule(of("blazer", "grey"), of("wool_coat", "navy"), brief())).toBeUndefined()
})

it("buys no cropped layer for her who avoids crop tops", () => {
  const cropped = of("cardigan", "grey", { cut: { length: "cropped" } })
  expect(pieceRule(cropped, tagged({ avoid: ["Crop tops"] }))).toBe("avoided")
  expect(pieceRule(cropped, tagged({}))).toBeUndefined()
})

it("shows her who avoids neutrals a colour in her clothes, not only a dark coat", () => {
  const about = tagged({ avoid: ["Neutral pallets"] })
  const look = (top: ColourName) => [
    of("puffer", "burgundy"),
    of("jumper", top),
    of("jeans", "black"),
  ]
  expect(lacksColour(look("cream"), about)).toBe(true)
  expect(lacksColour(look("butter"), about)).toBe(true)
  expect(lacksColour(look("lemon"), about)).toBe(false)
  expect(lacksColour(look("coral"), about)).toBe(false)
  expect(lacksColour(look("cream"), tagged({}))).toBe(false)
})

it("buys a print for her face only if its second colour is not far from hers", () => {
  const winter = brief("outings", { colourType: "deep winter" })
  const leopard = (second: ColourName) =>
    of("blouse", "black", { pattern: "animal", colours: [{ colour: "black" }, { colour: second }] })
  expect(pieceRule(leopard("camel"), winter)).toBe("foreign-colour")
  expect(pieceRule(leopard("white"), winter)).toBeUndefined()
})

describe("a stylist buys", () => {
  const shaped = (bodyType: BodyType) => brief("outings", { bodyType })

  it("no pale legs for full hips, and no pale jumpsuit for a round middle", () => {
    expect(pieceRule(of("chinos", "cream"), shaped("pear"))).toBe("shape")
    expect(pieceRule(of("chinos", "navy"), shaped("pear"))).toBeUndefined()
    expect(pieceRule(of("jumpsuit", "white"), shaped("oval"))).toBe("shape")
    expect(pieceRule(of("jumpsuit", "navy"), shaped("oval"))).toBeUndefined()
  })

  it("no jacket for broad shoulders that ends at the waist", () => {
    const cropped = of("denim_jacket", "blue", { cut: { length: "cropped" } })
    expect(pieceRule(cropped, shaped("inverted_triangle"))).toBe("shape")
    expect(pieceRule(cropped, shaped("pear"))).toBeUndefined()
  })

  it("no mesh shoes for a cool day, and no cotton trousers for dinner", () => {
    const mesh = of("flats", "black", { cloth: { material: "mesh" } })
    expect(pieceRule(mesh, brief("outings", { month: 10 }))).toBe("season")
    expect(pieceRule(mesh, brief("outings", { month: 7 }))).toBeUndefined()
    const cotton = of("trousers", "navy", { cloth: { material: "cotton" } })
    expect(pieceRule(cotton, brief("dating"))).toBe("occasion")
    expect(pieceRule({ ...cotton, owned: true }, brief("dating"))).toBeUndefined()
  })

  it("no optic white for the face of a muted type", () => {
    const soft = brief("outings", { colourType: "soft summer" })
    expect(pieceRule(of("shirt", "white"), soft)).toBe("foreign-colour")
    expect(pieceRule(of("trainers", "white"), soft)).toBeUndefined()
    expect(
      pieceRule(of("shirt", "white"), brief("outings", { colourType: "true winter" })),
    ).toBeUndefined()
  })
})

const cropped = { cut: { length: "cropped" } } as const

describe("no jacket is bought", () => {
  it("that looks like sport, for somebody who avoids such outfits", () => {
    const about = tagged({ avoid: ["Sporty outfits"] })
    const nylon = of("bomber", "charcoal", { cloth: { material: "nylon" } })
    expect(pieceRule(nylon, about)).toBe("avoided")
    const suede = of("bomber", "charcoal", { cloth: { material: "suede" } })
    expect(pieceRule(suede, about)).toBeUndefined()
  })

  it("that is cropped, for somebody who loves relaxed fits, or round an oval's middle", () => {
    const biker = of("leather_jacket", "black", cropped)
    expect(pieceRule(biker, tagged({ love: ["Relaxed fits"] }))).toBe("avoided")
    expect(pieceRule(biker, brief("outings", { bodyType: "oval" }))).toBe("shape")
    expect(pieceRule(biker, brief("outings", { bodyType: "hourglass" }))).toBeUndefined()
  })

  it("that ends far above the hem of a hoodie", () => {
    const bomber = of("bomber", "grey", cropped)
    expect(pairRule(bomber, hers("hoodie", "navy"), brief())).toBe("not-together")
    expect(pairRule(hers("hoodie", "navy"), of("bomber", "grey"), brief())).toBeUndefined()
  })

  it("in a dull colour for somebody who loves bold ones, but for denim", () => {
    const about = tagged({ love: ["Bold colors"] })
    expect(pieceRule(of("overshirt", "beige"), about)).toBe("avoided")
    expect(pieceRule(of("denim_jacket", "indigo"), about)).toBeUndefined()
  })

  it("for a walk in wet months that is of denim or cropped", () => {
    const october = brief("outdoors", { month: 10 })
    expect(pieceRule(of("denim_jacket", "indigo"), october)).toBe("occasion")
    expect(pieceRule(of("overshirt", "olive", cropped), october)).toBe("occasion")
    expect(pieceRule(of("overshirt", "olive"), october)).toBeUndefined()
  })
})

it("buys no pale thin skirt or dress in the cold half of the year", () => {
  const skirt = of("maxi_skirt", "white", { cloth: { material: "chiffon" } })
  expect(pieceRule(skirt, brief("outings", { month: 10 }))).toBe("season")
  expect(pieceRule(skirt, brief("outings", { month: 4 }))).toBeUndefined()
  expect(pieceRule({ ...skirt, owned: true }, brief("outings", { month: 10 }))).toBeUndefined()
})

it("buys a jacket for somebody who avoids layers where it is all that the day asks for over it", () => {
  const avoiding = (month: number) =>
    brief("outings", { month, tags: { love: [], dontMind: [], avoid: ["Layering"] } })
  const jacket = of("denim_jacket", "blue")
  const look = [jacket, of("shirt", "white"), of("chinos", "beige"), of("trainers", "white")]
  expect(pieceRule(jacket, avoiding(4))).toBeUndefined()
  expect(rulesBroken(look, avoiding(4))).toEqual([])
  expect(mayBeShown(look, avoiding(4))).toBe(true)
  expect(pieceRule(of("cardigan", "blue"), avoiding(4))).toBe("avoided")
  expect(pieceRule(jacket, avoiding(1))).toBe("avoided")
})

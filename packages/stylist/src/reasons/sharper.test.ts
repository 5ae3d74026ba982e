import type { ColourName } from "@stylin/garments/colour"
import type { GarmentWords, Kind, PreferenceTag } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import type { Brief } from "../grammar/brief.ts"
import type { Piece } from "../pieces/piece.ts"
import { WEAR } from "../pieces/wear.ts"
import { scoreOf } from "../score/score.ts"
import { brief, piece } from "../score/testing.ts"
import { sayOccasion } from "./occasion.ts"
import { reasonsFor } from "./reasons.ts"
import { styleSaid } from "./testing.ts"
import { titleOf } from "./title.ts"
import { bondsOf } from "./together.ts"
import { sayWardrobe } from "./wardrobe.ts"
import { tipsOf } from "./wearing.ts"

const of = (kind: Kind, colour: ColourName, more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: [{ colour }], ...more })
const loving = (tag: PreferenceTag) =>
  brief("outings", { tags: { love: [tag], dontMind: [], avoid: [] } })

describe("a single accent", () => {
  const rest = [of("trainers", "white"), of("wool_coat", "grey")]

  it("is one only if nothing else of the look has nearly its colour", () => {
    const jeans = of("jeans", "light blue", { cloth: { material: "denim" } })
    expect(
      styleSaid([of("t_shirt", "light blue"), jeans, ...rest], "Colour accents"),
    ).toBeUndefined()
    expect(
      styleSaid([of("t_shirt", "blue"), of("trousers", "navy"), ...rest], "Colour accents"),
    ).toBeUndefined()
    expect(
      styleSaid([of("t_shirt", "coral"), of("jeans", "grey"), ...rest], "Colour accents"),
    ).toMatch(/coral/i)
  })

  it("is no boot of which trousers leave a toe to be seen", () => {
    const above = (lower: Kind) => [
      of("blouse", "cream"),
      of(lower, "navy"),
      of("wool_coat", "grey"),
    ]
    const boots = of("ankle_boots", "red")
    expect(styleSaid([...above("trousers"), boots], "Colour accents")).toBeUndefined()
    expect(styleSaid([...above("midi_skirt"), boots], "Colour accents")).toMatch(/boots|red once/i)
  })

  it("is the colour that its garment is called by", () => {
    const print = {
      pattern: "geometric",
      colours: [{ colour: "white" }, { colour: "pink" }],
    } as const
    const look = [of("tunic", "white", print), of("trousers", "black"), ...rest]
    expect(styleSaid(look, "Colour accents")).toBeUndefined()
  })
})

it("calls two colours a family only where they are all the colour there is", () => {
  const bonds = (...look: readonly Piece[]) => bondsOf(look).map(({ is }) => is)
  const tonal = [of("jumper", "tan"), of("trousers", "chocolate")]
  expect(bonds(...tonal)).toContain("tonal")
  expect(bonds(...tonal, of("shoulder_bag", "red"))).not.toContain("tonal")
  expect(bonds(of("jumper", "beige"), of("trousers", "khaki"))).not.toContain("tonal")
  expect(bonds(of("jumper", "lavender"), of("trousers", "navy"))).not.toContain("tonal")
})

it("lets no colour stand out against one that is nearly its own", () => {
  const bonds = (...look: readonly Piece[]) => bondsOf(look).map(({ is }) => is)
  expect(bonds(of("midi_skirt", "olive"), of("blouse", "khaki"))).not.toContain("rests")
  expect(bonds(of("midi_skirt", "olive"), of("blouse", "cream"))).toContain("rests")
  expect(bonds(of("day_dress", "plum"), of("wool_coat", "navy"))).not.toContain("rests")
  expect(bonds(of("day_dress", "plum"), of("wool_coat", "cream"))).toContain("rests")
})

it("counts no colours where a print has some that nobody named", () => {
  const facts = (...look: readonly Piece[]) => bondsOf(look).find(({ is }) => is === "rests")?.facts
  const two = [of("t_shirt", "lime"), of("trainers", "white"), of("trousers", "white")]
  expect(facts(...two)).toHaveProperty("all")
  const flowers = { ...of("maxi_skirt", "grey", { pattern: "floral" }), colours: [] }
  expect(facts(of("t_shirt", "lime"), of("cardigan", "white"), flowers)).not.toHaveProperty("all")
  const waxed = { ...of("raincoat", "olive"), colours: [] }
  expect(facts(waxed, ...two)).not.toHaveProperty("all")
})

it("asks nobody to leave a zip unbuttoned", () => {
  const facts = (kind: Kind) =>
    tipsOf([of(kind, "black"), of("t_shirt", "white"), of("jeans", "blue")])
      .filter(({ is }) => is === "open")
      .map((tip) => "buttoned" in tip.facts)
  expect(facts("leather_jacket")).toEqual([false])
  expect(facts("blazer")).toEqual([true])
})

it("names a look after the colour that one sees first, and none after sport unasked", () => {
  const look = [
    of("blazer", "black"),
    of("blouse", "cobalt"),
    of("trousers", "black"),
    of("heels", "black"),
  ]
  const title = titleOf(look, brief("dating")).text.toLowerCase()
  expect(title).toMatch(/cobalt/)
  const sporty = [of("hoodie", "grey"), of("joggers", "grey"), of("trainers", "white")]
  expect(titleOf(sporty, brief("outdoors")).text).not.toMatch(/sport/i)
})

const reasonsOn = (look: readonly Piece[], about: Brief) =>
  reasonsFor(look, about, scoreOf(look, about)).map(({ text }) => text)

it("calls no vivid colour deep, to whoever is", () => {
  const said = (colour: ColourName, colourType = "deep winter") => {
    const about = brief("work", { colourType })
    return Array.from({ length: 12 }, (_, at) => [
      { ...of("blouse", colour), id: `${at}` },
      of("trousers", "black"),
    ])
      .flatMap((look) => reasonsFor(look, about, scoreOf(look, about)))
      .filter(({ label }) => label === "Color Type")
      .map(({ text }) => text)
      .join()
  }
  expect(said("fuchsia")).toMatch(/cool|clear/)
  expect(said("fuchsia")).not.toMatch(/deep/)
  expect(said("navy")).toMatch(/deep/)
  expect(said("navy", "true winter")).not.toMatch(/deep/)
})

it("praises pure white only at the face of a cool and clear colour type", () => {
  const about = (colourType: string) =>
    reasonsFor(white, brief("errands", { colourType }), 99).filter(
      ({ label }) => label === "Color Type",
    )
  const white = [of("t_shirt", "white"), of("jeans", "navy"), of("trainers", "grey")]
  expect(about("true winter")).toHaveLength(1)
  for (const type of ["soft summer", "true summer", "warm spring"]) expect(about(type)).toEqual([])
})

it("calls no colour outstanding against a calm one close to it", () => {
  const rests = (colour: ColourName, calm: ColourName) =>
    bondsOf([of("jumper", colour), of("bomber", calm)]).some(({ is }) => is === "rests")
  expect(rests("mustard", "camel")).toBe(false)
  expect(rests("mustard", "navy")).toBe(true)
})

it("calls colours stronger beside each other only where they are far apart", () => {
  const lively = (one: ColourName, other: ColourName) =>
    bondsOf([of("jumper", one), of("trousers", other)]).some(({ is }) => is === "lively")
  expect(lively("olive", "green")).toBe(false)
  expect(lively("olive", "mustard")).toBe(false)
  expect(lively("fuchsia", "emerald")).toBe(true)
})

it("begins no title like that of the look before", () => {
  const brights = ["red", "coral", "purple", "teal", "mustard", "rust", "plum", "pink"] as const
  const skirts = [...brights, "navy", "olive", "emerald", "burgundy", "cobalt", "sage"] as const
  const said = new Set<string>()
  const openings = skirts.map((colour) => {
    const look = [of("blouse", "cream"), of("midi_skirt", colour), of("flats", "black")]
    const { text } = titleOf(look, brief("work"), said)
    said.add(text)
    for (const reason of ["colour", "shape", "occasion", "style", "together"]) {
      said.add(`${reason} of ${colour}`)
    }
    return text.split(" ").slice(0, 3).join(" ")
  })
  expect(openings.filter((one, at) => one === openings[at - 1])).toEqual([])
})

it("sees no long line through a belt of another colour", () => {
  const line = (belt: ColourName) =>
    bondsOf([of("shirt", "navy"), of("trousers", "navy"), of("belt", belt)]).some(
      ({ is }) => is === "column",
    )
  expect(line("tan")).toBe(false)
  expect(line("navy")).toBe(true)
})

it("calls navy over black shoes no single colour", () => {
  const monochrome = (shoes: ColourName) =>
    styleSaid([of("jumper", "navy"), of("trousers", "navy"), of("loafers", shoes)], "Monochrome")
  expect(monochrome("black")).toBeUndefined()
  expect(monochrome("navy")).toBeDefined()
  // A denim jacket of no named colour is drawn blue.
  const jacket = piece({ kind: "denim_jacket", colours: [{ colour: "grey" }] })
  const black = [of("t_shirt", "black"), of("jeans", "black"), of("trainers", "white")]
  expect(styleSaid(black, "Monochrome")).toBeDefined()
  expect(styleSaid([...black, { ...jacket, colours: [] }], "Monochrome")).toBeUndefined()
})

it("calls nothing leather that shops may only call so, or that she does not, and no brown cloth denim", () => {
  const rest = [of("t_shirt", "white"), of("trainers", "white")]
  const titleWith = (name: string) => {
    const skirt = { ...of("midi_skirt", "orange"), owned: true, name }
    return Array.from({ length: 12 }, (_, month) =>
      titleOf([...rest, skirt], brief("outings", { month: month + 1 })),
    )
      .map(({ text }) => text)
      .join()
  }
  expect(titleWith("orange skirt")).not.toMatch(/leather/i)
  expect(titleWith("orange leather skirt")).toMatch(/leather/i)
  const jacket = of("leather_jacket", "cognac")
  const look = [jacket, of("t_shirt", "white"), of("jeans", "blue"), of("loafers", "black")]
  const about = loving("Leather")
  const all = [titleOf(look, about).text, ...reasonsOn(look, about)].join(" ")
  expect(all.replaceAll("look of leather", "")).not.toMatch(/leather/i)
  const dungarees = { ...of("dungarees", "brown"), owned: true, name: "brown dungarees" }
  const title = titleOf([dungarees, of("t_shirt", "ecru"), of("trainers", "white")], brief())
  expect(title.text).not.toMatch(/denim/i)
})

it("praises no cropped jacket for a walk in wet months", () => {
  const cut = { fit: "relaxed", length: "cropped" } as const
  const jacket = of("bomber", "grey", { cloth: { material: "nylon" }, cut })
  const rest = [of("hoodie", "navy"), of("leggings", "black"), of("trainers", "grey")]
  const named = (month: number) =>
    sayOccasion([jacket, ...rest], brief("outdoors", { month }), 99, 0)?.of
  expect(named(7)).toContain("bomber in grey")
  expect(named(10)).not.toContain("bomber in grey")
})

it("leaves the lead to what is most of a look, and counts tights as new only beside another piece", () => {
  const hersToo = (kind: Kind, colour: ColourName) => ({ ...of(kind, colour), owned: true })
  const wardrobeSaid = (look: readonly Piece[]) => sayWardrobe(look, brief(), 99, 0)?.facts ?? {}
  const dress = [
    hersToo("trench_coat", "beige"),
    of("maxi_dress", "peach"),
    hersToo("flats", "tan"),
  ]
  expect(wardrobeSaid(dress)).not.toHaveProperty("hero")
  const [blouse, tights] = [hersToo("blouse", "pink"), of("tights", "black")]
  const hers = [hersToo("midi_skirt", "navy"), blouse, tights]
  expect(sayWardrobe(hers, brief(), 99, 0)).toBeUndefined()
  const { picks } = wardrobeSaid([of("midi_skirt", "navy"), blouse, tights])
  expect(picks?.text).toBe("midi skirt and tights")
})

it("speaks of meetings only beside tailoring", () => {
  const factsAtWork = (...kinds: readonly Kind[]) =>
    sayOccasion(
      kinds.map((kind) => piece({ kind, colours: [{ colour: "navy" }] })),
      brief("work", { month: 4 }),
      99,
      0,
    )?.facts
  expect(factsAtWork("blazer", "trousers", "blouse", "loafers")).toHaveProperty("suited")
  const plain = factsAtWork("blouse", "pleated_skirt", "loafers")
  expect(plain).toHaveProperty("things")
  expect(plain).not.toHaveProperty("suited")
})

it("calls a waxed jacket no layer to take off: it is the coat", () => {
  const layered = (jacket: Piece) =>
    styleSaid(
      [jacket, of("jumper", "cream"), of("jeans", "navy"), of("ankle_boots", "brown")],
      "Layering",
    )
  const jacket = of("overshirt", "olive")
  expect(layered(jacket)).toBeDefined()
  expect(layered({ ...jacket, wear: jacket.wear | WEAR.coat })).toBeUndefined()
})

it("calls no slip-ons trainers unless she does", () => {
  const said = (name: string) =>
    styleSaid(
      [
        of("jumper", "cream"),
        of("jeans", "blue"),
        { ...of("trainers", "black"), owned: true, name },
      ],
      "Sneakers",
    )
  expect(said("black slip ons")).toBeUndefined()
  expect(said("black slip on trainers")).toMatch(/trainers/i)
})

import type { ColourName } from "@stylin/garments/colour"
import { defaultTagPreferences, type GarmentWords, type Kind } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import type { Piece } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"
import { black, brief, navy, piece, white } from "../score/testing.ts"
import { levelsOf } from "./levels.ts"
import { placedOf } from "./placed-colours.ts"
import { reasonsFor } from "./reasons.ts"
import { bondsOf } from "./together.ts"

const of = (kind: Kind, more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: black, ...more })

it("calls no brown and red one family", () => {
  const bonds = (one: ColourName, other: ColourName) =>
    bondsOf([
      of("jumper", { colours: [{ colour: one }] }),
      of("trousers", { colours: [{ colour: other }] }),
    ])
  expect(bonds("red", "chocolate").map(({ is }) => is)).not.toContain("tonal")
  expect(bonds("coral", "rust").map(({ is }) => is)).toContain("tonal")
})

it("calls nothing the only colour or print beside what peeps out of a coat", () => {
  const shown = [
    of("wool_coat", { colours: [{ colour: "purple" }] }),
    of("trousers"),
    of("loafers"),
  ]
  const cases = (glimpsed: Piece) => bondsOf(shown, [glimpsed]).map(({ is }) => is)
  expect(cases(of("blazer"))).toContain("leads")
  expect(cases(of("blazer", { colours: [{ colour: "emerald" }] }))).not.toContain("leads")
  expect(cases(of("blazer", { pattern: "check" }))).not.toContain("leads")
  const printed = [of("wool_coat", { pattern: "check" }), of("trousers")]
  expect(bondsOf(printed, [of("blazer", { pattern: "stripe" })])).not.toContainEqual(
    expect.objectContaining({ is: "onePrint" }),
  )
})

it("calls plain what is above a printed skirt only where it has one colour", () => {
  const skirt = of("midi_skirt", { pattern: "check" })
  const above = (...worn: readonly Piece[]) =>
    bondsOf([...worn, skirt]).flatMap(({ facts }) => facts.above ?? [])
  const shirt = of("shirt", { colours: white })
  expect(above(shirt)).toHaveLength(1)
  expect(above(of("cardigan", { colours: white }), shirt)).toHaveLength(1)
  expect(above(of("cardigan", { colours: navy }), shirt)).toEqual([])
})

it("calls one colour above and below a line, but not a print's", () => {
  const jeans = of("jeans", { colours: navy })
  const cases = (top: Piece) => bondsOf([top, jeans]).map(({ is }) => is)
  expect(cases(of("jumper", { colours: navy }))).toContain("column")
  expect(cases(of("jumper", { colours: navy, pattern: "dot" }))).not.toContain("column")
  expect(cases(of("jumper", { colours: white }))).not.toContain("column")
  const blue = { colours: [{ colour: "blue" }] } as const
  const legs = (kind: "jeans" | "trousers") =>
    bondsOf([of("jumper", blue), of(kind, blue)]).map(({ is }) => is)
  expect(legs("trousers")).toContain("column")
  expect(legs("jeans")).not.toContain("column")
})

it("calls nothing one colour from the shoulder on over whose top it only hangs", () => {
  const gowns = (...worn: readonly Piece[]) =>
    placedOf(worn).flatMap(({ facts }) => facts.gown ?? [])
  const [pinafore, shoes] = [of("pinafore"), of("loafers", { colours: white })]
  expect(gowns(pinafore, shoes)).toHaveLength(1)
  expect(gowns(pinafore, of("t_shirt", { colours: white }), shoes)).toEqual([])
})

it("sees a colour that comes three times, and then no echo of two", () => {
  const brown = { colours: [{ colour: "brown" }] } as const
  const look = [of("shirt", { colours: white }), of("trousers", brown), of("loafers", brown)]
  const cases = (...worn: readonly Piece[]) => bondsOf(worn).map(({ is }) => is)
  expect(cases(...look)).toContain("repeats")
  const three = cases(...look, of("tote_bag", brown))
  expect(three).toContain("thread")
  expect(three).not.toContain("repeats")
})

it("says black once, not again in the names of her black clothes", () => {
  const hers = (kind: Kind, name: string) => ({ ...of(kind), owned: true, name })
  const look = [
    hers("shirt", "black shirt"),
    hers("trousers", "black trousers"),
    hers("ankle_boots", "black ankle boots"),
  ]
  const told = ["thread", "column", "legs"].map((is) => bondsOf(look).find((one) => one.is === is))
  expect(told.flatMap((one) => Object.values(one?.facts ?? {}).map((fact) => fact?.text))).toEqual([
    ...["black", "your shirt", "your trousers", "your ankle boots"],
    ...["black", "your shirt", "your trousers"],
    ...["your trousers", "your ankle boots", "black"],
  ])
  const [level] = levelsOf(look)
  expect([level?.facts.one?.text, level?.facts.other?.text]).toEqual([
    "your shirt",
    "your ankle boots",
  ])
})

it("says of clothes for every day that none of them is dressed up", () => {
  const look = [of("shirt"), of("jeans", { colours: navy }), of("lace_up_boots")]
  expect(levelsOf(look).map(({ is }) => is)).toContain("easy")
  const dressed = [of("blouse", { cloth: { material: "silk" } }), of("trousers"), of("heels")]
  expect(levelsOf(dressed).map(({ is }) => is)).not.toContain("easy")
})

it("speaks of no bare ankle above boots", () => {
  const tags = { ...defaultTagPreferences(), love: ["Cropped pants" as const], avoid: [] }
  const about = brief("outings", { tags })
  const said = (shoes: Kind) => {
    const look = [of("shirt"), of("trousers", { cut: { length: "cropped" } }), of(shoes)]
    return reasonsFor(look, about, scoreOf(look, about)).map(({ text }) => text)
  }
  expect(said("loafers").join()).toMatch(/crop|ankle/i)
  expect(said("wellies").join()).not.toMatch(/crop|ankle/i)
})

it("calls no print the only one beside shoes alone", () => {
  const dress = of("day_dress", { pattern: "floral", colours: [{ colour: "coral" }] })
  const cases = (...worn: readonly Piece[]) => bondsOf(worn).map(({ is }) => is)
  expect(cases(dress, of("flats"))).not.toContain("onePrint")
  expect(cases(of("blazer"), dress, of("flats"))).toContain("onePrint")
  const scarf = of("scarf", { pattern: "floral" })
  expect(cases(of("blazer"), dress, of("flats"), scarf)).not.toContain("onePrint")
  const croc = of("shoulder_bag", { pattern: "animal" })
  expect(cases(of("blazer"), of("day_dress"), of("flats"), croc)).not.toContain("onePrint")
})

it("sees a print whose colours nobody named", () => {
  const shirt = { ...of("shirt", { pattern: "floral" }), colours: [] }
  const trousers = of("trousers", { colours: [{ colour: "emerald" }] })
  const cases = bondsOf([shirt, trousers, of("loafers"), of("tote_bag")]).map(({ is }) => is)
  expect(cases).not.toContain("leads")
  expect(cases).not.toContain("quiet")
})

it("sees no volume above beneath a jacket", () => {
  const [wide, slim] = [of("blouse", { cut: { fit: "oversized" } }), of("leggings")]
  const cases = (...worn: readonly Piece[]) => bondsOf(worn).map(({ is }) => is)
  expect(cases(wide, slim)).toContain("wideAboveNarrow")
  expect(cases(of("blazer"), wide, slim)).not.toContain("wideAboveNarrow")
})

const said = (look: readonly Piece[], about: ReturnType<typeof brief>) =>
  reasonsFor(look, about, scoreOf(look, about))

it("calls no trainers a sporty outfit", () => {
  const tags = { ...defaultTagPreferences(), love: ["Sporty outfits" as const], avoid: [] }
  const about = brief("errands", { tags })
  const sporty = (...worn: readonly Piece[]) =>
    said(worn, about).some(({ text }) => text.toLowerCase().includes("sporty"))
  expect(sporty(of("day_dress"), of("trainers"))).toBe(false)
  expect(sporty(of("sweatshirt"), of("joggers"), of("trainers"))).toBe(true)
})

it("calls nothing pale near the ground practical", () => {
  const about = brief("errands")
  const practical = (colours: GarmentWords["colours"]) =>
    said([of("t_shirt"), of("jeans", { colours }), of("trainers")], about).some(
      ({ label, text }) => label === "Occasion" && text.includes("jeans"),
    )
  expect(practical(navy)).toBe(true)
  expect(practical(white)).toBe(false)
})

it("says of nobody who is warm that pure white is hers", () => {
  const about = brief("work", { colourType: "light spring" })
  const look = [of("shirt", { colours: white }), of("trousers", { colours: navy })]
  expect(said(look, about).filter(({ label }) => label === "Color Type")).toEqual([])
})

it("says of nobody who is warm that black flatters her", () => {
  const colours = (type: "deep autumn" | "deep winter") =>
    said([of("shirt"), of("trousers")], brief("work", { colourType: type })).filter(
      ({ label }) => label === "Color Type",
    )
  expect(colours("deep autumn")).toEqual([])
  expect(colours("deep winter")).toHaveLength(1)
})

it("calls the colour of her clothes as she does", () => {
  const jeans = of("jeans", { colours: navy, cloth: { material: "denim" } })
  const hers = { ...jeans, owned: true, name: "dark blue jeans" }
  const camel = of("wool_coat", { colours: [{ colour: "camel" }] })
  const warms = bondsOf([camel, hers]).find(({ is }) => is === "warms")
  expect(warms?.facts.cool?.text).toBe("dark blue denim")
})

it("runs a leg on into shoes of its colour unless they leave the foot bare below it", () => {
  const runsOn = (shoes: Kind, leg: "slim" | "flare", length: "ankle" | "full" = "full") =>
    bondsOf([of("jumper"), of("trousers", { cut: { leg, length } }), of(shoes)]).some(
      ({ is }) => is === "legs",
    )
  expect(runsOn("ankle_boots", "slim")).toBe(true)
  expect(runsOn("loafers", "slim")).toBe(false)
  expect(runsOn("heels", "flare")).toBe(true)
  expect(runsOn("heels", "flare", "ankle")).toBe(false)
  const onTights = (shoes: Kind) =>
    bondsOf([of("midi_skirt"), of("tights"), of(shoes)]).some(({ is }) => is === "legs")
  expect(onTights("heels")).toBe(true)
  expect(onTights("knee_boots")).toBe(false)
  const flared = of("trousers", { cut: { leg: "flare" } })
  const overHose = bondsOf([flared, of("heels")], [], [flared, of("heels"), of("tights")])
  expect(overHose.map(({ is }) => is)).not.toContain("legs")
})

it("finds in a pattern only what is not its ground", () => {
  const skirt = (...colours: ColourName[]): GarmentWords => {
    const [first = "cream", ...more] = colours
    const rest = more.map((colour) => ({ colour }))
    return { kind: "midi_skirt", pattern: "floral", colours: [{ colour: first }, ...rest] }
  }
  const jumper: GarmentWords = { kind: "jumper", colours: [{ colour: "forest green" }] }
  const echo = (print: GarmentWords) =>
    bondsOf([piece(print), piece(jumper)]).find(({ is }) => is === "echoes")?.facts
  expect(echo(skirt("forest green", "cream"))).not.toHaveProperty("figures")
  expect(echo(skirt("cream", "forest green"))).toHaveProperty("figures")
})

it("lightens nothing below a jacket whose colour she did not say", () => {
  const below = of("jeans", { colours: navy })
  const jacket = { ...of("denim_jacket"), colours: [], owned: true, name: "denim jacket" }
  const facts = (...over: readonly Piece[]) =>
    placedOf([...over, of("hoodie", { colours: white }), below]).flatMap((bond) =>
      Object.keys(bond.facts),
    )
  expect(facts()).toContain("paleAbove")
  expect(facts(jacket)).not.toContain("paleAbove")
})

it("says that all below a bright piece is of one colour only where it is", () => {
  const legs = (dress: ColourName) =>
    bondsOf([
      of("blazer", { colours: [{ colour: "cobalt" }] }),
      of("knitted_dress", { colours: [{ colour: dress }] }),
      of("tights"),
      of("heels"),
    ]).find(({ is }) => is === "legs")?.facts
  expect(legs("black")?.crown?.text).toBe("the blazer")
  expect(legs("navy")?.lead?.text).toBe("the blazer")
  expect(legs("navy")?.crown).toBeUndefined()
})

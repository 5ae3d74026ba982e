import { describe, expect, it } from "vitest"
import { parseGarment } from "./parse/parse.ts"
import { suitIn } from "./suits.ts"

const said = (text: string) => suitIn(text)?.map(({ name, kind }) => `${name} = ${kind}`)

describe("a suit", () => {
  it.each([
    ["Navy trouser suit", ["Navy suit jacket = blazer", "Navy suit trousers = trousers"]],
    ["two-piece suit", ["Suit jacket = blazer", "Suit trousers = trousers"]],
    ["denim suit", ["Denim suit jacket = blazer", "Denim suit trousers = jeans"]],
    ["grey skirt suit", ["Grey suit jacket = blazer", "Grey suit skirt = pencil_skirt"]],
    ["black pantsuit", ["Black suit jacket = blazer", "Black suit trousers = trousers"]],
    ["Suit (jacket and trousers)", ["Suit jacket = blazer", "Suit trousers = trousers"]],
    ["Camel suit with skirt", ["Camel suit jacket = blazer", "Camel suit skirt = pencil_skirt"]],
    [
      "Wide-leg trouser suit in checked wool",
      [
        "Wide-leg suit jacket in checked wool = blazer",
        "Wide-leg suit trousers in checked wool = wide_leg_trousers",
      ],
    ],
    [
      "Charcoal three-piece suit",
      [
        "Charcoal suit jacket = blazer",
        "Charcoal suit trousers = trousers",
        "Charcoal suit waistcoat = waistcoat",
      ],
    ],
  ])("is its pieces: %s", (text, pieces) => {
    expect(said(text)).toEqual(pieces)
  })

  it.each([
    ["Dusty blue twin set", ["Dusty blue twinset cardigan", "Dusty blue twinset jumper"]],
    [
      "Twin-set (cardigan and jumper) in lilac cashmere",
      ["Twinset cardigan in lilac cashmere", "Twinset jumper in lilac cashmere"],
    ],
    ["navy twinset, Marks", ["Navy twinset cardigan, Marks", "Navy twinset jumper, Marks"]],
  ])("that is knitted is a cardigan and a jumper: %s", (text, names) => {
    const pieces = suitIn(text) ?? []
    expect(pieces.map(({ name }) => name)).toEqual(names)
    expect(pieces.map(({ kind }) => kind)).toEqual(["cardigan", "jumper"])
    for (const { name, kind } of pieces) expect(parseGarment(name).kind).toBe(kind)
  })

  it.each([
    ["skirt suit grey", ["Suit jacket grey", "Suit skirt grey"]],
    ["trouser suit navy pinstripe", ["Suit jacket navy pinstripe", "Suit trousers navy pinstripe"]],
    ["twin set lilac", ["Twinset cardigan lilac", "Twinset jumper lilac"]],
    ["navy scrubs", ["Navy scrub top", "Navy scrub trousers"]],
    ["scrub suit maroon", ["Scrub top maroon", "Scrub trousers maroon"]],
  ])("may say its colour last, or be for a hospital: %s", (text, names) => {
    const pieces = suitIn(text) ?? []
    expect(pieces.map(({ name }) => name)).toEqual(names)
    for (const { name, kind } of pieces) {
      // A suit's skirt is narrow, whether its name says so or not.
      if (kind !== "pencil_skirt") expect(parseGarment(name).kind).toBe(kind)
    }
  })

  it("may be told by its category alone, unless it is called something else", () => {
    expect(said("")).toBeUndefined()
    const named = (text: string, type: string) => suitIn(text, type)?.map(({ name }) => name)
    expect(named("Navy pinstripe", "Suits")).toEqual([
      "Navy pinstripe suit jacket",
      "Navy pinstripe suit trousers",
    ])
    expect(named("", "Skirt suit")).toEqual(["Suit jacket", "Suit skirt"])
    expect(named("Navy trousers", "Suits")).toBeUndefined()
  })

  it("gives each of them its colour, cloth and pattern", () => {
    for (const { name, kind } of suitIn("Grey check wool trouser suit") ?? []) {
      expect(parseGarment(name, { kind })).toMatchObject({
        kind,
        colours: ["grey"],
        pattern: "check",
        material: "wool",
      })
    }
  })

  it.each([
    "Navy suit jacket",
    "Navy suit trousers",
    "Navy suit: jacket",
    "Navy suit, trousers",
    "Black suit waistcoat",
    "Suit dress",
    "Black swimsuit",
    "Swim suit",
    "Black bodysuit",
    "Denim jumpsuit",
    "Jump suit in navy",
    "Grey tracksuit",
    "Maroon salwar suit",
    "Khaki boiler suit",
    "Boiler-suit in khaki",
    "Wet suit",
    "Ski suit",
    "Satin pyjama suit",
    "White shirt for a suit",
    "Blazer for a suit",
    "Dress suit",
    "Navy suit bag",
    "Suit bag black",
    "Suit grey trousers",
    "Navy scrubs trousers",
    "Trainers for scrubs",
    "Navy suit for scrubs",
    "Exfoliating scrubs",
    "Body scrubs",
    "Navy blazer",
    "Suite armchair",
    "Navy twinset cardigan",
    "Twin set of gold hoops",
    "Pyjama twin set",
    "Lounge twin set",
    "Twinset with a pleated skirt",
    "Skirt for a twinset",
  ])("is not named by: %s", (text) => {
    expect(suitIn(text)).toBeUndefined()
  })
})

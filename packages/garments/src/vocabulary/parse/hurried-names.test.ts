import { describe, expect, it } from "vitest"
import type { Kind } from "../kind-names.ts"
import { kindsMeant } from "./kinds-meant.ts"
import { parseGarment } from "./parse.ts"

type Names = readonly (readonly [name: string, kind: Kind])[]

describe("what is typed in a hurry", () => {
  it.each<readonly [name: string, kind: Kind, said: object]>([
    ["jkt denim blue", "denim_jacket", { colours: ["blue"] }],
    ["leather jkt brown", "leather_jacket", { colours: ["brown"] }],
    ["trs black slim leg", "trousers", { cut: { leg: "slim" } }],
    ["wl trs cream", "wide_leg_trousers", { colours: ["cream"], cut: { leg: "wide" } }],
    ["jeans wl light blue", "wide_leg_jeans", { colours: ["light blue"] }],
    ["hw jeans blk", "jeans", { colours: ["black"], cut: { rise: "high" } }],
    ["s/s top navy", "t_shirt", { colours: ["navy"], cut: { sleeve: "short" } }],
    ["l/s tee", "t_shirt", { cut: { sleeve: "long" } }],
    ["w/l trousers", "wide_leg_trousers", {}],
    ["dress w black belt", "day_dress", {}],
    ["gazelles green n white", "trainers", { colours: ["green", "white"] }],
    ["1/4 zip navy", "sweatshirt", { colours: ["navy"] }],
    ["R.M. Williams", "chelsea_boots", {}],
  ])("reads the short forms of %s", (name, kind, said) => {
    expect(parseGarment(name)).toMatchObject({ kind, ...said })
  })

  it("takes S/S with a year after it for a season", () => {
    expect(parseGarment("Linen shirt S/S 24").cut).toEqual({})
  })

  it.each<readonly [name: string, kind: Kind]>([
    ["trianers black", "trainers"],
    ["traners", "trainers"],
    ["caridgan", "cardigan"],
    ["cardgians", "cardigan"],
    ["jumer grey", "jumper"],
    ["jummper", "jumper"],
    ["wasitcoat", "waistcoat"],
    ["hoddie", "hoodie"],
    ["leggins", "leggings"],
    ["dungerees", "dungarees"],
    ["brouges tan", "brogues"],
    ["stillettos", "heels"],
    ["trousrs", "trousers"],
    ["sweatshrit", "sweatshirt"],
    ["tshrit black", "t_shirt"],
    ["pleted skirt", "pleated_skirt"],
    ["demin skirt", "denim_skirt"],
    ["gillet", "gilet"],
    ["cag", "raincoat"],
    ["dungarres", "dungarees"],
    ["sandlas", "sandals"],
  ])("puts right what slipped in %s", (name, kind) => {
    expect(parseGarment(name).kind).toBe(kind)
    expect(kindsMeant(name).kinds[0]).toBe(kind)
  })

  it("leaves a right word as it is", () => {
    expect(parseGarment("Grey trouser").kind).toBe("trousers")
    expect(parseGarment("Jogger jeans").kind).toBe("jeans")
    expect(parseGarment("Sweater vest").kind).toBe("knitted_vest")
  })
})

describe("a word that means two things", () => {
  const VESTS: Names = [
    ["vest", "vest"],
    ["white cotton vest", "vest"],
    ["fur vest", "gilet"],
    ["sherpa vest", "gilet"],
    ["north face vest", "gilet"],
    ["Patagonia nano puff vest", "gilet"],
    ["vest puffer", "gilet"],
    ["ski vest", "gilet"],
    ["fishing vest", "gilet"],
    ["fur waistcoat", "gilet"],
    ["waistcoat padded", "gilet"],
    ["sleeveless puffer", "gilet"],
    ["sleeveless padded jacket", "gilet"],
    ["sleeveless coat", "gilet"],
    ["vest pinstripe", "waistcoat"],
    ["button up vest", "waistcoat"],
    ["denim vest", "waistcoat"],
    ["pinstripe vest top", "vest"],
    ["heat tech vest", "thermal_top"],
    ["cricket vest", "knitted_vest"],
    ["knitted tank top", "knitted_vest"],
    ["sleeveless t shirt", "vest"],
    ["muscle tee", "vest"],
  ]
  const JUMPERS: Names = [
    ["corduroy jumper", "pinafore"],
    ["denim jumper", "pinafore"],
    ["corduroy jumper dress", "pinafore"],
    ["overall dress", "pinafore"],
    ["blue jumper dress", "knitted_dress"],
    ["denim blue jumper", "jumper"],
    ["hooded jumper", "hoodie"],
    ["sweat shirt", "sweatshirt"],
  ]
  const PANTS: Names = [
    ["short pants", "shorts"],
    ["denim pants", "jeans"],
    ["jogger pants", "joggers"],
    ["trackie pants", "joggers"],
    ["lounge trousers", "joggers"],
    ["stirrup pants", "leggings"],
    ["base layer bottoms", "leggings"],
    ["compression tights", "leggings"],
    ["utility trousers", "cargo_trousers"],
    ["waterproof trousers", "cargo_trousers"],
    ["flowy pants", "wide_leg_trousers"],
    ["cut off jeans", "denim_shorts"],
    ["levis shorts", "denim_shorts"],
    ["overall shorts", "dungarees"],
  ]
  const TOPS: Names = [
    ["long top", "tunic"],
    ["top with long sleeves", "t_shirt"],
    ["crew neck top", "t_shirt"],
    ["ruffle top", "blouse"],
    ["long sleeve satin top", "blouse"],
    ["spaghetti top", "cami"],
    ["trackie top", "sweatshirt"],
    ["polo neck top", "jumper"],
    ["jumper top", "jumper"],
    ["golf shirt", "polo"],
  ]
  it.each([...VESTS, ...JUMPERS, ...PANTS, ...TOPS])(
    "is told by those beside it: %s",
    (name, kind) => {
      expect(parseGarment(name).kind).toBe(kind)
    },
  )

  it.each([
    "suspender belt",
    "garter belt",
    "period pants",
    "waist trainer",
    "house shoes",
    "football boots",
    "boxer shorts",
    "sleep shirt",
    "riding hat",
    "shower cap",
    "belt buckle",
    "ring box",
    "body lotion",
  ])("names none of ours in %s", (name) => {
    expect(parseGarment(name).kind).toBeUndefined()
  })
})

describe("dresses and skirts by their length", () => {
  it.each<readonly [name: string, kind: Kind]>([
    ["long floral dress", "maxi_dress"],
    ["dress long black", "maxi_dress"],
    ["short black dress", "mini_dress"],
    ["long sleeve dress", "day_dress"],
    ["long sleeved midi dress", "day_dress"],
    ["dress with long balloon sleeves", "day_dress"],
    ["short puff sleeve dress", "day_dress"],
    ["black party dress", "evening_dress"],
    ["gold sequin dress", "evening_dress"],
    ["sequin mini dress", "mini_dress"],
    ["button down dress", "shirt_dress"],
    ["polo neck dress", "knitted_dress"],
    ["short skirt", "mini_skirt"],
    ["denim mini", "denim_skirt"],
    ["pleated midi", "pleated_skirt"],
    ["satin midi", "midi_skirt"],
    ["wiggle skirt", "pencil_skirt"],
    ["levis skirt", "denim_skirt"],
  ])("reads %s", (name, kind) => {
    expect(parseGarment(name).kind).toBe(kind)
  })
})

describe("coats and jackets by what they are like", () => {
  it.each<readonly [name: string, kind: Kind]>([
    ["puffy jacket", "puffer"],
    ["bubble coat", "puffer"],
    ["fluffy coat", "teddy_coat"],
    ["furry jacket", "teddy_coat"],
    ["goretex jacket", "raincoat"],
    ["walking jacket", "raincoat"],
    ["wind breaker", "raincoat"],
    ["levis jacket", "denim_jacket"],
    ["jacket jean", "denim_jacket"],
    ["sherpa denim jacket", "denim_jacket"],
    ["chanel style jacket", "tweed_jacket"],
    ["letterman jacket", "bomber"],
    ["track jacket", "bomber"],
    ["army jacket", "overshirt"],
    ["hoodie jacket", "hoodie"],
    ["parker coat", "parka"],
    ["khaki coat with a hood", "parka"],
    ["khaki hooded wool coat", "wool_coat"],
    ["Moncler jacket", "puffer"],
    ["sleeveless fleece", "gilet"],
  ])("reads %s", (name, kind) => {
    expect(parseGarment(name).kind).toBe(kind)
  })
})

describe("what comes after a garment's name", () => {
  it.each<readonly [name: string, kind: Kind]>([
    ["cardigan cream knit", "cardigan"],
    ["poncho grey knit", "cape"],
    ["dress black polo neck", "knitted_dress"],
    ["leggings black fleece", "leggings"],
    ["coat fleece lined", "wool_coat"],
    ["hoodie fleece", "hoodie"],
    ["gilet puffer", "gilet"],
    ["skirt cargo", "midi_skirt"],
    ["shorts chino", "shorts"],
    ["leather jacket studs", "leather_jacket"],
    ["boots black studs", "ankle_boots"],
    ["blouse tie neck", "blouse"],
    ["dress floral tie waist", "day_dress"],
    ["t-shirt tie dye", "t_shirt"],
    ["jumper half zip", "jumper"],
    ["fleece black half zip", "fleece"],
    ["boots black laces", "lace_up_boots"],
    ["hoodie college crew neck", "hoodie"],
  ])("only describes it: %s", (name, kind) => {
    expect(parseGarment(name).kind).toBe(kind)
  })

  it("may repeat what it is", () => {
    expect(parseGarment("mule shoes").kind).toBe("mules")
    expect(parseGarment("gilet jacket").kind).toBe("gilet")
    expect(parseGarment("rucksack bag").kind).toBe("backpack")
    expect(parseGarment("converse shoes").kind).toBe("trainers")
    expect(parseGarment("Merrell boots").kind).toBe("ankle_boots")
  })
})

it("keeps to the first of two things that are joined", () => {
  expect(parseGarment("a fleece and a skirt").kind).toBe("fleece")
  expect(parseGarment("puffer and scarf").kind).toBe("puffer")
  expect(parseGarment("a blazer and a thick knit").material).toBeUndefined()
})

it.each<readonly [name: string, said: object]>([
  ["hi rise jeans", { cut: { rise: "high" } }],
  ["bootleg jeans", { cut: { leg: "bootcut" } }],
  ["boatneck top", { cut: { neckline: "boat" } }],
  ["puffy sleeve top", { cut: { sleeve: "puff" } }],
  ["checky shirt", { pattern: "check" }],
  ["dress with roses", { pattern: "floral" }],
  ["charcol trousers", { colours: ["charcoal"] }],
  ["offwhite jumper", { colours: ["cream"] }],
  ["lavendar jumper", { colours: ["lavender"] }],
  ["whte tee", { colours: ["white"] }],
  ["brwon boots", { colours: ["brown"] }],
  ["nayv blazer", { colours: ["navy"] }],
  ["gren dress", { colours: ["green"] }],
  ["greige jumper", { colours: ["stone"] }],
])("reads what is said of %s", (name, said) => {
  expect(parseGarment(name)).toMatchObject(said)
})

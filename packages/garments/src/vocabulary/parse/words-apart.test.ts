import { describe, expect, it } from "vitest"
import type { Cut } from "../cut.ts"
import { wholeCut } from "../kind-cuts.ts"
import type { Kind } from "../kind-names.ts"
import { parseGarment } from "./parse.ts"

const wholeOf = (name: string) => {
  const { kind = "t_shirt", cut } = parseGarment(name)
  return { kind, ...wholeCut(kind, cut) }
}

describe("a narrow skirt", () => {
  it.each<readonly [name: string, kind: Kind, cut: Cut]>([
    ["narrow skirt", "pencil_skirt", { length: "knee", skirt: "pencil" }],
    ["tight black skirt", "pencil_skirt", { length: "knee", skirt: "pencil" }],
    ["column skirt", "pencil_skirt", { length: "knee", skirt: "pencil" }],
    ["tight midi skirt", "pencil_skirt", { length: "midi", skirt: "pencil" }],
    ["long pencil skirt", "pencil_skirt", { length: "midi", skirt: "pencil" }],
    ["long narrow skirt", "maxi_skirt", { length: "maxi", skirt: "pencil" }],
    ["long tight skirt", "maxi_skirt", { length: "maxi", skirt: "pencil" }],
    ["long slim denim skirt", "denim_skirt", { length: "maxi", skirt: "pencil" }],
    ["tight mini skirt", "mini_skirt", { length: "mini", skirt: "pencil" }],
    ["grey skirt to the ankle", "maxi_skirt", { length: "maxi", skirt: "a-line" }],
    ["skirt below the knee", "midi_skirt", { length: "midi" }],
  ])("falls straight: %s", (name, kind, cut) => {
    expect(wholeOf(name)).toMatchObject({ kind, ...cut })
  })

  it("is none because something else is tight", () => {
    expect(wholeOf("skirt for tights")).toMatchObject({ kind: "midi_skirt", skirt: "a-line" })
    expect(wholeOf("grey skirt, too tight").kind).toBe("midi_skirt")
    expect(parseGarment("grey trousers too tight").cut).toEqual({})
    expect(parseGarment("trousers to the ankle").cut).toEqual({ length: "ankle" })
    expect(parseGarment("narrow trousers").cut).toEqual({ leg: "slim" })
    expect(wholeOf("tight dress")).toMatchObject({ fit: "fitted", skirt: "pencil" })
  })
})

it.each<readonly [name: string, kind: Kind]>([
  ["cowl neck tunic", "tunic"],
  ["cowl neck jumper", "jumper"],
  ["cowl neck top", "t_shirt"],
])("keeps the cowl of a %s", (name, kind) => {
  expect(parseGarment(name)).toMatchObject({ kind, cut: { neckline: "cowl" } })
})

describe("a jersey", () => {
  it.each<readonly [name: string, kind: Kind]>([
    ["football jersey", "t_shirt"],
    ["Kerry GAA jersey", "t_shirt"],
    ["blue cycling jersey", "t_shirt"],
    ["rugby jersey", "polo"],
    ["basketball jersey", "vest"],
    ["England football shirt", "t_shirt"],
  ])("for sport is of polyester: %s", (name, kind) => {
    expect(parseGarment(name)).toMatchObject({ kind, material: "polyester" })
  })

  it("is otherwise knitted", () => {
    expect(parseGarment("navy jersey").kind).toBe("jumper")
    expect(parseGarment("jersey top").material).toBe("jersey")
    expect(parseGarment("rugby shirt").material).toBeUndefined()
  })
})

describe("a long vest", () => {
  it.each(["long vest", "longline vest", "long camel vest", "linen longline vest", "belted vest"])(
    "goes over other clothes: %s",
    (name) => expect(parseGarment(name).kind).toBe("waistcoat"),
  )

  it.each(["vest", "long vest top", "long cotton vest", "long ribbed vest", "long sleeve vest"])(
    "or lies on the skin: %s",
    (name) => expect(parseGarment(name).kind).toBe("vest"),
  )

  it("is padded or knitted if it says so", () => {
    expect(parseGarment("long puffer vest").kind).toBe("gilet")
    expect(parseGarment("long merino vest").kind).toBe("knitted_vest")
  })
})

it.each<readonly [name: string, kind: Kind | undefined]>([
  ["haori", "cardigan"],
  ["black haori jacket", "cardigan"],
  ["navy corduroy jumper skirt", "pinafore"],
  ["jumper skirt", "pinafore"],
  ["jumper dress", "knitted_dress"],
  ["sou'wester", "raincoat"],
  ["yellow sou'wester hat", "bucket_hat"],
  ["fisherman's jacket", "raincoat"],
  ["Dubarry jacket", "tweed_jacket"],
  ["Dubarry boots", "knee_boots"],
  ["crafts bag", "tote_bag"],
  ["crochet bag", "tote_bag"],
  ["wicker bag", "tote_bag"],
  ["crochet crossbody bag", "crossbody_bag"],
  ["potli bag", "clutch"],
  ["silver cuff", "bracelet"],
  ["black abaya with cuffs", undefined],
  ["kimono jacket", "overshirt"],
  ["court shoes", "heels"],
  ["court trainers", "trainers"],
  ["black pumps", "heels"],
  ["ballet pumps", "flats"],
  ["canvas pumps", "trainers"],
  ["black thongs", "sandals"],
  ["lace thongs", undefined],
  ["black thong", undefined],
  ["singlet", "vest"],
  ["black pants", "trousers"],
  ["big pants", undefined],
  ["suspenders", undefined],
  ["suspender skirt", "pinafore"],
  ["sneakers", "trainers"],
  ["muumuu", "maxi_dress"],
  ["tennis dress", "mini_dress"],
  ["canadian tuxedo", "denim_jacket"],
  ["tracky dacks", "joggers"],
  ["split skirt", "midi_skirt"],
  ["split skirt black", "midi_skirt"],
  ["split skirt for cycling", "culottes"],
  ["brown riding split skirt", "culottes"],
  ["black skirt split at the side", "midi_skirt"],
  ["lululemon define jacket", "bomber"],
  ["slouchy boots", "knee_boots"],
  ["Lederhandtasche", "shoulder_bag"],
  ["Leinentop", "vest"],
  ["svart kavaj", "blazer"],
  ["veste en tweed", "tweed_jacket"],
  ["beżowy trencz", "trench_coat"],
  ["Jeans hellblau weit", "wide_leg_jeans"],
])("reads %s as %s", (name, kind) => {
  expect(parseGarment(name).kind).toBe(kind)
})

it.each([
  ["spódnica w kratę", "check"],
  ["gestreepte trui", "stripe"],
  ["lumberjack shirt", "check"],
  ["Seidentuch bunt", "abstract"],
  ["Adidas track pants 3 stripes", undefined],
  ["navy trousers with a side stripe", undefined],
] as const)("reads the pattern of %s", (name, pattern) => {
  expect(parseGarment(name).pattern).toBe(pattern)
})

it("makes no boots of lace that have some, no coat of the fur on its hood, and leaves what is plated as it is", () => {
  expect(parseGarment("walking boots brown lace").material).toBeUndefined()
  expect(parseGarment("green parka fur hood").material).toBeUndefined()
  expect(parseGarment("lace ballet flats").material).toBe("lace")
  expect(parseGarment("gold plated necklace").colours).toEqual(["gold"])
})

import { describe, expect, it } from "vitest"
import { kindsMeant } from "./kinds-meant.ts"
import { parseGarment } from "./parse.ts"

it.each([
  ["black high boots", "knee_boots"],
  ["black high-heeled boots", "ankle_boots"],
  ["Sorels", "ankle_boots"],
  ["grey velcro shoes", "trainers"],
  ["white Superga", "trainers"],
  ["Skechers Go Walk", "trainers"],
  ["black flat pam slippers", "sandals"],
  ["Ankara headtie", "headscarf"],
  ["blue gele", "headscarf"],
  ["white round neck", "t_shirt"],
  ["pale grey skivvy", "jumper"],
  ["navy cashmere crew", "jumper"],
  ["navy sheath", "day_dress"],
  ["long floral maxi for weddings", "maxi_dress"],
  ["lululemon Aligns", "leggings"],
  ["Canada Goose hand-me-down", "parka"],
  ["Super Puff", "puffer"],
  ["crossbody purse", "crossbody_bag"],
  ["gold clutch purse", "clutch"],
  ["day pack", "backpack"],
  ["big market bag", "tote_bag"],
  ["furoshiki bag", "tote_bag"],
  ["mods coat", "parka"],
  ["navy hi viz coat", "raincoat"],
  ["swanndri bush shirt", "overshirt"],
  ["red pepulum top", "blouse"],
  ["tramping boots", "lace_up_boots"],
  ["brown suede flares", "trousers"],
  ["sleeveless mock neck", "knitted_vest"],
  ["mink coat", "teddy_coat"],
  ["valenki", "ankle_boots"],
  ["grey trackie bottoms", "joggers"],
  ["white air force", "trainers"],
  ["dryrobe", "parka"],
  ["Driza-Bone coat", "raincoat"],
  ["navy rolli", "jumper"],
  ["black flares", "trousers"],
  ["blue flares", "jeans"],
  ["waterproof cape", "raincoat"],
  ["black pleather jacket", "leather_jacket"],
  ["PU jacket", "leather_jacket"],
  ["pleather coat", "trench_coat"],
  ["black carhartt double knees", "trousers"],
  ["white volleys", "trainers"],
  ["white cons", "trainers"],
  ["nike courts scuffed", "trainers"],
  ["khaki capri", "trousers"],
  ["black pantacourt", "trousers"],
  ["black ankle walker", "lace_up_boots"],
  ["black new rocks", "lace_up_boots"],
  ["steel caps", "lace_up_boots"],
  ["Stuart Weitzman 5050s", "knee_boots"],
  ["double pluggers", "sandals"],
  ["black pull ups for work", "trousers"],
  ["pull-up jeans", "jeans"],
  ["navy pull-on trousers", "trousers"],
  ["border cut and sew", "t_shirt"],
  ["Navy ribbed mockneck", "jumper"],
  ["pre tied navy", "headscarf"],
  ["band shirt cut off", "t_shirt"],
  ["wool longs", "leggings"],
  ["bergans shell pants", "cargo_trousers"],
  ["hi-viz vest", "gilet"],
  ["track suit bottoms pink", "joggers"],
  ["denim shorts just jeans", "denim_shorts"],
  ["dog walking coat", "wool_coat"],
  ["scrubs top navy", "tunic"],
  ["navy shift", "day_dress"],
  ["rubber shoes white", "trainers"],
  ["wedge shoes", "heels"],
] as const)("reads what people say: %s", (name, kind) => {
  expect(parseGarment(name).kind).toBe(kind)
})

describe("a cloth or a cut that stands for the garment", () => {
  it.each([
    ["dark denim citizens", "jeans"],
    ["loose denim", "wide_leg_jeans"],
    ["light blue denim wide", "wide_leg_jeans"],
    ["loro piana crew navy", "jumper"],
    ["lambswool crew in heather", "jumper"],
    ["rust shetland", "jumper"],
    ["navy cashmere", "jumper"],
    ["white stripe boatneck", "t_shirt"],
    ["scoop neck black", "t_shirt"],
    ["lace sleeveless", "vest"],
    ["purple peplum", "blouse"],
    ["zip up grey", "hoodie"],
  ] as const)("is read: %s", (name, kind) => {
    expect(parseGarment(name).kind).toBe(kind)
  })

  it.each([
    ["twinset cashmere", "cardigan"],
    ["black body long sleeve", "bodysuit"],
    ["icebreaker long sleeve", "thermal_top"],
    ["jacket denim", "denim_jacket"],
    ["V-neck, cropped, knitted cardigan", "cardigan"],
    ["Denim, oversized shirt", "shirt"],
    ["denim with a belt", "jeans"],
    ["peplum dress", "day_dress"],
  ] as const)("goes last: %s", (name, kind) => {
    expect(parseGarment(name).kind).toBe(kind)
  })

  it("is no kind to somebody who searches: she wants all that is like it", () => {
    expect(kindsMeant("navy cashmere").kinds).toEqual([])
    expect(kindsMeant("navy cashmere crew").kinds).toEqual(["jumper"])
  })
})

describe("a word that means another thing elsewhere", () => {
  it.each([
    ["tweed one piece", "day_dress"],
    ["earth music cotton onepiece", "day_dress"],
    ["knit one-piece black", "knitted_dress"],
    ["bathing one-piece", undefined],
    ["one-piece swimsuit", undefined],
    ["black office gown", "day_dress"],
    ["ankara maxi gown", "maxi_dress"],
    ["black column gown", "evening_dress"],
    ["baskets veja", "trainers"],
    ["straw baskets", "tote_bag"],
    ["gray lounge set", undefined],
    ["plaid pj pants", undefined],
    ["white lab coat", undefined],
    ["Neuletakki", undefined],
  ] as const)("is read as she means it: %s", (name, kind) => {
    expect(parseGarment(name).kind).toBe(kind)
  })
})

it.each([
  ["grey flannel trousers", "wool"],
  ["grey flannel skirt", "wool"],
  ["red flannel shirt", "cotton"],
  ["flannel", "cotton"],
  ["white eyelet dress", "broderie"],
  ["silky blouse", "satin"],
  ["loden coat", "wool"],
  ["rust shetland", "wool"],
  ["oatmeal bookle cardigan", "tweed"],
] as const)("reads the cloth of %s", (name, material) => {
  expect(parseGarment(name).material).toBe(material)
})

it("takes no name and no slip for a print, and no print or part for a colour", () => {
  expect(parseGarment("black crocs")).toMatchObject({ kind: "mules", colours: ["black"] })
  expect(parseGarment("black crocs").pattern).toBeUndefined()
  expect(parseGarment("croc belt").pattern).toBe("animal")
  expect(parseGarment("onitsuka tiger yellow").pattern).toBeUndefined()
  expect(parseGarment("border cut and sew").pattern).toBe("stripe")
  expect(parseGarment("dress with lemons")).toMatchObject({ colours: [], pattern: "floral" })
  expect(parseGarment("poppy print tea dress")).toMatchObject({ colours: [], pattern: "floral" })
  expect(parseGarment("steel toe boots").colours).toEqual([])
  expect(parseGarment("driza bone").colours).toEqual([])
  expect(parseGarment("black Golden Goose").colours).toEqual(["black"])
  expect(parseGarment("stan smiths white green tab").colours).toEqual(["white"])
  expect(parseGarment("joe browns dress").colours).toEqual([])
  expect(parseGarment("dark denim citizens").colours).toEqual(["indigo"])
  expect(parseGarment("jeans dark blue").colours).toEqual(["navy"])
})

it("reads legs of three quarters as cropped", () => {
  expect(parseGarment("blue 3/4 pants").cut?.length).toBe("cropped")
  expect(parseGarment("denim 3/4s").kind).toBe("trousers")
  expect(parseGarment("black 3/4 sleeve top").cut).toEqual({ sleeve: "three-quarter" })
})

it("takes no maker's name for a colour, and a checkered shirt for checked", () => {
  expect(parseGarment("Old Navy black ankle pants").colours).toEqual(["black"])
  expect(parseGarment("Old Navy jeans").colours).toEqual([])
  expect(parseGarment("Red Wing boots in brown").colours).toEqual(["brown"])
  expect(parseGarment("silver jeans").colours).toEqual(["silver"])
  expect(parseGarment("checkered shacket").pattern).toBe("check")
})

it("takes neither whose it was for a cut nor what it carries for the thing itself", () => {
  expect(parseGarment("grandad's cardigan").cut).toEqual({})
  expect(parseGarment("grandad shirt").cut).toEqual({ neckline: "high" })
  expect(parseGarment("tote bag books").kind).toBe("tote_bag")
})

it("cuts a baby tee short", () => {
  expect(parseGarment("white baby tee").cut.length).toBe("cropped")
  expect(parseGarment("white tee").cut.length).toBeUndefined()
})

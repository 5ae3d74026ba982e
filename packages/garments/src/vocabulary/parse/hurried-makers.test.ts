import { describe, expect, it } from "vitest"
import type { Kind } from "../kind-names.ts"
import { parseGarment } from "./parse.ts"

describe("shoes, bags and hats", () => {
  it.each<readonly [name: string, kind: Kind]>([
    ["adidas shoes", "trainers"],
    ["nike blazers white", "trainers"],
    ["low-top Converse", "trainers"],
    ["canvas lace ups navy", "trainers"],
    ["doc marten shoes", "brogues"],
    ["kitten heel shoes", "heels"],
    ["wedding shoes", "heels"],
    ["mule heels", "mules"],
    ["otk boots", "knee_boots"],
    ["army boots", "lace_up_boots"],
    ["docs chelsea", "chelsea_boots"],
    ["gum boots", "wellies"],
    ["ugg ultra mini", "ankle_boots"],
    ["overnight bag", "tote_bag"],
    ["raffia bucket bag", "bucket_bag"],
    ["across the body bag", "crossbody_bag"],
    ["party bag", "clutch"],
    ["duffel bag", "bucket_bag"],
    ["school bag", "backpack"],
    ["trucker hat", "cap"],
    ["cowboy hat", "fedora"],
    ["winter hat", "beanie"],
    ["watch cap", "beanie"],
    ["trainer liners", "socks"],
    ["ear ring", "earrings"],
    ["thermal tee", "thermal_top"],
  ])("reads %s", (name, kind) => {
    expect(parseGarment(name).kind).toBe(kind)
  })

  it.each<readonly [name: string, kind: Kind]>([
    ["white all stars", "trainers"],
    ["nike dunks green", "trainers"],
    ["on clouds", "trainers"],
    ["brooks ghost", "trainers"],
    ["NB 530", "trainers"],
    ["air jordans", "trainers"],
    ["jadons", "lace_up_boots"],
    ["doc martins black", "lace_up_boots"],
    ["docs 1461", "brogues"],
    ["hunters green", "wellies"],
    ["havaianas", "sandals"],
    ["arizonas", "sandals"],
    ["louboutins", "heels"],
    ["rothys", "flats"],
    ["levi 501", "jeans"],
    ["black nuptse", "puffer"],
    ["Arcteryx Beta", "raincoat"],
    ["Patagonia Better Sweater", "fleece"],
    ["lucy and yaks", "dungarees"],
    ["telfar", "tote_bag"],
    ["coach tabby", "shoulder_bag"],
    ["ray-bans", "sunglasses"],
    ["cartier tank", "watch"],
    ["daniel wellington", "watch"],
    ["uniqlo heattech", "thermal_top"],
  ])("reads %s, whose maker's name stands for the thing", (name, kind) => {
    expect(parseGarment(name).kind).toBe(kind)
  })

  it("lets such a name say nothing beside another thing", () => {
    expect(parseGarment("Moncler scarf").kind).toBe("scarf")
    expect(parseGarment("Timberland T-shirt").kind).toBe("t_shirt")
    expect(parseGarment("Nuptse boots").kind).toBe("ankle_boots")
  })
})

describe("a maker's name that says something else", () => {
  it("is not read", () => {
    expect(parseGarment("Cotton On jeans").material).toBeUndefined()
    expect(parseGarment("Mint Velvet black dress")).toMatchObject({ colours: ["black"] })
    expect(parseGarment("Mint Velvet black dress").material).toBeUndefined()
    expect(parseGarment("The White Company jumper").colours).toEqual([])
    expect(parseGarment("J.Crew v neck jumper").cut).toEqual({ neckline: "v" })
    expect(parseGarment("Pull & Bear skinnies").kind).toBe("jeans")
    expect(parseGarment("Long Tall Sally boots").kind).toBe("ankle_boots")
    expect(parseGarment("jumper Polo Ralph Lauren").kind).toBe("jumper")
    expect(parseGarment("T-shirt Tommy Jeans").kind).toBe("t_shirt")
    expect(parseGarment("Petit Bateau T-shirt").cut).toEqual({})
    expect(parseGarment("Peacocks top").colours).toEqual([])
  })
})

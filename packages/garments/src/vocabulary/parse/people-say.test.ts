import { expect, it } from "vitest"
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
] as const)("reads what people say: %s", (name, kind) => {
  expect(parseGarment(name).kind).toBe(kind)
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

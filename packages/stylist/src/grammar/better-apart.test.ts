import type { ColourName } from "@stylin/garments/colour"
import type { GarmentWords, Kind } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { piece } from "../score/testing.ts"
import { areBetterApart } from "./better-apart.ts"

const of = (kind: Kind, colour: ColourName = "navy", more: Partial<GarmentWords> = {}) => ({
  ...piece({ kind, colours: [{ colour }], ...more }),
  owned: true,
})
const named = (name: string, one: ReturnType<typeof of>) => ({ ...one, name })
const bootcut = of("jeans", "blue", { cut: { leg: "bootcut" } })
const cord = { cloth: { material: "corduroy" } } as const
const linen = { cloth: { material: "linen" } } as const
const suit = named("Grey suit jacket", of("blazer", "grey"))

it.each([
  ["bootcut jeans and loafers", bootcut, of("loafers")],
  ["black tights and white trainers", of("tights", "black"), of("trainers", "white")],
  ["black tights and tan shoes", of("tights", "black"), of("loafers", "tan")],
  ["black tights and navy shoes", of("tights", "black"), of("loafers", "navy")],
  ["charcoal tights and black shoes", of("tights", "charcoal"), of("loafers", "black")],
  ["a suit jacket and jeans", suit, of("jeans", "blue")],
  ["two of corduroy", of("overshirt", "rust", cord), of("trousers", "olive", cord)],
  ["linen and a wool coat", of("shirt", "white", linen), of("wool_coat")],
  ["linen and opaque tights", of("midi_skirt", "white", linen), of("tights", "black")],
  ["a thermal top and short sleeves", of("thermal_top"), of("t_shirt")],
  ["a gown and a raincoat", of("evening_dress"), of("raincoat")],
  ["a scarf and a roll neck", of("scarf"), of("jumper", "grey", { cut: { neckline: "roll" } })],
  ["a gown and a scarf", of("evening_dress"), of("scarf", "red")],
  [
    "a printed scarf and a printed dress",
    of("scarf", "red", { pattern: "abstract" }),
    of("day_dress", "black", { pattern: "floral" }),
  ],
  [
    "boots for the hills and good trousers",
    named("tramping boots", of("lace_up_boots", "brown")),
    of("trousers", "navy"),
  ],
  ["a fleece and a skirt", of("fleece"), of("maxi_skirt", "red")],
  [
    "a windbreaker and a dress",
    named("green windbreaker", of("raincoat", "green")),
    of("maxi_dress", "blue"),
  ],
  ["a red scarf and a burgundy jumper", of("scarf", "red"), of("jumper", "burgundy")],
  ["a blazer and a parka", of("blazer"), of("parka", "olive")],
  [
    "a blazer and big sleeves",
    of("blazer"),
    named("wax-print blouse with big sleeves", of("blouse", "orange")),
  ],
  [
    "a blazer and a thick knit",
    of("blazer"),
    named("oatmeal Cowichan sweater", of("jumper", "beige")),
  ],
  [
    "a raincoat and a cardigan to the knee",
    of("raincoat"),
    of("cardigan", "black", { cut: { length: "knee" } }),
  ],
  [
    "a leather jacket and a big jumper",
    of("leather_jacket"),
    named("big cream jumper", of("jumper", "cream")),
  ],
  [
    "a cardigan and bare shoulders",
    of("cardigan"),
    named("mustard off-the-shoulder top", of("t_shirt", "mustard")),
  ],
  [
    "a long cardigan and a tunic",
    named("long brown cardigan", of("cardigan")),
    of("tunic", "rust"),
  ],
  ["half a uniform", named("white uniform shirt", of("shirt", "white")), of("jeans", "blue")],
  ["half of scrubs", named("Navy scrub top", of("tunic", "navy")), of("jeans", "blue")],
  [
    "halves of two scrubs",
    named("Navy scrub top", of("tunic", "navy")),
    named("Ceil blue scrub trousers", of("trousers", "light blue")),
  ],
  [
    "two of leather",
    of("leather_jacket", "burgundy", { cloth: { material: "leather" } }),
    of("midi_skirt", "black", { cloth: { material: "leather" } }),
  ],
  ["orange and coral", of("cardigan", "orange"), of("t_shirt", "coral")],
  ["an orange scarf and mustard", of("scarf", "orange"), of("jumper", "mustard")],
])("are better apart: %s", (_, one, other) => {
  expect(areBetterApart(one, other)).toBe(true)
  expect(areBetterApart(other, one)).toBe(true)
})

it.each([
  ["bootcut jeans and boots", bootcut, of("ankle_boots")],
  ["straight jeans and loafers", of("jeans", "blue", { cut: { leg: "straight" } }), of("loafers")],
  ["black tights and black shoes", of("tights", "black"), of("loafers", "black")],
  ["navy tights and navy shoes", of("tights", "navy"), of("loafers", "navy")],
  ["sheer black tights and navy shoes", named("Sheer tights", of("tights", "black")), of("heels")],
  ["a whole suit", suit, named("Grey suit trousers", of("trousers", "grey"))],
  ["a blazer and jeans", of("blazer", "grey"), of("jeans", "blue")],
  [
    "a suit of corduroy",
    named("Cord suit jacket", of("blazer", "rust", cord)),
    named("Cord suit trousers", of("trousers", "rust", cord)),
  ],
  [
    "a whole uniform",
    named("white uniform shirt", of("shirt", "white")),
    named("black uniform trousers", of("trousers", "black")),
  ],
  [
    "whole scrubs",
    named("Navy scrub top", of("tunic", "navy")),
    named("Navy scrub trousers", of("trousers", "navy")),
  ],
  ["a blazer and plain sleeves", of("blazer"), named("blouse with cuffs", of("blouse", "orange"))],
  [
    "a plain scarf and a print",
    of("scarf", "red"),
    of("day_dress", "black", { pattern: "floral" }),
  ],
  ["linen and a trench", of("shirt", "white", linen), of("trench_coat")],
  ["a thermal top and long sleeves", of("thermal_top"), of("shirt")],
  ["orange shoes and coral", of("heels", "orange"), of("t_shirt", "coral")],
])("may be together: %s", (_, one, other) => {
  expect(areBetterApart(one, other)).toBe(false)
})

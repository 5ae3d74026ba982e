import { expect, it } from "vitest"
import type { Kind } from "../kind-names.ts"
import { parseGarment } from "./parse.ts"

it.each<readonly [name: string, kind: Kind]>([
  ["Faltenrock", "pleated_skirt"],
  ["Turnschuhe", "trainers"],
  ["robe d'été", "day_dress"],
  ["veste en jean", "denim_jacket"],
  ["jupe en jean", "denim_skirt"],
  ["cazadora de cuero", "leather_jacket"],
  ["giacca di jeans", "denim_jacket"],
  ["spijkerbroek", "jeans"],
  ["skjørt", "midi_skirt"],
  ["savates", "sandals"],
  ["sarouel", "trousers"],
  ["veste de travail bleue", "overshirt"],
  ["ciré", "raincoat"],
  ["Friesennerz", "raincoat"],
  ["banane", "crossbody_bag"],
  ["panier", "tote_bag"],
  ["salopette", "dungarees"],
  ["robe à fleurs", "day_dress"],
  ["short en jean", "denim_shorts"],
  ["beige 7/8 hose", "trousers"],
  ["fusta plisata", "pleated_skirt"],
  ["turbukse", "cargo_trousers"],
  ["lopapeise", "jumper"],
  ["fjellsko", "lace_up_boots"],
  ["orange enterizo", "jumpsuit"],
  ["campera de jean", "denim_jacket"],
  ["pulcsi", "jumper"],
  ["tisza cipő", "trainers"],
  ["zapatos de running", "trainers"],
  ["falda midi verde", "midi_skirt"],
])("reads the commonest words of other languages: %s", (name, kind) => {
  expect(parseGarment(name).kind).toBe(kind)
})

it.each<readonly [name: string, kind: Kind, colour: string]>([
  ["schwarze Hose", "trousers", "black"],
  ["weiße Bluse", "blouse", "white"],
  ["Strickjacke grün", "cardigan", "green"],
  ["Jeans hellblau", "jeans", "light blue"],
  ["robe noire", "day_dress", "black"],
  ["baskets blanches", "trainers", "white"],
  ["manteau noir", "wool_coat", "black"],
  ["vestido rojo", "day_dress", "red"],
  ["jersey de lana gris", "jumper", "grey"],
  ["camicia bianca", "shirt", "white"],
  ["zwarte broek", "trousers", "black"],
  ["röd klänning", "day_dress", "red"],
  ["grå genser", "jumper", "grey"],
  ["biała koszula", "shirt", "white"],
  ["calças pretas", "trousers", "black"],
  ["kırmızı elbise", "day_dress", "red"],
  ["siyah ceket", "blazer", "black"],
  ["fekete farmer", "jeans", "black"],
  ["bordó garbó", "jumper", "burgundy"],
  ["blugi albi", "jeans", "white"],
  ["blå bukser", "trousers", "blue"],
  ["Steppjacke dunkelgrün", "puffer", "forest green"],
  ["černá sukně", "midi_skirt", "black"],
  ["sandalias doradas", "sandals", "gold"],
])("reads the colours of other languages: %s", (name, kind, colour) => {
  expect(parseGarment(name)).toMatchObject({ kind, colours: [colour] })
})

it.each([
  ["Kleid mit Blumen", "floral"],
  ["Rock kariert", "check"],
  ["pull rayé", "stripe"],
  ["sukienka w kwiaty", "floral"],
] as const)("reads the pattern of %s", (name, pattern) => {
  expect(parseGarment(name).pattern).toBe(pattern)
})

it.each<readonly [name: string, kind: Kind, cloth: object]>([
  ["pantalon camel en laine", "trousers", { material: "wool" }],
  ["cream cashmere col roulé", "jumper", { material: "cashmere", cut: { neckline: "roll" } }],
  ["jupe longue en lin", "maxi_skirt", { material: "linen" }],
  ["blusa de seda", "blouse", { material: "silk", colours: [] }],
  ["blusa blanca sin mangas", "blouse", { cut: { sleeve: "sleeveless" } }],
  ["camicia di lino", "shirt", { material: "linen" }],
])("reads the cloth of %s", (name, kind, cloth) => {
  expect(parseGarment(name)).toMatchObject({ kind, ...cloth })
})

it.each<readonly [name: string, kind: Kind, said: object]>([
  ["Schlupfhose grau", "trousers", { colours: ["grey"] }],
  ["Leinenbluse weiß", "blouse", { material: "linen", colours: ["white"] }],
  ["Wollmantel", "wool_coat", { material: "wool" }],
  ["Karohemd", "shirt", { pattern: "check" }],
  ["Ringelpulli blau", "jumper", { pattern: "stripe", colours: ["blue"] }],
  ["ullgenser", "jumper", { material: "wool" }],
  ["linnen broek", "trousers", { material: "linen" }],
  ["wollen trui", "jumper", {}],
  ["braune Lederschuhe", "flats", { material: "leather" }],
])("reads both halves of %s", (name, kind, said) => {
  expect(parseGarment(name)).toMatchObject({ kind, ...said })
})

it("lets English words go first", () => {
  expect(parseGarment("Rosa dress in black").colours).toEqual(["black"])
  expect(parseGarment("pull-on boots").kind).toBe("chelsea_boots")
  expect(parseGarment("rock band T-shirt").kind).toBe("t_shirt")
  expect(parseGarment("silk robe").kind).toBeUndefined()
})

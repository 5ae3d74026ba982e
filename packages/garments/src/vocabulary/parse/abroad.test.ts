import { expect, it } from "vitest"
import type { Kind } from "../kind-names.ts"
import { BENT_COLOURS, KINDS_BESIDE_COLOURS } from "./bent-colours.ts"
import { CLOTHS_OF_COMPOUNDS, KINDS_OF_COMPOUNDS, PATTERNS_OF_COMPOUNDS } from "./compounds.ts"
import { parseGarment } from "./parse.ts"
import {
  COLOURS_ABROAD,
  KINDS_ABROAD,
  MATERIALS_ABROAD,
  PATTERNS_ABROAD,
} from "./phrases.abroad.ts"
import { listed } from "./text.ts"

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

it.each<readonly [name: string, kind: Kind, said: object]>([
  ["pantalon noir large", "wide_leg_trousers", { colours: ["black"] }],
  ["Hose schwarz weit", "wide_leg_trousers", { colours: ["black"] }],
  ["pantalon noir size large", "trousers", { colours: ["black"] }],
  ["Hose lang schwarz", "trousers", { colours: ["black"] }],
  ["vaqueros negros anchos", "wide_leg_jeans", { colours: ["black"] }],
  ["vestido negro largo", "maxi_dress", { colours: ["black"] }],
  ["vestido manga larga negro", "day_dress", { cut: { sleeve: "long" } }],
  ["vestido negro mangas largas", "day_dress", { cut: { sleeve: "long" } }],
  ["vestido negro mangas cortas", "day_dress", { cut: { sleeve: "short" } }],
  ["robe noire manches longues", "day_dress", { cut: { sleeve: "long" } }],
  ["robe noire manches courtes", "day_dress", { cut: { sleeve: "short" } }],
  ["klänning lång ärm", "day_dress", { cut: { sleeve: "long" } }],
  ["klänning långa ärmar", "day_dress", { cut: { sleeve: "long" } }],
  ["kjole lange ærmer", "day_dress", { cut: { sleeve: "long" } }],
  ["kjole lange ermer", "day_dress", { cut: { sleeve: "long" } }],
  ["kjole korte ærmer", "day_dress", { cut: { sleeve: "short" } }],
  ["hosszú ujjú fekete ruha", "day_dress", { cut: { sleeve: "long" } }],
  ["rövid ujjú fekete ruha", "day_dress", { cut: { sleeve: "short" } }],
  ["Kleid mit langen Ärmeln", "day_dress", { cut: { sleeve: "long" } }],
  ["Kleid mit kurzen Ärmeln", "day_dress", { cut: { sleeve: "short" } }],
  ["robe mi longue", "day_dress", { cut: { length: "midi" } }],
  ["robe mi-longue noire", "day_dress", { colours: ["black"], cut: { length: "midi" } }],
  ["jupe mi-longue", "midi_skirt", {}],
  ["falda negra plisada", "pleated_skirt", { colours: ["black"] }],
  ["Rock dunkelblau lang", "maxi_skirt", { colours: ["navy"] }],
  ["robe en soie blanche", "day_dress", { colours: ["white"], material: "silk" }],
  ["chemise lin blanche", "shirt", { colours: ["white"], material: "linen" }],
  ["chemise en lin blanc cassé", "shirt", { colours: ["cream"], material: "linen" }],
  ["camisa blanca de lino", "shirt", { colours: ["white"], material: "linen" }],
  ["sudadera gris con capucha", "hoodie", { colours: ["grey"] }],
  ["Sommerkleid mit Punkten rot", "day_dress", { colours: ["red"], pattern: "dot" }],
  ["Lodenmantel grün", "wool_coat", { colours: ["green"], material: "wool" }],
  ["Kurzmantel camel Wolle", "wool_coat", { colours: ["camel"], material: "wool" }],
  ["schwarze Lederleggings", "leggings", { colours: ["black"], material: "leather" }],
  ["T-Shirt weiß mit Streifen", "t_shirt", { colours: ["white"], pattern: "stripe" }],
  ["pañuelo de seda estampado", "scarf", { pattern: "abstract", material: "silk" }],
  ["cazadora negra de piel", "leather_jacket", { colours: ["black"], material: "leather" }],
  ["jersey lana rosa", "jumper", { colours: ["pink"], material: "wool" }],
])("reads words that stand apart: %s", (name, kind, said) => {
  expect(parseGarment(name)).toMatchObject({ kind, ...said })
})

it("takes a polera for a polo neck, where most women call one so, unless it says that it is a T-shirt", () => {
  expect(parseGarment("polera negra")).toMatchObject({ kind: "jumper", cut: { neckline: "roll" } })
  expect(parseGarment("polera manga corta")).toMatchObject({
    kind: "t_shirt",
    cut: { sleeve: "short" },
  })
  expect(parseGarment("polera estampada").cut).toEqual({})
  expect(parseGarment("polera con capucha").kind).toBe("hoodie")
})

it.each([
  ["kinds", KINDS_ABROAD, [...KINDS_BESIDE_COLOURS, ...KINDS_OF_COMPOUNDS]],
  ["colours", COLOURS_ABROAD, BENT_COLOURS],
  ["cloths", MATERIALS_ABROAD, CLOTHS_OF_COMPOUNDS],
  ["patterns", PATTERNS_ABROAD, PATTERNS_OF_COMPOUNDS],
] as const)("lists no %s that their makings give", (_, table, made) => {
  const given = new Set(made.map((entry) => entry.join(" = ")))
  const twice = listed<string>(table).filter((entry) => given.has(entry.join(" = ")))
  expect(twice).toEqual([])
})

import { expect, it } from "vitest"
import type { Length } from "./cut.ts"
import { wordsFrom } from "./described.ts"
import type { Kind } from "./kind-names.ts"
import { PATTERNS, type Pattern } from "./patterns.ts"
import type { Touch } from "./touches.ts"

it("reads cut and cloth from the name for a known kind", () => {
  expect(
    wordsFrom({
      name: "High-waisted linen wide-leg trousers, tie belt",
      kind: "wide_leg_trousers",
      colours: ["greige", "ecru", "navy"],
      pattern: "stripe",
    }),
  ).toEqual({
    kind: "wide_leg_trousers",
    cut: { rise: "high", leg: "wide" },
    cloth: { material: "linen" },
    pattern: "stripe",
    colours: [{ colour: "ecru" }, { colour: "navy" }],
  })
})

const coloursOf = (name: string, kind: Kind, pattern?: Pattern) =>
  wordsFrom({ name, kind, colours: [], pattern }).colours.map(({ colour }) => colour)

it.each<readonly [name: string, kind: Kind, colour: string]>([
  ["Raffia tote bag", "tote_bag", "beige"],
  ["Sun hat", "sun_hat", "beige"],
  ["Canvas shopper", "tote_bag", "ecru"],
  ["Denim jacket", "denim_jacket", "blue"],
  ["Old jeans", "jeans", "blue"],
  ["Wellington boots", "wellies", "forest green"],
  ["Heeled boots", "ankle_boots", "black"],
  ["Suede boots", "ankle_boots", "tan"],
  ["Leather handbag", "shoulder_bag", "tan"],
  ["Leather jacket", "leather_jacket", "black"],
  ["Tweed blazer", "blazer", "brown"],
  ["Opaque tights", "tights", "black"],
  ["Sheer tights", "tights", "nude"],
  ["Trench", "trench_coat", "beige"],
  ["Canvas tote bag", "tote_bag", "ecru"],
  ["Tote bag", "tote_bag", "tan"],
  ["Hoops", "earrings", "gold"],
  ["Wool scarf", "scarf", "camel"],
  ["Silk scarf", "scarf", "cream"],
])("gives %s the colour that such things mostly have", (name, kind, colour) => {
  expect(coloursOf(name, kind)).toEqual([colour])
})

it("sets clear stones in silver", () => {
  expect(coloursOf("Diamond studs", "earrings")).toEqual(["silver", "white"])
})

it("makes plimsolls and the like of canvas, unless their name says otherwise", () => {
  const clothOf = (name: string) =>
    wordsFrom({ name, kind: "trainers", colours: [] }).cloth?.material
  expect(clothOf("White plimsolls")).toBe("canvas")
  expect(clothOf("My old Converse")).toBe("canvas")
  expect(clothOf("Leather Converse")).toBe("leather")
  expect(clothOf("White trainers")).toBeUndefined()
})

it("gives a print whose colours nobody names those that such prints mostly have", () => {
  expect(coloursOf("Striped T-shirt", "t_shirt", "stripe")).toEqual(["white", "navy"])
  expect(coloursOf("Floral scarf", "scarf", "floral")).toEqual(["cream", "dusty pink"])
  expect(coloursOf("Paisley scarf", "scarf", "abstract")).toEqual(["burgundy", "mustard", "teal"])
  expect(coloursOf("Tartan skirt", "midi_skirt", "check")).toEqual([
    "navy",
    "forest green",
    "mustard",
  ])
  expect(coloursOf("Patterned tights", "tights", "abstract")).toEqual(["black"])
})

it("leaves no print grey for want of a colour", () => {
  for (const pattern of PATTERNS.filter((one) => one !== "plain"))
    expect(coloursOf("Her favourite", "blouse", pattern), pattern).not.toContain("grey")
})

it("gives the print of an animal the coat of that animal, and a leopard's if none is named", () => {
  const coatOf = (name: string) => coloursOf(name, "midi_skirt", "animal")
  const leopard = coatOf("Leopard print skirt")
  expect(leopard).toEqual(["camel", "black", "brown"])
  expect(coatOf("Animal print skirt")).toEqual(leopard)
  expect(coatOf("Zebra print skirt")).toEqual(["white", "black"])
  expect(coatOf("Snakeskin skirt")).toEqual(["stone", "charcoal", "taupe"])
})

it("keeps a colour that is known, whatever the print or the cloth", () => {
  const { colours } = wordsFrom({
    name: "Pink leopard print skirt",
    kind: "midi_skirt",
    colours: ["pink"],
    pattern: "animal",
  })
  expect(colours).toEqual([{ colour: "pink" }])
})

it("reads flannel and brushed cotton as heavy, unless it is of wool", () => {
  const clothOf = (name: string) => wordsFrom({ name, kind: "shirt", colours: ["red"] }).cloth
  expect(clothOf("Checked flannel shirt")).toEqual({ material: "cotton", weight: "heavy" })
  expect(clothOf("Brushed cotton shirt")).toEqual({ material: "cotton", weight: "heavy" })
  expect(clothOf("Wool flannel shirt")?.weight).toBeUndefined()
})

it("reads tights as light only if their name says how sheer they are", () => {
  const clothOf = (name: string) => wordsFrom({ name, kind: "tights", colours: ["black"] }).cloth
  expect(clothOf("Sheer black tights")).toEqual({ material: "nylon", weight: "light" })
  expect(clothOf("Black tights, 15 denier")).toEqual({ material: "nylon", weight: "light" })
  expect(clothOf("Black tights, 60 denier")).toBeUndefined()
  expect(clothOf("Black nylon tights")).toEqual({ material: "nylon" })
})

it("leaves out what is not said, and uses grey for an unknown colour", () => {
  expect(wordsFrom({ name: "Her favourite", kind: "blouse", colours: [] })).toEqual({
    kind: "blouse",
    cut: {},
    touches: ["unsaid-colour"],
    colours: [{ colour: "grey" }],
  })
})

it("reads waxed cotton as cotton that shines, olive if no colour is named", () => {
  const wordsOf = (name: string) => wordsFrom({ name, kind: "overshirt", colours: [] })
  expect(wordsOf("Waxed cotton jacket with corduroy collar")).toMatchObject({
    cloth: { material: "cotton", sheen: "soft" },
    colours: [{ colour: "olive" }],
  })
  expect(wordsOf("Cotton overshirt").cloth).toEqual({ material: "cotton" })
})

it.each<readonly [name: string, colours: readonly string[], drawn: readonly string[]]>([
  ["Breton top", ["navy"], ["white", "navy"]],
  ["Navy and white Breton", ["navy", "white"], ["white", "navy"]],
  ["Ecru Breton", ["ecru"], ["ecru", "navy"]],
  ["Breton with white stripes", ["red"], ["red", "white"]],
  ["Navy Breton with white stripes", ["navy", "white"], ["navy", "white"]],
  ["Breton", [], ["white", "navy"]],
])(
  "%s of %j is drawn in %j: dark lines on a light ground unless it says otherwise",
  (name, colours, drawn) => {
    const { colours: shares } = wordsFrom({ name, kind: "t_shirt", colours, pattern: "stripe" })
    expect(shares.map(({ colour }) => colour)).toEqual(drawn)
  },
)

it("leaves other stripes, and what is called Breton without any, in their own colours", () => {
  const of = (name: string, pattern?: Pattern) =>
    wordsFrom({ name, kind: "t_shirt", colours: ["navy"], pattern }).colours[0].colour
  expect(of("Striped T-shirt", "stripe")).toBe("navy")
  expect(of("Breton fisherman jumper")).toBe("navy")
})

it("reads flip-flops as rubber unless their cloth is said", () => {
  const clothOf = (name: string) => wordsFrom({ name, kind: "sandals", colours: [] }).cloth
  expect(clothOf("Flip-flops")).toEqual({ material: "rubber" })
  expect(clothOf("Leather flip flops")).toEqual({ material: "leather" })
  expect(clothOf("Sandals")).toBeUndefined()
})

it.each<readonly [name: string, kind: Kind, touches: readonly Touch[]]>([
  ["Studded leather jacket", "leather_jacket", ["studs"]],
  ["Gold studs", "earrings", ["ear-studs"]],
  ["Pearl stud earrings", "earrings", ["ear-studs"]],
  ["Gold huggies", "earrings", ["hoops"]],
  ["Silver drop earrings", "earrings", ["drops"]],
  ["Silver leaf earrings", "earrings", ["leaves"]],
  ["Leaf print blouse", "blouse", []],
  ["Earrings", "earrings", []],
  ["Rain mac with press studs", "raincoat", []],
  ["Chunky Chelsea boots", "chelsea_boots", ["thick-sole"]],
  ["Chunky heel boots", "ankle_boots", []],
  ["Chunky knit jumper", "jumper", []],
  ["Faux fur coat", "teddy_coat", ["long-pile"]],
  ["Borg teddy coat", "teddy_coat", []],
  ["Faux shearling jacket", "teddy_coat", ["shearling"]],
  ["Black structured handbag", "shoulder_bag", ["top-handle"]],
  ["Brown leather satchel", "shoulder_bag", ["satchel"]],
  ["Double-breasted wool coat", "wool_coat", ["double-breasted"]],
  ["Navy pea coat", "wool_coat", ["double-breasted"]],
  ["Navy quilted jacket", "puffer", ["quilted"]],
  ["Quilted puffer jacket", "puffer", []],
  ["Black quilted crossbody bag", "crossbody_bag", ["quilted"]],
  ["Double Breasted Blazer", "blazer", ["double-breasted"]],
  ["Single-breasted blazer", "blazer", []],
  ["Fur-lined boots", "ankle_boots", ["fur-lined"]],
  ["Snow boots", "lace_up_boots", ["fur-lined"]],
  ["Lined leather gloves", "gloves", []],
  ["Black belted coat", "wool_coat", ["belt"]],
  ["Black belted dress", "day_dress", []],
  ["Slouchy leather handbag", "shoulder_bag", []],
  ["Structured blazer", "blazer", []],
  ["Ribbed jumper", "jumper", ["ribs"]],
  ["Ribbed dress", "day_dress", ["ribs"]],
  ["Rib knit scarf", "scarf", []],
  ["Paisley scarf", "scarf", ["paisley"]],
  ["Baggy jeans", "wide_leg_jeans", ["baggy"]],
  ["Loose jeans", "wide_leg_jeans", ["baggy"]],
  ["Baggy barrel-leg jeans", "jeans", []],
  ["Loose linen trousers", "trousers", []],
  ["Nehru jacket", "blazer", ["stand-collar"]],
  ["Linen shirt with a stand collar", "shirt", ["stand-collar"]],
  ["Windbreaker", "raincoat", ["elastic-hem"]],
  ["Light nylon jacket", "raincoat", ["elastic-hem"]],
  ["Navy softshell jacket", "raincoat", ["elastic-hem"]],
  ["Rain jacket", "raincoat", []],
  ["Suede biker jacket", "leather_jacket", ["biker"]],
  ["Suede fringe jacket", "leather_jacket", ["fringed"]],
  ["Gold lamé skirt", "midi_skirt", ["metallic"]],
  ["Coat with metallic buttons", "wool_coat", []],
  ["gray zip-up hoodie", "hoodie", ["zip"]],
  ["zip-through sweatshirt", "sweatshirt", ["zip"]],
  ["half-zip sweatshirt", "sweatshirt", ["half-zip"]],
  ["1/4 zip jumper", "jumper", ["half-zip"]],
  ["hoodie with zip pockets", "hoodie", []],
  ["blouse with embroidery", "blouse", ["embroidered"]],
  ["embroidered kurta", "tunic", ["embroidered"]],
  ["t-shirt with embroidered logo", "t_shirt", []],
])("reads the touches of %s that its picture shows", (name, kind, touches) => {
  expect(wordsFrom({ name, kind, colours: ["navy"] }).touches ?? []).toEqual(touches)
})

it.each<readonly [name: string, kind: Kind, length: Length | undefined]>([
  ["Borg teddy jacket", "teddy_coat", "regular"],
  ["Borg teddy coat", "teddy_coat", undefined],
  ["Wool jacket", "wool_coat", "long"],
  ["Padded coat", "puffer", "knee"],
  ["Padded midi coat", "puffer", "midi"],
  ["Puffer jacket", "puffer", undefined],
  ["Linen shift dress", "day_dress", "knee"],
  ["Maxi shift dress", "day_dress", "maxi"],
  ["Jumper dress", "knitted_dress", "knee"],
  ["Tweed pinafore dress", "pinafore", "knee"],
  ["Mini pinafore", "pinafore", "mini"],
  ["Cocktail dress", "evening_dress", "knee"],
  ["Tea dress", "day_dress", undefined],
  ["Navy windbreaker", "raincoat", "regular"],
])("makes %s as long as it is called", (name, kind, length) => {
  expect(wordsFrom({ name, kind, colours: [] }).cut?.length).toBe(length)
})

it("ends a pea coat at the hip, and gives a cocoon coat room", () => {
  const cutOf = (name: string) => wordsFrom({ name, kind: "wool_coat", colours: [] }).cut
  expect(cutOf("Navy pea coat")).toEqual({ length: "long" })
  expect(cutOf("Camel cocoon coat")).toEqual({ fit: "oversized", length: "knee" })
  expect(cutOf("Maxi cocoon coat")).toEqual({ fit: "oversized", length: "maxi" })
  expect(cutOf("Wool coat")).toEqual({})
})

it("gives a duffle coat its hood, and a slip skirt its satin unless it is of other cloth", () => {
  const said = (name: string, kind: Kind) => wordsFrom({ name, kind, colours: [] })
  expect(said("Wool duffle coat", "wool_coat").cut).toEqual({ neckline: "hood", length: "knee" })
  expect(said("Slip skirt", "midi_skirt").cloth).toEqual({ material: "satin" })
  expect(said("Knitted slip skirt", "midi_skirt").cloth).toEqual({ material: "knit" })
  expect(said("Slip dress", "slip_dress").cloth).toBeUndefined()
})

it("makes a bag of cloth of canvas, whichever cloth that is, unless its name says which", () => {
  const clothOf = (name: string, kind: Kind) => wordsFrom({ name, kind, colours: [] }).cloth
  expect(clothOf("Navy fabric tote bag", "tote_bag")).toEqual({ material: "canvas" })
  expect(clothOf("Cloth shopper in linen", "tote_bag")).toEqual({ material: "linen" })
  expect(clothOf("Navy tote bag", "tote_bag")).toBeUndefined()
  expect(clothOf("Soft fabric trousers", "trousers")).toBeUndefined()
})

it("strings beads like pearls, and knits what is called fine finely", () => {
  const said = (name: string, kind: Kind) => wordsFrom({ name, kind, colours: [] })
  expect(said("Wooden beads", "necklace")).toMatchObject({
    cloth: { material: "pearl" },
    colours: [{ colour: "brown" }],
  })
  expect(said("Fine knit jumper", "jumper").cloth).toEqual({ material: "knit", weight: "light" })
  expect(said("Knitted jumper", "jumper").cloth).toEqual({ material: "knit" })
  expect(said("Thin crewneck", "jumper").cloth).toEqual({ material: "knit", weight: "light" })
  expect(said("Fine merino jumper", "jumper").cloth).toEqual({ material: "wool", weight: "light" })
  expect(said("Chunky merino jumper", "jumper").cloth).toEqual({ material: "wool" })
  expect(said("Light grey jumper with thin stripes", "jumper").cloth).toBeUndefined()
})

it("takes the flannel of trousers for wool, and a shirt's for brushed cotton", () => {
  const clothOf = (kind: Kind) => wordsFrom({ name: "Grey flannel", kind, colours: [] }).cloth
  expect(clothOf("trousers")).toEqual({ material: "wool" })
  expect(clothOf("shirt")).toEqual({ material: "cotton", weight: "heavy" })
})

it("dyes wax olive that is called green", () => {
  const colourOf = (name: string) =>
    wordsFrom({ name, kind: "overshirt", colours: ["green"] }).colours[0].colour
  expect(colourOf("Green waxed jacket")).toBe("olive")
  expect(colourOf("Green jacket")).toBe("green")
})

it("lets a ribbed dress fall straight, unless its name says how its skirt is cut", () => {
  const skirtOf = (name: string) => wordsFrom({ name, kind: "day_dress", colours: [] }).cut?.skirt
  expect(skirtOf("Ribbed dress")).toBe("pencil")
  expect(skirtOf("Ribbed pleated dress")).toBe("pleated")
  expect(skirtOf("Jersey dress")).toBeUndefined()
})

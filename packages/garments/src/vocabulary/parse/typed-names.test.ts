import { describe, expect, it } from "vitest"
import type { Kind } from "../kind-names.ts"
import { parseGarment } from "./parse.ts"

describe("several of one kind", () => {
  it.each<readonly [name: string, kind: Kind]>([
    ["t shirts", "t_shirt"],
    ["white tees x3", "t_shirt"],
    ["3 black vests", "vest"],
    ["leggings 3 pairs", "leggings"],
    ["cardies", "cardigan"],
    ["trilbies", "fedora"],
    ["crossbodies", "crossbody_bag"],
    ["hair scarves", "headscarf"],
    ["wrappers", "maxi_skirt"],
  ])("are read as one: %s", (name, kind) => {
    expect(parseGarment(name).kind).toBe(kind)
  })

  it("are no fruit for a colour", () => {
    expect(parseGarment("dress with cherries").colours).toEqual([])
  })
})

describe("what is only part of a garment", () => {
  it.each<readonly [name: string, kind: Kind, colours: readonly string[]]>([
    ["ski jacket turquoise with white stripes", "puffer", ["turquoise"]],
    ["leather jacket black with red stripe", "leather_jacket", ["black"]],
    ["embroidered daisy jeans", "jeans", []],
    ["floral embroidered blouse", "blouse", []],
    ["jeans with flowers sewn on pocket", "jeans", []],
  ])("gives it no pattern: %s", (name, kind, colours) => {
    expect(parseGarment(name)).toMatchObject({ kind, colours })
    expect(parseGarment(name).pattern).toBeUndefined()
  })

  it("leaves the stripes that a jacket has all over", () => {
    expect(parseGarment("white and navy stripe puffer")).toMatchObject({
      colours: ["white", "navy"],
      pattern: "stripe",
    })
  })
})

it.each([
  ["strawberry print dress", "floral"],
  ["cherry printed dress", "floral"],
  ["blouse pineapple pattern", "floral"],
  ["wrap dress green leaves", "floral"],
  ["bandhani dupatta", "dot"],
  ["leheriya kurti", "stripe"],
  ["kampala top", "abstract"],
  ["butterfly print top", "floral"],
  ["florel dress", "floral"],
  ["lepord print scarf", "animal"],
  ["dashiki dress", "geometric"],
  ["rugby shirt navy white hoops", "stripe"],
  ["chitenge dress", "geometric"],
] as const)("reads the print of %s", (name, pattern) => {
  expect(parseGarment(name).pattern).toBe(pattern)
})

it("sees no stripe in hoops on ears", () => {
  expect(parseGarment("gold hoops").pattern).toBeUndefined()
})

it("takes no fruit that is printed for a colour", () => {
  expect(parseGarment("cherry printed dress").colours).toEqual([])
  expect(parseGarment("lemon patterned skirt").colours).toEqual([])
  expect(parseGarment("lemon skirt").colours).toEqual(["lemon"])
})

describe("what comes last", () => {
  it.each([
    ["waistcoat + trousers set grey", "waistcoat", ["grey"]],
    ["crop top & high waist skirt set red", "t_shirt", ["red"]],
    ["dress and coat dusty pink", "day_dress", ["dusty pink"]],
    ["linen shirt dress with belt khaki", "shirt_dress", ["khaki"]],
    ["white waistcoat and black trousers", "waistcoat", ["white"]],
  ] as const)("is the colour of all before it: %s", (name, kind, colours) => {
    expect(parseGarment(name)).toMatchObject({ kind, colours })
  })

  it("is only a guess, and an accessory may have another colour than the coat", () => {
    expect(parseGarment("dress and coat pink").confidence.colours).toBe("guess")
    expect(parseGarment("wool coat and scarf red").colours).toEqual([])
    expect(parseGarment("dress with tan belt").colours).toEqual([])
  })
})

describe("German words that English has too", () => {
  it.each<readonly [name: string, kind: Kind | undefined]>([
    ["Hose anthrazit/silber", "trousers"],
    ["Rock lila", "midi_skirt"],
    ["Rock geblümt", "midi_skirt"],
    ["Hose mit Gürtel, gestreift", "trousers"],
    ["Dirndl grün", "day_dress"],
    ["Dirndlbluse", "blouse"],
    ["nude hose", undefined],
    ["rock black", undefined],
  ])("are told by theirs: %s", (name, kind) => {
    expect(parseGarment(name).kind).toBe(kind)
  })
})

it.each<readonly [name: string, kind: Kind, material: string]>([
  ["red PVC coat", "raincoat", "patent"],
  ["PVC boots", "ankle_boots", "patent"],
  ["wet look leggings", "leggings", "patent"],
  ["vinyl coat", "trench_coat", "patent"],
  ["vinyl jacket", "leather_jacket", "patent"],
  ["oilskin coat", "raincoat", "rubber"],
  ["yellow rubber coat", "raincoat", "rubber"],
  ["latex skirt", "midi_skirt", "rubber"],
])("reads what sheds the rain: %s", (name, kind, material) => {
  expect(parseGarment(name)).toMatchObject({ kind, material })
})

it.each<readonly [name: string, kind: Kind]>([
  ["Undervest", "thermal_top"],
  ["thermal vest", "thermal_top"],
  ["white vest m&s (underwear)", "thermal_top"],
  ["under vests x4", "thermal_top"],
  ["white vest", "vest"],
  ["vest to wear under shirts", "vest"],
])("reads a vest that lies on the skin only where its name says so: %s", (name, kind) => {
  expect(parseGarment(name).kind).toBe(kind)
})

describe("what is wound round the waist", () => {
  it.each(["wrapper", "ankara wrapper", "chitenge", "kitenge", "lappa", "pagne", "kanga"])(
    "is a skirt to the ankle in wax print: %s",
    (name) => {
      expect(parseGarment(name)).toMatchObject({ kind: "maxi_skirt", pattern: "geometric" })
    },
  )

  it("may be of another cloth, or sewn", () => {
    expect(parseGarment("lace wrapper").pattern).toBeUndefined()
    expect(parseGarment("floral wrapper").pattern).toBe("floral")
    expect(parseGarment("kitenge shirt").kind).toBe("shirt")
    expect(parseGarment("wrapper and blouse").kind).toBe("maxi_skirt")
  })
})

it("takes beads for the waist for no necklace", () => {
  expect(parseGarment("waist beads gold").kind).toBeUndefined()
})

it.each<readonly [name: string, kind: Kind]>([
  ["aso ebi dress purple", "evening_dress"],
  ["corporate gown black", "day_dress"],
  ["senator top black", "tunic"],
  ["salwar kameez green", "tunic"],
  ["lehenga skirt maroon", "maxi_skirt"],
  ["trakky daks grey", "joggers"],
  ["office shoe black low heel", "heels"],
  ["flat heel shoes", "flats"],
  ["dress sandals silver low heels", "sandals"],
  ["boots black high heels", "ankle_boots"],
  ["sandal heels", "heels"],
  ["kurta pajama cream", "tunic"],
  ["pink salwar suit", "tunic"],
  ["skirt plaited black", "pleated_skirt"],
  ["army green jacket", "blazer"],
  ["army jacket", "overshirt"],
  ["pollo neck cream", "jumper"],
  ["cardigon beige", "cardigan"],
  ["camisolas", "jumper"],
  ["oversized denim shirt as jacket", "shirt"],
  ["dashiki top orange", "tunic"],
  ["jacket mirror work black", "blazer"],
  ["bogs black", "wellies"],
  ["clarks wallabees sand", "brogues"],
])("knows what women of many countries wear: %s", (name, kind) => {
  expect(parseGarment(name).kind).toBe(kind)
})

it.each([
  ["LBD", ["black"]],
  ["rani pink dupatta", ["hot pink"]],
  ["onion pink kurti", ["dusty pink"]],
  ["mehendi green kurta", ["olive"]],
  ["jean jacket blue faded", ["light blue"]],
  ["jeans blue dark", ["navy"]],
  ["top green bottle", ["forest green"]],
  ["jumper green bottle school", ["forest green"]],
  ["tshirt rolling stones grey", ["grey"]],
  ["blue light jacket", ["blue"]],
  ["denim dungarees dark", ["indigo"]],
  ["shirt denim light", ["light blue"]],
  ["denim jacket with a dark collar", []],
  ["dark trousers", []],
  ["mammy's old navy duffle coat", ["navy"]],
  ["Old Navy duffle coat", []],
] as const)("reads the colour of %s", (name, colours) => {
  expect(parseGarment(name).colours).toEqual(colours)
})

import { describe, expect, it } from "vitest"
import { wordsFrom } from "./described.ts"
import { parseGarment } from "./parse/parse.ts"

const named = (name: string) => {
  const { kind = "t_shirt", colours, pattern } = parseGarment(name)
  return wordsFrom({ name, kind, colours, pattern })
}

describe("a detail that a name says", () => {
  it.each([
    ["slit skirt", "midi_skirt", "slit"],
    ["midi skirt with side split", "midi_skirt", "slit"],
    ["split skirt black", "midi_skirt", "slit"],
    ["pencil skirt with slit", "pencil_skirt", "slit"],
    ["side slit back zip skirt", "midi_skirt", "slit"],
    ["maxi dress with thigh slit", "maxi_dress", "slit"],
    ["split hem midi skirt", "midi_skirt", "slit"],
    ["wool coat with velvet collar", "wool_coat", "velvet-collar"],
    ["black fur coat with velvet collar", "teddy_coat", "velvet-collar"],
    ["navy coat velvet trimmed collar", "wool_coat", "velvet-collar"],
    ["coat with collar in velvet", "wool_coat", "velvet-collar"],
    ["velvet-trim collar coat", "wool_coat", "velvet-collar"],
    ["navy crombie", "wool_coat", "velvet-collar"],
    ["chesterfield coat", "wool_coat", "velvet-collar"],
    ["intrecciato bag", "shoulder_bag", "woven"],
    ["woven leather tote", "tote_bag", "woven"],
    ["plaited leather belt", "belt", "woven"],
  ] as const)("%s: %s with %s", (name, kind, touch) => {
    const words = named(name)
    expect(words.kind).toBe(kind)
    expect(words.touches).toContain(touch)
  })

  it.each([
    ["pencil skirt with back slit", "slit"],
    ["pencil skirt without slit", "slit"],
    ["skirt without any slit", "slit"],
    ["skirt slit at back", "slit"],
    ["slit back skirt", "slit"],
    ["skirt with slits at the back", "slit"],
    ["split color dress", "slit"],
    ["split print dress", "slit"],
    ["slit pocket dress", "slit"],
    ["dress made of sari", "saree"],
    ["maxi dress recycled sari silk", "saree"],
    ["split neck dress", "slit"],
    ["split sleeve maxi dress", "slit"],
    ["split skirt for cycling", "slit"],
    ["black side split trousers", "slit"],
    ["velvet blazer", "velvet-collar"],
    ["woven straw bag", "woven"],
    ["woven cotton scarf", "woven"],
    ["leather bag with woven strap", "woven"],
    ["silver snake ring", "snake"],
    ["tiger watch", "tiger"],
    ["onitsuka tiger yellow", "tiger"],
  ])("%s: no %s", (name, touch) => expect(named(name).touches ?? []).not.toContain(touch))
})

it.each([
  "wool coat with velvet collar",
  "wool coat velvet trimmed collar",
  "wool coat velvet-collared",
  "coat with collar in velvet",
])("leaves a coat its lapels beneath a velvet collar, and its own cloth: %s", (name) => {
  const { cut, cloth } = named(name)
  expect(cut ?? {}).not.toHaveProperty("neckline")
  expect(cloth?.material ?? "wool").toBe("wool")
})

describe("the coat of an animal", () => {
  it.each([
    ["cow print skirt", "cow", ["white", "black"]],
    ["zebra print skirt", "zebra", ["white", "black"]],
    ["tiger print skirt", "tiger", ["orange", "black"]],
    ["snakeskin skirt", "snake", ["stone", "charcoal", "taupe"]],
    ["python print skirt", "snake", ["stone", "charcoal", "taupe"]],
    ["dalmatian print skirt", "dalmatian", ["white", "black"]],
  ] as const)("%s: %s", (name, touch, colours) => {
    expect(named(name)).toMatchObject({
      pattern: "animal",
      touches: [touch],
      colours: colours.map((colour) => ({ colour })),
    })
  })

  it("keeps the colour that is named", () =>
    expect(named("pink zebra print skirt").colours).toEqual([{ colour: "pink" }]))

  it("is a leopard's where no animal is named", () =>
    expect(named("animal print skirt").touches).toBeUndefined())
})

it("takes a blend of halves for no length", () =>
  expect(named("black 5050 cotton blend top").cut ?? {}).not.toHaveProperty("length"))

it.each(["5050 boots", "5050s", "otk boots", "black otk suede boots", "over knee boots"])(
  "%s reach the thigh",
  (name) => expect(named(name)).toMatchObject({ kind: "knee_boots", cut: { length: "thigh" } }),
)

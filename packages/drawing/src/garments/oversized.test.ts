import { difference, MONK_TONES, toOklab } from "@stylin/garments/colour"
import type { GarmentWords, Kind } from "@stylin/garments/vocabulary"
import sharp from "sharp"
import { expect, test } from "vitest"
import { bounds } from "../core/geom.ts"
import { Pen } from "../core/pen.ts"
import { makeBody } from "../figure/body.ts"
import { drawLook } from "../index.ts"
import { Outfit } from "../outfit.ts"
import type { Wearing } from "../piece.ts"
import { made } from "../pieces.ts"
import { ALONE } from "./shoes/testing.ts"

// What an oversized top shows of itself beneath other clothes, and what a zipped one shows of the skin.

const body = makeBody()

function worn(garment: GarmentWords, wearing: Partial<Wearing> = {}) {
  const pen = new Pen()
  const layers = made(garment).piece.worn(pen, body, { ...ALONE, ...wearing })
  return { layers, outlines: bounds(pen.outlines) }
}
const top = (kind: Kind, fit: "regular" | "oversized"): GarmentWords => ({
  kind,
  cut: { fit, length: "regular", sleeve: "long" },
  colours: [{ colour: "navy" }],
})

test.each(["hoodie", "sweatshirt", "jumper", "shirt"] as const)(
  "an oversized %s is longer and wider than another, and its cuffs reach over the hands",
  (kind) => {
    const [usual, large] = [worn(top(kind, "regular")), worn(top(kind, "oversized"))]
    expect(large.outlines[3]).toBeGreaterThan(usual.outlines[3])
    expect(large.outlines[0]).toBeLessThan(usual.outlines[0] - 5)
    const reach = ({ layers }: typeof large) => Math.max(...layers.map(({ t1 = 0 }) => t1))
    expect(reach(large)).toBeGreaterThan(reach(usual) + 0.05)
  },
)

test("beneath a coat its cuffs come out of the coat's", () => {
  const cuffs = (fit: "regular" | "oversized") =>
    drawLook({
      figure: {},
      garments: [
        { kind: "wool_coat", colours: [{ colour: "camel" }] },
        { ...top("jumper", fit), colours: [{ colour: "magenta" }] },
      ],
    }).split('<g clip-path="url(#').length
  expect(cuffs("oversized")).toBeGreaterThan(cuffs("regular"))
})

test.each(["hoodie", "cardigan", "fleece", "overshirt"] as const)(
  "a %s with a zip or buttons is closed on bare skin",
  async (kind) => {
    const zipped: GarmentWords = { kind, touches: ["zip"], colours: [{ colour: "navy" }] }
    const svg = drawLook({ figure: { skin: 4 }, garments: [zipped], ground: null })
    const chest = { left: 262, top: 190, width: 60, height: 90 }
    const pixels = await sharp(Buffer.from(svg)).extract(chest).removeAlpha().raw().toBuffer()
    const skin = MONK_TONES[3] ?? "#000000"
    const bare = Array.from({ length: pixels.length / 3 }, (_, at) =>
      pixels.subarray(at * 3, at * 3 + 3).toString("hex"),
    ).filter((colour) => difference(`#${colour}`, skin) < 8)
    expect(bare.length).toBeLessThan(20)
  },
)

test("cream is lighter than beige on every skin, and as warm as it is named", () => {
  const blouse = (colour: "cream" | "beige", skin: string) => {
    const svg = worn({ kind: "blouse", colours: [{ colour }] }, { skin })
      .layers.map(({ s }) => s)
      .join("")
    const [, fill = "#000000"] = /<use href="#[^"]+" fill="(#\w{6})"/.exec(svg) ?? []
    return toOklab(fill)
  }
  for (const skin of MONK_TONES) {
    const [cream, beige] = [blouse("cream", skin), blouse("beige", skin)]
    expect(cream[0]).toBeGreaterThan(beige[0] + 0.05)
    expect(cream[0]).toBeGreaterThan(0.92)
    // Yellow, and not green: pushed to white, it would turn greenish.
    expect(cream[2]).toBeGreaterThan(0.015)
    expect(cream[1]).toBeGreaterThan(-0.006)
  }
})

test("grey is nobody's skin: a hoodie has the grey of its joggers", () => {
  const grey = (skin: string) =>
    worn({ kind: "hoodie", colours: [{ colour: "light grey" }] }, { skin })
      .layers.map(({ s }) => /<use href="#[^"]+" fill="(#\w{6})"/.exec(s)?.[1])
      .find((fill) => fill !== undefined) ?? "#000000"
  const [one = "#000000", ...others] = MONK_TONES.map(grey)
  for (const other of others)
    expect(difference(`#${one.slice(1)}`, `#${other.slice(1)}`)).toBeLessThan(1)
})

test("of two tops the thin one is drawn first, whichever is named first, and a zip opens on it", () => {
  const shirt: GarmentWords = { kind: "t_shirt", colours: [{ colour: "white" }] }
  const hoodie: GarmentWords = { ...top("hoodie", "regular"), touches: ["zip"] }
  const kinds = (...names: readonly GarmentWords[]) =>
    new Outfit(names.map(made)).garments.map(({ words }) => words.kind)
  expect(kinds(hoodie, shirt)).toEqual(["t_shirt", "hoodie"])
  const [outfit, one] = [new Outfit([hoodie, shirt].map(made)), made(hoodie)]
  expect(outfit.isOnSkin(one)).toBe(false)
  expect(new Outfit([one]).isOnSkin(one)).toBe(true)
})

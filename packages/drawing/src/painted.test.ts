import {
  COLOUR_NAMES,
  type ColourName,
  difference,
  hexOf,
  MONK_TONES,
  toOklab,
} from "@stylin/garments/colour"
import { type GarmentWords, wholeGarment } from "@stylin/garments/vocabulary"
import sharp from "sharp"
import { expect, test } from "vitest"
import { clothFor } from "./clothing.ts"
import { drawFlat } from "./flat.ts"
import { hosieryColour } from "./garments/extras/hosiery.ts"
import { drawLook } from "./look.ts"

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** The colour of most of a drawing: the median of its pixels. */
async function painted(garment: GarmentWords): Promise<`#${string}`> {
  const svg = Buffer.from(drawFlat(garment, { ground: null }))
  const pixels = await sharp(svg, { density: 24 }).ensureAlpha().raw().toBuffer()
  const channel = (at: number) =>
    middle(
      [...pixels].flatMap((value, i) =>
        i % 4 === at && (pixels[i - at + 3] ?? 0) > 250 ? [value] : [],
      ),
    )
  return `#${[0, 1, 2].map((at) => channel(at).toString(16).padStart(2, "0")).join("")}`
}

const wool = (colour: ColourName): GarmentWords => ({
  kind: "wool_coat",
  colours: [{ colour }],
})

test("most of a garment is of its colour, in spite of shadows and folds", async () => {
  const drifts = await Promise.all(
    COLOUR_NAMES.map(async (name) => difference(await painted(wool(name)), hexOf(name))),
  )
  expect(middle(drifts)).toBeLessThan(3)
  expect(Math.max(...drifts)).toBeLessThan(4.5)
})

test.each(["stone", "ecru", "camel", "beige", "nude", "cream", "taupe"] as const)(
  "%s stays as warm as it is named, and does not turn grey",
  async (name) => {
    const [, , named] = toOklab(hexOf(name))
    const [, , seen] = toOklab(await painted(wool(name)))
    expect(seen / named).toBeGreaterThan(0.93)
  },
)

test("a hijab covers the chest that an open neckline shows", async () => {
  const [skin] = MONK_TONES.slice(3)
  if (skin === undefined) throw new Error("There is no such tone.")
  const dress: GarmentWords = { kind: "wrap_dress", colours: [{ colour: "navy" }] }
  const skinSeen = async (style: "hijab" | "bob") => {
    const hair = { style, colour: "#221814", scarf: "#1f5c4a" } as const
    const svg = drawLook({ figure: { skin: 4, hair }, garments: [dress], ground: null })
    const chest = { left: 260, top: 160, width: 70, height: 80 }
    const pixels = await sharp(Buffer.from(svg)).extract(chest).removeAlpha().raw().toBuffer()
    const colours = Array.from({ length: pixels.length / 3 }, (_, at) =>
      pixels.subarray(at * 3, at * 3 + 3).toString("hex"),
    )
    return colours.filter((colour) => difference(`#${colour}`, skin) < 8).length
  }
  expect(await skinSeen("bob")).toBeGreaterThan(200)
  expect(await skinSeen("hijab")).toBe(0)
})

test("a closed cape covers the sleeves beneath it, also on larger women", async () => {
  const look = (kind: "cape" | "gilet", top: "jumper" | "blouse") =>
    drawLook({
      figure: { bodyType: "hourglass", size: "plus", age: "older" },
      garments: [
        { kind: top, colours: [{ colour: "magenta" }] },
        { kind: "jeans", colours: [{ colour: "blue" }] },
        { kind, colours: [{ colour: "camel" }] },
      ],
      styling: { coat: "closed" },
      ground: null,
    })
  const seen = async (kind: "cape" | "gilet", top: "jumper" | "blouse" = "jumper") => {
    const shoulders = { left: 0, top: 150, width: 600, height: 150 }
    const pixels = await sharp(Buffer.from(look(kind, top)))
      .extract(shoulders)
      .ensureAlpha()
      .raw()
      .toBuffer()
    return [...pixels].filter((red, i) => {
      if (i % 4 !== 0) return false
      const [green = 255, blue = 0] = pixels.subarray(i + 1, i + 3)
      return red - green > 60 && blue - green > 30
    }).length
  }
  expect(await seen("cape")).toBe(0)
  expect(await seen("cape", "blouse"), "a blouse's full sleeves").toBe(0)
  expect(await seen("gilet")).toBeGreaterThan(100)
})

test.each([2, 5, 9])("nude tights are the colour of her own skin, step %i of the scale", (step) => {
  const skin = MONK_TONES[step - 1] ?? "#000000"
  const tights = clothFor(wholeGarment({ kind: "tights", colours: [{ colour: "nude" }] }))
  const worn = hosieryColour(tights, skin)
  expect(difference(`#${worn.slice(1)}`, skin)).toBeLessThan(6)
})

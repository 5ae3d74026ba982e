import { COLOUR_NAMES, type ColourName, difference, hexOf, toOklab } from "@stylin/garments/colour"
import type { GarmentWords } from "@stylin/garments/vocabulary"
import sharp from "sharp"
import { expect, test } from "vitest"
import { drawFlat } from "./flat.ts"

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

import type { Kind } from "@stylin/garments/vocabulary"
import { cutsOf, type GarmentWords, wholeGarment } from "@stylin/garments/vocabulary"
import { expect, test } from "vitest"
import { clothFor } from "../clothing.ts"
import { shade } from "../core/colour.ts"
import { bounds } from "../core/geom.ts"
import { Z } from "../core/layer.ts"
import { Pen } from "../core/pen.ts"
import { MANNEQUIN, makeBody } from "../figure/body.ts"
import { drawFlat } from "../index.ts"
import type { Wearing } from "../piece.ts"
import { DRESSES } from "./kinds-dresses.ts"
import { LOWER } from "./kinds-lower.ts"
import { bootsFrom } from "./kinds-shoes.ts"
import { THREAD } from "./seams.ts"

// Object.keys loses the key type of the table.
const KINDS = Object.keys(LOWER) as (keyof typeof LOWER)[]
const plain: Wearing = {
  tucked: false,
  underJacket: false,
  underCoat: false,
  freeHand: "L",
  skin: "#d7bd96",
}
const whole = (kind: Kind, cut: GarmentWords["cut"] = {}) =>
  wholeGarment({ kind, cut, colours: [{ colour: "navy" }] })

function drawn(
  kind: keyof typeof LOWER,
  cut: GarmentWords["cut"] = {},
  wearing = plain,
  flat = true,
) {
  const words = whole(kind, cut)
  const pen = new Pen()
  const body = flat ? makeBody({ measures: MANNEQUIN, pose: "flat" }) : makeBody()
  const layers = LOWER[kind](words, clothFor(words)).worn(pen, body, wearing)
  const [x0, y0, x1, y1] = bounds(pen.outlines)
  return {
    layers,
    text: layers.map(({ s }) => s).join(""),
    width: x1 - x0,
    height: y1 - y0,
    low: y1,
  }
}

test("every kind in every word of its cut is drawn whole, and no two are the same", () => {
  const pictures = KINDS.flatMap((kind) => {
    const cuts = cutsOf(kind)
    const words = [
      ...(cuts.leg ?? []).map((leg) => ({ leg })),
      ...(cuts.skirt ?? []).map((skirt) => ({ skirt })),
      ...(cuts.length ?? []).map((length) => ({ length })),
    ]
    return [drawn(kind).text, ...words.map((cut) => drawn(kind, cut).text)]
  })

  for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined|Infinity/)
  expect(new Set(KINDS.map((kind) => drawn(kind).text)).size).toBe(KINDS.length)
})

test("wide-leg jeans are about half as wide again as straight ones", () => {
  expect(drawn("wide_leg_jeans").width / drawn("jeans").width).toBeGreaterThan(1.3)
})

test("shorts, culottes and trousers end one below the other", () => {
  const heights = (["denim_shorts", "shorts", "culottes", "trousers"] as const).map(
    (kind) => drawn(kind, { rise: "high" }).height,
  )

  expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  expect(drawn("trousers", { length: "cropped" }).low).toBeLessThan(
    drawn("trousers", { length: "ankle" }).low,
  )
})

test("a low rise begins lower than a high one", () => {
  expect(drawn("jeans", { rise: "low" }).height).toBeLessThan(
    drawn("jeans", { rise: "high" }).height - 20,
  )
})

test("narrow trousers go into boots, straight ones only into high boots, wide ones never", () => {
  const high = (leg: "skinny" | "straight" | "barrel" | "flare", shaft: number) => {
    const [layer] = drawn("jeans", { leg }, { ...plain, bootsFrom: shaft }, false).layers
    return layer?.z
  }

  expect(high("skinny", 0.87)).toBe(Z.slimTrousers)
  expect(high("straight", 0.87)).toBe(Z.trousers)
  expect(high("straight", 0.56)).toBe(Z.slimTrousers)
  expect(high("barrel", 0.64)).toBe(Z.slimTrousers)
  expect(high("flare", 0.56)).toBe(Z.trousers)
})

test("dungarees go into wellies, and their bib stays over the top", () => {
  const words = whole("dungarees")
  const layersIn = (boots: Partial<Wearing>) =>
    DRESSES.dungarees(words, clothFor(words)).worn(new Pen(), makeBody(), { ...plain, ...boots })
  const heights = layersIn({ bootsFrom: 0.64 }).map(({ z }) => z)

  expect(Math.min(...heights)).toBe(Z.slimTrousers)
  expect(Math.max(...heights)).toBeGreaterThan(Z.dress)
  expect(Math.min(...layersIn({}).map(({ z }) => z))).toBe(Z.dress)
})

test.each(["skinny", "flare"] as const)(
  "%s leggings have one flat seam at the side of each leg and no crease",
  (leg) => {
    const seams = drawn("leggings", { leg }).text.match(
      /<path d="M[^M]+" fill="none" [^>]*width="0.8"/g,
    )
    expect(seams).toHaveLength(2)
    const [left = "", right = ""] = seams ?? []
    // Both lie further out than the middles of the knees.
    const { lm } = makeBody({ measures: MANNEQUIN, pose: "flat" })
    expect(bounds(left)[0]).toBeLessThan(lm.kneeL[0] - 8)
    expect(bounds(right)[2]).toBeGreaterThan(lm.kneeR[0] + 8)
  },
)

test("boots give the height of their shaft, other shoes undefined", () => {
  expect(bootsFrom(whole("ankle_boots"))).toBeCloseTo(0.87)
  expect(bootsFrom(whole("knee_boots"))).toBeCloseTo(0.56)
  expect(bootsFrom(whole("knee_boots", { length: "thigh" }))).toBeLessThan(0.4)
  expect(bootsFrom(whole("trainers"))).toBeUndefined()
})

test("denim is stitched with visible thread, tailoring is not", () => {
  expect(drawn("jeans").text).toContain("stroke-dasharray")
  expect(drawn("trousers").text).not.toContain("stroke-dasharray")
})

test.each(["black", "charcoal", "grey", "white", "red"] as const)(
  "%s denim is sewn in its own tone",
  (colour) => {
    const stitch = (of: typeof colour | "navy" | "light blue") =>
      clothFor(wholeGarment({ kind: "jeans", colours: [{ colour: of }] })).stitch
    expect(stitch(colour)).toMatch(/^#/)
    expect(stitch(colour)).not.toBe(THREAD)
    expect(stitch("navy")).toBeUndefined()
    expect(stitch("light blue")).toBeUndefined()
  },
)

test("the crease of dark trousers is a fine line, where a broad one would be a stripe", () => {
  const wide = (colour: `#${string}`) => {
    const words = { kind: "trousers", cut: { leg: "straight" }, colours: [{ colour }] } as const
    const tone = shade(clothFor(wholeGarment(words)).colour, 1.5)
    const [, d = ""] =
      new RegExp(`<path d="([^"]+)" fill="${tone}" fill-opacity="0.8"`).exec(drawFlat(words)) ?? []
    // Between the bows of its two curves: down the first, and back up the second.
    const [, , first = 0, , down = 0, , back = 0] = (d.match(/-?[\d.]+/g) ?? []).map(Number)
    return Math.abs(first - down - back)
  }
  expect(wide("#26262b")).toBeLessThan(5)
  expect(wide("#c9b79a")).toBeGreaterThan(6)
})

import type { Length, Skirt } from "@stylin/garments/vocabulary"
import { expect, test } from "vitest"
import { bounds } from "../core/geom.ts"
import { Pen } from "../core/pen.ts"
import { MANNEQUIN, makeBody } from "../figure/body.ts"
import { FIGURE_POSES } from "../index.ts"
import { fronts } from "./front.ts"
import { skirtHang } from "./skirt-cuts.ts"
import { skirt } from "./skirts.ts"

const flat = makeBody({ measures: MANNEQUIN, pose: "flat" })

function size(cut: Skirt, length: Length, underCoat = false) {
  const pen = new Pen()
  skirt(pen, flat, { cut, length, rise: "high", cloth: { colour: "#5e7a5e" }, underCoat })
  const [x0, , x1] = bounds(pen.outlines)
  return { width: x1 - x0 }
}

test("a circle skirt is the widest and a pencil skirt the narrowest", () => {
  const cuts = ["pencil", "slip", "wrap", "a-line", "pleated", "tiered", "circle"] as const
  const widths = cuts.map((cut) => size(cut, "midi").width)

  expect(Math.max(...widths)).toBeCloseTo(size("circle", "midi").width)
  expect(Math.min(...widths)).toBeCloseTo(size("pencil", "midi").width)
  expect(size("circle", "midi").width).toBeGreaterThan(size("a-line", "midi").width * 1.3)
})

test("a pencil skirt narrows and every other cut widens towards its hem", () => {
  for (const cut of ["slip", "wrap", "a-line", "pleated", "tiered", "circle"] as const) {
    expect(skirtHang(cut, 0.7).flare).toBeGreaterThan(0)
  }
  expect(skirtHang("pencil", 0.7).flare).toBeLessThan(0)
})

test("a coat presses a full skirt together", () => {
  expect(size("circle", "midi", true).width).toBeLessThan(size("circle", "midi").width * 0.75)
})

test("a mini under a fitted coat that is longer does not stick out of it, in any pose", () => {
  for (const pose of FIGURE_POSES) {
    const body = makeBody({ pose })
    const { left, right } = fronts(body, { fit: "fitted", drop: 0.9, open: 0.5 })
    const pen = new Pen()
    const words = { cut: "pleated", length: "mini", rise: "high", fit: "oversized" } as const
    skirt(pen, body, { ...words, cloth: { colour: "#5e7a5e" }, underCoat: true, coatEnd: 0.9 })
    const [x0, , x1] = bounds(pen.outlines)
    const coat = [...left.side, ...right.side].map(([x]) => x)
    expect(x0, pose).toBeGreaterThan(Math.min(...coat) - PEN)
    expect(x1, pose).toBeLessThan(Math.max(...coat) + PEN)
  }
})

/** How wide the pen draws an edge, in px. */
const PEN = 2

test("a long tiered skirt below a coat is the same skirt: its seams stay, and it opens out again", () => {
  const drawn = (coatEnd?: number) => {
    const pen = new Pen()
    const cut = {
      cut: "tiered",
      length: "maxi",
      rise: "high",
      cloth: { colour: "#5e7a5e" },
    } as const
    const [layer] = skirt(pen, flat, { ...cut, underCoat: coatEnd !== undefined, coatEnd })
    const [x0, , x1] = bounds(pen.outlines)
    return { width: x1 - x0, strokes: layer?.s.match(/<path/g)?.length ?? 0 }
  }
  const [own, short, long] = [drawn(), drawn(0.28), drawn(0.68)]

  expect(short.width).toBeGreaterThan(own.width * 0.9)
  expect(long.width).toBeGreaterThan(own.width * 0.6)
  for (const { strokes } of [short, long]) expect(strokes).toBeGreaterThan(own.strokes * 0.8)
})

test("a thin skirt lets what is beneath it shimmer through, unless it is lined", () => {
  const drawn = (lined: boolean) =>
    skirt(new Pen(), makeBody(), {
      cut: "a-line",
      length: "midi",
      rise: "high",
      cloth: { colour: "#f7f6f3", density: 0.66 },
      lined,
    })
      .map(({ s }) => s)
      .join("")
  expect(drawn(false)).toContain('<g opacity="0.66">')
  expect(drawn(true)).not.toContain('<g opacity="0.66">')
})

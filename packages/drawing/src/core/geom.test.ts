import { describe, expect, it } from "vitest"
import {
  arc,
  blob,
  bounds,
  cr,
  crValue,
  curve,
  f1,
  flowing,
  ink,
  lens,
  loop,
  nth,
  type Point,
  pairs,
  rng,
  rot,
  shape,
  soft,
  table,
} from "./geom.ts"

const boxOf = (d: string) => bounds(`<path d="${d}"/>`)

/** The controls of a path of quadratics, including those left out of the text. */
function controlsOf(d: string): Point[] {
  const numbers = (text: string) => text.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? []
  const [x0 = 0, y0 = 0] = numbers(/^M[^q]*/.exec(d)?.[0] ?? "")
  let [here, control]: Point[] = [[x0, y0]]
  const controls: Point[] = []
  for (const [, command, text = ""] of d.matchAll(/([qt])([^qtZ]*)/g)) {
    const flat = numbers(text)
    const size = command === "q" ? 4 : 2
    for (let i = 0; i < flat.length; i += size) {
      const [x, y]: Point = here ?? [0, 0]
      const [dx = 0, dy = 0] = flat.slice(i)
      control =
        size === 4 ? [x + dx, y + dy] : [2 * x - (control?.[0] ?? 0), 2 * y - (control?.[1] ?? 0)]
      controls.push(control)
      here = [x + (flat[i + size - 2] ?? 0), y + (flat[i + size - 1] ?? 0)]
    }
  }
  return controls
}

describe("splines", () => {
  it("pass through their knots and stay between level ones", () => {
    const knots: Point[] = pairs([0, 0, 10, 0, 20, 0, 30, 0])
    expect(cr(knots, 1 / 3)).toEqual([10, 0])
    expect(cr(knots, 0.5)[1]).toBe(0)
    expect(crValue([2, 4, 8], 0.5)).toBe(4)
    expect(crValue([2, 4, 8], 1)).toBe(8)
  })

  it("hold a table's ends and meet its rows", () => {
    const rows = [
      [0, 10, 1],
      [0.5, 20, 2],
      [1, 40, 3],
    ] as const
    expect(table(rows, -1)).toEqual([10, 1])
    expect(table(rows, 0.5)).toEqual([20, 2])
    expect(table(rows, 0.25)).toEqual([15, 1.5])
    expect(table(rows, 2)).toEqual([40, 3])
  })
})

describe("path text", () => {
  it("is written in tenths, relative and as short as possible", () => {
    expect(
      curve([
        [1.04, 2],
        [1.54, 1],
      ]),
    ).toBe("M1 2l.5-1")
    expect(f1(3.04)).toBe("3")
    expect(f1(-2.75)).toBe("-2.8")
  })

  it("does not drift over many small steps", () => {
    const steps = Array.from({ length: 301 }, (_, i): Point => [i * 0.33, 0])
    expect(boxOf(curve(steps))[2]).toBeCloseTo(99, 0)
  })

  it("keeps corners where segments meet and bounds where points lie", () => {
    const d = shape(pairs([0, 0, 100, 0]), pairs([100, 0, 100, 50]), pairs([100, 50, 0, 50]))
    expect(d).toBe("M0 0l100 0 0 50-100 0Z")
    expect(boxOf(d)).toEqual([0, 0, 100, 50])
    expect(boxOf(blob(pairs([0, 0, 10, -5, 20, 0, 10, 5])))[0]).toBeLessThanOrEqual(0)
  })

  it("draws an arc through its middle, and flows towards the points of a long line", () => {
    expect(arc([0, 0], [50, 10], [100, 0])).toBe("M0 0q50 20 100 0")
    expect(flowing(pairs([0, 0, 10, 10, 20, 0, 30, 10]))).toBe("M0 0q10 10 15 5t15 5")
  })

  it("leaves out controls that stay in their places, however long the line", () => {
    const points = Array.from({ length: 240 }, (_, i): Point => [i * 3.37, 40 * Math.sin(i / 4)])
    const controls = controlsOf(loop(points))
    expect(controls).toHaveLength(points.length)
    controls.forEach(([x, y], i) => {
      expect(Math.abs(x - (points[i]?.[0] ?? 0))).toBeLessThanOrEqual(0.15)
      expect(Math.abs(y - (points[i]?.[1] ?? 0))).toBeLessThanOrEqual(0.15)
    })
  })

  it("draws a soft shape of two sides that flow, and closes it", () => {
    const d = soft(pairs([0, 0, 10, 10, 20, 0, 30, 10]), pairs([30, 40, 15, 50, 0, 40]))
    expect(d).toBe("M0 0q10 10 15 5t15 5l0 30q-15 10-30 0Z")
  })

  it("makes a brush mark of two arcs that meet in points", () => {
    expect(lens(pairs([0, 0, 100, 0]), 10)).toBe("M0 0q40-5 100 0-60 5-100 0Z")
  })
})

describe("ink", () => {
  it("swells to its width and tapers to its ends", () => {
    const line = pairs([0, 0, 50, 0, 100, 0, 150, 0, 200, 0])
    const [x0, y0, x1, y1] = boxOf(ink(line, { w: 4, seed: 3 }))
    expect(y1 - y0).toBeGreaterThan(2.5)
    expect(y1 - y0).toBeLessThan(5.5)
    expect(x1 - x0).toBeCloseTo(200, 0)
  })

  it("depends only on its seed, and draws nothing for a point", () => {
    const line = pairs([0, 0, 40, 9, 90, 4])
    expect(ink(line, { seed: 2 })).toBe(ink(line, { seed: 2 }))
    expect(ink(line, { seed: 2 })).not.toBe(ink(line, { seed: 3 }))
    expect(ink([[0, 0]])).toBe("")
  })
})

describe("small things", () => {
  it("turn clockwise as seen, y growing downwards", () => {
    const [x, y] = rot([1, 0], 90)
    expect(x).toBeCloseTo(0)
    expect(y).toBeCloseTo(1)
  })

  it("refuse missing elements", () => {
    expect(nth([1, 2, 3], -1)).toBe(3)
    expect(() => nth([1], 4)).toThrow(RangeError)
  })

  it("give the same stream for the same seed, evenly", () => {
    const [a, b] = [rng(5), rng(5)]
    const numbers = Array.from({ length: 1000 }, () => a())
    expect(numbers).toEqual(Array.from({ length: 1000 }, () => b()))
    expect(numbers.reduce((sum, n) => sum + n, 0) / 1000).toBeCloseTo(0.5, 1)
  })
})

import { expect, it } from "vitest"
import { mottle } from "./mottle.ts"
import { Pen } from "./pen.ts"

/** A square of a side in px, with its top left corner at x and y. */
const square = (x: number, y: number, side: number) => `M${x} ${y}l${side} 0l0 ${side}l${-side} 0Z`
const middlesOf = (blooms: string) =>
  [...blooms.matchAll(/x="(-?\d+)" y="(-?\d+)"/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  )

it("spreads over all of an outline, wherever it is, and not far beyond", () => {
  for (const [left, top] of [
    [0, 0],
    [310, -200],
    [-700, 900],
  ] as const) {
    const middles = middlesOf(mottle(new Pen({ id: "p" }), square(left, top, 600)))
    const inEach = [0, 1, 2].flatMap((column) =>
      [0, 1, 2].map((row) => {
        const isIn = (at: number, from: number, index: number) =>
          at >= from + index * 200 && at < from + (index + 1) * 200
        return middles.filter(([x, y]) => isIn(x, left, column) && isIn(y, top, row)).length
      }),
    )
    expect(Math.min(...inEach)).toBeGreaterThan(1)
    expect(middles.every(([x, y]) => x > left && y > top && x < left + 600 && y < top + 600)).toBe(
      true,
    )
  }
})

it("draws nothing where no bloom has room, and names only shapes that it defines", () => {
  const pen = new Pen({ id: "p" })
  expect(mottle(pen, square(100, 100, 10))).toBe("")
  const used = mottle(pen, square(0, 0, 500)).match(/href="#([^"]+)"/g) ?? []
  const svg = pen.svg("")
  for (const name of new Set(used)) expect(svg).toContain(`id="${name.slice(7, -1)}"`)
})

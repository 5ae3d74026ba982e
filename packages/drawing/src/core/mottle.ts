import { bounds } from "./bounds.ts"
import { loop, type Point, range, rng } from "./geom.ts"
import type { Pen } from "./pen.ts"

/** Blooms come again in tiles of this size, in px of the drawing, which are turned by so many degrees. */
const TILE = { width: 232, height: 272, degrees: 9 } as const
const TURN = (TILE.degrees * Math.PI) / 180
/** How far a bloom may reach beyond the box of an outline, in px: what is drawn there is clipped, and costs time. */
const BEYOND = 18

interface Bloom {
  readonly at: Point
  readonly reach: number
  readonly d: string
}

/** Pale blooms around their middles, and where these are in a tile. */
const BLOOMS: readonly Bloom[] = (() => {
  const r = rng(19)
  return range(9).map(() => {
    const [cx, cy, rx, ry] = [40 + r() * 150, 50 + r() * 170, 14 + r() * 22, 18 + r() * 28]
    const swell = range(8).map(() => 0.8 + r() * 0.5)
    // Six points are enough for a bloom, whatever else is drawn from the stream.
    const points = swell.slice(0, 6).map((q, k): Point => {
      const angle = (k * Math.PI) / 3
      return [Math.cos(angle) * rx * q, Math.sin(angle) * ry * q]
    })
    return { at: [cx, cy], reach: Math.max(rx, ry), d: loop(points) }
  })
})()

/**
 * Pigment settling unevenly in a wash: pale blooms all over an outline, to be clipped to it. They are shapes and not a
 * pattern, because filling with a pattern takes a third of the time that a garment needs as a bitmap.
 */
export function mottle(pen: Pen, outline: string): string {
  const id = pen.once("mottle", (first) =>
    BLOOMS.map(
      ({ d }, at) => `<path id="${first}-${at}" fill="#4A2F38" fill-opacity=".035" d="${d}"/>`,
    ).join(""),
  )
  const [x0, y0, x1, y1] = bounds(` d="${outline}"`)
  const isIn = ([x, y]: Point, reach: number) =>
    x - reach > x0 - BEYOND &&
    x + reach < x1 + BEYOND &&
    y - reach > y0 - BEYOND &&
    y + reach < y1 + BEYOND
  return tilesOver([x0, y0, x1, y1])
    .flatMap(([left, top]) =>
      BLOOMS.flatMap(({ at: [x, y], reach }, index) => {
        const at = turned([left + x, top + y], TURN)
        if (!isIn(at, reach)) return []
        return `<use href="#${id}-${index}" x="${Math.round(at[0])}" y="${Math.round(at[1])}"/>`
      }),
    )
    .join("")
}

function turned([x, y]: Point, by: number): Point {
  return [x * Math.cos(by) - y * Math.sin(by), x * Math.sin(by) + y * Math.cos(by)]
}

/** The top left corners, before they are turned, of all tiles that a box may touch. */
function tilesOver([x0, y0, x1, y1]: readonly [number, number, number, number]): Point[] {
  const corners = [x0, x1].flatMap((x) => [y0, y1].map((y) => turned([x, y], -TURN)))
  const firstOf = (axis: 0 | 1, size: number) =>
    Math.floor(Math.min(...corners.map((corner) => corner[axis])) / size)
  const endOf = (axis: 0 | 1, size: number) =>
    Math.ceil(Math.max(...corners.map((corner) => corner[axis])) / size)
  const [left, top] = [firstOf(0, TILE.width), firstOf(1, TILE.height)]
  return range(endOf(0, TILE.width) - left).flatMap((column) =>
    range(endOf(1, TILE.height) - top).map(
      (row): Point => [(left + column) * TILE.width, (top + row) * TILE.height],
    ),
  )
}

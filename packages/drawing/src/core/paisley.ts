import { shade } from "./colour.ts"
import { add, blob, f1, mul, type Point, pairs, range, rot } from "./geom.ts"
import { fill, type Mark, wrapped } from "./prints.ts"
import type { PrintColours, Tile } from "./tiles.ts"

const SIZE = [84, 88] as const
/** A teardrop: round below, drawn out above and curled over to the right. About 1 high. */
const TEARDROP = pairs([
  0, 0.5, -0.3, 0.36, -0.36, 0.06, -0.22, -0.26, 0.06, -0.48, 0.32, -0.5, 0.46, -0.32, 0.3, -0.36,
  0.15, -0.24, 0.17, -0.06, 0.31, 0.14, 0.25, 0.4,
])
/** Where teardrops lie: a place, a turn in degrees, a height in px; mirrored if it is negative. */
const LARGE = [
  [22, 26, -14, 40],
  [63, 68, 166, 40],
] as const
const SMALL = [
  [62, 16, 24, -20],
  [20, 66, 200, -20],
] as const
const SEEDS = [
  [43, 44],
  [82, 40],
  [40, 4],
  [42, 84],
  [3, 46],
] as const

/** Teardrops with a leaf inside and a string of dots around them, small ones and flowers between. */
export const paisley = ({ colour, second, third }: PrintColours): Tile => ({
  name: `paisley${colour}${second}${third}`,
  size: SIZE,
  draw: () => {
    const placed = (at: Point, turn: number, size: number, shrunk = 1): Point[] =>
      TEARDROP.map(([x, y]) =>
        add(at, rot(mul([Math.sign(size) * x * shrunk, y * shrunk], Math.abs(size)), turn)),
      )
    // In its round part: what lies in the tail would cut it off, and leave a spiral.
    const belly = (at: Point, turn: number, size: number): Point =>
      add(at, rot([Math.sign(size) * -0.05 * size, 0.14 * Math.abs(size)], turn))
    const large = LARGE.map(
      ([x, y, turn, size]): Mark => ({
        at: [x, y],
        reach: size * 0.72,
        draw: (at) => {
          const core = belly(at, turn, size)
          return (
            `<path d="${blob(placed(at, turn, size, 1.28))}" fill="none" stroke="${third}" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="0 4.6"/>` +
            fill(blob(placed(at, turn, size)), second) +
            `<path d="${blob(placed(core, turn, size, 0.5))}" fill="${third}" stroke="${colour}" stroke-width="2"/>` +
            fill(blob(placed(core, turn, size, 0.2)), second)
          )
        },
      }),
    )
    const small = SMALL.map(
      ([x, y, turn, size]): Mark => ({
        at: [x, y],
        reach: Math.abs(size) * 0.6,
        draw: (at) =>
          fill(blob(placed(at, turn, size)), third) +
          fill(blob(placed(belly(at, turn, size), turn, size, 0.4)), second),
      }),
    )
    const seeds = SEEDS.map(
      ([x, y]): Mark => ({
        at: [x, y],
        reach: 5,
        draw: (at) =>
          range(5)
            .map((i) => {
              const [px, py] = add(at, rot([0, -2.7], i * 72))
              return `<circle cx="${f1(px)}" cy="${f1(py)}" r="1.7" fill="${shade(second, 0.4)}"/>`
            })
            .join(""),
      }),
    )
    return wrapped(SIZE, [...seeds, ...small, ...large])
  },
})

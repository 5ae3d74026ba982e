import { blend, shade } from "./colour.ts"
import {
  add,
  blob,
  curve,
  flowing,
  lens,
  mul,
  nth,
  type Point,
  pairs,
  range,
  rng,
  rot,
} from "./geom.ts"
import type { PrintColours, Tile } from "./tiles.ts"

/** Drawing at a place on a tile, and how far it reaches from there in px. */
export interface Mark {
  readonly at: Point
  readonly reach: number
  readonly draw: (at: Point) => string
}

/** Marks on a tile of this size; a mark that crosses an edge comes in again on the other side. */
export function wrapped(size: Point, marks: readonly Mark[]): string {
  const turns = (place: number, reach: number, length: number) => [
    0,
    ...(place < reach ? [length] : []),
    ...(place > length - reach ? [-length] : []),
  ]
  return marks
    .flatMap(({ at, reach, draw }) =>
      turns(at[0], reach, size[0]).flatMap((dx) =>
        turns(at[1], reach, size[1]).map((dy) => draw(add(at, [dx, dy]))),
      ),
    )
    .join("")
}

export const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`

/** Some of the ways that a mark may lie: an x and a y in px, a turn in degrees, a size in px. */
type Places = readonly (readonly [x: number, y: number, turn: number, size: number])[]

const FLORAL_SIZE = [112, 118] as const
const BLOOMS: Places = [
  [26, 25, 10, 12.5],
  [83, 54, 50, 13.5],
  [30, 86, 32, 11.5],
  [78, 8, 64, 8],
  [98, 97, 20, 8.5],
  [53, 60, 5, 7],
]
const BUDS: Places = [
  [55, 22, 200, 4.6],
  [8, 55, 120, 4.8],
  [58, 102, 30, 5],
  [106, 28, 300, 4.4],
]
const LEAVES: Places = [
  [43, 36, 55, 15],
  [9, 36, 205, 14],
  [66, 68, 150, 15],
  [99, 41, 330, 14],
  [46, 93, 75, 14],
  [15, 100, 170, 14],
  [68, 15, 130, 11],
  [86, 101, 245, 12],
  [104, 73, 100, 12],
  [58, 47, 320, 10],
]

/** Five petals, broad at the end, each turned a little differently. */
export function bloom([x, y]: Point, turn: number, r: number): string {
  const next = rng(Math.round(turn * 7 + r * 13))
  return range(5)
    .map((i) => {
      const angle = turn + i * 72 + (next() - 0.5) * 14
      const long = r * (0.9 + next() * 0.2)
      const petal = pairs([0, -0.1, 0.4, -0.66, 0.16, -1.03, -0.4, -0.72]).map((p) => mul(p, long))
      return blob(petal.map((p) => add([x, y], rot(p, angle))))
    })
    .join("")
}

/** The lines that run from the heart of a flower into its petals. */
const veins = (at: Point, turn: number, r: number): string =>
  range(5)
    .map((i) => {
      const out = rot([0, -r], turn + i * 72)
      return curve([add(at, mul(out, 0.22)), add(at, mul(out, 0.6))])
    })
    .join("")

/**
 * Painted flowers of three sizes among leaves. The tile is large, because a small one visibly
 * repeats.
 */
export const flowers = ({ colour, second, third }: PrintColours): Tile => ({
  name: `floral${colour}${second}${third}`,
  size: FLORAL_SIZE,
  draw: () => {
    const deep = shade(second, 1.1)
    const heart = blend(third, "#E0AE4A", 0.65)
    const leaf = (dark: boolean) => (dark ? shade(third, 0.8) : third)
    const leaves = LEAVES.map(([x, y, turn, size], i): Mark => {
      const tip = rot([0, -size], turn)
      const bend = rot([size * 0.14, -size * 0.5], turn)
      return {
        at: [x, y],
        reach: size,
        draw: (at) => fill(lens([at, add(at, bend), add(at, tip)], size * 0.78), leaf(i % 3 === 0)),
      }
    })
    const buds = BUDS.map(
      ([x, y, turn, size]): Mark => ({
        at: [x, y],
        reach: size * 3,
        draw: (at) => {
          const up = (k: number, across = 0) => add(at, rot([across * size, -k * size], turn))
          return (
            `<path d="${flowing([up(-2.4, 0.7), up(-1, 0.1), up(0.2)])}" fill="none" stroke="${third}" stroke-width="1.2"/>` +
            fill(blob([up(0), up(0.6, 0.6), up(1.5, 0.25), up(1.5, -0.3), up(0.6, -0.62)]), second)
          )
        },
      }),
    )
    const heads = BLOOMS.map(
      ([x, y, turn, r]): Mark => ({
        at: [x, y],
        reach: r * 1.05,
        draw: (at) =>
          fill(bloom(at, turn, r), second) +
          `<path d="${veins(at, turn, r)}" fill="none" stroke="${deep}" stroke-width=".8" opacity=".7"/>` +
          fill(blob(range(5).map((i) => add(at, rot([0, -r * 0.21], i * 72 + turn)))), heart),
      }),
    )
    return wrapped(FLORAL_SIZE, [...leaves, ...buds, ...heads])
  },
})

const ABSTRACT_SIZE = [124, 130] as const
const BLOTS: Places = [
  [30, 30, 0, 24],
  [96, 70, 40, 26],
  [40, 104, 80, 19],
  [88, 16, 20, 14],
  [20, 70, 130, 12],
  [104, 118, 70, 12],
]
const WAVES: Places = [
  [44, 26, 64, 44],
  [92, 88, 150, 46],
  [34, 92, 20, 38],
  [104, 40, 110, 34],
]
const DABS: Places = [
  [64, 58, 30, 7],
  [112, 12, 110, 6],
  [8, 108, 60, 7],
  [66, 126, 150, 6],
]

/** Large loose pools of two mixes, with a brush's wavy lines and rows of dabs over them. */
export const strokes = ({ colour, second, third }: PrintColours): Tile => ({
  name: `abstract${colour}${second}${third}`,
  size: ABSTRACT_SIZE,
  draw: () => {
    const next = rng(23)
    const mixes = [blend(colour, second, 0.5), blend(colour, third, 0.7)]
    const blots = BLOTS.map(([x, y, turn, r], i): Mark => {
      const outline = range(7).map((k) => rot([0, -r * (0.66 + next() * 0.5)], turn + k * 51.4))
      const mixed = nth(mixes, i % 2)
      return {
        at: [x, y],
        reach: r * 1.2,
        draw: (at) => fill(blob(outline.map((p) => add(at, p))), mixed),
      }
    })
    const brushed = (d: string, width: number) =>
      `<path d="${d}" fill="none" stroke="${second}" stroke-width="${width}" stroke-linecap="round"/>`
    const waves = WAVES.map(([x, y, turn, size]): Mark => {
      const line = pairs([-0.5, 0, -0.3, -0.2, -0.05, 0.16, 0.2, -0.14, 0.38, 0.1, 0.5, 0.02])
      return {
        at: [x, y],
        reach: size * 0.56,
        draw: (at) => brushed(flowing(line.map((p) => add(at, rot(mul(p, size), turn)))), 2.6),
      }
    })
    const dabs = DABS.map(
      ([x, y, turn, size]): Mark => ({
        at: [x, y],
        reach: size * 2,
        draw: (at) => {
          const put = (a: number, b: number) => add(at, rot([a * size, b * size], turn))
          return brushed(
            [-1, 0, 1].map((k) => curve([put(k, -0.4), put(k + 0.2, 0.4)])).join(""),
            3,
          )
        },
      }),
    )
    return wrapped(ABSTRACT_SIZE, [...blots, ...waves, ...dabs])
  },
})

import { blend, INK, light, shade, tint } from "./colour.ts"
import type { Cloth } from "./fabric.ts"
import {
  add,
  curve,
  dist,
  f1,
  mul,
  noise,
  nth,
  type Point,
  type Points,
  range,
  rng,
  sample,
  sub,
} from "./geom.ts"
import type { Pen } from "./pen.ts"
import type { Tile } from "./tiles.ts"

const SIZE = [64, 72] as const
const [ROWS, ACROSS] = [6, 7]

/** A step as it is written in a path, in steps of a share of a px: short, and apart only where it must be. */
function step([x, y]: Point, fine: number): string {
  const short = (n: number) => f1(Math.round(n * fine) / fine + 0).replace(/^(-?)0\./, "$1.")
  const [dx, dy] = [short(x), short(y)]
  return dx + (dy.startsWith("-") ? "" : " ") + dy
}

/** From where a path is along a curve that passes near a place to another one. */
function bow(by: Point, to: Point): string {
  const end = step(to, 2)
  return `q${step(by, 2)}${end.startsWith("-") ? "" : " "}${end}`
}

/**
 * A blade: two curves from two roots to one tip. There are hundreds on a coat, so they are written in steps of half a px
 * from their root: most are alike to the letter, and weigh nearly nothing.
 */
function blade(a: Point, byA: Point, tip: Point, byB: Point, b: Point): string {
  return `${bow(sub(byA, a), sub(tip, a))}${bow(sub(byB, tip), sub(b, tip))}z`
}

/** To the nearest of so many even steps between 0 and 1. */
const stepped = (share: number, steps: number): number => Math.round(share * steps) / steps

interface Lock {
  readonly at: Point
  readonly width: number
  readonly length: number
  readonly lean: number
}

/** A lock of hair that hangs from a point and ends in another, off to one side. */
function lock({ at: [x, y], width, length, lean }: Lock): string {
  const by = (side: number): Point => [x + side * width + lean * 0.1, y + length * 0.5]
  const root: Point = [x - 1, y]
  return `M${step(root, 1)}${blade(root, by(-1), [x + lean, y + length], by(1), [x + 1, y])}`
}

/** Locks of one row, those that cross an edge of the tile on its other side as well. */
const acrossTile = (row: readonly Lock[]): Lock[] =>
  row.flatMap((one) => {
    const [x, y] = one.at
    const beside = x < EDGE ? [SIZE[0]] : x > SIZE[0] - EDGE ? [-SIZE[0]] : []
    return [one, ...beside.map((dx): Lock => ({ ...one, at: [x + dx, y] }))]
  })

/** How far a lock reaches to the side at most, in px. */
const EDGE = 13

/** Long pile: pointed locks that lie over one another like tiles, lit above and dark below their tips. */
export const locks = (colour: string): Tile => ({
  name: `fur${colour}`,
  size: SIZE,
  draw: () => {
    const r = rng(37)
    const isDark = light(colour) < DARK
    const [under, face, hair] = isDark
      ? [shade(colour, 2), tint(colour, 0.9), tint(colour, 2.4)]
      : [shade(colour, 2.4), tint(colour, 0.5), tint(colour, 1.6)]
    const rows = range(ROWS).map((row) =>
      range(ACROSS).map((i): Lock => {
        const x = ((i + (row % 2) * 0.5 + (r() - 0.5) * 0.9) / ACROSS) * SIZE[0]
        const y = ((row + (r() - 0.5) * 0.9) / ROWS) * SIZE[1]
        const [width, length, lean] = [
          4 + stepped(r(), 1) * 2,
          18 + stepped(r(), 2) * 12,
          (stepped(r(), 3) - 0.5) * 12,
        ]
        return { at: [x, y], width, length, lean }
      }),
    )
    const drawn = (row: readonly Lock[], down: number) => {
      const some = (k: number, long: number, [dx, dy]: Point) =>
        acrossTile(row)
          .map(({ at, width, length, lean }) =>
            lock({ at: add(at, [dx, dy + down]), width: width * k, length: length * long, lean }),
          )
          .join("")
      return (
        `<path d="${some(1, 1, [1.3, 2.4])}" fill="${under}" opacity=".42"/>` +
        `<path d="${some(0.86, 1, [0, 0])}" fill="${face}"/>` +
        `<path d="${some(0.34, 0.72, [-0.8, 1])}" fill="${hair}"/>`
      )
    }
    // The last rows hang into the next tile.
    const above = rows.slice(-2).map((row) => drawn(row, -SIZE[1]))
    return [...above, ...rows.map((row) => drawn(row, 0))].join("")
  },
})

/** Whether cloth has a pile so long that it hides its folds and its edges. */
export const isFur = ({ material }: Cloth): boolean => material === "fur"

/** The OKLab lightness below which the shadows between locks would not show. */
const DARK = 0.4

/** How far apart the tufts on an edge are, and how long, in px. */
const APART = 6
const LONG = 7
/** In how many directions tufts point at most, as an angle between two. */
const TURN = Math.PI / 12

/**
 * Tufts along an edge, which stand out from it.
 * @param out the side that they stand out to: 1 the right of the line as it runs, -1 the left
 */
export function tufted(pen: Pen, line: Points, colour: string, out: 1 | -1): string {
  const run = line.slice(1).reduce((sum, p, i) => sum + dist(nth(line, i), p), 0)
  const points = sample(line, Math.max(2, Math.round(run / APART)))
  const tufts = points.slice(0, -1).map((p, i) => {
    const next = nth(points, i + 1)
    const turn = Math.round(Math.atan2(next[1] - p[1], next[0] - p[0]) / TURN) * TURN
    const along: Point = [Math.cos(turn), Math.sin(turn)]
    const away: Point = [-along[1] * out, along[0] * out]
    const k = LONG * (0.55 + stepped(noise(i * 7.1 + p[1]), 2) * 0.85)
    // Pile lies downwards wherever its edge runs.
    const reach = add(mul(away, 0.62), [(stepped(noise(i * 3.7), 1) - 0.5) * 0.7, 0.6])
    const tip = add(mul(along, APART * 0.5), mul(reach, k))
    const inset = mul(away, -3)
    const [a, b] = [add(mul(along, -1.2), inset), add(mul(along, APART + 1.2), inset)]
    const from = (root: Point): Point => add(add(root, mul(reach, k * 0.5)), mul(away, 1))
    const [x, y] = add(p, a)
    const at: Point = [Math.round(x), Math.round(y)]
    return { at, blade: blade(a, from(a), tip, from(b), b), shaded: noise(i * 5.3) }
  })
  const some = (low: number, high: number) =>
    tufts
      .filter(({ shaded }) => shaded >= low && shaded < high)
      // Each begins in steps from where the one before it began.
      .map((tuft, i, all) => {
        const before = all[i - 1]
        const start = before ? `m${step(sub(tuft.at, before.at), 1)}` : `M${step(tuft.at, 1)}`
        return start + tuft.blade
      })
      .join("")
  // As pale as a light on dark fur, it would make a leaf of every tuft.
  const edge = light(colour) < DARK ? tint(colour, 0.7) : blend(colour, INK, 0.42)
  return (
    pen.edged(some(0, 0.5), shade(colour, 0.5), 0.6, edge) +
    pen.edged(some(0.5, 1.01), tint(colour, 0.4), 0.6, edge)
  )
}

/** How large the curls at an edge are and how far apart, in px: those of a fleece are small and lie close. */
const CURLS = { large: [8.2, 5.4], small: [4.6, 3.2] } as const

/** The curls of a woolly pile along an edge, round ones in a row that stand out from it. */
export function curled(pen: Pen, line: Points, { colour, material }: Cloth): string {
  const [size, apart] = material === "fleece" ? CURLS.small : CURLS.large
  const d = curve(line)
  const dots = ` stroke-dasharray="0 ${apart}"`
  const edge = light(colour) < DARK ? tint(colour, 1.2) : blend(colour, INK, 0.5)
  return (
    pen.thin(d, size, edge, dots) +
    pen.thin(d, Math.round((size - 1.5) * 10) / 10, tint(colour, 0.2), dots)
  )
}

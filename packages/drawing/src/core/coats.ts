import { blend, light } from "./colour.ts"
import { add, blob, curve, f1, lens, noise, type Point, pairs, range, rng, rot } from "./geom.ts"
import { fill, type Mark, wrapped } from "./prints.ts"
import type { PrintColours, Tile } from "./tiles.ts"

/** The OKLab lightness above which a coat is white, and below which its marks are black. */
const WHITE = 0.88
const BLACK = 0.4

/** The coat of an animal that is not named: black on white is a zebra's, everything else a leopard's. */
export const coat = (colours: PrintColours): Tile =>
  light(colours.colour) > WHITE && light(colours.second) < BLACK
    ? zebra(colours)
    : rosettes(colours)

const ROSETTES_SIZE = [66, 66] as const
/** Rosettes in a row, and rows. */
const ACROSS = 5

/** Broken rings with a heart of their own colour, large enough to be told from specks. */
const rosettes = ({ colour, second, third }: PrintColours): Tile => ({
  name: `rosettes${colour}${second}${third}`,
  size: ROSETTES_SIZE,
  draw: () => {
    const r = rng(7)
    const step = ROSETTES_SIZE[0] / ACROSS
    const heart = blend(colour, third, 0.62)
    const marks = range(ACROSS * ACROSS).map((i): Mark => {
      const row = Math.floor(i / ACROSS)
      const x = ((i % ACROSS) + 0.25 + (row % 2) * 0.5 + r() * 0.4) * step
      const at: Point = [x, (row + 0.3 + r() * 0.4) * step]
      const size = 3.1 + r() * 1.7
      const turn = r() * 360
      // Arcs of a ring with gaps between them: the last is short.
      const arcs = [
        [-0.95, 0.3, -0.7, -0.75, 0.25, -0.95],
        [0.72, -0.62, 1, 0.15, 0.55, 0.8],
        [0.05, 1, -0.5, 0.85],
      ]
      return {
        at,
        reach: size + 2,
        draw: (place) => {
          const put = (flat: readonly number[], k = size) =>
            pairs(flat).map((p): Point => {
              const [dx, dy] = rot([p[0] * k, p[1] * k], turn)
              return [place[0] + dx, place[1] + dy]
            })
          const ring = arcs.map((arc) => curve(put(arc))).join("")
          return `<circle cx="${f1(place[0])}" cy="${f1(place[1])}" r="${f1(size * 0.7)}" fill="${heart}"/><path d="${ring}" fill="none" stroke="${second}" stroke-width="2.3" stroke-linecap="round"/>`
        },
      }
    })
    return wrapped(ROSETTES_SIZE, marks)
  },
})

/** Animals whose coat is told from that of a leopard, if a name says one. */
export const TOLD_ANIMALS = ["cow", "zebra", "tiger", "snake", "dalmatian"] as const

const STRIPES_SIZE = [78, 72] as const
const ROWS = 6

/** Stripes that begin and end in points, no two of one length. */
export const zebra = ({ second }: PrintColours): Tile => ({
  name: `zebra${second}`,
  size: STRIPES_SIZE,
  draw: () => {
    const r = rng(11)
    const [width, height] = STRIPES_SIZE
    const marks = range(ROWS * 2).map((i): Mark => {
      const row = i % ROWS
      const side = i < ROWS ? 0 : 0.5
      const at: Point = [
        (side + (row % 2) * 0.27 + r() * 0.08) * width,
        ((row + 0.3 + r() * 0.3) / ROWS) * height,
      ]
      const long = 21 + r() * 5
      const lean = (r() - 0.5) * 9
      const bend = (r() - 0.5) * 8
      return {
        at,
        reach: long,
        draw: ([x, y]) =>
          fill(
            lens(
              [
                [x - long, y + lean],
                [x, y + bend],
                [x + long, y - lean],
              ],
              7.4,
            ),
            second,
          ),
      }
    })
    return wrapped(STRIPES_SIZE, marks)
  },
})

/** An outline around a place: so many points, each further out or in by up to a share of the radius. */
function uneven(next: () => number, r: number, points: number, share: number): Point[] {
  const step = 360 / points
  const turn = next() * 360
  return range(points).map((k) =>
    rot([0, -r * (1 - share / 2 + next() * share)], turn + k * step + (next() - 0.5) * step * 0.4),
  )
}

const blotch = (at: Point, outline: readonly Point[], colour: string): Mark => ({
  at,
  reach: Math.max(...outline.map(([x, y]) => Math.hypot(x, y))) * 1.1,
  draw: (place) => fill(blob(outline.map((p) => add(place, p))), colour),
})

const PATCHES_SIZE = [104, 112] as const
/** Where a cow's patches lie, and how large they are, in px: large ones with much white between them. */
const PATCHES = [
  [24, 22, 23],
  [78, 46, 20],
  [32, 78, 19],
  [84, 96, 17],
  [60, 8, 7],
  [8, 52, 7],
  [58, 70, 6],
] as const

/** The coat of a cow: large uneven patches, a few small ones between them. */
export const patches = ({ second }: PrintColours): Tile => ({
  name: `cow${second}`,
  size: PATCHES_SIZE,
  draw: () => {
    const next = rng(17)
    return wrapped(
      PATCHES_SIZE,
      PATCHES.map(([x, y, r]) => blotch([x, y], uneven(next, r, 8, 0.62), second)),
    )
  },
})

const SPOTS_SIZE = [62, 64] as const
/** Spots in a row, and rows. */
const SPOTS_ACROSS = 4

/** The coat of a dalmatian: small round spots, each of another size and not quite round. */
export const spots = ({ second }: PrintColours): Tile => ({
  name: `dalmatian${second}`,
  size: SPOTS_SIZE,
  draw: () => {
    const next = rng(31)
    const step = SPOTS_SIZE[0] / SPOTS_ACROSS
    const marks = range(SPOTS_ACROSS * SPOTS_ACROSS).map((i) => {
      const row = Math.floor(i / SPOTS_ACROSS)
      const x = ((i % SPOTS_ACROSS) + (row % 2) * 0.5 + next() * 0.5) * step
      const at: Point = [x, (row + 0.2 + next() * 0.5) * step]
      return blotch(at, uneven(next, 1.7 + next() * 2.3, 6, 0.4), second)
    })
    return wrapped(SPOTS_SIZE, marks)
  },
})

const TIGER_SIZE = [84, 80] as const
const TIGER_ROWS = 5

/** The coat of a tiger: stripes that hang in a curve from the back, thin at both ends, every other one forked. */
export const tigerStripes = ({ second }: PrintColours): Tile => ({
  name: `tiger${second}`,
  size: TIGER_SIZE,
  draw: () => {
    const next = rng(19)
    const [width, height] = TIGER_SIZE
    const marks = range(TIGER_ROWS * 2).map((i): Mark => {
      const row = i % TIGER_ROWS
      const side = i < TIGER_ROWS ? 1 : -1
      const at: Point = [
        ((side > 0 ? 0.25 : 0.75) + (next() - 0.5) * 0.08) * width,
        ((row + (side > 0 ? 0.2 : 0.7) + (next() - 0.5) * 0.3) / TIGER_ROWS) * height,
      ]
      const long = 20 + next() * 5
      const sag = 6 + next() * 4
      const isForked = i % 2 === 0
      return {
        at,
        reach: long + 2,
        draw: (place) => {
          const put = (flat: readonly number[]) =>
            pairs(flat).map((p) => add(place, [p[0] * side * long, p[1] * sag]))
          const stripe = lens(put([-1, -1.1, -0.3, -0.1, 0.4, 0.3, 1, -0.3]), 5.6)
          const fork = isForked ? lens(put([-0.3, -0.1, 0.2, 0.7, 0.7, 0.9]), 3.6) : ""
          return fill(stripe + fork, second)
        },
      }
    })
    return wrapped(TIGER_SIZE, marks)
  },
})

/** A scale of a snake, and the scales in a row and the rows of a tile; every other row is moved by half a scale. */
const SCALE = [7, 6] as const
const SCALES = [8, 18] as const
const SNAKE_SIZE = [SCALE[0] * SCALES[0], (SCALE[1] * SCALES[1]) / 2] as const

/** The skin of a snake: scales set like a net, deep ones in saddles, half deep ones around them. */
export const snakeskin = ({ colour, second, third }: PrintColours): Tile => ({
  name: `snake${colour}${second}${third}`,
  size: SNAKE_SIZE,
  draw: () => {
    const [w, h] = SCALE
    const scale = (x: number, y: number, by: number) =>
      `M${f1(x)} ${f1(y - (h / 2) * by)}l${f1((w / 2) * by)} ${f1((h / 2) * by)}l${f1((-w / 2) * by)} ${f1((h / 2) * by)}l${f1((-w / 2) * by)} ${f1((-h / 2) * by)}z`
    const far = (x: number, y: number, [cx, cy]: Point) => {
      const apart = (d: number, size: number) => Math.min(Math.abs(d), size - Math.abs(d))
      return apart(x - cx, SNAKE_SIZE[0]) / 15 + apart(y - cy, SNAKE_SIZE[1]) / 13
    }
    const saddles: readonly Point[] = [
      [SNAKE_SIZE[0] * 0.25, SNAKE_SIZE[1] * 0.25],
      [SNAKE_SIZE[0] * 0.75, SNAKE_SIZE[1] * 0.75],
    ]
    const tones = { net: "", deep: "", half: "" }
    for (const row of range(SCALES[1] + 1)) {
      for (const column of range(SCALES[0] + 1)) {
        const [x, y] = [(column + (row % 2) * 0.5) * w, (row * h) / 2]
        const ragged = noise((column % SCALES[0]) * 13 + (row % SCALES[1]) * 7.3) * 0.44 - 0.22
        const from = Math.min(...saddles.map((place) => far(x, y, place))) + ragged
        if (from < 0.86) tones.deep += scale(x, y, 0.84)
        else if (from < 1.16) tones.half += scale(x, y, 0.84)
        else tones.net += scale(x, y, 0.9)
      }
    }
    const line = blend(colour, second, 0.5)
    return `<path d="${tones.net}" fill="none" stroke="${line}" stroke-width=".7"/>${fill(tones.half, third)}${fill(tones.deep, second)}`
  },
})

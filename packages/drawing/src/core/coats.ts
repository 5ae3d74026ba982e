import { blend, light } from "./colour.ts"
import { curve, f1, lens, type Point, pairs, range, rng, rot } from "./geom.ts"
import { fill, type Mark, wrapped } from "./prints.ts"
import type { PrintColours, Tile } from "./tiles.ts"

/** The OKLab lightness above which a coat is white, and below which its marks are black. */
const WHITE = 0.88
const BLACK = 0.4

/** The coat of an animal: black on white is a zebra's, everything else a leopard's. */
export const coat = (colours: PrintColours): Tile =>
  light(colours.colour) > WHITE && light(colours.second) < BLACK
    ? stripes(colours)
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

const STRIPES_SIZE = [78, 72] as const
const ROWS = 6

/** Stripes that begin and end in points, no two of one length. */
const stripes = ({ second }: PrintColours): Tile => ({
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

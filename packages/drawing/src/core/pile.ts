import { blend, INK, light, shade, tint } from "./colour.ts"
import type { Cloth } from "./fabric.ts"
import {
  add,
  curve,
  dist,
  flowing,
  lerp,
  mul,
  noise,
  nth,
  type Point,
  type Points,
  range,
  rng,
  sample,
  sub,
  unit,
} from "./geom.ts"
import type { Pen } from "./pen.ts"
import type { Tile } from "./tiles.ts"

const SIZE = [64, 72] as const
/** A hair: where it begins, and from there where it bends to and ends, in whole px. */
interface Hair {
  readonly root: Point
  readonly by: Point
  readonly tip: Point
}

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]

/** Hairs as one path; each begins where the tip of the one before it leads to. */
function strokes(hairs: readonly Hair[]): string {
  let at: Point = [0, 0]
  let d = ""
  for (const { root, by, tip } of hairs) {
    d += `${d ? "m" : "M"}${apart(sub(root, at))}q${apart(by, tip)}`
    at = add(root, tip)
  }
  return d
}

/** Whole numbers of a path, apart only where they must be. */
const apart = (...points: Points): string =>
  points.flat().reduce((text, n) => (text && n >= 0 ? `${text} ${n}` : `${text}${n}`), "")

/** To the nearest of so many even steps between 0 and 1. */
const stepped = (share: number, steps: number): number => Math.round(share * steps) / steps

/** How many hairs of each tone a tile has. */
const HAIRS = { under: 40, face: 52, tip: 30 } as const
/** How far a hair reaches to the side and down at most, in px. */
const ASIDE = 8
const DOWN = 19

/** Strokes of one tone that fall, each bent another way; those that cross an edge come in again at the other one. */
function hairs(count: number, seed: number): string {
  const r = rng(seed)
  const all = range(count).flatMap((): Hair[] => {
    const root = whole([r() * SIZE[0], r() * SIZE[1]])
    const [lean, long, bend] = [stepped(r(), 4) - 0.5, stepped(r(), 2), stepped(r(), 2) - 0.5]
    const tip = whole([lean * ASIDE, lerp(11, DOWN, long)])
    const by = whole([bend * 5, tip[1] / 2])
    const [x, y] = root
    const beside = x < ASIDE ? [0, SIZE[0]] : x > SIZE[0] - ASIDE ? [0, -SIZE[0]] : [0]
    const below = y > SIZE[1] - DOWN ? [0, -SIZE[1]] : [0]
    return beside.flatMap((dx) => below.map((dy) => ({ root: add(root, [dx, dy]), by, tip })))
  })
  return strokes(all)
}

/** Long pile: soft hairs that fall over one another, deep between them and lit on a few; no lock has an edge. */
export const locks = (colour: string): Tile => ({
  name: `fur${colour}`,
  size: SIZE,
  draw: () => {
    const isDark = light(colour) < DARK
    const [under, face, tip] = isDark
      ? [shade(colour, 2), tint(colour, 0.9), tint(colour, 2.1)]
      : [shade(colour, 1.7), tint(colour, 0.4), tint(colour, 1.5)]
    const rows = [
      [hairs(HAIRS.under, 37), under, 2.4, isDark ? 0.4 : 0.28],
      [hairs(HAIRS.face, 41), face, 2.2, 0.55],
      [hairs(HAIRS.tip, 43), tip, 1, 0.5],
    ] as const
    return `<g fill="none" stroke-linecap="round">${rows
      .map(
        ([d, stroke, width, opacity]) =>
          `<path d="${d}" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}"/>`,
      )
      .join("")}</g>`
  },
})

/** Whether cloth has a pile so long that it hides its folds and its edges. */
export const isFur = ({ material }: Cloth): boolean => material === "fur"

/** The OKLab lightness below which the shadows between locks would not show. */
const DARK = 0.4

/** How far apart the swellings of an edge of pile are, how far they stand out at least and at most, and how broad its soft rim is, in px. */
const APART = 7
const SWELL = [-0.5, 4] as const
const SOFT = 4
/** How far apart its hairs are and how long they are, in px. */
const HAIRS_APART = 5
const REACH = [5.5, 9] as const
/** After how many hairs their lengths and their sways come again: with each its own, a coat would weigh too much. */
const LENGTHS = 5
const SWAYS = 3
/** How far within the edge their roots are. */
const ROOT = 3

/**
 * The soft edge of long pile: it swells unevenly, and short fine hairs stand out from it and fall. It has no line; pale
 * pile has a shade of its own round it, or it would be lost on paper.
 * @param out the side that they stand out to: 1 the right of the line as it runs, -1 the left
 */
export function tufted(pen: Pen, line: Points, colour: string, out: 1 | -1): string {
  const run = line.slice(1).reduce((sum, p, i) => sum + dist(nth(line, i), p), 0)
  const swelling = outwards(sample(line, Math.max(2, Math.round(run / APART))), out).map(
    ({ p, away }, i) => add(p, mul(away, lerp(...SWELL, noise(i * 7.1 + p[1])) - 1.5)),
  )
  const hairs = outwards(sample(swelling, Math.max(3, Math.round(run / HAIRS_APART))), out).map(
    ({ p, away: [x, y] }, i) => {
      // In few directions and lengths, most hairs are alike to the letter, and weigh nearly nothing.
      const turn = Math.round(Math.atan2(y, x) / TURN) * TURN
      const away: Point = [Math.cos(turn), Math.sin(turn)]
      const long = lerp(...REACH, stepped(noise((i % LENGTHS) * 3.7), 2))
      const tip = add(mul(away, long * 0.85), [
        (stepped(noise((i % SWAYS) * 7.1), 1) - 0.5) * 3,
        long * 0.6,
      ])
      return {
        root: whole(add(p, mul(away, -ROOT))),
        by: whole(mul(away, long * 0.6)),
        tip: whole(tip),
      }
    },
  )
  const some = (isLit: boolean) =>
    pen.def(
      (id) => `<path id="${id}" d="${strokes(hairs.filter((_, i) => isLit === (i % 3 === 2)))}"/>`,
    )
  const [usual, lit] = [some(false), some(true)]
  const drawn = (id: string, width: number, stroke: string) =>
    `<use href="#${id}" stroke="${stroke}" stroke-width="${width}"/>`
  const isDark = light(colour) < DARK
  const rim = flowing(swelling)
  const edge = shade(colour, 2)
  const round = isDark
    ? ""
    : `<g opacity=".4">${drawn(usual, 4.4, edge)}${drawn(lit, 3.4, edge)}</g>`
  return `<g fill="none" stroke-linecap="round">${round}${pen.thin(rim, SOFT, tint(colour, 0.2))}${drawn(usual, 3.2, colour)}${drawn(lit, 2.2, tint(colour, isDark ? 1.1 : 0.7))}</g>`
}

/** In how many directions hairs point at most, as an angle between two. */
const TURN = Math.PI / 6

/** Points of a line, each with the direction that is outwards there. */
function outwards(points: Points, out: 1 | -1): { readonly p: Point; readonly away: Point }[] {
  return points.map((p, i) => {
    const along = unit(sub(points[i + 1] ?? p, points[i - 1] ?? p))
    return { p, away: mul([-along[1], along[0]], out) }
  })
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

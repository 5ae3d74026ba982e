import type { Cloth } from "../core/cloth.ts"
import { blend, lining, shade, skinTones } from "../core/colour.ts"
import { curve, dist, lerp, noise, type Point, type Points, range, shape } from "../core/geom.ts"
import type { Side } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import type { TrouserLeg } from "./legs.ts"

/** Where along the leg (0 hip, 0.5 knee, 1 ankle) a tear is, how far it reaches across, how many px it gapes. */
interface Tear {
  readonly at: number
  readonly from: number
  readonly to: number
  readonly gape: number
}

/** The knee that is pushed into the light is torn widely, the other leg's thigh a little. */
const KNEE: Tear = { at: 0.47, from: -0.72, to: 0.74, gape: 15 }
const THIGH: Tear = { at: 0.27, from: -0.34, to: 0.62, gape: 9.5 }

/** Denim whose weft is left where it is torn: across the hole, and frayed along both of its lips. */
export function tears(
  pen: Pen,
  body: Body,
  name: Side,
  { cloth, skin, leg }: { readonly cloth: Cloth; readonly skin: string; readonly leg: TrouserLeg },
): string {
  const tear = name === body.front ? THIGH : KNEE
  const v = levelOf(leg, body.leg[name].p(tear.at)[1])
  if (v === undefined) return ""
  const inside = body.flat
    ? { lit: lining(cloth.colour), dark: shade(lining(cloth.colour), 1) }
    : skinTones(skin)
  return torn(pen, leg, { ...tear, v, cloth, inside })
}

/** The v of a leg's panel at a height of the drawing; undefined below its hem. */
function levelOf({ panel }: TrouserLeg, y: number): number | undefined {
  let [low, high] = [0, 1]
  if (panel.at(0, high)[1] < y + FRAYED * 2) return undefined
  for (let i = 0; i < 12; i++) {
    const middle = (low + high) / 2
    if (panel.at(0, middle)[1] < y) low = middle
    else high = middle
  }
  return low
}

/** How far the denim is worn pale about a tear, in px. */
const FRAYED = 4.5
/** How wide the leg is for which tears are drawn, in px. */
const USUAL_LEG = 48
/** How many places a lip is drawn through. */
const PLACES = 10

interface Torn extends Tear {
  readonly v: number
  readonly cloth: Cloth
  readonly inside: { readonly lit: string; readonly dark: string }
}

function torn(pen: Pen, { panel, k }: TrouserLeg, hole: Torn): string {
  const { v, gape, cloth, inside } = hole
  // Across a wide leg it is no longer than across a straight one.
  const short = Math.min(1, USUAL_LEG / dist(panel.at(-1, v), panel.at(1, v)))
  const [from, to] = [hole.from * short, hole.to * short]
  const thread = blend(cloth.colour, "#FBF7EF", 0.86)
  /** A lip of the tear, `out` px beyond it: down for 1, up for -1. No two teeth are alike. */
  const lip = (down: 1 | -1, out: number, ragged: number): Point[] =>
    range(PLACES + 1).map((i) => {
      const s = i / PLACES
      const [x, y] = panel.at(k(lerp(from - out * 0.012, to + out * 0.012, s)), v)
      const open = (gape * 0.5 * Math.sin(Math.PI * s) ** 0.6 + out) * down
      return [x, y + open + (noise(i * 3.7 + down * 11 + from) - 0.5) * ragged]
    })
  const outline = (out: number, ragged: number) =>
    shape(lip(-1, out, ragged), [...lip(1, out, ragged)].reverse())
  const [upper, lower] = [lip(-1, 0, 1.6), lip(1, 0, 1.6)]
  const gap = shape(upper, [...lower].reverse())
  const underLip = shape(
    upper,
    [...upper].reverse().map(([x, y]): Point => [x, y + gape * 0.24]),
  )
  return (
    pen.fill(outline(FRAYED, 2.6), blend(cloth.colour, thread, 0.42), 0.75) +
    pen.fill(gap, inside.lit) +
    pen.within(
      gap,
      pen.fill(underLip, inside.dark, 0.85) +
        weft(pen, upper, lower, { thread, under: inside.dark }),
    ) +
    pen.thin(fray(upper, -1) + fray(lower, 1), 0.9, thread) +
    pen.thin(curve(upper), 1.1, shade(cloth.colour, 2))
  )
}

/** The threads that still hold across a hole: they sag, and leave gaps. */
const HELD = [0.2, 0.36, 0.62, 0.84] as const

function weft(
  pen: Pen,
  upper: Points,
  lower: Points,
  { thread, under }: { readonly thread: string; readonly under: string },
): string {
  const runs = (down: number) =>
    HELD.map((share, row) =>
      curve(
        upper.map(([x, y], i): Point => {
          const below = lower[i] ?? [x, y]
          const sway = (noise(row * 5.3 + i) - 0.5) * 1.4
          return [x, lerp(y, below[1], share) + sway + down]
        }),
      ),
    ).join("")
  // Their shadow parts them from pale skin.
  return pen.thin(runs(0.9), 1, under) + pen.thin(runs(0), 1.15, thread)
}

/** Short ends of warp that stand up from a lip. */
const fray = (lip: Points, down: 1 | -1): string =>
  lip
    .slice(1, -1)
    .map(([x, y], i): string =>
      curve([
        [x, y - down * 1.5],
        [x + (noise(i * 2.9) - 0.5) * 4, y + down * (2 + noise(i * 7.1 + down) * 3.2)],
      ]),
    )
    .join("")

import { clothTones, innerLine, light, skinTones } from "../core/colour.ts"
import {
  add,
  curve,
  last,
  mul,
  nth,
  type Point,
  type Points,
  pairs,
  rot,
  sample,
  shape,
  sub,
  unit,
} from "../core/geom.ts"
import type { Pen } from "../core/pen.ts"
import { place } from "./edges.ts"
import type { Limb } from "./limb.ts"

export type HandKind = "relaxed" | "holding" | "hip"

/** A finger: its joints from knuckle to tip, and its width at both ends in px. */
interface Digit {
  readonly joints: Points
  readonly width: readonly [knuckle: number, tip: number]
}

/** A hand in the frame of its wrist: x towards the thumb, y along the forearm, in px. */
interface Hand {
  /** How far the wrist bends towards the body's middle, in degrees. */
  readonly bend: number
  /** Back of the hand, from the wrist's outer side round to its inner side. */
  readonly palm: Points
  /** Furthest first. */
  readonly under: readonly Digit[]
  /** In front of the palm. */
  readonly over: readonly Digit[]
  readonly creases: readonly Points[]
}

const digit = (joints: readonly number[], knuckle: number, tip: number): Digit => ({
  joints: pairs(joints),
  width: [knuckle, tip],
})

const HANDS: Record<HandKind, Hand> = {
  relaxed: {
    bend: -6,
    palm: pairs([
      -5.6, -3, -7, 7, -8.4, 16, -8.6, 24, -5, 28, 0, 29, 5, 27.5, 7.4, 22, 7.6, 13, 6.4, 5, 5.6,
      -3,
    ]),
    under: [
      digit([-6.2, 23, -6.6, 32, -4.2, 39.5], 5, 3.2),
      digit([-2.9, 25, -2.8, 36, -0.4, 45], 5.4, 3.4),
      digit([0.8, 25, 1.4, 37, 3.2, 47.5], 5.6, 3.4),
      digit([4.5, 23, 6.4, 34, 6.6, 43.5], 5.4, 3.4),
    ],
    over: [digit([5, 6, 9.6, 14.5, 11.8, 22, 11.2, 29], 5.8, 3.6)],
    creases: [],
  },
  holding: {
    bend: 0,
    palm: pairs([
      -5.6, -3, -8, 6, -10, 14, -10.4, 21, -7, 25, 0, 26, 6, 24.5, 9.4, 19, 9.4, 11, 7, 4, 5.6, -3,
    ]),
    under: [],
    over: [
      digit([-7.6, 19, -8.2, 25, -5.6, 31.5], 5.4, 4.6),
      digit([-3.2, 20, -3.4, 27, -1.2, 33.5], 5.8, 5),
      digit([1.4, 20, 1.6, 27.5, 3.2, 33.5], 5.8, 5),
      digit([5.6, 19, 6.4, 26, 7, 31.5], 5.6, 4.8),
      digit([6.4, 5, 10.4, 12, 9.4, 19, 4.4, 22.5], 6, 4.2),
    ],
    creases: [],
  },
  // Its heel on the edge of the hip, the fingers forward over it in the line of the forearm, the thumb up along the waist.
  hip: {
    bend: 3,
    palm: pairs([-5.6, -4, -8.4, 5, -9.4, 13, -8.6, 19, -2, 21.5, 4.6, 21, 8, 15, 7.8, 6, 5.6, -4]),
    under: [digit([4.4, 2, 10.6, 8, 14.2, 15, 15.4, 21.5], 6.4, 3.8)],
    over: [
      digit([-6.6, 16.5, -9.2, 23.5, -11.4, 29.5], 5.2, 3.6),
      digit([-2.9, 18, -4.6, 27, -7, 35], 5.6, 3.8),
      digit([1.1, 18.5, 0.6, 29, -1.6, 38], 5.7, 3.8),
      digit([5.2, 17, 6.2, 26.5, 4.6, 35.5], 5.5, 3.7),
    ],
    creases: [],
  },
}

/** Both sides of a finger, from knuckle to knuckle round the tip. */
function outlineOf({ joints, width }: Digit): Point[] {
  const line = sample(joints, 4)
  const left: Point[] = []
  const other: Point[] = []
  line.forEach((point, i) => {
    const along = unit(sub(line[i + 1] ?? point, line[i - 1] ?? point))
    const reach = (width[0] + (width[1] - width[0]) * (i / 4)) / 2
    left.push(add(point, mul([along[1], -along[0]], reach)))
    other.unshift(add(point, mul([along[1], -along[0]], -reach)))
  })
  const tip = last(line)
  const beyond = add(tip, mul(unit(sub(tip, nth(line, -2))), width[1] * 0.55))
  return [...left, beyond, ...other]
}

/** The OKLab lightness below which fingers in gloves are told apart by paler lines. */
const DARK_GLOVE = 0.42

/** Draws the hand at the end of an arm, in its skin or in a glove: modelled as skin, black gloves would turn brown. */
export function hand(pen: Pen, limb: Limb, skin: string, kind: HandKind, glove?: string): string {
  const { bend, palm, under, over } = HANDS[kind]
  const { side } = limb
  const put = place(limb.p(1), unit(rot(limb.dir(1), bend * side)), side, 0.95)
  const { lit, dark } = glove === undefined ? skinTones(skin) : clothTones(glove)
  pen.dip(glove ?? skin)
  const isDark = glove !== undefined && light(glove) < DARK_GLOVE
  const edge = isDark ? innerLine(glove) : pen.tone
  const finger = (one: Digit) => pen.edged(curve(outlineOf(one).map(put)), lit, 1, edge)
  const back = palm.map(put)
  const outer = back.slice(0, 4)
  const inner = back.slice(-4)
  const clip = pen.clip(shape(back))
  const shaded = shape(
    pairs(
      side > 0
        ? [-14, -6, -3.4, -6, -4.2, 8, -5, 30, -14, 32]
        : [14, -6, 3, -6, 3.8, 8, 3, 30, 14, 32],
    ).map(put),
  )
  const palmDrawn =
    pen.fill(shape(back), lit) +
    `<g clip-path="url(#${clip})">${pen.fill(shaded, dark, 0.8)}</g>` +
    pen.line(outer, 1.4, { a: 0.5, b: 0.3, lost: 0 }) +
    pen.line(inner, 1.2, { a: 0.3, b: 0.5, lost: 0 })
  return under.map(finger).join("") + palmDrawn + over.map(finger).join("")
}

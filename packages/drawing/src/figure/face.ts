import { blend, skinTones } from "../core/colour.ts"
import { add, clamp, f1, type Point, type Points, pairs, rot, shape } from "../core/geom.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "./body.ts"
import { ofJaw } from "./face-shape.ts"
import { ear, type FaceLooks, features } from "./features.ts"

const LEFT = pairs([
  -0.5, -0.72, -0.61, -0.36, -0.6, -0.1, -0.635, 0.1, -0.575, 0.34, -0.455, 0.65, -0.2, 0.97,
])
/** The far side of a head that is turned away: brow, socket, cheekbone, mouth, chin. */
const LEFT_TURNED = pairs([
  -0.5, -0.72, -0.62, -0.4, -0.545, -0.14, -0.62, 0.12, -0.555, 0.38, -0.475, 0.6, -0.37, 0.81,
  -0.2, 0.98,
])
const CHIN = pairs([-0.2, 0.97, -0.07, 1.03, 0.07, 0.98])
const RIGHT = pairs([
  0.07, 0.98, 0.33, 0.75, 0.505, 0.46, 0.56, 0.2, 0.6, -0.1, 0.62, -0.4, 0.5, -0.75,
])
const TOP = pairs([0.5, -0.75, 0.2, -1, -0.2, -1, -0.5, -0.72])
/** The plane away from the light: the temple, in at the socket, out at the cheekbone. */
const FAR_RIGHT = pairs([
  0.8, -1, 0.52, -0.62, 0.42, -0.3, 0.46, -0.04, 0.36, 0.14, 0.43, 0.3, 0.31, 0.5, 0.22, 0.66, 0.06,
  0.82, 0, 1.1, 0.8, 1.1,
])
const FAR_LEFT = pairs([
  -0.8, -1, -0.6, -0.6, -0.55, -0.34, -0.54, -0.06, -0.48, 0.12, -0.51, 0.34, -0.43, 0.55, -0.35,
  0.72, -0.22, 0.86, -0.14, 1.1, -0.9, 1.1,
])
const BROW = pairs([
  -0.8, -1.1, -0.66, -0.2, -0.46, -0.38, -0.1, -0.52, 0.3, -0.36, 0.7, 0.1, 0.9, -1.1,
])
/** Above this the far side of the face shows brow and cheekbone. */
export const TURNED = 0.14

/**
 * From the head's own frame to the sheet: x from -1 to 1 across the face, -x the way it looks, y
 * from -1 at the crown to 1 at the chin. Points on the face move with the turn of the head.
 */
export function headMap(body: Body): (point: Point) => Point {
  const { c, tilt, turn, look = 0 } = body.head
  const flip = turn > 0 ? -1 : 1
  const full = body.m.full
  return ([x, y]) => {
    const below = clamp((y + 1.02) * 2.4)
    const moved = x - look * below * Math.max(0, 1 - (x / 0.62) ** 2)
    // Fuller cheeks, and a chin that stays round: broadened as well, it would make a box of the face.
    const cheek = clamp(y + 0.35) * (1 - 0.8 * clamp((y - 0.55) * 2.5))
    const jaw = 1 + 0.19 * full * cheek * clamp(1.5 - Math.abs(x))
    return add(c, rot([moved * jaw * 40 * flip, y * 41], tilt))
  }
}

/** The head, modelled by planes of light, with the least that makes a face. */
export function face(pen: Pen, body: Body, skin: string, looks: FaceLooks): string {
  pen.dip(skin)
  const map = headMap(body)
  const at = (points: Points) => points.map(map)
  const { turn, look = 0 } = body.head
  // The light comes from the viewer's left, wherever the head looks.
  const far = turn > 0 ? FAR_LEFT : FAR_RIGHT
  const jaw = (points: Points) => ofJaw(looks.shape, points)
  const left = jaw(look > TURNED ? LEFT_TURNED : LEFT)
  const [chin, right] = [jaw(CHIN), jaw(RIGHT)]
  const { lit, dark } = skinTones(skin)
  const warm = blend(skin, "#C2503C", 0.5)
  const blush = pen.once(
    `blush${skin}`,
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${warm}" stop-opacity=".45"/><stop offset="1" stop-color="${warm}" stop-opacity="0"/></radialGradient>`,
  )
  const [x, y] = map([-0.4, 0.3])
  const d = shape(at(left), at(chin), at(right), at(TOP))
  const planes =
    `<circle cx="${f1(x)}" cy="${f1(y)}" r="12" fill="url(#${blush})"/>` +
    pen.fill(shape(at(far)), dark, 0.85) +
    pen.fill(shape(at(BROW)), dark, 0.5)
  return (
    ear(pen, map, lit, dark) +
    // A plain fill, because a solid would cast its shadow on the clothes.
    pen.fill(d, lit) +
    pen.within(d, planes) +
    features(pen, map, { ...looks, skin }) +
    pen.line(at([...left, ...chin.slice(1), ...right.slice(1, 4)]), 1.7, {
      a: 0.3,
      b: 0.3,
      pos: 0.6,
    })
  )
}

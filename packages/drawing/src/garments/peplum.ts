import { type Cloth, fold, Panel, paint } from "../core/cloth.ts"
import { shade } from "../core/colour.ts"
import { add, curve, lens, mix, nth, type Point, type Points, pairs, shape } from "../core/geom.ts"
import type { Layer } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import { hemWave } from "../figure/hang.ts"
import { seam } from "./seams.ts"

/** The torso level of the seam at the waist that a peplum hangs from. */
export const PEPLUM_SEAM = 5.05
/** The torso level where it ends, and how far it stands off the body there, in px. */
const END = 6.75
const FLARE = 15
/** The same below a jacket, which presses it to the body. */
const PRESSED = 3

/** Folds that fall from the seam and open out towards the hem. */
const FOLDS = [-0.72, -0.36, 0.02, 0.4, 0.76].map((u, i) =>
  fold(u * 0.96, 0.06, u * 1.04, 1, i % 2 ? 0.03 : -0.02, 9, 1),
)

/** The short frill of a top below its waist. */
export function peplum(
  pen: Pen,
  body: Body,
  cloth: Cloth,
  {
    seamed,
    z,
    pressed,
  }: { readonly seamed: Points; readonly z: number; readonly pressed: boolean },
): Layer {
  const flare = pressed ? PRESSED : FLARE
  const [l, r] = [nth(seamed, 0), nth(seamed, -1)]
  const side = (u: number): Point[] => [
    u < 0 ? l : r,
    mix(u < 0 ? l : r, body.T(5.5, u, flare * 0.53), 0.8),
    body.T(5.95, u, flare * 0.73),
    body.T(END, u, flare),
  ]
  const [left, right] = [side(-1), side(1)]
  const [from, to] = [body.T(END, -1, flare), body.T(END, 1, flare)]
  const hem = hemWave(from, to, 9, 4, 2.2)
  const waist = [l, add(mix(l, r, 0.28), [0, 2]), add(mix(l, r, 0.66), [0, 3]), r]
  const panel = new Panel(left, right, 6)
  const gathers = [-0.86, -0.6, -0.44, -0.2, 0.14, 0.3, 0.56, 0.88]
    .map((u, i) => lens(panel.path(pairs([u * 0.97, 0.01, u, 0.16, u, 0.3 + (i % 3) * 0.09])), 4.6))
    .join("")
  const under = waist.map((p) => add(p, [0, 5]))
  return {
    z,
    s:
      paint(pen, cloth, panel, shape(waist, right, [...hem].reverse(), [...left].reverse()), {
        folds: FOLDS,
        shadowFrom: 0.5,
        extra:
          pen.fill(shape(waist, [...under].reverse()), shade(cloth.colour, 1.6), 0.55) +
          pen.fill(gathers, shade(cloth.colour, 1.6), 0.7),
      }) +
      pen.line(left, 1.7, { a: 0.4, b: 0.6 }) +
      pen.line(right, 2.5, { a: 0.4, b: 0.6 }) +
      pen.thin(curve(hem), 1.7, pen.tone) +
      seam(pen, waist, cloth.colour, 1.5),
  }
}

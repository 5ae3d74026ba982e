import type { Cloth } from "../../core/cloth.ts"
import { blend, INK, innerLine, shade } from "../../core/colour.ts"
import {
  curve,
  f1,
  first,
  last,
  lerp,
  mix,
  nth,
  type Point,
  range,
  shape,
} from "../../core/geom.ts"
import { type Layer, Z } from "../../core/layer.ts"
import type { Pen } from "../../core/pen.ts"
import type { Body } from "../../figure/body.ts"
import { RISE, type Rise } from "../../figure/hang.ts"
import { studded } from "../seams.ts"
import { acrossWaist } from "../waistband.ts"
import { part, small } from "./small.ts"

const BUCKLE = "#C9A45C"

/** A belt: through the loops of a visible waistband, else round the waist over the other clothes. */
export function belt(pen: Pen, body: Body, cloth: Cloth, waistband: Rise | undefined): Layer[] {
  const { colour } = cloth
  const v = waistband ? RISE[waistband] : RISE.high
  const ease = waistband ? 2.4 : 5
  const top = acrossWaist(body, v + 0.02, ease)
  const low = acrossWaist(body, v + 0.34, ease)
  const d = shape(top, [...low].reverse())
  const [x, y] = mix(nth(top, 2), nth(low, 2), 0.5)
  const dark = shape([
    mix(nth(top, 2), nth(top, 3), 0.6),
    nth(top, 4),
    nth(low, 4),
    mix(nth(low, 2), nth(low, 3), 0.6),
  ])
  return [
    {
      z: waistband ? Z.belt : Z.dress + 3,
      s:
        pen.solid(d, colour, pen.fill(dark, shade(colour), 0.7)) +
        pen.thin(d, 1.1, blend(colour, INK, 0.75)) +
        studded(pen, cloth, curve(top.map((p, i) => mix(p, nth(low, i), 0.5))), 2.6) +
        `<rect x="${f1(x - 6)}" y="${f1(y - 6)}" width="12" height="12" rx="2.4" fill="none" stroke="${BUCKLE}" stroke-width="2.1"/>`,
    },
  ]
}

/** Points along half an ellipse about the middle of the sheet, -1 its back, 1 its front. */
const half = (y: number, front: -1 | 1): Point[] =>
  range(13).map((i) => {
    const a = lerp(Math.PI, 0, i / 12)
    return [300 + Math.cos(a) * 210, y + front * Math.sin(a) * 74]
  })

/** A belt alone: buckled and standing as a loop. */
export function beltAlone(pen: Pen, cloth: Cloth): string {
  const deep = 52
  const { colour } = cloth
  const frame = small(pen, cloth, [0, 0], 1, 1.5)
  const back = half(380, -1)
  const front = half(380, 1)
  const down = (run: readonly Point[]) => run.map(([x, y]): Point => [x, y + deep])
  const inside = part(
    frame,
    [back, [last(back), last(down(back))], down(back).reverse(), [first(down(back)), first(back)]],
    shade(colour, 1.5),
  )
  const outside = part(frame, [
    front,
    [last(front), last(down(front))],
    down(front).reverse(),
    [first(down(front)), first(front)],
  ])
  const stitch = (dy: number) =>
    pen.thin(
      `M${front.map(([x, y]) => `${f1(x)} ${f1(y + dy)}`).join("L")}`,
      1.5,
      innerLine(colour),
      ' stroke-dasharray="6 4" stroke-opacity=".8"',
    )
  const holes = [40, 70, 100, 130].map((dx) => {
    const [x, y] = [300 + dx, 380 + 74 * Math.sqrt(1 - (dx / 210) ** 2) + deep / 2]
    return `<ellipse cx="${f1(x)}" cy="${f1(y)}" rx="3" ry="4.4" fill="${shade(colour, 2.4)}"/>`
  })
  const box = (x: number, y: number, w: number, h: number, stroke: string, width: number) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="10" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
  return (
    inside +
    outside +
    stitch(7) +
    stitch(deep - 7) +
    studded(pen, cloth, curve(front.map(([x, y]): Point => [x, y + deep / 2])), 11) +
    holes.join("") +
    box(246, 438, 62, 84, blend(shade(BUCKLE, 1.6), INK, 0.5), 14) +
    box(246, 438, 62, 84, BUCKLE, 10) +
    pen.thin(`M250 480L322 480`, 9, blend(shade(BUCKLE, 1.6), INK, 0.5)) +
    pen.thin(`M250 480L322 480`, 6, BUCKLE)
  )
}

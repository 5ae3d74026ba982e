import { blend, INK, innerLine, light, shade, tint } from "../../core/colour.ts"
import {
  cr,
  curve,
  f1,
  lerp,
  type Point,
  type Points,
  pairs,
  range,
  sample,
  shape,
} from "../../core/geom.ts"
import { from, lastOfFoot, until } from "./last.ts"
import { elasticInstep } from "./slip-ons.ts"
import { laces, seams, skinFoot, upper, type Worn } from "./worn-parts.ts"

export const FOAM = "#FBF8F2"

/** What is laid over the mesh of a runner: its second colour, or a tone that stands off its own. */
export const overlayOf = (colour: string, accent: string | undefined): string =>
  accent ?? (light(colour) < 0.45 ? tint(colour, 2.2) : shade(colour, 1.7))

/** How deep the foam is under the toe and under the heel, in px. */
const DEPTH = [8, 15] as const

/** A runner: mesh with parts laid over it, no cap, on a deep foam sole that is deepest at the heel. */
export function runners(worn: Worn): string {
  const { pen, stance, spec } = worn
  const last = lastOfFoot(0.06, "round", 3)
  const { colour } = spec.cloth
  const at = (flat: readonly number[]) => stance.at(pairs(flat))
  const laid = overlayOf(colour, spec.accent)
  const dots = range(40)
    .flatMap((i) => at([-12 + (i % 8) * 4.4 + (i > 15 ? 3 : 0), 10 + Math.floor(i / 8) * 7]))
    .map(([x, y]) => `<circle cx="${f1(x)}" cy="${f1(y)}" r=".7"/>`)
    .join("")
  const parts = [
    shape(at([-20, 4, -9, 6, -4, 15]), at([-4, 22, -10, 25, -20, 26])),
    shape(at([4, 12, 0, 22, -5, 30]), at([-1, 36, 5, 26, 8, 18])),
    shape(at([9, 24, 6, 34, 3, 40]), at([8, 44, 12, 36, 13, 28])),
  ]
  const tab = shape(at([-18, -9, -8, -4]), at([-8.4, 5, -18, 4]))
  const inner =
    `<g fill="${innerLine(colour)}" fill-opacity=".6">${dots}</g>` +
    pen.fill(parts.join(""), laid) +
    pen.thin(parts.join(""), 0.8, innerLine(colour)) +
    pen.fill(tab, blend(laid, INK, 0.45)) +
    (spec.slipOn
      ? elasticInstep(worn)
      : laces(
          worn,
          range(4).map((i) =>
            pairs([3 + i * 2, 6 + i * 5, 8 + i * 2, 6 + i * 4.8, 12.6 + i * 2, 3 + i * 5]),
          ),
        )) +
    seams(worn, [pairs([1, -5, 3.4, 10, 9, 27, 14, 29, 19, 25])])
  const opening = pairs([-11.6, -8, -6, -1, 0, 0, 5, -5, 9.8, -12])
  return (
    skinFoot(worn, lastOfFoot(0, "round")) +
    upper(
      worn,
      last,
      [
        opening,
        [...opening.slice(-1), ...from(last.front, -4)],
        last.tip,
        last.sole,
        [...until(last.back, -4), [-11.6, -8]],
      ],
      inner,
    ) +
    foamSole(worn, [...last.tip, ...last.sole.slice(1)])
  )
}

/** The gaps between the segments that the foam is cut into. */
const pods = (above: Points, below: Points): string =>
  sample(above, SEGMENTS)
    .map((p, i) => curve([p, cr(below, i / SEGMENTS)]))
    .join("")
const SEGMENTS = 7

/** The foam along the toe and the near side, which stands out at the heel, and the rubber below it. */
function foamSole({ pen, stance, spec }: Worn, run: readonly Point[]): string {
  const down = (share: number, from = 0) =>
    run.map(([x, y], i): Point => {
      const t = i / (run.length - 1)
      return [x - t * 2.4 * share, y - 2 - t * 2 + from + lerp(DEPTH[0], DEPTH[1], t) * share]
    })
  const [top, tread, bottom] = [0, 0.74, 1].map((share) => stance.at(down(share)))
  if (!(top && tread && bottom)) return ""
  const laid = overlayOf(spec.cloth.colour, spec.accent)
  return (
    pen.solid(shape(top, [...bottom].reverse()), FOAM) +
    pen.fill(shape(tread, [...bottom].reverse()), blend(spec.cloth.colour, INK, 0.6)) +
    pen.thin(curve(stance.at(down(0.3))), 1.3, laid) +
    pen.thin(pods(stance.at(down(0.42)), tread), 1.2, blend(FOAM, INK, 0.5)) +
    pen.line(bottom, 1.6, { a: 0.7, b: 0.7, lost: 0 }) +
    pen.line([...bottom.slice(-1), ...top.slice(-1)], 1.4, { a: 0.8, b: 0.8, lost: 0 }) +
    pen.line([...bottom.slice(0, 1), ...top.slice(0, 1)], 1.2, { a: 0.8, b: 0.8, lost: 0 }) +
    pen.mark(top, 1, innerLine(spec.cloth.colour), { a: 0.7, b: 0.7 })
  )
}

import { blend, INK, shade } from "../../core/colour.ts"
import { curve, pairs, range } from "../../core/geom.ts"
import { joined } from "../outline.ts"
import { from, lastOfFoot } from "./last.ts"
import { velcroStraps } from "./velcro.ts"
import {
  depthOf,
  heelPiece,
  seams,
  skinFoot,
  soleEdge,
  strap,
  upper,
  type Worn,
} from "./worn-parts.ts"

const CORK = "#C9A77C"
const ROPE = "#CDAE7A"

/** Straps over a footbed, with the toes showing. */
export function sandals(worn: Worn): string {
  const { pen, stance, spec, lift } = worn
  const { heel, cloth } = spec
  const h = lift
  const bed = lastOfFoot(lift, "round", 1.2)
  const dressy = heel === "stiletto" || heel === "block"
  const sole = dressy ? blend(cloth.colour, INK, 0.3) : blend(cloth.colour, CORK, 0.6)
  const thick = dressy ? 2.2 : 4
  const toes = strap(
    worn,
    pairs([-3, 42 - h, 3, 37 + 3 * h, 12, 35 + 5 * h, 20.6, 36 + 7 * h]),
    dressy ? 3.4 : 5.4,
  )
  if (spec.thong)
    return (
      heelPiece(worn, bed, sole) +
      pen.solid(
        joined([from(bed.front, 20), bed.tip, bed.sole].map((run) => stance.at(run))),
        sole,
      ) +
      soleEdge(worn, bed, sole, thick) +
      skinFoot(worn, lastOfFoot(lift, "round", -0.4), true) +
      strap(worn, pairs([-8.4, 27 - h, -1, 26 + h, 6, 31 + 3 * h, 11.4, 39 + 5 * h]), 3.6) +
      strap(
        worn,
        pairs([16.4, 24 + 2 * h, 15.4, 30 + 3 * h, 13.6, 35 + 4 * h, 11.4, 39 + 5 * h]),
        3.6,
      )
    )
  const ankle = strap(worn, pairs([-11, 7 - h, -5, 9, 3, 6.4, 9.6, 2]), dressy ? 2.4 : 4)
  const across = spec.velcro
    ? velcroStraps(worn)
    : dressy
      ? ""
      : strap(worn, pairs([-7.6, 33 - h, -1, 25 + h, 7, 22 + h, 15.4, 22 + 2 * h]), 5.4)
  return (
    heelPiece(worn, bed, sole) +
    pen.solid(joined([from(bed.front, 20), bed.tip, bed.sole].map((run) => stance.at(run))), sole) +
    soleEdge(worn, bed, sole, thick) +
    skinFoot(worn, lastOfFoot(lift, "round", -0.4), true) +
    toes +
    across +
    ankle
  )
}

/** Canvas on a rope sole, tied at the ankle when it stands on a wedge. */
export function espadrilles(worn: Worn): string {
  const { pen, stance, spec, lift } = worn
  const h = lift
  const last = lastOfFoot(lift, "round", 1.2)
  const thick = spec.heel === "wedge" ? 8 : 6
  const sole = thick + depthOf(spec)
  const edge = [...last.tip, ...last.sole.slice(1)]
  const rope = range(13).map((i) => {
    const at = 0.4 + (i / 13) * (edge.length - 1.5)
    const [a, b] = [edge[Math.floor(at)] ?? [0, 0], edge[Math.ceil(at)] ?? [0, 0]]
    const f = at % 1
    const [x, y] = [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f]
    return curve(stance.at(pairs([x + 0.8, y, x - 0.8, y + sole - 1.4])))
  })
  const ties =
    spec.heel === "flat"
      ? ""
      : strap(worn, pairs([-8.8, -2, -3, 3, 4, 1, 8.4, -5]), 1.8) +
        strap(worn, pairs([-8.6, -8, -2, -2, 8.4, 2]), 1.8) +
        strap(worn, pairs([-8.2, -14, 0, -11, 8, -14]), 1.8)
  return (
    skinFoot(worn, lastOfFoot(lift, "round")) +
    heelPiece(worn, last, ROPE) +
    upper(
      worn,
      last,
      [
        pairs([-12 + h, 6, -7, 17, -1, 25 + h, 5, 28 + 2 * h, 11, 28 + 3 * h, 16.4, 22 + 3 * h]),
        [[16.4, 22 + 3 * h], ...from(last.front, 26 + 3 * h)],
        last.tip,
        last.sole,
        [...last.back.slice(0, 2), [-12 + h, 6]],
      ],
      seams(
        worn,
        [pairs([0, 47, 2, 38 + 2 * h, 9, 34 + 4 * h, 15, 35 + 5 * h, 19, 40 + 6 * h])],
        0.8,
      ),
    ) +
    soleEdge(worn, last, ROPE, thick) +
    pen.thin(rope.join(""), 0.8, shade(ROPE, 1.6)) +
    ties
  )
}

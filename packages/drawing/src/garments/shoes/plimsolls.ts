import { blend, INK, shade, tint } from "../../core/colour.ts"
import { curve, f1, type Points, pairs, range, shape } from "../../core/geom.ts"
import { lastOfFoot } from "./last.ts"
import { onRubber, onRubberSide, RUBBER } from "./rubber-sole.ts"
import { colourOf, type Side, sideSeams } from "./side-parts.ts"
import { laces, seams, type Worn } from "./worn-parts.ts"

const eyelets = (points: Points, r: number): string =>
  points
    .map(
      ([x, y]) =>
        `<circle cx="${f1(x)}" cy="${f1(y)}" r="${r}" fill="#B9B4AA" stroke="#6E6A63" stroke-width="${f1(r * 0.5)}"/>`,
    )
    .join("")

/** Plimsolls: thin canvas cut low, a cap of rubber, three pairs of eyelets and a thin flat sole. */
export function plimsolls(worn: Worn): string {
  const { pen, stance, spec } = worn
  const { colour } = spec.cloth
  const at = (flat: readonly number[]) => stance.at(pairs(flat))
  const capEdge = [-4, 44, 1, 38.4, 8, 35, 15, 35, 23, 39]
  const inner =
    pen.fill(
      shape(at([1, 8, 7, 6, 10.4, 12, 15, 27]), at([15, 27, 8, 28, 3, 18, 1, 8])),
      tint(colour, 0.6),
    ) +
    pen.fill(shape(at(capEdge), at([26, 64, -12, 64])), RUBBER) +
    seams(worn, [pairs(capEdge), pairs([0.4, 9, 3, 18, 7.6, 28, 14, 29, 17.4, 25])], 1.1) +
    laces(
      worn,
      range(3).map((i) =>
        pairs([
          3 + i * 2.4,
          14.4 + i * 5,
          8.6 + i * 2.3,
          13.6 + i * 4.8,
          13.4 + i * 1.6,
          11.6 + i * 5,
        ]),
      ),
    ) +
    eyelets(at([2.4, 15, 4.8, 20, 7.2, 25]), 0.9)
  return onRubber(worn, {
    last: lastOfFoot(0, "round", 0.8),
    thick: 3.2,
    opening: pairs([-11.6, 5, -7.4, 10.6, -1.6, 13, 3.4, 11, 8, 7.6, 10.6, 2]),
    front: 6,
    foxing: 0.7,
    inner,
  })
}

/** The same from the side. */
export function plimsollsSide(side: Side): string {
  const { pen, frame, far } = side
  const colour = colourOf(side)
  const at = (flat: readonly number[]) => frame.at(flat)
  const cap = [188, 4, 190, 24, 202, 38, 222, 42]
  const facing = [70, 52, 84, 40, 118, 32, 148, 36, 160, 46]
  const bars = range(3).map((i) => curve(at([96 + i * 18, 50 - i * 4.4, 116 + i * 16, 62 - i * 7])))
  const inner =
    pen.fill(
      shape(at(cap), at([222, 42, 262, 40, 262, -6, 188, -6, 188, 4])),
      far ? shade(RUBBER, 0.5) : RUBBER,
    ) +
    sideSeams(side, [cap, facing, [34, 58, 30, 30, 36, 6]], 1.8) +
    pen.thin(bars.join(""), 5, blend(colour, INK, 0.5)) +
    pen.thin(bars.join(""), 3.2, RUBBER) +
    (far ? "" : eyelets(at([94, 48, 112, 43, 130, 39]), 2.8))
  return onRubberSide(side, {
    outline: [
      [6, 8, 2, 36, 9, 62, 20, 66, 46, 54, 70, 52],
      [70, 52, 86, 66, 100, 70],
      [100, 70, 132, 54, 178, 44, 222, 42, 241, 28, 246, 8],
    ],
    top: 70,
    sole: [11, 5],
    inner,
  })
}

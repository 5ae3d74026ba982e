import { innerLine } from "../../core/colour.ts"
import { curve, pairs, range, shape } from "../../core/geom.ts"
import { elasticOn } from "./comfort-shoes.ts"
import { lastOfFoot } from "./last.ts"
import { onRubber, onRubberSide } from "./rubber-sole.ts"
import { colourOf, type Side, sideSeams } from "./side-parts.ts"
import { seams, type Worn } from "./worn-parts.ts"

/** A piece of elastic: its outline, and the ribs along it. */
const elastic = (
  { pen }: Pick<Worn, "pen">,
  colour: string,
  {
    outline,
    ribs,
    width,
  }: { readonly outline: string; readonly ribs: string; readonly width: number },
): string =>
  pen.edged(outline, elasticOn(colour), width, innerLine(colour)) +
  pen.thin(ribs, width * 0.8, innerLine(colour))

/** Where laces would be, a runner that is slipped on has a broad piece of elastic. */
export function elasticInstep(worn: Worn): string {
  const at = (flat: readonly number[]) => worn.stance.at(pairs(flat))
  const outline = shape(
    at([0.6, -4, 5, -6, 10, -12, 12.6, 8, 18, 25]),
    at([18, 25, 14, 29, 9, 27, 3.6, 12, 0.6, -4]),
  )
  const ribs = range(4).map((i) => curve(at([3 + i * 2.2, 4 + i * 6, 13 + i * 1.6, 1 + i * 6])))
  return elastic(worn, worn.spec.cloth.colour, { outline, ribs: ribs.join(""), width: 0.8 })
}

/** The same from the side. */
export function elasticInstepSide(side: Side): string {
  const at = (flat: readonly number[]) => side.frame.at(flat)
  const outline = shape(
    at([80, 88, 94, 102, 130, 70, 174, 55]),
    at([174, 55, 152, 42, 112, 54, 86, 70, 80, 88]),
  )
  const ribs = range(5).map((i) => curve(at([92 + i * 15, 72 - i * 6, 104 + i * 14, 86 - i * 8])))
  return elastic(side, colourOf(side), { outline, ribs: ribs.join(""), width: 1.8 })
}

/** Slip-ons: a plain vamp up to the instep between two gores of elastic, on a flat sole of rubber. */
export function slipOns(worn: Worn): string {
  const { stance, spec } = worn
  const { colour } = spec.cloth
  const at = (flat: readonly number[]) => stance.at(pairs(flat))
  const gores = [
    shape(
      at([-9.4, 8, -3.6, 9.6]),
      at([-3.6, 9.6, -2.4, 17, -4.4, 22]),
      at([-4.4, 22, -7.6, 16, -9.4, 8]),
    ),
    shape(at([6.4, 7.6, 11, 2]), at([11, 2, 13.6, 12, 13, 19]), at([13, 19, 9.6, 14, 6.4, 7.6])),
  ]
  const ribs = [
    [-7.4, 9.4, -5.6, 17],
    [-5.4, 10, -4.2, 18],
    [8.4, 6.6, 11.4, 15],
    [10, 5, 12.6, 14],
  ].map((rib) => curve(at(rib)))
  const inner =
    elastic(worn, colour, { outline: gores.join(""), ribs: ribs.join(""), width: 0.8 }) +
    seams(worn, [pairs([-4.4, 22, -6, 30, -8, 35]), pairs([13, 19, 17, 23, 19.4, 25])], 1)
  return onRubber(worn, {
    last: lastOfFoot(0, "round", 1.6),
    thick: 4.6,
    opening: pairs([-11.8, 3, -9.4, 8, -3.6, 9.6, 1.6, 10.4, 6.4, 7.6, 11, 1]),
    front: 4,
    foxing: 1,
    inner,
  })
}

/** The same from the side. */
export function slipOnsSide(side: Side): string {
  const { frame, far } = side
  const colour = colourOf(side)
  const at = (flat: readonly number[]) => frame.at(flat)
  const gore = shape(
    at([62, 60, 78, 62, 92, 72]),
    at([92, 72, 102, 56, 104, 38]),
    at([104, 38, 80, 44, 62, 60]),
  )
  const ribs = [
    [72, 59, 88, 45],
    [80, 61, 94, 45],
    [88, 66, 99, 46],
  ].map((rib) => curve(at(rib)))
  const inner =
    elastic(side, colour, { outline: gore, ribs: far ? "" : ribs.join(""), width: 1.8 }) +
    sideSeams(
      side,
      [
        [104, 38, 112, 22, 128, 4],
        [34, 62, 30, 34, 36, 6],
      ],
      2,
    )
  return onRubberSide(side, {
    outline: [
      [6, 8, 1, 38, 9, 66, 20, 70, 44, 60, 70, 60],
      [70, 60, 84, 66, 98, 80],
      [98, 80, 134, 64, 182, 50, 224, 45, 242, 30, 247, 8],
    ],
    top: 76,
    sole: [12, 8],
    inner,
  })
}

import { fold, paint } from "../../core/cloth.ts"
import { blend, INK, innerLine, light, shade, tint } from "../../core/colour.ts"
import {
  curve,
  first,
  last,
  lerp,
  type Point,
  type Points,
  pairs,
  range,
  shape,
} from "../../core/geom.ts"
import { Panel } from "../../core/panel.ts"
import type { Pen } from "../../core/pen.ts"
import { joined } from "../outline.ts"
import { studded } from "../seams.ts"
import type { SideFrame } from "./side.ts"
import { coveredSole, isCovered, isKitten, type ShoeSpec } from "./spec.ts"

/** What every shoe in side view is drawn with. */
export interface Side {
  readonly pen: Pen
  readonly frame: SideFrame
  readonly spec: ShoeSpec
  /** The pair's other shoe: behind, in shade, with less drawing. */
  readonly far: boolean
}

/** The upper's colour; the far shoe is in shade. */
export const colourOf = ({ spec, far }: Side): string =>
  far ? shade(spec.cloth.colour, 0.5) : spec.cloth.colour

/** The colour of a leather sole on this upper. */
export const soleOf = (side: Side): string =>
  isCovered(side.spec) ? coveredSole(colourOf(side)) : blend(colourOf(side), INK, 0.6)

/** Points along the sole's edge from x to x, `up` px above it. */
export function alongSole({ frame }: Side, from: number, to: number, up: number): Point[] {
  const steps = range(9).flatMap((i) => [from + ((to - from) * i) / 8, up])
  return frame.at(steps)
}

/**
 * The filled and shaded upper, closed along the sole.
 * @param runs flat lists of x and height, corner to corner, from the heel over the top to the toe
 * @param height of its highest point
 */
export function sideUpper(
  side: Side,
  runs: readonly (readonly number[])[],
  inner = "",
  height = 90,
): string {
  const { pen, frame, spec, far } = side
  const toe = runs.at(-1)?.at(-2) ?? 246
  const heel = runs[0]?.[0] ?? 7
  const placed = [...runs.map((run) => frame.at(run)), alongSole(side, toe, heel, 1)]
  const panel = new Panel(frame.at([0, height, 0, 0]), frame.at([250, height, 250, 0]))
  const colour = colourOf(side)
  const cloth = { ...spec.cloth, colour }
  const low = shape(
    frame.at([-10, 26, 60, 34, 130, 20, 200, 18, 262, 14]),
    frame.at([262, -20, 130, -20, -10, -20]),
  )
  return (
    paint(pen, cloth, panel, joined(placed), {
      shadowFrom: 2,
      dense: true,
      folds: far || height > 120 ? [] : [fold(0.1, 0.55, 0.3, 0.72, 0.02, 4, 0)],
      extra: pen.fill(low, shade(colour), 0.75) + shine(side, height) + inner + studs(side, toe),
    }) + placed.map((run) => pen.line(run, 2.8, { a: 0.55, b: 0.55, lost: 0 })).join("")
  )
}

/** A row of studs along the sole; the far shoe's are hidden. */
const studs = (side: Side, toe: number): string =>
  side.far
    ? ""
    : studded(side.pen, side.spec.cloth, curve(alongSole(side, 14, toe - 8, 12)), 6 * side.frame.k)

/** Light on the toe of smooth leather. */
function shine({ pen, frame, spec, far }: Side, height: number): string {
  const { material, colour } = spec.cloth
  if (far || height > 120 || (material !== "leather" && material !== "satin")) return ""
  const lit = light(colour) < 0.45 ? blend(colour, "#FFFFFF", 0.34) : tint(colour, 1.5)
  return pen.fill(
    shape(frame.at([176, 40, 206, 33, 228, 22]), frame.at([228, 22, 204, 27, 176, 40])),
    lit,
    0.8,
  )
}

/** Seams of an upper; the far shoe has none. */
export function sideSeams(side: Side, runs: readonly (readonly number[])[], width = 1.6): string {
  if (side.far) return ""
  const { pen, frame } = side
  return pen.thin(
    runs.map((run) => curve(frame.at(run))).join(""),
    width,
    innerLine(colourOf(side)),
  )
}

/** A closed piece of another colour with a contour of its own. */
export function solidPart({ pen, far }: Side, runs: readonly Points[], colour: string): string {
  return (
    pen.solid(joined(runs), far ? shade(colour, 0.6) : colour) +
    runs.map((run) => pen.line(run, 2.2, { a: 0.7, b: 0.7, lost: 0 })).join("")
  )
}

/** A deep sole under the whole foot, cleated below. */
function deepSole(side: Side, colour: string, top: Points): string {
  const { pen, far, frame } = side
  const low = frame.ground + 3
  const [x0, x1] = [first(top)[0], last(top)[0]]
  const cleats = range(12).map((i) => {
    const x = lerp(x0 + 6, x1 - 18, i / 11)
    return curve(pairs([x, low - 9, x, low]))
  })
  const welt = top.map(([x, y]): Point => [x, y + 7 * frame.k])
  const pale = light(colour) < 0.45 ? tint(colour, 1.6) : shade(colour, 1.6)
  return (
    solidPart(
      side,
      [
        [first(top), [x0 - 3, low]],
        pairs([x0 - 3, low, x1 - 10, low]),
        [[x1 - 10, low], [x1 + 2, low - 9], last(top)],
        [...top].reverse(),
      ],
      colour,
    ) +
    pen.thin(cleats.join(""), 3, pale) +
    (far ? "" : pen.thin(curve(welt), 1.8, pale))
  )
}

/** The sole and the heel under it, `thick` px at the edge, to where the toe ends. */
export function soleAndHeel(side: Side, colour: string, thick: number, toe = 244): string {
  const { frame } = side
  const { ground, heel } = frame
  const top = alongSole(side, 3, toe + 3, 2)
  if (side.spec.thick) return deepSole(side, colour, top)
  const edge = alongSole(side, 3, toe + 3, -thick)
  const left = first(top)
  const right = last(top)
  const sole = () => solidPart(side, [top, [...edge].reverse()], colour)
  const seat = frame.at([6, 0, 62, 0])
  const a = first(seat)
  const b = last(seat)
  const width = b[0] - a[0]
  if (heel === "flat") {
    const under = frame.at([4, -thick + 1, 60, -thick + 1])
    const p = first(under)
    const q = last(under)
    const low = ground + 3
    const block: Points[] = [
      [p, [p[0], low]],
      pairs([p[0], low, q[0], low]),
      pairs([q[0], low, q[0] + 3, q[1]]),
    ]
    return solidPart(side, block, colour) + sole()
  }
  if (heel === "wedge" || heel === "platform") {
    const x = (share: number) => a[0] + width * share
    const end = heel === "wedge" ? 1.3 : 0.95
    const waist: Points =
      heel === "wedge"
        ? pairs([x(end), ground, x(2.4), ground])
        : [
            [x(end), ground],
            [x(1.05), ground - 32],
            [x(1.6), ground - 25],
            [x(2.2), ground - 7],
            [x(2.4), ground],
          ]
    return solidPart(
      side,
      [
        [left, [x(-0.03), ground]],
        pairs([x(-0.03), ground, x(end), ground]),
        waist,
        [[x(2.4), ground], [right[0] - 6, ground - 1], right],
        [...top].reverse(),
      ],
      colour,
    )
  }
  // A low heel is slim on open shoes, where it is a kitten heel, and broad on the others.
  const low = isKitten(side.spec) ? 0.3 : 0.62
  const foot = heel === "stiletto" ? 0.16 : heel === "low" ? low : 0.78
  const lean = heel === "stiletto" ? 0.12 : 0.02
  const pillar: Points[] = [
    [a, [a[0] + width * lean, (a[1] + ground) / 2], [a[0] + width * lean, ground]],
    pairs([a[0] + width * lean, ground, a[0] + width * (lean + foot), ground]),
    heel === "stiletto"
      ? [
          [a[0] + width * (lean + foot), ground],
          [a[0] + width * 0.36, a[1] + (ground - a[1]) * 0.36],
          [b[0] - width * 0.15, b[1]],
        ]
      : pairs([a[0] + width * (lean + foot), ground, b[0], b[1]]),
  ]
  return (
    solidPart(
      side,
      pillar,
      heel === "block" || heel === "low" ? colour : shade(colourOf(side), 1.2),
    ) + sole()
  )
}

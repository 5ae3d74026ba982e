import { blend, INK, light, shade, tint } from "../../core/colour.ts"
import { curve, type Point, type Points, pairs, range, shape } from "../../core/geom.ts"
import { STEEL } from "../seams.ts"
import { lastOfFoot, lowered } from "./last.ts"
import { back } from "./side.ts"
import { bootSide } from "./side-boots.ts"
import { alongSole, colourOf, type Side, sideSeams, solidPart } from "./side-parts.ts"
import { boot } from "./worn-boots.ts"
import type { Worn } from "./worn-parts.ts"

const RUBBER = "#2A2522"
/** Round laces, bright enough to be seen on a small foot. */
const LACE = "#C8502E"
/** How far a stout toe stands off the foot, in px, and how deep the sole is with its lugs. */
const WIDE = 3.8
const DEEP = 7
const LUG = 3.4

/** The padding round the ankle and behind the heel: a tone that stands off the leather. */
const padOn = (colour: string): string =>
  light(colour) < 0.45 ? tint(colour, 1.7) : shade(colour, 1.7)

/** A hook that a lace goes round. */
const hook = ([x, y]: Point, size: number): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size}" fill="${STEEL}" stroke="${INK}" stroke-width="${(size * 0.3).toFixed(1)}"/>`

/** Boots for hills: a padded rim, hooks, a rubber rand round the toe, and a sole with deep lugs. */
export function hikingBoots(worn: Worn): string {
  const { pen, spec, stance } = worn
  const { colour } = spec.cloth
  const at = (flat: readonly number[]) => stance.at(pairs(flat))
  const side = stance.toe > 0 ? 1 : -1
  const pad = padOn(colour)
  const last = lastOfFoot(0, "round", WIDE)
  const edge = [...last.tip, ...last.sole.slice(1)]
  const drawn = boot(
    { ...worn, lift: 0 },
    {
      ease: 5.4,
      wide: WIDE,
      toe: "round",
      sole: RUBBER,
      thick: DEEP,
      stiff: true,
      detail: ({ d, shaft, rim }) => {
        const crossed = (v: number): Points[] => [
          shaft.path(pairs([side * 0.1, v, side * 0.46, v + 0.1, side * 0.84, v + 0.16])),
          shaft.path(pairs([side * 0.84, v, side * 0.46, v + 0.1, side * 0.1, v + 0.18])),
        ]
        const low = range(4).map((i) => at([2 + i * 2, 6 + i * 6, 12.8 + i * 1.9, 3 + i * 6.2]))
        const hooks = [
          ...[0.2, 0.5, 0.8].flatMap((v) =>
            shaft.path(pairs([side * 0.1, v, side * 0.84, v - 0.04])),
          ),
          ...low.flat(),
        ]
        const rand = shape(
          at([-16, 32, -6, 34, 0, 38, 7, 36.4, 14, 35, 24, 38]),
          at([32, 62, -16, 62]),
        )
        const tongue = shape(
          shaft.path(pairs([side * 0.06, -0.06, side * 0.1, 0.5, side * 0.06, 1])),
          at([2, 12, 8, 29]),
          at([19, 27, 13, 8]),
          shaft.path(pairs([side * 0.9, 1, side * 0.9, 0.5, side * 0.88, -0.06])),
        )
        return (
          pen.within(
            d,
            pen.fill(tongue, shade(colour, 1.2)) +
              pen.thin(curve(rim), 15, blend(pad, INK, 0.5)) +
              pen.thin(curve(rim), 13, pad) +
              pen.fill(rand, RUBBER),
          ) +
          pen.thin([0.2, 0.5, 0.8].flatMap(crossed).concat(low).map(curve).join(""), 1.9, LACE) +
          hooks.map((point) => hook(point, 1.5)).join("")
        )
      },
    },
  )
  const lugs = stance.at(lowered(edge, DEEP - 1.2))
  return (
    pen.thin(curve(lugs), LUG, RUBBER, ' stroke-dasharray="2.6 5.6"') +
    drawn +
    pen.thin(curve(stance.at(lowered(edge, DEEP * 0.42))), 1.1, tint(RUBBER, 2))
  )
}

/** The same from the side. */
export function hikingBootsSide(side: Side): string {
  const { pen, frame, far } = side
  const colour = colourOf(side)
  const pad = far ? shade(padOn(side.spec.cloth.colour), 0.5) : padOn(colour)
  const bars = range(6).map((i) =>
    frame.at([72 + i * 4, 134 - i * 16, 102 + i * 5.6, 138 - i * 16.6]),
  )
  const rand = shape(
    frame.at([-12, 16, 60, 10, 130, 12, 184, 22, 200, 34, 262, 34]),
    frame.at([262, -8, -12, -8]),
  )
  const collar = frame.at([2, 140, 50, 148, 104, 144])
  const heel = shape(frame.at([-6, 96, 22, 92, 34, 60, 28, 6]), frame.at([28, 6, -12, 6, -12, 90]))
  const lugs = range(12).map((i) => curve(frame.at([8 + i * 20.6, -14, 9 + i * 20.6, -22])))
  return (
    pen.thin(lugs.join(""), 11 * frame.k, far ? shade(RUBBER, 0.4) : RUBBER) +
    bootSide(
      side,
      { top: 146, rim: [4, 104], middle: [7, 99], toe: 242, toeBox: 1.24, thick: 9, sole: RUBBER },
      pen.fill(heel, shade(colour, 1.1)) +
        pen.fill(rand, far ? shade(RUBBER, 0.4) : RUBBER) +
        pen.thin(curve(collar), 34 * frame.k, blend(pad, INK, 0.5)) +
        pen.thin(curve(collar), 30 * frame.k, pad) +
        sideSeams(side, [
          [72, 140, 74, 100, 88, 64, 132, 46, 142, 14],
          [28, 6, 34, 60, 22, 92, 4, 96],
        ]) +
        pen.thin(bars.map(curve).join(""), 4.2, far ? shade(LACE, 0.6) : LACE) +
        (far
          ? ""
          : bars
              .flatMap((bar) => bar.slice(0, 1))
              .map((point) => hook(point, 4.4))
              .join("")),
    ) +
    solidPart(side, [alongSole(side, -2, 246, 6), back(alongSole(side, -3, 248, -17))], RUBBER) +
    (far ? "" : pen.thin(curve(alongSole(side, 0, 244, -3)), 2, tint(RUBBER, 2)))
  )
}

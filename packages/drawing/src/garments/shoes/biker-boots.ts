import { blend, INK, light, shade, tint } from "../../core/colour.ts"
import { curve, f1, type Point, type Points, pairs } from "../../core/geom.ts"
import { STEEL } from "../seams.ts"
import { back } from "./side.ts"
import { bootSide } from "./side-boots.ts"
import { alongSole, colourOf, type Side, sideSeams, solidPart } from "./side-parts.ts"
import { boot } from "./worn-boots.ts"
import type { Worn } from "./worn-parts.ts"

const SOLE = "#2A2522"

/** A strap stands off the boot that it goes round, on black as on tan. */
const strapOn = (colour: string): string =>
  light(colour) < 0.45 ? tint(colour, 1.1) : shade(colour, 1.1)

/** A strap with its edges, and the frame of its buckle. */
function buckled(
  { pen }: Pick<Worn, "pen">,
  run: Points,
  at: Point,
  width: number,
  colour: string,
) {
  const d = curve(run)
  const [x, y] = at
  const [w, h] = [width * 1.3, width * 1.6]
  return (
    pen.thin(d, width * 1.4, blend(colour, INK, 0.6)) +
    pen.thin(d, width, strapOn(colour)) +
    `<rect x="${f1(x - w / 2)}" y="${f1(y - h / 2)}" width="${f1(w)}" height="${f1(h)}" rx="${f1(width * 0.2)}" fill="none" stroke="${STEEL}" stroke-width="${f1(width * 0.42)}"/>`
  )
}

/** Boots for a motorcycle: no laces, but a strap with a buckle round the shaft and one over the instep. */
export function bikerBoots(worn: Worn): string {
  const { pen, spec, stance } = worn
  const { colour } = spec.cloth
  const side = stance.toe > 0 ? -1 : 1
  return boot(worn, {
    ease: 6,
    wide: 3.4,
    toe: "round",
    sole: SOLE,
    thick: 7.4,
    detail: ({ d, shaft }) => {
      const round = shaft.path(pairs([-1.2, 0.24, 0, 0.28, 1.2, 0.24]))
      const over = stance.at(pairs([-16, 21, -6, 22, 4, 18, 18, 8]))
      const [buckle] = shaft.path([[side * 0.45, 0.27]])
      const [low] = stance.at([[-6, 22]])
      return pen.within(
        d,
        (buckle ? buckled(worn, round, buckle, 6, colour) : "") +
          (low ? buckled(worn, over, low, 5.4, colour) : ""),
      )
    },
  })
}

/** The same from the side. */
export function bikerBootsSide(side: Side): string {
  const { pen, frame, far } = side
  const colour = colourOf(side)
  const round = frame.at([-4, 138, 50, 128, 112, 134])
  const over = frame.at([-6, 52, 40, 62, 84, 72, 118, 66])
  const [one, two] = [frame.at([46, 129]), frame.at([44, 63])].map(([p]) => p)
  const straps = far
    ? pen.thin(curve(round) + curve(over), 15, strapOn(colour))
    : (one ? buckled(side, round, one, 17, colour) : "") +
      (two ? buckled(side, over, two, 16, colour) : "")
  return (
    bootSide(
      side,
      { top: 166, rim: [8, 104], middle: [8, 100], toe: 238, toeBox: 1.2, thick: 9, sole: SOLE },
      sideSeams(side, [
        [198, 44, 186, 28, 194, 4],
        [60, 166, 64, 110, 60, 70],
      ]) + straps,
    ) + solidPart(side, [alongSole(side, 0, 242, 4), back(alongSole(side, 0, 242, -15))], SOLE)
  )
}

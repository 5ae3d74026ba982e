import { blend, INK, innerLine, light, shade } from "../../core/colour.ts"
import { curve, pairs, range, shape } from "../../core/geom.ts"
import { back } from "./side.ts"
import { bootSide } from "./side-boots.ts"
import { alongSole, type Side, sideSeams, solidPart } from "./side-parts.ts"
import { boot } from "./worn-boots.ts"
import type { Worn } from "./worn-parts.ts"

const RUBBER = "#FBF8F2"

/** Laces that show on pale canvas as on dark. */
const laceOn = (colour: string): string => (light(colour) > 0.8 ? shade(colour, 1.8) : RUBBER)

/** The patch at the ankle: in the second colour, or a tone that stands off the canvas. */
const patchOn = ({ colour, second }: Worn["spec"]["cloth"]): string =>
  second ?? (light(colour) < 0.45 ? blend(colour, RUBBER, 0.8) : shade(colour, 1.4))

/** A trainer whose shaft goes over the ankle: laced to the rim, a patch at the ankle, a cap of rubber at the toe. */
export function highTops(worn: Worn): string {
  const { pen, spec, stance } = worn
  const { colour } = spec.cloth
  const at = (flat: readonly number[]) => stance.at(pairs(flat))
  const shin = stance.toe > 0 ? 1 : -1
  return boot(
    { ...worn, lift: 0.05 },
    {
      ease: 4.4,
      wide: 2.4,
      toe: "round",
      sole: RUBBER,
      thick: 6,
      stiff: true,
      detail: ({ d, shaft }) => {
        const bars = [0.14, 0.4, 0.66, 0.92].map((v) =>
          curve(
            shaft.path([
              [shin * 0.1, v],
              [shin * 0.46, v + 0.05],
              [shin * 0.84, v - 0.03],
            ]),
          ),
        )
        const low = range(4).map((i) =>
          curve(at([2.4 + i * 1.9, 7 + i * 6, 12.8 + i * 1.9, 4 + i * 6])),
        )
        const tongue = shape(
          shaft.path(pairs([shin * 0.02, -0.04, shin * 0.06, 0.5, shin * 0.04, 1])),
          at([1, 12, 8, 29]),
          at([19, 27, 13, 8]),
          shaft.path(pairs([shin * 0.94, 1, shin * 0.94, 0.5, shin * 0.92, -0.04])),
        )
        const cap = shape(at([3, 60, 2.4, 41, 9, 35, 16, 33.6, 24, 36]), at([30, 60, 3, 60]))
        const [patch] = shaft.path([[shin * -0.48, 0.56]])
        const [x, y] = patch ?? [0, 0]
        return (
          pen.within(
            d,
            pen.fill(tongue, shade(colour, 0.7)) +
              pen.fill(cap, RUBBER) +
              pen.thin(curve(at([2.4, 44, 9, 35, 16, 33.6, 24, 36])), 1.1, innerLine(RUBBER)) +
              `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4.2" fill="${patchOn(spec.cloth)}"/>`,
          ) + pen.thin([...bars, ...low].join(""), 1.9, laceOn(colour))
        )
      },
    },
  )
}

/** The same from the side. */
export function highTopsSide(side: Side): string {
  const { pen, frame, spec, far } = side
  const { colour } = spec.cloth
  const bars = range(6).map((i) =>
    curve(frame.at([68 + i * 5, 128 - i * 15, 99 + i * 7, 132 - i * 15.6])),
  )
  const cap = shape(
    frame.at([196, 64, 190, 34, 200, 2]),
    frame.at([200, -8, 262, -8]),
    frame.at([262, -8, 262, 64, 196, 64]),
  )
  const [[x, y] = [0, 0]] = frame.at([36, 84])
  return (
    bootSide(
      side,
      { top: 140, rim: [8, 100], middle: [8, 98], toe: 242, toeBox: 1.08, thick: 6, sole: RUBBER },
      pen.fill(cap, far ? shade(RUBBER, 0.6) : RUBBER) +
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(15 * frame.k).toFixed(1)}" fill="${patchOn(spec.cloth)}"/>` +
        sideSeams(side, [
          [68, 140, 70, 96, 84, 56, 118, 40, 128, 6],
          [196, 64, 190, 34, 200, 2],
          [8, 44, 26, 46, 34, 4],
        ]) +
        pen.thin(bars.join(""), 5.2, blend(colour, INK, 0.5)) +
        pen.thin(bars.join(""), 3.4, laceOn(colour)),
    ) +
    solidPart(side, [alongSole(side, -3, 247, 12), back(alongSole(side, -4, 248, -7))], RUBBER) +
    (far ? "" : pen.thin(curve(alongSole(side, -2, 246, 4)), 2, patchOn(spec.cloth)))
  )
}

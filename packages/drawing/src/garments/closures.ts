import { innerLine, light, shade, tint } from "../core/colour.ts"
import { add, nth, range } from "../core/geom.ts"
import type { Side } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import { FIT } from "../figure/fit.ts"
import { atHeight, type Half } from "./front.ts"
import { woolly } from "./jacket-parts.ts"
import type { Buttoning, JacketSpec } from "./jacket-spec.ts"
import { button } from "./seams.ts"

/** A double-breasted front: it laps over further, below peaked lapels, and is held by two rows of buttons. */
export const crossedOver = (row: Omit<Buttoning, "rows">) =>
  ({ collar: "peak", lap: 0.3, buttoning: { rows: 2, ...row } }) satisfies Partial<JacketSpec>

/** The buttons of a front: down its middle when closed, along the right edge when open. */
export function buttons(pen: Pen, body: Body, spec: JacketSpec, left: Half, right: Half): string {
  const { buttoning, cloth, open = 0.6, breakAt = 4.7, drop = 0, lap = 0.1 } = spec
  if (!buttoning) return ""
  const line = innerLine(cloth.colour)
  const fill = spec.buttonColour ?? ownButton(cloth.colour, buttoning.rows)
  // A coat's are larger than a jacket's: a long collarless one is no cardigan.
  const radius = drop ? 3.8 : 3
  const { rows, count, step } = buttoning
  pen.dip(cloth.colour)
  if (open <= 0)
    return range(count)
      .flatMap((i) => {
        const at = body.T(breakAt + 0.25 + i * step, lap)
        if (at[1] > nth(left.edge, -1)[1] - 8) return []
        const places = rows === 2 ? [-22, 8] : [-5]
        return places.map((dx) => button(add(at, [dx, 0]), radius, fill, line))
      })
      .join("")
  // Below a collar that stands they begin at the neck.
  const top = spec.collar === "stand" ? 0.22 : drop ? 0.38 : 0.5
  const apart = drop ? 0.1 : 0.12
  if (rows === 2) {
    const places = range(count).map((i) =>
      atHeight(right.edge, right.panel.at(-1, top + i * apart)[1]),
    )
    return places
      .flatMap((at) => ROWS.map((dx) => button(add(at, [dx, 0]), radius + 0.6, fill, line)))
      .join("")
  }
  return range(count)
    .map((i) => button(right.panel.at(-0.76, top + i * apart), radius, fill, line))
    .join("")
}

/** How far from the edge of an open front its two rows of buttons lie, in px. */
const ROWS = [7, 26] as const

/**
 * Buttons in the cloth's own colour: darker, but on black a darker one would not be seen. A double-breasted front is
 * known by them.
 */
const ownButton = (colour: string, rows: Buttoning["rows"]): string =>
  light(colour) < DEEP ? tint(colour, rows === 2 ? 2.8 : 1.4) : shade(colour, 1.3)

/** The OKLab lightness below which buttons are paler than the cloth. */
const DEEP = 0.36

/** How far off the arm the middle of a roll of wool ends at a cuff, in px: its round ends reach to just beyond the sleeve. */
const ROLLED = 1.5

/** What is sewn above the cuff of one sleeve. */
export function cuffTrim(pen: Pen, body: Body, at: Side, spec: JacketSpec): string {
  const { cloth, fit = "regular", cuffs } = spec
  const arm = body.arm[at]
  const line = innerLine(cloth.colour)
  if (cuffs === "wool")
    return woolly(
      pen,
      [arm.edge(0.965, -1, ROLLED), arm.edge(0.975, 1, ROLLED)],
      spec.trim ?? cloth.colour,
    )
  if (cuffs === "strap")
    return pen.mark([arm.edge(0.86, -1, 5), arm.edge(0.875, 1, 6)], 3, shade(cloth.colour, 0.8), {
      a: 1,
      b: 1,
    })
  const ease = FIT[fit].arm - 4.5
  return range(3)
    .map((i) =>
      button(
        arm.edge(0.93 - i * 0.035, 1, ease),
        1.5,
        spec.buttonColour ?? shade(cloth.colour, 1.6),
        line,
      ),
    )
    .join("")
}

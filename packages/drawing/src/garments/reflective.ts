import { shade } from "../core/colour.ts"
import { curve, pairs, shape } from "../core/geom.ts"
import type { Panel } from "../core/panel.ts"
import type { Pen } from "../core/pen.ts"

/** Tape that throws light back, and the light along its middle. */
export const SILVER = "#C3CAD0"
const LIT = "#F1F4F6"

/** How deep a band is, in px of the figure. */
const DEEP = 11

/** Where the bands lie on a body and on a sleeve, as shares of its height. */
export const ON_BODY = [0.44, 0.68] as const
/** The same on what goes into a waistband. */
export const ON_TUCKED = [0.38, 0.58] as const
export const ON_SLEEVE = [0.66] as const

/** Reflective bands across a panel of cloth. */
export function reflective(pen: Pen, panel: Panel, at: readonly number[]): string {
  const deep = DEEP / (panel.height || 200)
  const across = (v: number) => panel.path(pairs([-1.1, v, -0.5, v, 0, v, 0.5, v, 1.1, v]))
  return at
    .map((v) => {
      const [top, foot] = [across(v), across(v + deep)]
      return (
        pen.fill(shape(top, [...foot].reverse()), SILVER) +
        pen.thin(curve(across(v + deep / 2)), 2.6, LIT) +
        pen.thin(curve(top) + curve(foot), 0.9, shade(SILVER, 2.4))
      )
    })
    .join("")
}

import { toOklab } from "@stylin/garments/colour"
import { blend, INK, light, PAPER, shade } from "./core/colour.ts"
import type { Layer, Owner } from "./core/layer.ts"
import type { Pen } from "./core/pen.ts"

/** An outline that has been drawn, and the garment that it belongs to, if it is of one. */
export interface Under {
  readonly id: string
  readonly of: Owner | undefined
}

/** Up to how far apart, in OKLab, two cloths melt into each other; dark ones do sooner, as their hues hardly show. */
const MELTS = 0.075
const DARK_MELTS = 0.11
/** Below this OKLab lightness no shadow can be seen on cloth, and light tells its edge. */
const TOO_DARK = 0.36

/** Whether two cloths that lie on each other would seem to be one. */
export function melts({ colour: one }: Owner, { colour: other }: Owner): boolean {
  const [a, b] = [toOklab(one), toOklab(other)]
  const most = isTooDark(one) && isTooDark(other) ? DARK_MELTS : MELTS
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < most
}

/** Whether no shadow can be seen on it. */
export const isTooDark = (colour: string): boolean => light(colour) < TOO_DARK

/** What tells the edge of dark cloth: a step of its own tone; paler, it would be an outline in chalk. */
export const rimColour = (colour: string): string => blend(colour, PAPER, 0.25)

/** The strokes round an upper edge, of which the outer half shows: width in px and opacity. */
const RIM = [[4.8, 1]] as const
const SHADOW = [
  [17, 0.2],
  [11, 0.26],
  [6, 0.42],
] as const

/**
 * What tells a garment from another of nearly its colour on which it lies: a lighter rim on dark cloth, a shadow on all other.
 * Drawn before the upper one, and only where the other can be seen.
 * @param under all that is drawn already, in order
 * @param own the ids of the layer's outlines
 */
export function edgeOn(pen: Pen, under: readonly Under[], { of }: Layer, own: readonly string[]) {
  if (!of) return ""
  const isOther = ({ of: other }: Under) => other !== undefined && other !== of && melts(of, other)
  const from = under.findIndex(isOther)
  if (from < 0) return ""
  const seen = under
    .slice(from)
    .map((one) => `<use href="#${one.id}" fill="${isOther(one) ? "#fff" : "#000"}"/>`)
    .join("")
  const mask = pen.once(
    `seen${seen}`,
    (id) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="-100" y="-100" width="800" height="1000">${seen}</mask>`,
  )
  const isDark = isTooDark(of.colour)
  const colour = isDark ? rimColour(of.colour) : blend(shade(of.colour, 3), INK, 0.22)
  const edges = own.map((id) => `<use href="#${id}"/>`).join("")
  const strokes = (isDark ? RIM : SHADOW).map(
    ([width, opacity]) => `<g stroke-width="${width}" opacity="${opacity}">${edges}</g>`,
  )
  return `<g mask="url(#${mask})" fill="none" stroke="${colour}" stroke-linejoin="round">${strokes.join("")}</g>`
}

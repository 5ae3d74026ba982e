import { toOklab } from "@stylin/garments/colour"
import { blend, INK, light, PAPER, shade } from "./core/colour.ts"
import type { Layer, Owner } from "./core/layer.ts"
import type { Pen } from "./core/pen.ts"

/** An outline that has been drawn, and the garment that it belongs to, if it is of one. */
export interface Under {
  readonly id: string
  readonly of: Owner | undefined
}

/** Up to how far apart, in OKLab, two cloths melt into each other. */
const MELTS = 0.075
/** Below this OKLab lightness no shadow can be seen on cloth, and light tells its edge. */
const TOO_DARK = 0.36

function melts({ colour: one }: Owner, { colour: other }: Owner): boolean {
  const [a, b] = [toOklab(one), toOklab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < MELTS
}

/** The strokes round an upper edge, of which the outer half shows: width in px and opacity. */
const RIM = [[5.2, 1]] as const
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
  const isDark = light(of.colour) < TOO_DARK
  const colour = isDark ? blend(of.colour, PAPER, 0.32) : blend(shade(of.colour, 3), INK, 0.22)
  const edges = own.map((id) => `<use href="#${id}"/>`).join("")
  const strokes = (isDark ? RIM : SHADOW).map(
    ([width, opacity]) => `<g stroke-width="${width}" opacity="${opacity}">${edges}</g>`,
  )
  return `<g mask="url(#${mask})" fill="none" stroke="${colour}" stroke-linejoin="round">${strokes.join("")}</g>`
}

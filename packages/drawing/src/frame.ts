import { GROUND, light } from "./core/colour.ts"
import { add, type Bounds, bounds, f1, mix, type Point } from "./core/geom.ts"
import type { Layer } from "./core/layer.ts"
import type { Pen } from "./core/pen.ts"
import { edgeOn, type Under } from "./told-apart.ts"

/** Layers from the lowest to the highest; layers of one height keep their order. */
export const piled = (layers: readonly Layer[]): Layer[] => layers.toSorted((a, b) => a.z - b.z)

/** How far a contact shadow falls, in px, and how dark it is. */
const SHADOWS = [
  [3, 5, 0.16],
  [5.5, 10, 0.1],
] as const

/** The ids of the outlines that a piece of drawing fills with a plain colour, of these if asked. */
function filledIds(s: string, isAsked: (colour: string) => boolean = () => true): string[] {
  const ids: string[] = []
  for (let at = s.indexOf(USE); at >= 0; at = s.indexOf(USE, at)) {
    const end = s.indexOf('"', at + USE.length)
    const colour = end + FILLED.length - 1
    if (s.startsWith(FILLED, end) && isAsked(s.slice(colour, colour + HEX_LENGTH))) {
      ids.push(s.slice(at + USE.length, end))
    }
    at = end
  }
  return ids
}
const USE = '<use href="#'
const FILLED = '" fill="#'
const HEX_LENGTH = 7

/**
 * Contact shadows: every layer drops an offset copy of itself on whatever lies under it, and
 * nowhere else. They lift an open jacket off the shirt and an arm off the waist.
 * @param layers in order, the lowest first
 * @param from the height below which nothing casts a shadow
 */
export function withShadows(pen: Pen, layers: readonly Layer[], from: number): string {
  const under: Under[] = []
  let drawn = ""
  for (const layer of layers) {
    const { z, s, of } = layer
    const own = filledIds(s)
    if (own.length > 0 && z >= from && under.length > 0) {
      const below = under.map(({ id }) => `<use href="#${id}"/>`).join("")
      const clip = pen.def((id) => `<clipPath id="${id}">${below}</clipPath>`)
      const copy = own.map((id) => `<use href="#${id}"/>`).join("")
      const copies = SHADOWS.map(
        ([x, y, opacity]) => `<g transform="translate(${x} ${y})" opacity="${opacity}">${copy}</g>`,
      )
      drawn += `<g clip-path="url(#${clip})" fill="#2B1A22">${copies.join("")}</g>`
    }
    drawn += edgeOn(pen, under, layer, own) + s
    under.push(...own.map((id) => ({ id, of })))
  }
  return drawn
}

/** The id of a soft round shadow for the ground. */
export function groundShadow(pen: Pen): string {
  return pen.once(
    "ground",
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="#3A2A20" stop-opacity=".26"/><stop offset=".58" stop-color="#3A2A20" stop-opacity=".11"/><stop offset="1" stop-color="#3A2A20" stop-opacity="0"/></radialGradient>`,
  )
}

/** A shadow on the ground: its centre and radii in px. */
export const shadowOn = (
  pen: Pen,
  [x, y]: readonly [number, number],
  rx: number,
  ry: number,
): string =>
  `<ellipse cx="${f1(x)}" cy="${f1(y)}" rx="${f1(rx)}" ry="${f1(ry)}" fill="url(#${groundShadow(pen)})"/>`

/** How far the shadow of both feet reaches beyond them to each side, and how flat it lies, in px. */
const ROUND_FEET = { beyond: 58, flat: 11 } as const
/** The shadow right under one sole. */
const UNDER_SOLE = { rx: 34, ry: 9 } as const

/** The shadow of one who stands: a soft one round both feet, further to the right, as light comes from the left, and one under each sole. */
export function shadowUnder(pen: Pen, [one, other]: readonly [Point, Point]): string {
  const [x, y] = mix(one, other, 0.5)
  const [dx, dy] = [Math.abs(one[0] - other[0]) / 2, Math.abs(one[1] - other[1]) / 2]
  return (
    shadowOn(pen, [x + 12, y], dx + ROUND_FEET.beyond, dy * 0.7 + ROUND_FEET.flat) +
    [one, other]
      .map((sole) => shadowOn(pen, add(sole, [3, 0]), UNDER_SOLE.rx, UNDER_SOLE.ry))
      .join("")
  )
}

/** The OKLab lightness of a ground on which dark cloth can be seen. */
const LIGHT_GROUND = 0.55

/** The OKLab lightness below which cloth and skin would be lost on a dark page. */
const DARK = 0.36
/** Px of the sheet; half of it lies under the cloth. */
const RIM = 5

/**
 * A thin rim round all that is dark, on clear or dark ground: black shoes and cloth keep their
 * outline on a dark page, and on paper of the house's tone it does not show.
 * @param scale of the layers on their sheet
 */
export function rimOn(layers: readonly Layer[], ground: string | null, scale: number): string {
  if (ground !== null && light(ground) > LIGHT_GROUND) return ""
  const dark = layers.flatMap(({ s }) => filledIds(s, (colour) => light(colour) < DARK))
  if (dark.length === 0) return ""
  const edges = dark.map((id) => `<use href="#${id}"/>`).join("")
  return `<g fill="none" stroke="${GROUND}" stroke-width="${f1(RIM / scale)}" stroke-linejoin="round" opacity=".5">${edges}</g>`
}

/** The bounds of what can be seen: clipped drawing does not count, its outline does. */
export function seen(pen: Pen, drawing: string): Bounds {
  return bounds(pen.outlines + drawing.replace(/<g clip-path="[^"]*"[^>]*>.*?<\/g>/g, ""))
}

/** A box in px. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How a drawing is fitted into a box: its scale, and the transform that does it. */
export interface Fitted {
  readonly scale: number
  readonly transform: string
  /** Where the drawing ends up. */
  readonly drawn: Box
}

/** Centres these bounds in a box, as large as fits and is allowed. */
export function fitted([x0, y0, x1, y1]: Bounds, box: Box, largest: number): Fitted {
  const [w, h] = [x1 - x0, y1 - y0]
  const scale = Math.min(box.width / w, box.height / h, largest)
  const k = Math.round(scale * 1000) / 1000
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
  return {
    scale: k,
    transform: `translate(${f1(cx - ((x0 + x1) / 2) * k)} ${f1(cy - ((y0 + y1) / 2) * k)}) scale(${k})`,
    drawn: { x: cx - (w * k) / 2, y: cy - (h * k) / 2, width: w * k, height: h * k },
  }
}

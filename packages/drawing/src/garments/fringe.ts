import type { Cloth } from "../core/cloth.ts"
import { blend, INK, light, shade, tint } from "../core/colour.ts"
import { add, curve, dist, noise, nth, type Points, range, sample } from "../core/geom.ts"
import type { Pen } from "../core/pen.ts"

/** A row of cut strips or threads. */
export interface Fringe {
  /** How long the strips are, in px. */
  readonly length: number
  /** How far apart they hang, in px. */
  readonly apart: number
}

/** Strips that hang from a line, no two of one length: nothing for cloth without. */
export function fringe(pen: Pen, cloth: Cloth, from: Points, { length, apart }: Fringe): string {
  if (!cloth.fringed) return ""
  const { colour } = cloth
  const run = from.slice(1).reduce((sum, p, i) => sum + dist(nth(from, i), p), 0)
  const count = Math.max(3, Math.round(run / apart))
  const strips = sample(from, count).map((root, i) => {
    const sway = (noise(i * 7.3) - 0.5) * apart * 0.9
    const deep = length * (0.84 + noise(i * 3.1) * 0.28)
    return curve([root, add(root, [sway * 0.2, deep * 0.5]), add(root, [sway, deep])])
  })
  const odd = (rest: number) => strips.filter((_, i) => i % 2 === rest).join("")
  return (
    pen.thin(strips.join(""), apart * 0.92, edgeOf(colour)) +
    pen.thin(odd(0), apart * 0.56, colour) +
    pen.thin(odd(1), apart * 0.56, shade(colour, 0.8))
  )
}

/** The edge of strips: lit on dark cloth, where no dark one shows, and a shade of its own on pale cloth. */
const edgeOf = (colour: string): string =>
  light(colour) < DARK
    ? tint(colour, 2.8)
    : isPale(colour)
      ? ownShade(colour)
      : blend(colour, INK, 0.62)

/** Whether an edge in ink looks black on cloth: it is drawn in a shade of its own instead. */
const isPale = (colour: string): boolean => light(colour) > PALE

const ownShade = (colour: string): string => shade(colour, 2.6)

/** The OKLab lightness below which cloth is too dark for darker lines, and above which ink is too dark for it. */
const DARK = 0.36
const PALE = 0.68

/** Where the arm begins and ends that strips hang from along the back seam of the sleeve. */
export const ALONG_SLEEVE: readonly number[] = range(7).map((i) => 0.2 + i * 0.11)

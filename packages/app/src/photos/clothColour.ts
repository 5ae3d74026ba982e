import { type LabPoint, LINEAR, type LinearRgb, labOfXyz, xyzOf } from "@stylin/garments/colour"
import type { SmallFrame } from "./lightCheck.ts"

/** What the part of a picture in the frame shows. */
export type ClothReading =
  | {
      readonly kind: "cloth"
      /** Its colour in CIELAB; of a pattern, the colour that covers most. */
      readonly lab: LabPoint
      /** Whether no colour covers half of it. */
      readonly isPatterned: boolean
    }
  | { readonly kind: "dark" | "glare" }

/** No correction of the light's colour. */
export const AS_SEEN: LinearRgb = [1, 1, 1]

/** The light below which cameras show noise: a covered lens, a pocket. */
const DARKEST = 0.0025
/** A channel from here up may have been brighter than the picture can say. */
const CLIPPED = 250
/** How far apart in CIELAB pixels of one cloth are; folds change lightness, so it counts half. */
const ONE_CLOTH = 8
/** Share of the frame that one colour covers, below which cloth counts as patterned. */
const PLAIN = 0.5

/**
 * The colour of the cloth in a small frame: the mean of the largest group of pixels that look alike,
 * so that a seam, a button, a hand or a second colour does not muddy it.
 * @param gains what each channel's light is multiplied by, from `whiteGains`
 */
export function readCloth(frame: SmallFrame, gains: LinearRgb = AS_SEEN): ClothReading {
  const lights: LinearRgb[] = []
  let clipped = 0
  for (let start = 0; start < frame.width * frame.height * 4; start += 4) {
    const pixel = [0, 1, 2].map((channel) => frame.data[start + channel] ?? 0)
    if (Math.min(...pixel) >= CLIPPED) clipped += 1
    lights.push(lit(pixel, gains))
  }
  const brightness = lights.map((rgb) => Math.max(...rgb)).toSorted((one, other) => one - other)
  if ((brightness[brightness.length >> 1] ?? 0) < DARKEST) return { kind: "dark" }
  if (clipped > lights.length / 2) return { kind: "glare" }
  const labs = lights.map((rgb) => labOfXyz(xyzOf(rgb)))
  const most = largestGroup(labs)
  return { kind: "cloth", lab: meanOf(most), isPatterned: most.length < labs.length * PLAIN }
}

/** How much of a new reading is believed; the rest is the one before. */
const SHARE = 0.35
/** A difference in CIELAB from which it is another cloth, not the same one trembling. */
const ANOTHER = 14

/** A reading made calmer by the one before. */
export function steadied(last: LabPoint | null, next: LabPoint): LabPoint {
  if (last === null) return next
  const [l, a, b] = next.map((value, axis) => value - (last[axis] ?? 0))
  if (Math.hypot(l ?? 0, a ?? 0, b ?? 0) > ANOTHER) return next
  const mixed = (axis: 0 | 1 | 2) => last[axis] + (next[axis] - last[axis]) * SHARE
  return [mixed(0), mixed(1), mixed(2)]
}

function lit(pixel: readonly number[], gains: LinearRgb): LinearRgb {
  const channel = (at: 0 | 1 | 2) => Math.min(1, (LINEAR[pixel[at] ?? 0] ?? 0) * gains[at])
  return [channel(0), channel(1), channel(2)]
}

/** The pixels around the one that has most others close to it. */
function largestGroup(labs: readonly LabPoint[]): LabPoint[] {
  let most = 0
  let center: LabPoint | undefined
  for (const middle of labs) {
    let count = 0
    for (const lab of labs) if (areOneCloth(lab, middle)) count += 1
    if (count > most) {
      most = count
      center = middle
    }
  }
  return labs.filter((lab) => center && areOneCloth(lab, center))
}

/** Whether two pixels may be of one cloth; light and shade are let differ more. Asked of every two, so it takes no root. */
function areOneCloth([l, a, b]: LabPoint, [l2, a2, b2]: LabPoint): boolean {
  const light = (l - l2) / 2
  const red = a - a2
  const yellow = b - b2
  return light * light + red * red + yellow * yellow <= ONE_CLOTH * ONE_CLOTH
}

function meanOf(labs: readonly LabPoint[]): LabPoint {
  const of = (axis: 0 | 1 | 2) =>
    labs.reduce((sum, lab) => sum + lab[axis], 0) / Math.max(1, labs.length)
  return [of(0), of(1), of(2)]
}

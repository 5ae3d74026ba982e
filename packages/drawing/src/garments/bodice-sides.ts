import { clamp, lerp, nth, type Point } from "../core/geom.ts"
import type { Body } from "../figure/body.ts"
import { FIT, type Fit, levels, sideEase } from "../figure/fit.ts"
import { outerX, RISE } from "../figure/hang.ts"
import type { BodiceSpec, Fall } from "./bodice-spec.ts"

/** The side edges of a bodice, and the torso level at which they leave the torso. */
export interface Sides {
  readonly left: Point[]
  readonly right: Point[]
  readonly end: number
}

/** The side edges from the armpit to the hem. */
export function bodiceSides(body: Body, spec: BodiceSpec): Sides {
  const { fit = "regular", hem = 6.6, tucked = false, finish = "hem", fall } = spec
  if (tucked) return tuckedSides(body, fit, spec)
  const { room = 0 } = spec
  const own = sideEase(body, fit)
  // Under the arm it lies as close as any of its fit.
  const ease = (v: number) => own(v) + room * clamp(v - 2)
  const full = fall ? 7 : finish === "tails" ? hem - 0.3 : hem
  // A front that is tucked in draws the sides up.
  const end = spec.frontIn ? Math.min(full, spec.frontIn + SIDES_HANG) : full
  const vs = levels(2, end, fall ? 6 : 5)
  const moved = (v: number): number => {
    if (fall?.clings && v > 3) return CLINGS - ease(v)
    if (spec.shaped && v > 3) return shapedEase(fit) - ease(v)
    if (!body.flat && end < RISE.high && v > 3) return (FIT[fit].e - ease(v)) * FALLS_IN
    return finish === "rib" && !fall && v > end - 0.3 ? -FIT[fit].e * 0.5 : 0
  }
  const side = (u: number): Point[] => {
    const torso = vs.map((v) => body.T(v, u, ease(v) + moved(v)))
    return fall ? [...torso, ...fallOf(body, nth(torso, -1), u, fall)] : torso
  }
  return { left: side(-1), right: side(1), end }
}

/** How far below the waistband the sides of a top hang whose front is tucked in, in torso levels. */
const SIDES_HANG = 1.2

/** How far clinging cloth stands off the body, and off the legs, in px. */
const CLINGS = 0.6
const OFF_LEGS = { clinging: 1.6, usual: 3.5 } as const

/** The ease below the bust of a garment cut to the waist. */
const shapedEase = (fit: Fit): number => Math.max(2, FIT[fit].e * 0.7)

/** How much of the room below the bust a cropped top loses on its way to the waist. */
const FALLS_IN = 0.6

/** How far down inside the waistband the sides of a tucked top are drawn, in torso levels. */
const INSIDE = 0.9

/** The side edges of a tucked top: they fall from the bust and roll over the waistband. */
function tuckedSides(body: Body, fit: Fit, { shaped, band = RISE.high }: BodiceSpec): Sides {
  const end = Math.max(6.1, band + INSIDE)
  const blouse = band - 0.22
  const vs = [2, 2.6, 3.2, 3.8, lerp(3.8, blouse, 0.6), blouse, band, lerp(band, end, 0.5), end]
  const free = shaped ? () => shapedEase(fit) : bloused(body, fit, blouse)
  const own = sideEase(body, fit)
  const ease = (v: number) => (v <= 3 ? own(v) : v < band ? free(v) : 0.5)
  const side = (u: number) => vs.map((v) => body.T(v, u, ease(v)))
  return { left: side(-1), right: side(1), end }
}

/**
 * The ease between bust and waistband of a top that is tucked in: cloth falls straight from the
 * bust to where it blouses over the band, and clings the less the looser it is.
 * @param to the torso level at which it stands out furthest
 */
function bloused(body: Body, fit: Fit, to: number): (v: number) => number {
  const { loose, blouse } = FIT[fit]
  const from = { y: body.row(3).c[1], x: body.row(3).w + sideEase(body, fit)(3) }
  const below = { y: body.row(to).c[1], x: body.row(to).w + blouse }
  return (v) => {
    const { w, c } = body.row(v)
    const straight = lerp(from.x, below.x, clamp((c[1] - from.y) / (below.y - from.y))) - w
    return Math.max(SKIMS, lerp(Math.min(blouse, straight), straight, loose))
  }
}

/** The least ease between body and cloth, in px. */
const SKIMS = 1.5

/** The edges below the hip, from the hip's point down. */
function fallOf(body: Body, hip: Point, u: number, { length, flare, clings }: Fall): Point[] {
  const end = lerp(hip[1], body.lm.ankleR[1], length)
  return [0.2, 0.4, 0.6, 0.8, 1].map((f) => {
    const y = lerp(hip[1], end, f)
    const x = hip[0] + u * flare * f ** 1.08
    const leg = outerX(body, u, y, clings ? OFF_LEGS.clinging : OFF_LEGS.usual)
    return [u > 0 ? Math.max(x, leg) : Math.min(x, leg), y]
  })
}

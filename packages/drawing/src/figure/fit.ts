import { lerp, range } from "../core/geom.ts"
import type { Body } from "./body.ts"

/** How close a garment is: ease in px, how freely it hangs from the bust, and the same for sleeves. */
export interface FitNumbers {
  /** Px between body and cloth. */
  readonly e: number
  /** 0 follows the waist, 1 hangs straight from the bust. */
  readonly loose: number
  /** Px between arm and sleeve. */
  readonly arm: number
  /** How far the head of the sleeve falls off the shoulder, in px. */
  readonly drop: number
  /** How far a tucked top rolls out over its waistband, in px; 3.5 px are a centimetre. */
  readonly blouse: number
}

export const FIT = {
  fitted: { e: 1.5, loose: 0.05, arm: 2.2, drop: 0, blouse: 1.5 },
  regular: { e: 5, loose: 0.44, arm: 4.5, drop: 1, blouse: 2.5 },
  relaxed: { e: 9, loose: 0.85, arm: 7.5, drop: 4, blouse: 4 },
  oversized: { e: 21, loose: 1, arm: 13.5, drop: 14, blouse: 7 },
} as const satisfies Record<string, FitNumbers>
export type Fit = keyof typeof FIT

/** The fit one step closer than each, as thin cloth lies that nothing pads. */
export const CLOSER = {
  fitted: "fitted",
  regular: "fitted",
  relaxed: "regular",
  oversized: "relaxed",
} as const satisfies Record<Fit, Fit>

/** The ease in px, at each torso level, of a garment that hangs from the shoulders. */
export function sideEase(body: Body, fit: Fit): (v: number) => number {
  const { e, loose: asked } = FIT[fit]
  const loose = body.flat && fit !== "fitted" ? Math.max(0.85, asked) : asked
  return (v) => {
    const wider = body.row(v).w - body.half.bust
    const hanging = Math.max(0, (v > 6 ? 1.5 : 0) - wider)
    // Cloth that hangs from the bust rests on a fuller middle or hip, and does not stand off it.
    const rests = body.flat || v <= 3 ? 0 : Math.min(e * RESTS, Math.max(0, wider) * 0.6)
    return e * (v < 3 ? 0.9 : 1) + (v > 3 ? loose * hanging : 0) - rests
  }
}

/** How much of its ease cloth loses at most where it rests on the body. */
const RESTS = 0.55

/** n + 1 even levels from a to b. */
export const levels = (a: number, b: number, n = 6): number[] =>
  range(n + 1).map((i) => lerp(a, b, i / n))

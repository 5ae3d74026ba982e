import { add, clamp, lerp, mix, nth, type Point, range } from "../core/geom.ts"
import type { Body } from "./body.ts"

/** The torso level of a waistband. */
export const RISE = { high: 5.05, mid: 5.6, low: 6.1 } as const
export type Rise = keyof typeof RISE

/** The x of a leg's outer edge at a height, with ease in px. */
export function outerX(body: Body, side: number, y: number, ease = 0): number {
  const leg = body.leg[side < 0 ? "L" : "R"]
  const [hip, knee, ankle] = [nth(leg.joints, 0)[1], nth(leg.joints, 1)[1], nth(leg.joints, 2)[1]]
  const t = y < knee ? (0.5 * (y - hip)) / (knee - hip) : 0.5 + (0.5 * (y - knee)) / (ankle - knee)
  return leg.edge(clamp(t), 1, ease)[0]
}

/** How far out from the hip cloth hangs at most where a coat ends that presses it, in px: as far as coats do. */
const PRESSED = 17
/** How far below the coat it has its own width again, as a share of the leg. */
const OPENS_IN = 0.6

/**
 * The flare of a garment at a share of the way from hip to ankle. Below a coat it goes on in the line that it has beneath it,
 * and opens out only if it is much longer: at once, the coat's hem would pinch it.
 */
export function flareAt(
  share: number,
  { flare = 10, pressedTo, length = share }: Pick<HangOptions, "flare" | "pressedTo" | "length">,
): number {
  if (pressedTo === undefined) return flare
  const pressed = Math.min(flare, (PRESSED * length) / pressedTo)
  return lerp(pressed, flare, clamp((share - pressedTo) / OPENS_IN) ** 2)
}

/** How a garment hangs below the hip. */
export interface HangOptions {
  /** The level of the waist's edge. */
  readonly vw?: number
  /** 0 at the hip, 1 at the ankle. */
  readonly length?: number
  /** How far the hem stands out beyond the hip, in px. */
  readonly flare?: number
  /** Where along the leg a coat over it ends that presses it together; undefined without one. */
  readonly pressedTo?: number | undefined
  readonly ease?: number
  readonly waistEase?: number
  readonly n?: number
}

/** How much of a round middle's width cloth keeps at the hip, and how much more the hem has. */
const KEEPS = 0.62
const FALLS_OUT = 0.45

/** How far flared cloth that falls from a middle wider than the hip stands off the hip, in px. */
const overhang = (body: Body, vw: number): number =>
  Math.max(0, body.row(Math.max(vw, 5)).w - body.row(7).w) * KEEPS

/** The edges of a garment that hangs below the hip, pushed out wherever a leg would show through. */
export function hang(
  body: Body,
  options: HangOptions,
): { readonly L: Point[]; readonly R: Point[]; readonly hemY: number } {
  const { vw = 5, length = 0.5, ease = 3, waistEase = 1.5, n = 5 } = options
  const lowest = Math.max(body.lm.ankleL[1], body.lm.ankleR[1])
  const hemY = lerp(body.T(7, 0)[1], lowest, length)
  const off = flareAt(0, options) > 0 ? overhang(body, vw) : 0
  const side = (u: -1 | 1): Point[] => {
    const hip = body.T(7, u, ease + off)
    const below = range(n).map((k): Point => {
      const f = (k + 1) / n
      const y = lerp(hip[1], hemY - (body.flat ? 0 : u * 2), f)
      const x =
        hip[0] +
        u * (flareAt(f * length, options) - off * (1 - FALLS_OUT)) * f ** 1.08 +
        (body.ps.sway ?? 0) * length * f ** 1.5
      const leg = outerX(body, u, y, 3.5)
      return [u > 0 ? Math.max(x, leg) : Math.min(x, leg), y]
    })
    return [
      body.T(vw, u, waistEase),
      body.T(lerp(vw, 7, 0.5), u, waistEase + (ease + off * 0.7 - waistEase) * 0.5),
      hip,
      ...below,
    ]
  }
  return { L: side(-1), R: side(1), hemY }
}

/** A hem from l to r that sags by `drop` px and waves by `amp`. */
export function hemWave(l: Point, r: Point, drop = 6, waves = 0, amp = 0): Point[] {
  const n = waves ? waves * 2 : 4
  return range(n + 1).map((i) => {
    const t = i / n
    const wave = i && i < n ? (i % 2 ? amp : -amp) : 0
    return add(mix(l, r, t), [0, Math.sin(t * Math.PI) * drop + wave])
  })
}

import type { Heel } from "@stylin/garments/vocabulary"
import { clamp, lerp, type Point, type Points, pairs } from "../../core/geom.ts"

/**
 * The ground plan of a shoe seen from the side, toe to the right: x from 0 at the heel to 250 at
 * the toe, and heights upwards from the sole, which a heel lifts.
 */
export interface SideFrame {
  /** Converts flat lists of x and height to points of the picture. */
  at(flat: readonly number[]): Point[]
  /** The sole's lower edge at x, as a y of the picture. */
  soleY(x: number): number
  /** The ground's y. */
  readonly ground: number
  /** Px of the picture per px of the frame. */
  readonly k: number
  readonly heel: Heel
  /** How high the heel lifts the foot, in px. */
  readonly rise: number
}

/** How far a heel lifts the heel seat, and a platform the ball, in px. */
const RISE: Readonly<Record<Heel, readonly [seat: number, ball: number]>> = {
  flat: [0, 0],
  low: [20, 0],
  block: [52, 0],
  stiletto: [74, 0],
  platform: [60, 22],
  wedge: [50, 12],
}

/** How high a deep sole lifts the whole foot, in px. */
const DEEP = 22

const smooth = (x: number): number => {
  const t = clamp(x)
  return t * t * (3 - 2 * t)
}

/** Where the ground lies when the nearer shoe is drawn. */
const GROUND = 112

/**
 * @param place from the shoe's own frame to the picture
 * @param how `tall` for shafts, which stand upright on a lifted heel; `thick` for a deep sole
 */
export function sideFrame(
  heel: Heel,
  place: (point: Point) => Point,
  { tall = false, thick = false } = {},
): SideFrame {
  const deep = thick ? DEEP : 0
  const [seat, ball] = RISE[heel]
  const rise = (x: number) => lerp(seat, ball, smooth((x - 48) / 108))
  const spring = (x: number) => 4 * smooth((x - 205) / 45)
  // A sloping foot takes less ground than a flat one.
  const foreshortened = (x: number) => x - Math.max(0, x - 60) * 0.14 * (seat / 74)
  const soleY = (x: number) => GROUND - 5 - deep - rise(x) - spring(x)
  return {
    heel,
    rise: seat,
    ground: place([0, GROUND])[1],
    k: place([1, 0])[0] - place([0, 0])[0],
    soleY: (x) => place([x, soleY(x)])[1],
    at: (flat) =>
      pairs(flat).map(([x, up]) => {
        const upright = tall ? smooth((up - 50) / 70) : 0
        return place([foreshortened(x), lerp(soleY(x), GROUND - 5 - deep - seat, upright) - up])
      }),
  }
}

export const back = (run: Points): Point[] => [...run].reverse()

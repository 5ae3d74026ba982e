import { last as lastOf, lerp, mix, nth, type Point, type Points } from "../../core/geom.ts"

/**
 * The foot's form in three-quarter view, in a stance's frame: four runs of points that meet at the
 * shin, the toe, the ball of the foot and the heel.
 */
export interface Last {
  /** From the shin down the instep to the toe. */
  readonly front: Points
  /** Round the toe. */
  readonly tip: Points
  /** From the ball back to the heel, the edge nearest to the viewer. */
  readonly sole: Points
  /** From the heel up to the ankle. */
  readonly back: Points
}

export type Toe = "round" | "almond" | "pointed"

/**
 * @param lift 0 for a foot flat on the ground, 1 for one on its ball
 * @param wide how far a stout shoe stands off the foot, in px
 */
export function lastOfFoot(lift: number, toe: Toe, wide = 0): Last {
  const h = lift
  const w = wide
  const reach = toe === "pointed" ? 6 : toe === "almond" ? 2.5 : 0
  const narrow = toe === "pointed" ? 4 : toe === "almond" ? 1.5 : 0
  const tipX = 18 + w * 0.6 - narrow * 0.2
  const front: Points = [
    [8.8 + w * 0.5, -8],
    [9.3 + w * 0.5, 2],
    [12 + w * 0.6, 13 + h],
    [16.5 + w * 0.6, 25 + 3 * h],
    [20.5 + w * 0.7 - narrow * 0.5, 36 + 4.5 * h],
    [21 + w - narrow * 0.4, 42 + 5 * h],
  ]
  const tip: Points = [
    [21 + w - narrow * 0.4, 42 + 5 * h],
    [tipX + 1.4 + reach * 0.7 * h, 47 + 5 * h + reach * (1 - 0.6 * h)],
    [
      tipX - 4 + narrow * 0.4 + reach * 0.5 * h,
      49.5 + 5.2 * h + reach * (0.95 - 0.5 * h) + w * 0.3,
    ],
    [9 + narrow * 0.5, 49 + 5.2 * h + w * 0.4],
  ]
  const sole: Points = [
    [9 + narrow * 0.5, 49 + 5.2 * h + w * 0.4],
    [1 - w * 0.3, 44.5 + 6.5 * h + w * 0.3],
    [-6 - w * 0.5 + 2 * h, 36 - h],
    [-11 - w * 0.6 + 1.4 * h, 27 - 4 * h],
    [-13 - w * 0.7 + 1.5 * h, 20 - 3 * h],
  ]
  const back: Points = [
    [-13 - w * 0.7 + 1.5 * h, 20 - 3 * h],
    [-13 - w * 0.7 + 1.4 * h, 11 - 2 * h],
    [-10.2 - w * 0.5, 2],
    [-8.8 - w * 0.5, -8],
  ]
  return { front, tip, sole, back }
}

/** The part of a run from the height y on, in the run's own direction; its first point lies at y. */
export function from(run: Points, y: number): Point[] {
  for (let i = 1; i < run.length; i++) {
    const a = nth(run, i - 1)
    const b = nth(run, i)
    if ((a[1] - y) * (b[1] - y) <= 0 && a[1] !== b[1]) {
      const cut = mix(a, b, (y - a[1]) / (b[1] - a[1]))
      return [cut, ...run.slice(i)]
    }
  }
  return [...run]
}

/** The part of a run as far as the height y. */
export const until = (run: Points, y: number): Point[] => from([...run].reverse(), y).reverse()

/** Points moved along y, for a sole below its upper. */
export const lowered = (run: Points, dy: number): Point[] => run.map(([x, y]) => [x, y + dy])

/** How far below the ankle a high heel stands: hardly above the ball of the foot, else the foot would hang from the leg. */
const ON_GROUND = 53

/** The point of the ground under the heel. */
export function heelGround(last: Last, lift: number): Point {
  const [x, y] = lastOf(last.sole)
  return [x, lerp(y + 3, ON_GROUND, lift ** 0.7)]
}

import type { AgeLook, BodySize, BodyType } from "@stylin/garments/vocabulary"
import { clamp, lerp } from "../core/geom.ts"

/** Measurements in cm: the breadth of the shoulders, and girths. */
export interface Measures {
  readonly shoulder: number
  readonly bust: number
  readonly waist: number
  readonly highHip: number
  readonly hip: number
  readonly thigh: number
  readonly calf: number
  readonly arm: number
  /** How round throat, jaw and middle are: 0 for slight bodies, about 1 for the fullest. */
  readonly full: number
}

const measures = (
  shoulder: number,
  bust: number,
  waist: number,
  highHip: number,
  hip: number,
  thigh: number,
  calf: number,
  arm: number,
  full: number,
): Measures => ({ shoulder, bust, waist, highHip, hip, thigh, calf, arm, full })

/**
 * The five body types as they are drawn. Fashion drawing exaggerates: with measurements taken on
 * people, clothes make all five look the same on a card.
 */
export const MEASURES = {
  hourglass: measures(42, 104, 57, 87, 106, 61, 36.5, 27, 0),
  pear: measures(33.5, 78, 65, 98, 119, 75, 40.5, 25, 0),
  inverted_triangle: measures(50.5, 108, 78, 79, 78, 48, 33.5, 31, 0),
  rectangle: measures(37, 82, 83, 84, 83, 50, 34, 25, 0),
  oval: measures(38, 131, 139, 130, 109, 62, 37.5, 40, 1),
} as const satisfies Record<BodyType, Measures>

/** The invisible mannequin's measurements. */
export const MANNEQUIN = measures(40.6, 88.2, 74.6, 88, 93.4, 55.2, 36, 26.6, 0)

/** What one step in size adds. */
const STEP = measures(1.5, 17, 20, 18, 17, 11, 4.5, 6.8, 0.45)
const STEPS = { regular: 0, fuller: 1.6, plus: 3.7 } as const satisfies Record<BodySize, number>
/** What the years add. */
const YEARS = measures(-0.4, 2, 7, 4, 1, -1, 0, 0, 0.15)

/** How round the fullest body is drawn. */
const FULLEST = 1.45

/** The measurements of a type at a size and an age. */
export function measuresOf(type: BodyType, size: BodySize, age: AgeLook): Measures {
  const [own, steps, years] = [MEASURES[type], STEPS[size], age === "older" ? 1 : 0]
  const of = (key: keyof Measures) => own[key] + STEP[key] * steps + YEARS[key] * years
  return measures(
    of("shoulder"),
    of("bust"),
    of("waist"),
    of("highHip"),
    of("hip"),
    of("thigh"),
    of("calf"),
    of("arm"),
    Math.min(FULLEST, of("full")),
  )
}

/** The torso's levels, top to bottom. */
export type LevelName =
  | "neck"
  | "shoulder"
  | "armpit"
  | "bust"
  | "under"
  | "waist"
  | "highHip"
  | "hip"
  | "crotch"

/** Half front widths in px; girths count as ellipses with the proportions of fashion drawing. */
export function halfWidths(m: Measures): Record<LevelName, number> {
  // A full body is round: widest between bust and hip, where girths alone would make a column.
  const round = clamp((m.waist - Math.max(m.bust, m.hip)) / 8)
  return {
    neck: 16 + Math.max(-0.6, (m.bust - 90) * 0.04) + 1.5 * m.full,
    shoulder: m.shoulder * 1.44,
    armpit: m.bust * 0.455,
    bust: m.bust * 0.462,
    under: lerp(m.bust, m.waist, 0.5) * 0.45 + round,
    waist: m.waist * 0.475 + 2.5 * round,
    highHip: m.highHip * 0.487 + 3 * round,
    hip: m.hip * 0.505,
    crotch: m.hip * 0.505 * 0.97,
  }
}

import { both, line, MIDDLE, mirrored, type Step } from "../path.ts"
import type { Silhouette } from "./silhouette.ts"

export interface LegCut {
  readonly top: number
  readonly hem: number
  /** Half widths at waist and hip. */
  readonly waist: number
  readonly hip: number
  /** Distances of the hem's outer and inner corner from the middle. */
  readonly outer: number
  readonly inner: number
  readonly finish: "crease" | "denim" | "cuff" | "plain"
}

/** Two legs from the crotch down, as the left half's steps from the middle of the waist. */
export function legSteps({ top, hem, waist, hip, outer, inner }: LegCut): Step[] {
  const crotch = top + 104
  const hipY = top + 76
  const leg = hem - hipY
  const seam = hem - crotch
  return [
    [MIDDLE - waist, top],
    [MIDDLE - waist - 3, top + 26, MIDDLE - hip, hipY - 28, MIDDLE - hip, hipY],
    [MIDDLE - hip - 1, hipY + leg * 0.2, MIDDLE - outer, hem - leg * 0.4, MIDDLE - outer, hem],
    [MIDDLE - (outer + inner) / 2, hem + 4, MIDDLE - inner - 8, hem + 4, MIDDLE - inner, hem + 3],
    [MIDDLE - inner, hem - seam * 0.3, MIDDLE - 9, crotch + seam * 0.2, MIDDLE, crotch],
  ]
}

/** Trousers, jeans, shorts: whatever has two legs and a waistband. */
export function legs(cut: LegCut): Silhouette {
  const { top, hem, waist, hip, outer, inner, finish } = cut
  const centre = MIDDLE - (outer + inner) / 2
  const band = both(
    [MIDDLE - waist - 1, top + 15],
    [MIDDLE - 20, top + 18, MIDDLE - 10, top + 18, MIDDLE, top + 18],
  )
  const fly = line([MIDDLE, top + 18], [MIDDLE, top + 104])
  const pocket = both(
    [MIDDLE - waist + 10, top + 17],
    [MIDDLE - waist + 8, top + 34, MIDDLE - waist, top + 46, MIDDLE - hip + 4, top + 52],
  )
  const finishes = {
    crease: [
      both([MIDDLE - waist + 14, top + 56], [centre, hem - 60, centre, hem - 40, centre, hem]),
    ],
    denim: [
      both([MIDDLE - outer, hem - 8], [MIDDLE - inner, hem - 5]),
      line([MIDDLE + 8, top + 18], [MIDDLE + 9, top + 56, MIDDLE + 8, top + 66, MIDDLE, top + 72]),
    ],
    cuff: [both([MIDDLE - outer, hem - 16], [MIDDLE - inner, hem - 13])],
    plain: [],
  }
  return {
    inside: [
      mirrored(
        [MIDDLE, top - 4],
        [MIDDLE - 14, top - 4, MIDDLE - waist + 12, top - 3, MIDDLE - waist, top],
        [MIDDLE - waist + 12, top + 4, MIDDLE - 14, top + 5, MIDDLE, top + 5],
      ),
    ],
    cloth: [mirrored([MIDDLE, top + 4], ...legSteps(cut))],
    seams: [band, fly, ...(finish === "plain" ? [] : [pocket]), ...finishes[finish]],
  }
}

export interface SkirtCut {
  readonly top: number
  readonly hem: number
  readonly waist: number
  readonly hip: number
  readonly flare: number
  readonly pleats: boolean
}

export function skirt({ top, hem, waist, hip, flare, pleats }: SkirtCut): Silhouette {
  const hipY = top + 70
  const below = hem - hipY
  const outline = mirrored(
    [MIDDLE, top + 4],
    [MIDDLE - 14, top + 4, MIDDLE - waist + 12, top + 3, MIDDLE - waist, top],
    [MIDDLE - waist - 3, top + 26, MIDDLE - hip, hipY - 26, MIDDLE - hip, hipY],
    [
      MIDDLE - hip - 1,
      hipY + below * 0.2,
      MIDDLE - flare,
      hem - below * 0.35,
      MIDDLE - flare,
      hem - 4,
    ],
    [MIDDLE - flare * 0.6, hem + 4, MIDDLE - 20, hem + 6, MIDDLE, hem + 6],
  )
  const folds = [0.3, 0.66].map((part) =>
    both(
      [MIDDLE - waist * part, top + 24],
      [MIDDLE - hip * part, hipY, MIDDLE - flare * part, hem - 80, MIDDLE - flare * part, hem - 1],
    ),
  )
  const darts = both([MIDDLE - waist * 0.5, top + 18], [MIDDLE - waist * 0.55, top + 44])
  return {
    inside: [
      mirrored(
        [MIDDLE, top - 4],
        [MIDDLE - 14, top - 4, MIDDLE - waist + 12, top - 3, MIDDLE - waist, top],
        [MIDDLE - waist + 12, top + 3, MIDDLE - 14, top + 4, MIDDLE, top + 4],
      ),
    ],
    cloth: [outline],
    seams: [
      both(
        [MIDDLE - waist - 1, top + 13],
        [MIDDLE - 16, top + 17, MIDDLE - 8, top + 17, MIDDLE, top + 17],
      ),
      ...(pleats ? folds : [darts]),
    ],
  }
}

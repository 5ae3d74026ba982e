import { both, line, MIDDLE, mirrored, type Step, shape } from "../path.ts"
import type { Silhouette } from "./silhouette.ts"

export interface UpperCut {
  /** Where the neck meets the shoulder, and the hem. */
  readonly top: number
  readonly hem: number
  /** Half widths at shoulder, waist and hem. */
  readonly shoulder: number
  readonly waist: number
  readonly flare: number
  readonly sleeve: "none" | "short" | "long"
  /** Depth of the neckline below `top`. */
  readonly neck: number
}

interface Landmarks {
  neckX: number
  shoulder: readonly [number, number]
  armpit: readonly [number, number]
  waistY: number
}

function landmarks({ top, shoulder, sleeve }: UpperCut): Landmarks {
  const isStrap = sleeve === "none"
  return {
    neckX: MIDDLE - (isStrap ? 34 : 29),
    shoulder: isStrap ? [MIDDLE - 46, top + 1] : [MIDDLE - shoulder, top + 15],
    armpit: [MIDDLE - shoulder + (isStrap ? 10 : 7), top + (isStrap ? 62 : 60)],
    waistY: top + 122,
  }
}

function armSteps(cut: UpperCut): Step[] {
  const { shoulder, armpit } = landmarks(cut)
  const [sx, sy] = shoulder
  const [ax, ay] = armpit
  if (cut.sleeve === "none") return [[sx + 1, sy + 26, ax + 10, ay - 12, ax, ay]]
  if (cut.sleeve === "short") {
    return [
      [sx - 15, sy + 12, sx - 26, sy + 36, sx - 33, sy + 60],
      [sx - 3, sy + 76],
      [sx + 2, sy + 64, ax - 2, ay + 6, ax, ay],
    ]
  }
  const cuff = sy + 186
  return [
    [sx - 18, sy + 18, sx - 32, sy + 110, sx - 36, cuff],
    [sx - 14, cuff + 5],
    [sx - 4, sy + 130, ax - 6, ay + 40, ax, ay],
  ]
}

/** The outline from the neck down, with sleeves. */
export function bodyOf(cut: UpperCut): string {
  const { top, hem, waist, flare, neck } = cut
  const { neckX, shoulder, armpit, waistY } = landmarks(cut)
  const rise = neck > 40 ? 0.35 : 0.85
  return mirrored(
    [MIDDLE, top + neck],
    [MIDDLE - 16, top + neck, neckX + 4, top + neck * rise, neckX, top],
    [...shoulder],
    ...armSteps(cut),
    [armpit[0] + 2, armpit[1] + 24, MIDDLE - waist, waistY - 24, MIDDLE - waist, waistY],
    [MIDDLE - waist, waistY + 30, MIDDLE - flare + 3, hem - 40, MIDDLE - flare, hem - 3],
    [MIDDLE - flare * 0.5, hem + 2, MIDDLE - 20, hem + 3, MIDDLE, hem + 3],
  )
}

/** The inside of the back, which shows in the neckline. */
export function insideNeck(cut: UpperCut): string {
  const { top, neck } = cut
  const { neckX } = landmarks(cut)
  return mirrored(
    [MIDDLE, top - 4],
    [MIDDLE - 14, top - 4, neckX + 8, top - 3, neckX, top],
    [neckX + 4, top + neck * 0.85, MIDDLE - 16, top + neck, MIDDLE, top + neck],
  )
}

function armhole(cut: UpperCut): string {
  const { shoulder, armpit } = landmarks(cut)
  const [sx, sy] = shoulder
  return both([sx + 3, sy + 2], [sx + 9, sy + 18, armpit[0] + 2, armpit[1] - 20, ...armpit])
}

/** A pull-on garment; `rib` adds bands at hem and cuffs, `shaped` the line of a waist. */
export function pullOn(cut: UpperCut, rib = false, shaped = false): Silhouette {
  const { top, hem, flare, neck, sleeve } = cut
  const { neckX, shoulder, waistY } = landmarks(cut)
  const edge = both(
    [neckX - 5, top + 2],
    [neckX - 1, top + neck, MIDDLE - 18, top + neck + 7, MIDDLE, top + neck + 7],
  )
  const band = both(
    [MIDDLE - flare, hem - 16],
    [MIDDLE - flare * 0.5, hem - 11, MIDDLE - 20, hem - 11, MIDDLE, hem - 11],
  )
  const cuff = both([shoulder[0] - 35, shoulder[1] + 172], [shoulder[0] - 11, shoulder[1] + 176])
  const waist = both(
    [MIDDLE - cut.waist, waistY],
    [MIDDLE - 24, waistY + 4, MIDDLE - 10, waistY + 5, MIDDLE, waistY + 5],
  )
  return {
    inside: [insideNeck(cut)],
    cloth: [bodyOf(cut)],
    seams: [
      edge,
      ...(sleeve === "none" ? [] : [armhole(cut)]),
      ...(rib ? [band, ...(sleeve === "long" ? [cuff] : [])] : []),
      ...(shaped ? [waist] : []),
    ],
  }
}

/** A garment with a shirt collar and a buttoned front, as far down as `placket`. */
export function collared(cut: UpperCut, placket: number): Silhouette {
  const { top, neck } = cut
  const { neckX } = landmarks(cut)
  const front = top + neck
  const collar = (side: 1 | -1) =>
    shape(
      [MIDDLE, front + 1],
      [MIDDLE + side * (MIDDLE - neckX + 1), top - 7],
      [MIDDLE + side * 37, top + 14],
      [MIDDLE + side * 21, front + 21],
    )
  const buttons = Array.from(
    { length: Math.floor((placket - front - 14) / 34) + 1 },
    (_, index) => `M${MIDDLE - 1.5} ${front + 24 + index * 34}l3 0`,
  )
  return {
    inside: [insideNeck(cut)],
    cloth: [bodyOf(cut), collar(-1), collar(1)],
    seams: [
      line([MIDDLE + 6, front + 6], [MIDDLE + 6, placket]),
      ...buttons,
      ...(cut.sleeve === "none" ? [] : [armhole(cut)]),
    ],
  }
}

/** A hood behind the neck, with a pouch in front. */
export function hooded(cut: UpperCut): Silhouette {
  const { top, hem } = cut
  const base = pullOn(cut, true)
  const hood = mirrored(
    [MIDDLE, top + cut.neck],
    [MIDDLE - 24, top + cut.neck, MIDDLE - 42, top + 14, MIDDLE - 46, top + 6],
    [MIDDLE - 50, top - 24, MIDDLE - 28, top - 44, MIDDLE, top - 44],
  )
  const opening = mirrored(
    [MIDDLE, top + cut.neck],
    [MIDDLE - 16, top + cut.neck - 4, MIDDLE - 30, top + 4, MIDDLE - 30, top - 8],
    [MIDDLE - 28, top - 26, MIDDLE - 14, top - 33, MIDDLE, top - 33],
  )
  const pouch = both(
    [MIDDLE, hem - 78],
    [MIDDLE - 30, hem - 78],
    [MIDDLE - 46, hem - 40],
    [MIDDLE - 46, hem - 14],
  )
  return {
    cloth: [...base.cloth, hood],
    inside: [],
    seams: [...(base.seams ?? []).slice(1), pouch, opening],
  }
}

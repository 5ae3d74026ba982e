import { blend, INK, light, skinTones } from "../core/colour.ts"
import { curve, lens, nth, type Point, type Points, pairs, shape } from "../core/geom.ts"
import type { Pen } from "../core/pen.ts"
import { type FaceShape, ofBrows, ofEyes, ofLips, ofNose } from "./face-shape.ts"

/** What a face shows besides its skin. */
export interface FaceLooks {
  /** The colour of the hair, which the brows take up. */
  readonly hair: string
  /** Lines at eyes and mouth. */
  readonly older?: boolean | undefined
  /** What tells her face from others. */
  readonly shape: FaceShape
}

type ToSheet = (point: Point) => Point

/** The near and the far brow, from the nose outwards; a line of three points each. */
const BROWS = [
  pairs([0.03, -0.2, 0.22, -0.29, 0.44, -0.2]),
  pairs([-0.2, -0.2, -0.34, -0.27, -0.5, -0.2]),
]
/** The lashes of lowered lids, from the nose outwards. */
const LASHES = [
  pairs([0.06, 0, 0.22, 0.1, 0.4, -0.04]),
  pairs([-0.2, 0, -0.33, 0.09, -0.49, -0.02]),
]
/** Where the lid folds. */
const FOLDS = [
  pairs([0.07, -0.07, 0.2, -0.1, 0.36, -0.09]),
  pairs([-0.21, -0.07, -0.32, -0.1, -0.46, -0.08]),
]
/** The light below the brows. */
const BROW_BONES = [
  pairs([0.14, -0.185, 0.26, -0.225, 0.42, -0.15]),
  pairs([-0.25, -0.17, -0.36, -0.21, -0.47, -0.15]),
]
/** The nose's side in shadow, and the wing below it. */
const NOSE = pairs([
  -0.06, -0.12, -0.05, 0.1, 0.03, 0.33, -0.08, 0.385, -0.1, 0.28, -0.09, 0.08, -0.06, -0.12,
])
const BRIDGE = pairs([-0.11, -0.14, -0.13, 0.08, -0.14, 0.24])
const NOSTRILS = pairs([-0.21, 0.35, -0.12, 0.39, -0.03, 0.355])
const UPPER_LIP = [
  pairs([-0.28, 0.595, -0.18, 0.555, -0.115, 0.575, -0.05, 0.55, 0.08, 0.6]),
  pairs([0.08, 0.6, -0.1, 0.62, -0.28, 0.595]),
] as const
const LOWER_LIP = [
  pairs([-0.25, 0.603, -0.1, 0.622, 0.055, 0.606]),
  pairs([0.055, 0.606, 0, 0.68, -0.1, 0.705, -0.2, 0.675, -0.25, 0.603]),
] as const
const EAR = pairs([
  0.54, -0.08, 0.64, -0.12, 0.71, -0.03, 0.68, 0.13, 0.63, 0.3, 0.57, 0.33, 0.54, 0.2,
])
const EAR_INSIDE = pairs([0.6, -0.03, 0.66, 0, 0.62, 0.14, 0.585, 0.2])
/** From the wing of the nose past the mouth, and at the corner of the near eye. */
const AGE = [
  pairs([0.05, 0.38, 0.15, 0.48, 0.17, 0.6]),
  pairs([-0.28, 0.4, -0.34, 0.5, -0.34, 0.58]),
  pairs([0.43, 0, 0.47, 0.04, 0.49, 0.1]),
  pairs([0.1, 0.17, 0.22, 0.21, 0.34, 0.16]),
]

/** Deep skin has lips lighter than itself, pale skin darker ones. */
export function lipsOn(skin: string): readonly [upper: string, lower: string] {
  if (light(skin) > 0.6) return [blend(skin, "#A43A34", 0.56), blend(skin, "#C4534A", 0.46)]
  const { lit } = skinTones(skin)
  return [blend(lit, "#B5575A", 0.66), blend(lit, "#EDA59A", 0.7)]
}

/** Below this OKLab lightness a face is drawn by its lights, and its lines are broader. */
const DEEP = 0.5
/** The lines of brow and lashes on deep skin, which a small picture must not lose. */
const BROADER = 1.6
/** What is drawn in it must be darker than the skin's own shadow. */
const DEEPEST = "#0C0908"
/** The light on lids, brow bones and the bridge of the nose of deep skin. */
const GLOW = "#D9A27C"

/** The brows take up the hair; on deep skin they are nearly black, as brown would be lost. */
function browOf(hair: string, skin: string): string {
  if (light(hair) > 0.5) return blend(blend(hair, "#5A3A26", 0.55), skin, 0.2)
  return light(skin) < DEEP ? blend(hair, DEEPEST, 0.8) : blend(hair, INK, 0.3)
}

/** Brows, lowered lids, a nose of one shadow, and lips. */
export function features(
  pen: Pen,
  map: ToSheet,
  { skin, hair, older, shape: hers }: FaceLooks & { readonly skin: string },
): string {
  const at = (points: Points) => points.map(map)
  const { dark } = skinTones(skin)
  const isDeep = light(skin) < DEEP
  const brow = browOf(hair, skin)
  const lash = isDeep ? DEEPEST : blend(INK, hair, 0.15)
  const [upper, lower] = lipsOn(skin)
  const k = isDeep ? BROADER : 1
  const glow = blend(skinTones(skin).lit, GLOW, 0.44)
  const eyes = (lines: readonly Points[]) => lines.map((line) => ofEyes(hers, line))
  const [lashes, folds] = [eyes(LASHES), eyes(FOLDS)]
  const brows = BROWS.map((line) => ofBrows(hers, line))
  const lights = [ofNose(hers, BRIDGE), ...BROW_BONES.map((line) => ofBrows(hers, line))]
  const lids = [0, 1].map((i) => shape(at(nth(lashes, i)), at(nth(folds, i)).reverse())).join("")
  const lip = ([edge, rim]: typeof UPPER_LIP) =>
    shape(at(ofLips(hers, edge)), at(ofLips(hers, rim)))
  const fine = blend(dark, INK, 0.3)
  const marks = (lines: readonly Points[], width: number) =>
    lines.map((line) => lens(at(line), width)).join("")
  return (
    // Lids as light as the brow bones would be taken for open eyes.
    (isDeep ? pen.fill(lids, glow, 0.34) + pen.fill(marks(lights, 3), glow, 0.6) : "") +
    pen.fill(shape(at(ofNose(hers, NOSE))), isDeep ? blend(dark, INK, 0.35) : dark, 0.8) +
    pen.thin(curve(at(ofNose(hers, NOSTRILS))), 0.9, fine, ' stroke-opacity=".75"') +
    pen.fill(marks(folds, 1), fine, 0.6) +
    pen.fill(marks(lashes, 2.6 * k), lash) +
    pen.fill(marks(brows, 2.5 * k), brow, 0.9) +
    pen.fill(lip(LOWER_LIP), lower) +
    pen.fill(lip(UPPER_LIP), upper) +
    (older ? pen.fill(marks(AGE, 1), fine, 0.5) : "")
  )
}

/** The ear on the near side; most hair covers it. */
export function ear(pen: Pen, map: ToSheet, lit: string, dark: string): string {
  const d = shape(EAR.map(map))
  return pen.edged(d, lit, 1, pen.tone, 0.9) + pen.thin(curve(EAR_INSIDE.map(map)), 1.1, dark)
}

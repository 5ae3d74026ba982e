import { noise, type Point, type Points } from "../core/geom.ts"

/** How one woman's face differs from the usual one; all 0 for the usual. */
export interface FaceShape {
  /** How far apart the eyes are. */
  readonly eyes: number
  /** How high the brows lie, and how much their outer ends rise. */
  readonly brow: number
  readonly slant: number
  /** How much longer the nose is. */
  readonly nose: number
  /** How full and how wide the lips are. */
  readonly lips: number
  readonly mouth: number
  /** How broad the jaw is. */
  readonly jaw: number
}

const USUAL: FaceShape = { eyes: 0, brow: 0, slant: 0, nose: 0, lips: 0, mouth: 0, jaw: 0 }

/** The greatest difference of each part, as a share of half a face. */
const MOST: FaceShape = {
  eyes: 0.055,
  brow: 0.06,
  slant: 0.1,
  nose: 0.09,
  lips: 0.4,
  mouth: 0.2,
  jaw: 0.12,
}

/** The face that a number stands for: always the same one; 0 is the usual face. */
export function faceShape(seed: number): FaceShape {
  if (seed === 0) return USUAL
  const of = (part: keyof FaceShape, i: number) =>
    (noise(seed * 3.7 + i * 17.3) * 2 - 1) * MOST[part]
  return {
    eyes: of("eyes", 0),
    brow: of("brow", 1),
    slant: of("slant", 2),
    nose: of("nose", 3),
    lips: of("lips", 4),
    mouth: of("mouth", 5),
    jaw: of("jaw", 6),
  }
}

/** Where the nose is across the face, the middle between the eyes. */
const MIDDLE = -0.08
const MOUTH: Point = [-0.1, 0.605]

/** Points of an eye, at this woman's distance from the other. */
export const ofEyes = ({ eyes }: FaceShape, points: Points): Point[] =>
  points.map(([x, y]) => [x + Math.sign(x - MIDDLE) * eyes, y])

/** Points of a brow, from the nose outwards, as high and as slanted as hers. */
export const ofBrows = (shape: FaceShape, points: Points): Point[] =>
  ofEyes(shape, points).map(([x, y]) => [
    x,
    y - shape.brow - shape.slant * (Math.abs(x - MIDDLE) - 0.3),
  ])

/** Points of the nose, longer or shorter from the brows down. */
export const ofNose = ({ nose }: FaceShape, points: Points): Point[] =>
  points.map(([x, y]) => [x, y + nose * Math.max(0, y + 0.12)])

/** Points of the lips, round the middle of the mouth. */
export const ofLips = ({ lips, mouth }: FaceShape, points: Points): Point[] =>
  points.map(([x, y]) => [
    MOUTH[0] + (x - MOUTH[0]) * (1 + mouth),
    MOUTH[1] + (y - MOUTH[1]) * (1 + lips),
  ])

/** Points of the face's outline, the jaw as broad as hers; cheekbones and chin's height stay. */
export const ofJaw = ({ jaw }: FaceShape, points: Points): Point[] =>
  points.map(([x, y]) => [x * (1 + jaw * Math.min(1, Math.max(0, y - 0.1) * 2.2)), y])

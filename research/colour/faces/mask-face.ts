import { connected } from "../../../packages/server/src/vision/components.ts"
import { chinOn } from "../../../packages/server/src/vision/person.ts"
import { WORN_CLASSES, type WornClass } from "../../../packages/server/src/vision/worn-classes.ts"
import type { Box } from "../truth.ts"

/** The class of each pixel of a photo, row by row. */
export interface ClassMask {
  readonly width: number
  readonly height: number
  readonly classes: Uint8Array
}

/** A face as masks show it, in px of the photo. */
export interface MaskedFace {
  /** From brows to chin. */
  readonly box: Box
  /** From the hairline, or what covers it, to the chin. */
  readonly whole: Box
  /** The share of the face, from brows down, that glasses cover. */
  readonly eyewear: number
  /** The share of hat in a band above the face, a quarter of its height. */
  readonly hat: number
}

/** Masks are looked at in this width: their edges are rough in detail. */
const WIDTH = 200
/** Brows are so far below the hairline, in parts of the face. */
const BROWS = 0.3
/** So many of the outermost places are ears, hands and rough edges. */
const TRIM = 0.02
/** A face that shows less of a head than this is turned away. */
const LEAST_FACE = 0.15
/** A face from hairline to chin is so wide for its height; others are cut short, or hold a neck. */
const SHAPES = { from: 0.5, to: 1.3 } as const
const [SKIN, EYEWEAR] = [WORN_CLASSES.indexOf("skin"), WORN_CLASSES.indexOf("eyewear")]
const HEAD: readonly WornClass[] = ["skin", "hair", "hat", "eyewear"]

/**
 * The face on a mask that people have drawn: no network says where it is, so that networks can be
 * measured by it. Undefined where none is seen.
 */
export function faceOn(mask: ClassMask): MaskedFace | undefined {
  const scale = Math.max(1, mask.width / WIDTH)
  const size = { width: Math.round(mask.width / scale), height: Math.round(mask.height / scale) }
  const map = Uint8Array.from({ length: size.width * size.height }, (_, at) => {
    const [x, y] = [at % size.width, Math.floor(at / size.width)].map((place) =>
      Math.floor((place + 0.5) * scale),
    )
    return mask.classes[Math.min(mask.height - 1, y ?? 0) * mask.width + (x ?? 0)] ?? 0
  })
  // Dark glasses are no narrower part of a face.
  const bare = map.map((value) => (value === EYEWEAR ? SKIN : value))
  const chin = Math.round(chinOn(bare, size) * size.height)
  const isOf = (at: number, names: readonly WornClass[]) =>
    names.some((name) => map[at] === WORN_CLASSES.indexOf(name))
  const on = map.map((_, at) => (at < chin * size.width && isOf(at, HEAD) ? 1 : 0))
  const pieces = connected({ ...size, on }, 1).map(({ pixels }) => pixels)
  // Raised hands are skin alone.
  const [head = []] = pieces
    .filter((pixels) => pixels.some((at) => isOf(at, ["hair", "hat"])))
    .toSorted((one, other) => other.length - one.length)
  const face = head.filter((at) => isOf(at, ["skin", "eyewear"]))
  if (face.length === 0 || face.length < LEAST_FACE * head.length) return undefined
  const [left, right] = held(face.map((at) => at % size.width))
  const [hairline] = held(face.map((at) => Math.floor(at / size.width)))
  const shape = (right - left) / Math.max(1, chin - hairline)
  if (shape < SHAPES.from || shape > SHAPES.to) return undefined
  const brows = hairline + BROWS * (chin - hairline)
  const share = (top: number, bottom: number, name: WornClass) => {
    const rows = Array.from({ length: Math.max(0, bottom - top) }, (_, row) => top + row)
    const places = rows.flatMap((row) =>
      Array.from({ length: right - left }, (_, column) => row * size.width + left + column),
    )
    return places.filter((at) => isOf(at, [name])).length / Math.max(1, places.length)
  }
  const above = Math.max(0, hairline - Math.round((chin - hairline) / 4))
  const box = (top: number): Box => ({
    x: Math.round(left * scale),
    y: Math.round(top * scale),
    width: Math.round((right - left) * scale),
    height: Math.round((chin - top) * scale),
  })
  return {
    box: box(brows),
    whole: box(hairline),
    eyewear: share(Math.round(brows), chin, "eyewear"),
    hat: share(above, hairline, "hat"),
  }
}

function held(values: readonly number[]): [from: number, to: number] {
  const sorted = values.toSorted((one, other) => one - other)
  const out = Math.floor(TRIM * sorted.length)
  return [sorted[out] ?? 0, (sorted[sorted.length - 1 - out] ?? 0) + 1]
}

/** A place or a direction in px; y grows downwards. */
export type Point = readonly [x: number, y: number]
/** A run of points: an edge, a seam, a centreline. */
export type Points = readonly Point[]

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
export const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
export const mul = (a: Point, k: number): Point => [a[0] * k, a[1] * k]
export const mix = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
]
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x))
/** The length of a direction. Math.hypot guards against overflow and is ten times slower. */
const size = (x: number, y: number): number => Math.sqrt(x * x + y * y)
export const dist = (a: Point, b: Point): number => size(a[0] - b[0], a[1] - b[1])

/** Turns a direction clockwise by degrees. */
export function rot([x, y]: Point, degrees: number): Point {
  const r = (degrees * Math.PI) / 180
  const c = Math.cos(r)
  const s = Math.sin(r)
  return [x * c - y * s, x * s + y * c]
}

/** The direction with length 1; the zero vector stays zero. */
export const unit = (a: Point): Point => mul(a, 1 / (size(a[0], a[1]) || 1))

/** The viewer's-right normal of a direction that points down. */
export const right = ([x, y]: Point): Point => [y, -x]

/**
 * The element at an index, counted from the end if negative.
 * @throws RangeError if there is none
 */
export function nth<T>(list: readonly T[], index: number): T {
  const found = list[index < 0 ? list.length + index : index]
  if (found === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`)
  return found
}

/** @throws RangeError for an empty list */
export const first = <T>(list: readonly T[]): T => nth(list, 0)

/** @throws RangeError for an empty list */
export const last = <T>(list: readonly T[]): T => nth(list, -1)

/** Points written as one flat list of numbers: x, y, x, y… */
export function pairs(flat: readonly number[]): Point[] {
  const points: Point[] = []
  for (let i = 1; i < flat.length; i += 2) points.push([nth(flat, i - 1), nth(flat, i)])
  return points
}

/** The numbers 0 … count - 1. */
export function range(count: number): number[] {
  const numbers: number[] = []
  for (let i = 0; i < count; i++) numbers.push(i)
  return numbers
}

/** Noise that depends only on its number, 0 to 1. */
export function noise(n: number): number {
  const s = Math.sin(n * 127.1 + 11.7) * 43758.5453
  return s - Math.floor(s)
}

/** A stream of numbers from 0 to 1 that depends only on its seed. */
export function rng(seed: number): () => number {
  let s = seed >>> 0 || 1
  return () => {
    s = Math.imul(s ^ (s >>> 15), 1 | s)
    s ^= s + Math.imul(s ^ (s >>> 7), 61 | s)
    return ((s ^ (s >>> 14)) >>> 0) / 4294967296
  }
}

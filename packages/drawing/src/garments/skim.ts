import { lerp, nth, type Point, type Points } from "../core/geom.ts"

/** How much of a hollow in its side outerwear spans: what hangs over the thighs nearly all, jackets keep a waist. */
export const SPANS = { hanging: 0.85, jacket: 0.55 } as const

/** A side edge whose hem is not drawn in below full thighs: cloth that hangs over them falls straight. */
export function outToHem(side: Points, u: number): Point[] {
  const [, y] = nth(side, -1)
  const out = Math.max(...side.map(([x]) => u * x))
  return [...side.slice(0, -1), [u * out, y]]
}

/**
 * A side edge that falls past the hollow of the waist in a gentle line instead of following it in and out again, which makes
 * jodhpurs of a wide hip.
 * @param side from the armpit down
 * @param u -1 the viewer's left, 1 the right
 * @param share of the hollow that the cloth spans, 0 to 1
 */
export function skimming(side: Points, u: number, share: number): Point[] {
  const taut = tautened(side, u)
  return side.map((p) => [lerp(p[0], xAt(taut, p[1]), share), p[1]])
}

/** The points that a string would touch that is drawn tight round the outside. */
function tautened(side: Points, u: number): Point[] {
  const touched: Point[] = []
  for (const p of side) {
    while (touched.length > 1 && isWithin(nth(touched, -2), nth(touched, -1), p, u)) touched.pop()
    touched.push(p)
  }
  return touched
}

/** Whether b lies on the line from a to c or further in. */
function isWithin(a: Point, b: Point, c: Point, u: number): boolean {
  const t = (b[1] - a[1]) / (c[1] - a[1] || 1)
  return u * (lerp(a[0], c[0], t) - b[0]) >= 0
}

function xAt(line: Points, y: number): number {
  const after = Math.max(
    1,
    line.findIndex((p) => p[1] >= y),
  )
  const [a, b] = [nth(line, after - 1), nth(line, after)]
  return lerp(a[0], b[0], (y - a[1]) / (b[1] - a[1] || 1))
}

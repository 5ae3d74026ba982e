import { add, lerp, mix, nth, type Point } from "../core/geom.ts"
import type { Body } from "../figure/body.ts"

/** How the opening for the head is cut. */
export type Opening =
  | "crew"
  | "scoop"
  | "racer"
  | "v"
  | "boat"
  | "square"
  | "shirt"
  | "polo"
  | "band"
  | "split"
  | "zip"
  | "roll"
  | "high"
  | "cami"
  | "slip"
  | "cowl"
  | "draped"
  | "wrap"
  | "halter"
  | "one-shoulder"
  | "off-shoulder"
  | "sweetheart"
  | "bandeau"

interface Cut {
  /** Where the opening meets the shoulder line: 0 beside the neck, 1 at the shoulder point. */
  readonly shoulder: number
  /** The torso level of its lowest point. */
  readonly depth: number
  /** The same two on the invisible mannequin, which has no neck to show the opening. */
  readonly flat?: readonly [shoulder: number, depth: number]
  readonly line: "round" | "pointed" | "sharp" | "square" | "slanted" | "bare"
  /** Where the armhole begins on the shoulder line if there is no sleeve. */
  readonly armhole: number
}

const CUTS: Record<Opening, Cut> = {
  crew: { shoulder: 0.14, depth: 0.85, flat: [0.2, 1.5], line: "round", armhole: 0.86 },
  scoop: { shoulder: 0.3, depth: 2.1, line: "round", armhole: 0.64 },
  racer: { shoulder: 0.2, depth: 2.2, line: "round", armhole: 0.54 },
  v: { shoulder: 0.16, depth: 2.7, line: "pointed", armhole: 0.72 },
  boat: { shoulder: 0.74, depth: 0.94, flat: [0.74, 1.2], line: "round", armhole: 0.94 },
  square: { shoulder: 0.42, depth: 1.9, line: "square", armhole: 0.68 },
  shirt: { shoulder: 0.1, depth: 2.3, line: "sharp", armhole: 0.86 },
  polo: { shoulder: 0.06, depth: 1.55, line: "sharp", armhole: 0.86 },
  band: { shoulder: 0.08, depth: 0.98, line: "round", armhole: 0.86 },
  zip: { shoulder: 0.22, depth: 3.3, flat: [0.2, 1.5], line: "pointed", armhole: 0.86 },
  split: { shoulder: 0.14, depth: 1.8, line: "pointed", armhole: 0.72 },
  roll: { shoulder: 0, depth: 0.1, line: "round", armhole: 0.84 },
  high: { shoulder: 0.02, depth: 0.2, flat: [0.06, 0.45], line: "round", armhole: 0.8 },
  cami: { shoulder: 0.5, depth: 2.16, line: "bare", armhole: 1 },
  slip: { shoulder: 0.5, depth: 2.75, line: "bare", armhole: 1 },
  draped: { shoulder: 0.5, depth: 2.7, line: "bare", armhole: 1 },
  cowl: { shoulder: 0.34, depth: 2.5, line: "round", armhole: 0.5 },
  wrap: { shoulder: 0.2, depth: 3.5, line: "pointed", armhole: 0.72 },
  halter: { shoulder: 0.1, depth: 0.8, flat: [0.12, 1.15], line: "round", armhole: 0.3 },
  "one-shoulder": { shoulder: 0.42, depth: 2, line: "slanted", armhole: 0.7 },
  "off-shoulder": { shoulder: 1, depth: 1.95, line: "bare", armhole: 1 },
  sweetheart: { shoulder: 1, depth: 2.5, line: "bare", armhole: 1 },
  bandeau: { shoulder: 1, depth: 2.1, line: "bare", armhole: 1 },
}

/** The torso level of an opening's lowest point. */
export function depthOf(body: Body, opening: Opening): number {
  const { depth, flat } = CUTS[opening]
  return (body.flat ? flat?.[1] : undefined) ?? depth
}

/** How near its point the edges of a sharp opening are straight. */
const SHARP = 0.95

/** True if nothing passes over this shoulder (-1 the viewer's left, 1 the right). */
export function isBare(opening: Opening, side: number): boolean {
  return CUTS[opening].line === "bare" || (opening === "one-shoulder" && side < 0)
}

/**
 * The upper edges of garments that leave the shoulders bare: u, level, ease from the left to the
 * middle.
 */
const BARE_EDGES: Partial<Record<Opening, readonly (readonly [number, number, number])[]>> = {
  "off-shoulder": [
    [-1.02, 1.62, 3],
    [-0.66, 1.84, 0],
    [-0.3, 1.93, 0],
  ],
  cami: [
    [-0.97, 2.06, 0.3],
    [-0.62, 1.74, 0],
    [-0.34, 2.02, 0],
  ],
  slip: [
    [-0.97, 2.06, 0.3],
    [-0.62, 1.72, 0],
    [-0.3, 2.27, 0],
  ],
  draped: [
    [-0.97, 2.06, 0.3],
    [-0.64, 1.72, 0],
    [-0.4, 2.34, 0],
  ],
  sweetheart: [
    [-0.98, 2.04, 0.5],
    [-0.74, 1.94, 0],
    [-0.42, 1.98, 0],
    [-0.14, 2.3, 0],
  ],
  bandeau: [
    [-0.98, 2.04, 0.5],
    [-0.6, 2.06, 0],
    [-0.3, 2.1, 0],
  ],
}

/** The edge of the opening from the viewer's left to the right, in px. */
export function neckEdge(body: Body, opening: Opening): Point[] {
  const cut = CUTS[opening]
  const shoulder = (body.flat ? cut.flat?.[0] : undefined) ?? cut.shoulder
  const depth = depthOf(body, opening)
  const T = body.T
  const bare = BARE_EDGES[opening]
  if (bare)
    return [
      ...bare.map(([u, v, ease]) => T(v, u, ease)),
      T(depth, 0),
      ...[...bare].reverse().map(([u, v, ease]) => T(v, -u, ease)),
    ]
  const l = body.shoulderLine(-1, shoulder, 1)
  const r = body.shoulderLine(1, shoulder, 1)
  const c = T(depth, 0)
  if (cut.line === "slanted")
    return [T(2.04, -0.98, 0.5), T(1.86, -0.6), T(1.66, -0.1), T(1.36, 0.32), r]
  if (cut.line === "pointed")
    return [l, add(mix(l, c, 0.5), [-1.5, 1.5]), c, add(mix(r, c, 0.5), [1.5, 1.5]), r]
  // Where a placket begins, the edges run straight and meet in a point: rounded, it would be a keyhole.
  if (cut.line === "sharp")
    return [l, mix(l, c, 0.5), mix(l, c, SHARP), c, mix(r, c, SHARP), mix(r, c, 0.5), r]
  if (cut.line === "square") {
    const side = (p: Point, k: number): Point[] => [
      p,
      [p[0] + 3 * k, c[1] - 3],
      [p[0] + 6 * k, c[1]],
    ]
    return [...side(l, 1), c, ...side(r, -1).reverse()]
  }
  const towards = (p: Point, x: number, y: number): Point => [
    lerp(p[0], c[0], x),
    lerp(p[1], c[1], y),
  ]
  return [
    l,
    towards(l, 0.2, 0.62),
    towards(l, 0.55, 0.93),
    c,
    towards(r, 0.55, 0.93),
    towards(r, 0.2, 0.62),
    r,
  ]
}

/** The armhole from the neck side down to the armpit, in px; `side` is -1 or 1. */
export function armhole(
  body: Body,
  side: number,
  opening: Opening,
  set: { readonly sleeved: boolean; readonly ease: number; readonly drop: number },
): Point[] {
  const T = body.T
  if (isBare(opening, side))
    return [nth(neckEdge(body, opening), side < 0 ? 0 : -1), T(2.1, side, set.ease - 1)]
  if (set.sleeved)
    return [
      body.shoulderLine(side, (1 + set.drop / 80) * 0.9),
      T(1.5, side * 0.88, set.ease * 0.45),
      T(2, side, set.ease),
    ]
  const bare = opening === "halter" ? 0.52 : opening === "racer" ? 0.6 : 0.8
  return [
    body.shoulderLine(side, CUTS[opening].armhole),
    T(1.35, side * bare, 0),
    T(1.8, side * lerp(bare, 1, 0.3), 0),
    T(2.1, side, set.ease - 1),
  ]
}

/** Where thin straps are sewn on, left and right, and the shoulders that they pass over. */
export function strapsOf(body: Body, opening: Opening): readonly (readonly [Point, Point])[] {
  const edge = neckEdge(body, opening)
  return [-1, 1].map((side) => [nth(edge, side < 0 ? 1 : -2), body.shoulderLine(side, 0.5, 1)])
}

import { add, noise, type Point, type Points, pairs, range, sample } from "../../core/geom.ts"
import { drawnBack, NAPE, PARTED } from "./gathered.ts"
import { type Hairdo, mass, ropes, strands, waved } from "./part.ts"
import { LONG_BEHIND, LONG_FALL, LONG_FALL_BEHIND, LONG_FRONT, PARTING } from "./smooth.ts"

const wavy = (points: Points) => waved(sample(points, points.length * 2), 0.09, 0.1)

export const waves: Hairdo = {
  behind: [mass(wavy(LONG_BEHIND), "deep"), strands(LONG_FALL_BEHIND.map(wavy), "hair", 2)],
  front: [mass(wavy(LONG_FRONT)), strands([...PARTING, ...LONG_FALL.map(wavy)])],
}

/** A ring with a wavering edge, closed. */
function ring(rx: number, ry: number, [cx, cy]: Point, n: number, waver: number): Point[] {
  return range(n * 2).map((i) => {
    const a = (i / (n * 2)) * Math.PI * 2
    const r = 1 + (i % 2 ? waver : -waver) + (noise(i * 7) - 0.5) * waver
    return [cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r]
  })
}

/** Short curls strewn over the crown, leaving the face clear. */
const COILS: readonly Points[] = range(22).flatMap((i) => {
  const a = noise(i + 3) * 6.28
  const r = 0.62 + noise(i + 40) * 0.42
  const c: Point = [0.05 + Math.cos(a) * r, -0.5 + Math.sin(a) * r * 0.95]
  if (c[1] > 0.3 || (c[1] > -0.35 && Math.abs(c[0]) < 0.62)) return []
  return [pairs([-0.1, 0.04, -0.02, -0.09, 0.09, 0, 0.03, 0.08]).map((p) => add(c, p))]
})

export const curls: Hairdo = {
  behind: [mass(ring(1.12, 1.14, [0.05, -0.42], 15, 0.035), "deep")],
  front: [
    mass(
      pairs([
        -0.5, -0.2, -0.52, -0.5, -0.3, -0.62, -0.1, -0.72, 0.1, -0.62, 0.3, -0.6, 0.46, -0.4, 0.54,
        -0.1, 0.62, 0.2, 0.8, 0.4, 1.02, 0.24, 1.16, -0.1, 1.2, -0.6, 1.02, -1.1, 0.6, -1.46, 0.05,
        -1.58, -0.5, -1.46, -0.92, -1.1, -1.08, -0.6, -1.04, -0.1, -0.86, 0.3, -0.66, 0.4, -0.58,
        0.1,
      ]),
    ),
    strands(COILS, "lit", 1.3),
  ],
}

/** A plait along a centreline: its scalloped outline, and the crossings on it. */
function plait(line: Points, width: number): { outline: Point[]; crossings: Points[] } {
  const n = 9
  const along = sample(line, n)
  const reach = (i: number) => width * (i === 0 ? 0.5 : 1) * (1 - (0.45 * i) / n)
  const left = along.map(([x, y], i): Point => [x - reach(i) * (i % 2 ? 1.05 : 0.78), y])
  const other = along.map(([x, y], i): Point => [x + reach(i) * (i % 2 ? 0.78 : 1.05), y])
  const crossings = along.slice(0, -1).map(([x, y], i): Points => {
    const w = reach(i) * (i % 2 ? -0.85 : 0.85)
    return pairs([x + w, y - 0.02, x + w * 0.1, y + 0.1, x - w * 0.7, y + 0.24])
  })
  return { outline: [...left, ...other.reverse()], crossings }
}
const LEFT_PLAIT = plait(pairs([-0.66, 0.16, -0.8, 0.75, -0.96, 1.5, -0.92, 2.3]), 0.19)
const RIGHT_PLAIT = plait(pairs([0.74, 0.12, 0.88, 0.72, 1.04, 1.5, 1, 2.4]), 0.19)

export const braids: Hairdo = {
  behind: [NAPE],
  front: [
    ...PARTED,
    mass(LEFT_PLAIT.outline),
    mass(RIGHT_PLAIT.outline),
    strands([...LEFT_PLAIT.crossings, ...RIGHT_PLAIT.crossings]),
  ],
}

/** Ropes that fall from the crown and swing out to their tips. */
const falls = (places: readonly number[], length: number): Points[] =>
  places.map((x, i) => {
    const out = Math.sign(x) * 0.12
    const tip = length + (noise(i * 3 + 1) - 0.5) * 0.4
    return [
      [x * 0.4, -1.05],
      [x * 0.92, -0.5],
      [x + out, 0.3],
      [x * 1.12 + out * 1.4, tip * 0.6],
      [x * 1.16 + out * 1.6, tip],
    ]
  })

export const locs: Hairdo = {
  behind: [
    mass(
      pairs([-0.66, -0.5, -0.8, 0.5, -0.7, 1.2, 0, 1.3, 0.76, 1.2, 0.88, 0.5, 0.74, -0.6, 0, -1.1]),
      "deep",
    ),
    ropes(falls([-0.9, -0.78, -0.6, -0.4, 0.42, 0.62, 0.8, 0.94], 2.1), 5),
  ],
  front: [
    ...drawnBack([0.3, -1]),
    ropes(falls([-0.7, -0.82, 0.68, 0.8, 0.92], 1.5), 4.6),
    strands(PARTING),
  ],
}

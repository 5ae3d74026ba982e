import { pointsInside } from "./colours.ts"
import type { Mask, Raster } from "./raster.ts"

/** How much of a garment, in thousandths, has a tone; tones of less are left out. */
export type Tones = readonly (readonly [tone: number, share: number])[]

/** Tones lie on a grid of lightness, green to red, and blue to yellow, in OKLab. */
const AXES = [
  { steps: 9, from: 0, to: 1 },
  { steps: 7, from: -0.2, to: 0.2 },
  { steps: 7, from: -0.2, to: 0.2 },
] as const
const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** A garment's tones and how much of it each has: they change little with how it is worn. */
export function tonesOf(picture: Raster, mask: Mask): Tones {
  const points = pointsInside(picture, mask)
  const shares = new Map<number, number>()
  for (let at = 0; at < points.length; at += 3) addPoint(shares, points.subarray(at, at + 3))
  const count = points.length / 3
  return [...shares].flatMap(([tone, sum]) => {
    const share = Math.round((1000 * sum) / count)
    return share > 0 ? [[tone, share] as const] : []
  })
}

/** Spreads a pixel over the eight tones around it, so that no boundary matters. */
function addPoint(shares: Map<number, number>, point: Float64Array): void {
  const places = AXES.map(({ steps, from, to }, axis) => {
    const place = (((point[axis] ?? 0) - from) / (to - from)) * (steps - 1)
    return Math.max(0, Math.min(steps - 1, place))
  })
  for (const corner of CORNERS) {
    let [tone, weight] = [0, 1]
    AXES.forEach(({ steps }, axis) => {
      const place = places[axis] ?? 0
      const below = Math.min(Math.floor(place), steps - 2)
      const isAbove = (corner >> axis) & 1
      tone = tone * steps + below + isAbove
      weight *= isAbove ? place - below : 1 - place + below
    })
    if (weight > 0) shares.set(tone, (shares.get(tone) ?? 0) + weight)
  }
}

/** How much of two garments has the same tones, 0 to 1. */
export function sharedTones(first: Tones, second: Tones): number {
  const others = new Map(second)
  const both = first.map(([tone, share]) => Math.min(share, others.get(tone) ?? 0))
  return both.reduce((sum, share) => sum + share, 0) / 1000
}

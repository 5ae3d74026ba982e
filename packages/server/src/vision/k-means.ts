export type Point = readonly [number, number, number]

export interface Cluster {
  readonly centre: Point
  /** Indices of its points. */
  readonly members: readonly number[]
}

const ROUNDS = 12

/**
 * Lloyd's clustering from given starts; clusters that lose every point are left out. The same points
 * and starts give the same clusters.
 */
export function kMeans(points: readonly Point[], starts: readonly Point[]): Cluster[] {
  let clusters: Cluster[] = starts.map((centre) => ({ centre, members: [] }))
  for (let round = 0; round < ROUNDS; round += 1) {
    const members = clusters.map((): number[] => [])
    points.forEach((point, index) => {
      members[nearest(point, clusters)]?.push(index)
    })
    clusters = members
      .filter((indices) => indices.length > 0)
      .map((indices) => ({ centre: mean(points, indices), members: indices }))
  }
  return clusters
}

/** Points spread evenly over the order of their first coordinate. */
export function quantileStarts(points: readonly Point[], count: number): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0])
  return Array.from({ length: count }, (_, index) => {
    const start = sorted[Math.floor(((index + 0.5) / count) * sorted.length)]
    return start ?? [0, 0, 0]
  })
}

function nearest(point: Point, clusters: readonly Cluster[]): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  clusters.forEach(({ centre }, index) => {
    const distance =
      (point[0] - centre[0]) ** 2 + (point[1] - centre[1]) ** 2 + (point[2] - centre[2]) ** 2
    if (distance < least) {
      least = distance
      best = index
    }
  })
  return best
}

/** The middle of the points at these indices. */
export function mean(points: readonly Point[], indices: readonly number[]): Point {
  const sum: [number, number, number] = [0, 0, 0]
  for (const index of indices) {
    const [x, y, z] = points[index] ?? [0, 0, 0]
    sum[0] += x
    sum[1] += y
    sum[2] += z
  }
  return [sum[0] / indices.length, sum[1] / indices.length, sum[2] / indices.length]
}

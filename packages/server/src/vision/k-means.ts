export type Point = readonly [number, number, number]

/** Points one after the other, three numbers each: an object for each pixel would be slow. */
export type Points = Float64Array

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
export function kMeans(points: Points, starts: readonly Point[]): Cluster[] {
  const owners = new Uint8Array(points.length / 3)
  const centres = Float64Array.from(starts.flat())
  for (let round = 0; round < ROUNDS; round += 1) {
    findOwners(points, centres, owners)
    moveCentres(points, centres, owners)
  }
  const members = starts.map((): number[] => [])
  owners.forEach((owner, index) => {
    members[owner]?.push(index)
  })
  return members.flatMap((indices, cluster) =>
    indices.length === 0 ? [] : { centre: pointAt(centres, cluster), members: indices },
  )
}

/** Points spread evenly over the order of their first coordinate. */
export function quantileStarts(points: Points, count: number): Point[] {
  const order = Uint32Array.from({ length: points.length / 3 }, (_, index) => index)
  order.sort((a, b) => (points[a * 3] ?? 0) - (points[b * 3] ?? 0))
  return Array.from({ length: count }, (_, index) =>
    pointAt(points, order[Math.floor(((index + 0.5) / count) * order.length)] ?? 0),
  )
}

function pointAt(points: Points, index: number): Point {
  return [points[index * 3] ?? 0, points[index * 3 + 1] ?? 0, points[index * 3 + 2] ?? 0]
}

/** The middle of the points at these indices. */
export function mean(points: Points, indices: readonly number[]): Point {
  const sum: [number, number, number] = [0, 0, 0]
  for (const index of indices) {
    sum[0] += points[index * 3] ?? 0
    sum[1] += points[index * 3 + 1] ?? 0
    sum[2] += points[index * 3 + 2] ?? 0
  }
  return [sum[0] / indices.length, sum[1] / indices.length, sum[2] / indices.length]
}

/** Notes for each point which centre is nearest. */
function findOwners(points: Points, centres: Points, owners: Uint8Array): void {
  for (let index = 0; index < owners.length; index += 1) {
    let least = Number.POSITIVE_INFINITY
    for (let cluster = 0; cluster * 3 < centres.length; cluster += 1) {
      const x = (points[index * 3] ?? 0) - (centres[cluster * 3] ?? 0)
      const y = (points[index * 3 + 1] ?? 0) - (centres[cluster * 3 + 1] ?? 0)
      const z = (points[index * 3 + 2] ?? 0) - (centres[cluster * 3 + 2] ?? 0)
      const distance = x * x + y * y + z * z
      if (distance < least) {
        least = distance
        owners[index] = cluster
      }
    }
  }
}

/** Moves each centre to the middle of its points; one that has none becomes NaN, nearest to nothing. */
function moveCentres(points: Points, centres: Points, owners: Uint8Array): void {
  const counts = new Uint32Array(centres.length / 3)
  centres.fill(0)
  for (let index = 0; index < owners.length; index += 1) {
    const owner = owners[index] ?? 0
    counts[owner] = (counts[owner] ?? 0) + 1
    for (let axis = 0; axis < 3; axis += 1) {
      centres[owner * 3 + axis] = (centres[owner * 3 + axis] ?? 0) + (points[index * 3 + axis] ?? 0)
    }
  }
  for (let at = 0; at < centres.length; at += 1) {
    centres[at] = (centres[at] ?? 0) / (counts[Math.floor(at / 3)] ?? 0)
  }
}

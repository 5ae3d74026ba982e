import { type Cluster, kMeans, type Points, quantileStarts } from "./k-means.ts"
import { type LabPlanes, labPlanes } from "./lab-planes.ts"
import { valueAtRank } from "./rank.ts"
import type { Raster } from "./raster.ts"

const BAND = 0.05
const BORDER_CLUSTERS = 5
/**
 * The part of the pixels below the value that counts as 1. A garment fills a quarter of a picture or
 * more: measured by the uppermost hundredths, a shirt fades beside the print on it.
 */
const MUCH = 0.85
const NEARLY_ALL = 0.98
const HARDLY_ANY = 0.02
/** Keeps a cluster of one colour from making every other colour infinitely far. */
const LEAST_VARIANCE = 9
/** How broad the weight on the middle is, in half widths. */
const CENTRE_BREADTH = 0.9

/**
 * How much each pixel stands out, 0 to 1: by what separates it from the picture's edge along the
 * easiest way (minimum barrier distance; Zhang et al., "Minimum barrier salient object detection at
 * 80 fps", ICCV 2015) and by how unlike the colours along the edge it is.
 */
export function saliency(picture: Raster): Float32Array {
  const { width, height } = picture
  const planes = labPlanes(picture)
  const barrier = new Float32Array(width * height)
  for (const plane of planes) {
    barrierDistance(plane, width, height).forEach((value, index) => {
      barrier[index] = (barrier[index] ?? 0) + value
    })
  }
  const unlike = borderDistance(planes, width, height)
  const [first, second] = [spread(barrier, MUCH), spread(unlike, MUCH)]
  const weighted = first.map((value, index) => {
    const x = ((index % width) / (width - 1)) * 2 - 1
    const y = (Math.floor(index / width) / (height - 1)) * 2 - 1
    const centre = Math.exp(-(x * x + y * y) / (2 * CENTRE_BREADTH ** 2))
    return ((value + (second[index] ?? 0)) / 2) * centre
  })
  return spread(weighted, NEARLY_ALL)
}

/** Four raster passes, down and up in turn, over one plane. */
function barrierDistance(plane: Float32Array, width: number, height: number): Float32Array {
  const distance = new Float32Array(plane.length).fill(Number.POSITIVE_INFINITY)
  const highest = plane.slice()
  const lowest = plane.slice()
  for (let index = 0; index < plane.length; index += 1) {
    const x = index % width
    if (x === 0 || x === width - 1 || index < width || index >= plane.length - width) {
      distance[index] = 0
    }
  }
  function reach(index: number, from: number): void {
    const value = plane[index] ?? 0
    const high = Math.max(highest[from] ?? 0, value)
    const low = Math.min(lowest[from] ?? 0, value)
    if (high - low >= (distance[index] ?? 0)) return
    distance[index] = high - low
    highest[index] = high
    lowest[index] = low
  }
  for (let pass = 0; pass < 4; pass += 1) {
    const step = pass % 2 === 0 ? 1 : -1
    for (let row = 1; row < height - 1; row += 1) {
      const first = row * width + 1
      let index = step > 0 ? first : plane.length - 1 - first
      for (let column = 1; column < width - 1; column += 1) {
        reach(index, index - step)
        reach(index, index - step * width)
        index += step
      }
    }
  }
  return distance
}

/** The Mahalanobis distance of each pixel to the nearest of the clusters of the border's colours. */
function borderDistance(planes: LabPlanes, width: number, height: number): Float32Array {
  const band = Math.max(2, Math.round(Math.min(width, height) * BAND))
  const border: number[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inside = x >= band && x < width - band && y >= band && y < height - band
      if (!inside) border.push(...at(planes, y * width + x))
    }
  }
  const points = Float64Array.from(border)
  const clusters = kMeans(points, quantileStarts(points, BORDER_CLUSTERS))
  const measures = clusters.map((cluster) => measureOf(cluster, points))
  const distance = new Float32Array(width * height)
  for (let index = 0; index < distance.length; index += 1) {
    const [l, a, b] = at(planes, index)
    let nearest = Number.POSITIVE_INFINITY
    for (const measure of measures) nearest = Math.min(nearest, measure(l, a, b))
    distance[index] = Math.sqrt(nearest)
  }
  return distance
}

function at([l, a, b]: LabPlanes, index: number): [number, number, number] {
  return [l[index] ?? 0, a[index] ?? 0, b[index] ?? 0]
}

/** The squared Mahalanobis distance to a cluster, by the inverse of its 3 x 3 covariance. */
function measureOf({ centre: [cx, cy, cz], members }: Cluster, points: Points) {
  let [xx, xy, xz, yy, yz, zz] = [0, 0, 0, 0, 0, 0]
  for (const index of members) {
    const x = (points[index * 3] ?? 0) - cx
    const y = (points[index * 3 + 1] ?? 0) - cy
    const z = (points[index * 3 + 2] ?? 0) - cz
    xx += x * x
    xy += x * y
    xz += x * z
    yy += y * y
    yz += y * z
    zz += z * z
  }
  const n = members.length
  ;[xx, yy, zz] = [xx / n + LEAST_VARIANCE, yy / n + LEAST_VARIANCE, zz / n + LEAST_VARIANCE]
  ;[xy, xz, yz] = [xy / n, xz / n, yz / n]
  const determinant = xx * (yy * zz - yz * yz) - xy * (xy * zz - yz * xz) + xz * (xy * yz - yy * xz)
  const [ixx, ixy, ixz] = [yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy]
  const [iyy, iyz, izz] = [xx * zz - xz * xz, xy * xz - xx * yz, xx * yy - xy * xy]
  return (l: number, a: number, b: number): number => {
    const [x, y, z] = [l - cx, a - cy, b - cz]
    const squares = ixx * x * x + iyy * y * y + izz * z * z
    return (squares + 2 * (ixy * x * y + ixz * x * z + iyz * y * z)) / determinant
  }
}

/** Values moved so that their 2nd percentile is 0 and the named one 1, clipped; all 0 if they are equal. */
function spread(values: Float32Array, highest: number): Float32Array {
  const low = valueAtRank(values, Math.floor(values.length * HARDLY_ANY))
  const high = valueAtRank(values, Math.floor(values.length * highest))
  if (high <= low) return new Float32Array(values.length)
  return values.map((value) => Math.min(1, Math.max(0, (value - low) / (high - low))))
}

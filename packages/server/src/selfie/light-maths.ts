import {
  D65,
  type LabPoint,
  type LinearRgb,
  labOfXyz,
  type Xyz,
  xyzOf,
} from "@stylin/garments/colour"

type Matrix = readonly [LinearRgb, LinearRgb, LinearRgb]

const FROM_XYZ: Matrix = [
  [3.2404542, -1.5371385, -0.4985314],
  [-0.969266, 1.8760108, 0.041556],
  [0.0556434, -0.2040259, 1.0572252],
]
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
]
const FROM_BRADFORD: Matrix = [
  [0.9869929, -0.1470543, 0.1599627],
  [0.4323053, 0.5183603, 0.0492912],
  [-0.0085287, 0.0400428, 0.9684867],
]
const D65_CONES = times(BRADFORD, D65)

/** White under a light, as linear sRGB with a luminance of 1. */
export function whiteOf(x: number, y: number): LinearRgb {
  return times(FROM_XYZ, [x / y, 1, (1 - x - y) / y])
}

/** Cone responses to light (Bradford), where a change of illuminant is a change of gains. */
export function conesOf(rgb: LinearRgb): LinearRgb {
  return times(BRADFORD, xyzOf(rgb))
}

/** CIELAB in daylight of a colour seen under a light; both as cone responses. */
export function labUnder(cones: LinearRgb, white: LinearRgb, exposure: number): LabPoint {
  const gained: LinearRgb = [
    (cones[0] * D65_CONES[0]) / (white[0] * exposure),
    (cones[1] * D65_CONES[1]) / (white[1] * exposure),
    (cones[2] * D65_CONES[2]) / (white[2] * exposure),
  ]
  return labOfXyz(times(FROM_BRADFORD, gained))
}

function times(matrix: Matrix, vector: LinearRgb | Xyz): LinearRgb {
  const row = ([a, b, c]: LinearRgb) => a * vector[0] + b * vector[1] + c * vector[2]
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

export function median(values: ArrayLike<number>): number {
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length >> 1
  if (sorted.length === 0) return Number.NaN
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** Red, green and blue in proportion to light, 1 being the brightest a picture can hold. */
export type Rgb = readonly [number, number, number]
/** CIELAB in daylight (D65). */
export type Lab = readonly [l: number, a: number, b: number]

/** Light by sRGB value. */
export const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

export function luminance([r, g, b]: Rgb): number {
  return 0.2126729 * r + 0.7151522 * g + 0.072175 * b
}

type Matrix = readonly [Rgb, Rgb, Rgb]

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
]
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
const D65: Rgb = [0.95047, 1, 1.08883]
const D65_CONES = times(BRADFORD, D65)

/** What a light makes of white, as linear sRGB with the luminance of 1. */
export function whiteOf(x: number, y: number): Rgb {
  return times(FROM_XYZ, [x / y, 1, (1 - x - y) / y])
}

/** Cone responses to light (Bradford), where a change of illuminant is a change of gains. */
export function conesOf(rgb: Rgb): Rgb {
  return times(BRADFORD, times(TO_XYZ, rgb))
}

/** CIELAB of a colour seen under a light, as it would be in daylight; both as cone responses. */
export function labUnder(cones: Rgb, white: Rgb, exposure: number): Lab {
  const gained: Rgb = [
    (cones[0] * D65_CONES[0]) / (white[0] * exposure),
    (cones[1] * D65_CONES[1]) / (white[1] * exposure),
    (cones[2] * D65_CONES[2]) / (white[2] * exposure),
  ]
  const [x, y, z] = times(FROM_BRADFORD, gained)
  const fx = root(x / D65[0])
  const fy = root(y)
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - root(z / D65[2]))]
}

function root(share: number): number {
  return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116
}

function times(matrix: Matrix, vector: Rgb): Rgb {
  const row = ([a, b, c]: Rgb) => a * vector[0] + b * vector[1] + c * vector[2]
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

import type { Raster } from "./raster.ts"

/** CIELAB (D65) of a picture, a plane each: lightness 0 to 100, a and b about -128 to 128. */
export type LabPlanes = readonly [l: Float32Array, a: Float32Array, b: Float32Array]

/** IEC 61966-2-1, for every value of a channel. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** The light of an sRGB channel of 0 to 255, 0 to 1. */
export function linear(channel: number): number {
  return LINEAR[channel] ?? 0
}

/** Colours of a picture as people see them, plane by plane: pixel for pixel objects would be slow. */
export function labPlanes({ rgb }: Raster): LabPlanes {
  const pixels = rgb.length / 3
  const planes: LabPlanes = [
    new Float32Array(pixels),
    new Float32Array(pixels),
    new Float32Array(pixels),
  ]
  for (let index = 0; index < pixels; index += 1) {
    const red = linear(rgb[index * 3] ?? 0)
    const green = linear(rgb[index * 3 + 1] ?? 0)
    const blue = linear(rgb[index * 3 + 2] ?? 0)
    const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    planes[0][index] = 116 * y - 16
    planes[1][index] = 500 * (x - y)
    planes[2][index] = 200 * (y - z)
  }
  return planes
}

function root(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116
}

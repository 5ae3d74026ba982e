import { labOfXyz, linearRgb, xyzOf } from "@stylin/garments/colour"
import type { Raster } from "./raster.ts"

/** CIELAB (D65) of a picture, a plane each: lightness 0 to 100, a and b about -128 to 128. */
export type LabPlanes = readonly [l: Float32Array, a: Float32Array, b: Float32Array]

/** Colours of a picture as people see them, plane by plane: pixel for pixel objects would be slow. */
export function labPlanes({ rgb }: Raster): LabPlanes {
  const pixels = rgb.length / 3
  const planes: LabPlanes = [
    new Float32Array(pixels),
    new Float32Array(pixels),
    new Float32Array(pixels),
  ]
  for (let index = 0; index < pixels; index += 1) {
    const light = linearRgb(rgb[index * 3] ?? 0, rgb[index * 3 + 1] ?? 0, rgb[index * 3 + 2] ?? 0)
    const lab = labOfXyz(xyzOf(light))
    planes[0][index] = lab[0]
    planes[1][index] = lab[1]
    planes[2][index] = lab[2]
  }
  return planes
}

import { boxMean } from "./box-mean.ts"
import type { Raster } from "./raster.ts"

/**
 * What turns the colour of a pixel into a value: for red, green and blue, 0 to 1, a factor each, and
 * what is added. A plane each, as large as the guide.
 */
export interface Guided {
  readonly width: number
  readonly height: number
  readonly factors: readonly [red: Float32Array, green: Float32Array, blue: Float32Array]
  readonly added: Float32Array
}

/**
 * The guided filter with a guide in colour (He, Sun and Tang, "Guided image filtering", TPAMI 2013):
 * around each pixel, the values are taken for a linear function of the colours. What that function is
 * changes slowly, so that it can be found on a small picture and used on a large one (He and Sun,
 * "Fast guided filter", 2015).
 *
 * @param values one for each pixel of the guide
 * @param epsilon how much colours must vary to count as an edge, as a variance of 0 to 1
 */
export function guidedFilter(
  guide: Raster,
  values: Float32Array,
  { radius, epsilon }: { readonly radius: number; readonly epsilon: number },
): Guided {
  const { width, height, rgb } = guide
  const mean = (plane: Float32Array) => boxMean(plane, guide, radius)
  const channel = (index: number) =>
    Float32Array.from(values, (_, at) => (rgb[at * 3 + index] ?? 0) / 255)
  const product = (one: Float32Array, other: Float32Array) =>
    one.map((value, at) => value * (other[at] ?? 0))
  const [r, g, b] = [channel(0), channel(1), channel(2)]
  const [mr, mg, mb, mv] = [mean(r), mean(g), mean(b), mean(values)]
  const covariance = (one: Float32Array, other: Float32Array, m1: Float32Array, m2: Float32Array) =>
    mean(product(one, other)).map((value, at) => value - (m1[at] ?? 0) * (m2[at] ?? 0))
  const [rr, rg, rb] = [
    covariance(r, r, mr, mr),
    covariance(r, g, mr, mg),
    covariance(r, b, mr, mb),
  ]
  const [gg, gb, bb] = [
    covariance(g, g, mg, mg),
    covariance(g, b, mg, mb),
    covariance(b, b, mb, mb),
  ]
  const [rv, gv, bv] = [
    covariance(r, values, mr, mv),
    covariance(g, values, mg, mv),
    covariance(b, values, mb, mv),
  ]
  const count = values.length
  const factors = [
    new Float32Array(count),
    new Float32Array(count),
    new Float32Array(count),
  ] as const
  const added = new Float32Array(count)
  for (let at = 0; at < count; at += 1) {
    const [xx, yy, zz] = [(rr[at] ?? 0) + epsilon, (gg[at] ?? 0) + epsilon, (bb[at] ?? 0) + epsilon]
    const [xy, xz, yz] = [rg[at] ?? 0, rb[at] ?? 0, gb[at] ?? 0]
    const [x, y, z] = [rv[at] ?? 0, gv[at] ?? 0, bv[at] ?? 0]
    const [ixx, ixy, ixz] = [yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy]
    const [iyy, iyz, izz] = [xx * zz - xz * xz, xy * xz - xx * yz, xx * yy - xy * xy]
    const determinant = xx * ixx + xy * ixy + xz * ixz
    const red = (ixx * x + ixy * y + ixz * z) / determinant
    const green = (ixy * x + iyy * y + iyz * z) / determinant
    const blue = (ixz * x + iyz * y + izz * z) / determinant
    factors[0][at] = red
    factors[1][at] = green
    factors[2][at] = blue
    added[at] = (mv[at] ?? 0) - red * (mr[at] ?? 0) - green * (mg[at] ?? 0) - blue * (mb[at] ?? 0)
  }
  return {
    width,
    height,
    factors: [mean(factors[0]), mean(factors[1]), mean(factors[2])],
    added: mean(added),
  }
}

/** The filtered values of the guide itself, about 0 to 1. */
export function filtered({ factors, added }: Guided, { rgb }: Raster): Float32Array {
  return added.map((value, at) => {
    const coloured =
      (factors[0][at] ?? 0) * (rgb[at * 3] ?? 0) +
      (factors[1][at] ?? 0) * (rgb[at * 3 + 1] ?? 0) +
      (factors[2][at] ?? 0) * (rgb[at * 3 + 2] ?? 0)
    return value + coloured / 255
  })
}

/** The filtered value of one pixel of a picture, which may be larger than the guide. */
export function filteredAt(guided: Guided, picture: Raster, at: number): number {
  const { width, height, factors, added } = guided
  const column = (((at % picture.width) + 0.5) / picture.width) * width - 0.5
  const row = ((Math.floor(at / picture.width) + 0.5) / picture.height) * height - 0.5
  const x = Math.min(width - 1, Math.max(0, column))
  const y = Math.min(height - 1, Math.max(0, row))
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const right = left < width - 1 ? 1 : 0
  const below = top < height - 1 ? width : 0
  const [across, down] = [x - left, y - top]
  const corner = top * width + left
  const between = (plane: Float32Array) => {
    const upper = (plane[corner] ?? 0) * (1 - across) + (plane[corner + right] ?? 0) * across
    const lower =
      (plane[corner + below] ?? 0) * (1 - across) + (plane[corner + below + right] ?? 0) * across
    return upper * (1 - down) + lower * down
  }
  const { rgb } = picture
  const coloured =
    between(factors[0]) * (rgb[at * 3] ?? 0) +
    between(factors[1]) * (rgb[at * 3 + 1] ?? 0) +
    between(factors[2]) * (rgb[at * 3 + 2] ?? 0)
  return between(added) + coloured / 255
}

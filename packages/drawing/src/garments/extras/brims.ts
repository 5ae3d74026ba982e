import { blend, INK, shade } from "../../core/colour.ts"
import { curve, first } from "../../core/geom.ts"
import { part, type Small, seams } from "./small.ts"

/** Felt: a pinched crown, a ribbon, a firm brim. */
export function fedora(hat: Small): string {
  const { at, cloth, pen } = hat
  const ribbon = cloth.second ?? shade(cloth.colour, 2)
  return (
    part(
      hat,
      [
        at([-1.5, -0.52, -0.8, -0.74, 0, -0.82, 0.8, -0.74, 1.5, -0.56]),
        at([1.5, -0.56, 1.1, -0.4, 0.1, -0.32, -0.9, -0.36, -1.5, -0.52]),
      ],
      shade(cloth.colour, 0.25),
    ) +
    part(
      hat,
      [
        at([
          -0.74, -0.62, -0.7, -1.1, -0.52, -1.56, -0.2, -1.62, 0, -1.52, 0.24, -1.64, 0.56, -1.54,
          0.72, -1.1, 0.76, -0.64,
        ]),
        at([0.76, -0.64, 0, -0.5, -0.74, -0.62]),
      ],
      cloth.colour,
      pen.fill(
        `${curve(at([-0.76, -0.6, -0.73, -0.92, 0, -0.8, 0.75, -0.92, 0.8, -0.6, 0, -0.46, -0.76, -0.6]))}Z`,
        ribbon,
      ) +
        seams(
          hat,
          [
            [0, -1.52, 0.02, -1.32, -0.06, -1.18],
            [-0.5, -1.5, -0.3, -1.3],
          ],
          1.1,
        ),
    )
  )
}

/** Stitched cotton with a short sloping brim. */
export function bucketHat(hat: Small): string {
  const { at, cloth } = hat
  const rows = [0.25, 0.5, 0.75].map((t) => [
    -0.72 - t * 0.36,
    -0.74 + t * 0.42,
    -0.3,
    -0.62 + t * 0.44,
    0.3,
    -0.62 + t * 0.44,
    0.72 + t * 0.36,
    -0.74 + t * 0.42,
  ])
  return (
    part(
      hat,
      [
        at([-0.64, -0.76, -0.6, -1.16, -0.5, -1.4]),
        at([-0.5, -1.4, 0, -1.48, 0.5, -1.4]),
        at([0.5, -1.4, 0.62, -1.16, 0.66, -0.76]),
        at([0.66, -0.76, 0, -0.66, -0.64, -0.76]),
      ],
      cloth.colour,
      seams(hat, [[-0.5, -1.36, 0, -1.28, 0.5, -1.36]]),
    ) +
    part(
      hat,
      [
        at([-0.66, -0.78, 0, -0.68, 0.68, -0.78]),
        at([0.68, -0.78, 0.92, -0.54, 1.08, -0.3]),
        at([1.08, -0.3, 0.5, -0.16, 0, -0.14, -0.5, -0.16, -1.06, -0.3]),
        at([-1.06, -0.3, -0.9, -0.54, -0.66, -0.78]),
      ],
      shade(cloth.colour, 0.2),
      seams(hat, rows, 0.7),
    )
  )
}

/** Straw: a round crown, a ribbon, a wide brim that dips. */
export function sunHat(hat: Small): string {
  const { at, cloth, pen, w } = hat
  const ribbon = cloth.second ?? blend(cloth.colour, INK, 0.72)
  const rings = [0.35, 0.7].map((t) => [
    -0.74 - t * 1.1,
    -0.6 + t * 0.2,
    -0.4 - t * 0.4,
    -0.5 + t * 0.32,
    0.4 + t * 0.4,
    -0.5 + t * 0.32,
    0.74 + t * 1.1,
    -0.6 + t * 0.16,
  ])
  const bow = at([0.66, -0.72, 0.98, -0.6, 1.06, -0.36])
  return (
    part(
      hat,
      [
        at([-1.96, -0.34, -1.4, -0.66, -0.7, -0.82, 0, -0.86, 0.7, -0.82, 1.4, -0.68, 1.94, -0.42]),
        at([1.94, -0.42, 1.3, -0.2, 0.4, -0.1, -0.5, -0.08, -1.4, -0.16, -1.96, -0.34]),
      ],
      cloth.colour,
      seams(hat, rings, 0.8),
    ) +
    part(
      hat,
      [
        at([
          -0.76, -0.6, -0.74, -1.06, -0.5, -1.38, 0, -1.48, 0.5, -1.38, 0.74, -1.06, 0.78, -0.62,
        ]),
        at([0.78, -0.62, 0, -0.46, -0.76, -0.6]),
      ],
      cloth.colour,
      seams(
        hat,
        [
          [-0.7, -1.12, 0, -1.06, 0.7, -1.12],
          [-0.54, -1.34, 0, -1.3, 0.54, -1.34],
        ],
        0.8,
      ) +
        pen.fill(
          `${curve(at([-0.78, -0.58, -0.76, -0.86, 0, -0.74, 0.77, -0.86, 0.82, -0.6, 0, -0.44, -0.78, -0.58]))}Z`,
          ribbon,
        ),
    ) +
    pen.line(bow, 6 * w, { a: 0.5, b: 0.8, lost: 0 }, ribbon) +
    `<circle cx="${first(bow)[0].toFixed(1)}" cy="${first(bow)[1].toFixed(1)}" r="${3.4 * w}" fill="${ribbon}"/>`
  )
}

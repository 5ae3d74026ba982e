import type { Kind } from "@stylin/garments/vocabulary"
import { innerLine, shade } from "../../core/colour.ts"
import { curve, range } from "../../core/geom.ts"
import { bucketHat, fedora, sunHat } from "./brims.ts"
import { part, type Small, seams } from "./small.ts"

export type HatKind = Extract<
  Kind,
  "beanie" | "beret" | "cap" | "fedora" | "bucket_hat" | "sun_hat"
>

/** Knitted, with a turned-up rib and a bobble. */
function beanie(hat: Small): string {
  const { at, cloth, pen, w } = hat
  const ribs = [-0.62, -0.42, -0.2, 0.02, 0.24, 0.45, 0.64].map((u) => [
    u,
    -0.44,
    u * 1.02,
    -0.62,
    u * 1.01,
    -0.8,
  ])
  const crown = [-0.5, -0.22, 0.06, 0.32, 0.56].map((u) => [
    u * 1.06,
    -0.84,
    u * 0.96,
    -1.16,
    u * 0.4,
    -1.48,
  ])
  const tufts = range(9).map((i) => {
    const a = (i / 9) * 6.28
    const [x, y] = [0.02 + Math.cos(a) * 0.09, -1.66 + Math.sin(a) * 0.08]
    return [x, y, x + Math.cos(a) * 0.07, y + Math.sin(a) * 0.07]
  })
  return (
    part(
      hat,
      [
        at([
          -0.18, -1.62, -0.12, -1.8, 0.04, -1.85, 0.2, -1.78, 0.22, -1.6, 0.12, -1.48, -0.08, -1.48,
          -0.18, -1.62,
        ]),
      ],
      shade(cloth.colour, -0.4),
    ) +
    pen.thin(tufts.map((run) => curve(at(run))).join(""), 1.1 * w, innerLine(cloth.colour)) +
    part(
      hat,
      [
        at([
          -0.78, -0.72, -0.74, -1.14, -0.46, -1.44, 0.02, -1.54, 0.5, -1.43, 0.76, -1.14, 0.8,
          -0.72,
        ]),
        at([0.8, -0.72, 0, -0.64, -0.78, -0.72]),
      ],
      cloth.colour,
      seams(hat, crown),
    ) +
    part(
      hat,
      [
        at([-0.8, -0.5, -0.84, -0.68, -0.8, -0.86]),
        at([-0.8, -0.86, 0, -0.76, 0.82, -0.86]),
        at([0.82, -0.86, 0.86, -0.68, 0.8, -0.5]),
        at([0.8, -0.5, 0, -0.4, -0.8, -0.5]),
      ],
      shade(cloth.colour, 0.25),
      seams(hat, ribs),
    )
  )
}

/** A soft disc pulled to one side, on a narrow band. */
function beret(hat: Small): string {
  const { at, cloth, pen, w } = hat
  return (
    pen.line(
      at([0, -1.46, 0.03, -1.6]),
      3 * w,
      { a: 0.8, b: 0.6, lost: 0 },
      shade(cloth.colour, 1.4),
    ) +
    part(
      hat,
      [
        at([
          -0.72, -0.62, -1.02, -0.86, -0.98, -1.2, -0.56, -1.44, 0.1, -1.5, 0.74, -1.34, 1.06,
          -0.96, 0.98, -0.66, 0.72, -0.56,
        ]),
        at([0.72, -0.56, 0, -0.7, -0.72, -0.62]),
      ],
      cloth.colour,
      seams(
        hat,
        [
          [-0.7, -0.72, -0.3, -0.86, 0.3, -0.88, 0.76, -0.7],
          [-0.9, -0.9, -0.5, -1.1, -0.1, -1.16],
        ],
        1.1,
      ),
    ) +
    part(
      hat,
      [
        at([-0.7, -0.62, 0, -0.72, 0.7, -0.58]),
        at([0.7, -0.58, 0.7, -0.5]),
        at([0.7, -0.5, 0, -0.62, -0.7, -0.53]),
        at([-0.7, -0.53, -0.7, -0.62]),
      ],
      shade(cloth.colour, 1.2),
    )
  )
}

/** A cap's peak: worn, over the brows, a little foreshortened; alone it is turned, so that its length shows. */
const PEAKS = {
  worn: {
    edges: [
      [-0.74, -0.62, -0.4, -0.7, -0.08, -0.72, 0.26, -0.68, 0.6, -0.58],
      [0.6, -0.58, 0.62, -0.44, 0.36, -0.3, -0.12, -0.24, -0.56, -0.3, -0.8, -0.45, -0.74, -0.62],
    ],
    seam: [-0.66, -0.47, -0.42, -0.36, -0.12, -0.32, 0.26, -0.37, 0.5, -0.47],
    panels: [
      [0, -1.44, -0.06, -1.1, -0.08, -0.72],
      [0.04, -1.44, 0.44, -1.12, 0.58, -0.6],
      [0.02, -1.43, -0.5, -1.14, -0.68, -0.66],
    ],
  },
  alone: {
    edges: [
      [
        -0.76, -0.6, -0.1, -0.72, 0.38, -0.6, 0.12, -0.42, -0.5, -0.26, -0.98, -0.24, -1.1, -0.34,
        -0.76, -0.6,
      ],
    ],
    seam: [-0.98, -0.32, -0.5, -0.36, 0.1, -0.52],
    panels: [
      [0.02, -1.44, -0.14, -1.1, -0.16, -0.66],
      [0.04, -1.44, 0.4, -1.1, 0.46, -0.56],
      [0.02, -1.43, -0.5, -1.14, -0.62, -0.62],
    ],
  },
} as const

/** Panelled, with a peak. */
function cap(hat: Small, isWorn: boolean): string {
  const { at, cloth } = hat
  const { edges, seam, panels } = isWorn ? PEAKS.worn : PEAKS.alone
  return (
    part(
      hat,
      [
        at([
          -0.74, -0.56, -0.78, -0.98, -0.5, -1.34, 0.04, -1.44, 0.54, -1.31, 0.8, -0.92, 0.76,
          -0.48,
        ]),
        at([0.76, -0.48, 0.1, -0.66, -0.74, -0.56]),
      ],
      cloth.colour,
      seams(hat, panels),
    ) +
    part(hat, edges.map(at), shade(cloth.colour, 0.5), seams(hat, [seam])) +
    part(
      hat,
      [at([-0.05, -1.42, 0.02, -1.48, 0.1, -1.43, 0.03, -1.4, -0.05, -1.42])],
      shade(cloth.colour, 0.6),
    )
  )
}

/** Hats in the head's own frame: x from -1 to 1 across the face, y = -1 at the crown. */
export const HATS: Readonly<Record<HatKind, (hat: Small, isWorn: boolean) => string>> = {
  beanie,
  beret,
  cap,
  fedora,
  bucket_hat: bucketHat,
  sun_hat: sunHat,
}

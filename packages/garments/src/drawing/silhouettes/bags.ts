import { both, ellipse, line, MIDDLE, mirrored, shape } from "../path.ts"
import type { Silhouette } from "./silhouette.ts"

function strap(top: number, from: number, half: number, width: number): string {
  return mirrored(
    [MIDDLE, top],
    [MIDDLE - half * 0.6, top, MIDDLE - half, top + 40, MIDDLE - half, from],
    [MIDDLE - half + width, from],
    [MIDDLE - half + width, top + 46, MIDDLE - half * 0.6 + 2, top + width, MIDDLE, top + width],
  )
}

export const tote: Silhouette = {
  inside: [strap(78, 190, 40, 7)],
  cloth: [
    strap(64, 196, 46, 8),
    mirrored(
      [MIDDLE, 172],
      [MIDDLE - 86, 172],
      [MIDDLE - 82, 240, MIDDLE - 78, 290, MIDDLE - 72, 330],
      [MIDDLE - 60, 338, MIDDLE - 30, 338, MIDDLE, 338],
    ),
  ],
  seams: [
    both([MIDDLE - 85, 186], [MIDDLE, 186]),
    both([MIDDLE - 48, 172], [MIDDLE - 48, 214], [MIDDLE - 36, 214], [MIDDLE - 36, 172]),
  ],
}

export const shoulderBag: Silhouette = {
  cloth: [
    strap(70, 214, 62, 9),
    mirrored(
      [MIDDLE, 196],
      [MIDDLE - 50, 196, MIDDLE - 88, 200, MIDDLE - 92, 216],
      [MIDDLE - 98, 262, MIDDLE - 90, 306, MIDDLE - 70, 314],
      [MIDDLE - 40, 318, MIDDLE - 20, 318, MIDDLE, 318],
    ),
    mirrored(
      [MIDDLE, 196],
      [MIDDLE - 50, 196, MIDDLE - 88, 200, MIDDLE - 92, 216],
      [MIDDLE - 84, 252, MIDDLE - 40, 268, MIDDLE, 268],
    ),
  ],
  dark: [shape([143, 258], [157, 258], [157, 278], [143, 278])],
}

export const crossbody: Silhouette = {
  cloth: [
    strap(40, 238, 70, 6),
    mirrored(
      [MIDDLE, 226],
      [MIDDLE - 60, 226, MIDDLE - 72, 228, MIDDLE - 74, 240],
      [MIDDLE - 76, 280, MIDDLE - 74, 322, MIDDLE - 62, 328],
      [MIDDLE - 40, 332, MIDDLE - 20, 332, MIDDLE, 332],
    ),
  ],
  seams: [both([MIDDLE - 62, 246], [MIDDLE, 246]), line([202, 246], [208, 264])],
}

export const backpack: Silhouette = {
  inside: [strap(58, 110, 22, 7)],
  cloth: [
    mirrored(
      [MIDDLE, 88],
      [MIDDLE - 50, 88, MIDDLE - 78, 110, MIDDLE - 80, 150],
      [MIDDLE - 86, 230, MIDDLE - 86, 300, MIDDLE - 78, 328],
      [MIDDLE - 60, 338, MIDDLE - 30, 338, MIDDLE, 338],
    ),
    mirrored(
      [MIDDLE, 236],
      [MIDDLE - 56, 236],
      [MIDDLE - 60, 270, MIDDLE - 60, 300, MIDDLE - 56, 322],
      [MIDDLE - 30, 326, MIDDLE - 20, 326, MIDDLE, 326],
    ),
  ],
  seams: [
    both([MIDDLE - 72, 176], [MIDDLE - 60, 130, MIDDLE - 40, 112, MIDDLE, 112]),
    both([MIDDLE - 56, 252], [MIDDLE, 252]),
  ],
}

export const beanie: Silhouette = {
  cloth: [
    mirrored(
      [MIDDLE, 120],
      [MIDDLE - 60, 120, MIDDLE - 84, 176, MIDDLE - 82, 236],
      [MIDDLE - 40, 226, MIDDLE - 20, 226, MIDDLE, 226],
    ),
    mirrored(
      [MIDDLE, 222],
      [MIDDLE - 40, 222, MIDDLE - 70, 226, MIDDLE - 86, 234],
      [MIDDLE - 90, 254, MIDDLE - 88, 274, MIDDLE - 84, 286],
      [MIDDLE - 60, 278, MIDDLE - 30, 276, MIDDLE, 276],
    ),
  ],
  seams: [20, 40, 60].flatMap((x) => [
    both(
      [MIDDLE - x * 0.9, 132 + x * 0.5],
      [MIDDLE - x * 1.1, 170, MIDDLE - x * 1.1, 200, MIDDLE - x * 1.1, 225],
    ),
    both([MIDDLE - x * 1.15, 229], [MIDDLE - x * 1.15, 277]),
  ]),
}

export const sunHat: Silhouette = {
  inside: [ellipse(150, 240, 122, 34)],
  cloth: [
    shape(
      [28, 240],
      [36, 212, 90, 206, 150, 206],
      [210, 206, 264, 212, 272, 240],
      [236, 262, 190, 268, 150, 268],
      [110, 268, 64, 262, 28, 240],
    ),
    mirrored(
      [MIDDLE, 138],
      [MIDDLE - 44, 136, MIDDLE - 62, 158, MIDDLE - 68, 228],
      [MIDDLE - 40, 242, MIDDLE - 20, 243, MIDDLE, 243],
    ),
  ],
  dark: [
    mirrored(
      [MIDDLE, 226],
      [MIDDLE - 22, 226, MIDDLE - 44, 222, MIDDLE - 66, 212],
      [MIDDLE - 68, 229],
      [MIDDLE - 40, 242, MIDDLE - 20, 243, MIDDLE, 243],
    ),
  ],
}

import { both, line, MIDDLE, shape } from "../path.ts"
import type { Silhouette } from "./silhouette.ts"
import { bodyOf, collared, insideNeck, pullOn, type UpperCut } from "./upper.ts"

/** A tailored front: lapels to the first button, flap pockets, one line where it closes. */
export function lapelled(cut: UpperCut, options: { belt?: boolean } = {}): Silhouette {
  const { top, hem, neck } = cut
  const closing = top + neck
  const waist = top + 122
  const lapel = (side: 1 | -1) =>
    shape(
      [MIDDLE, closing],
      [MIDDLE + side * 28, top - 3],
      [MIDDLE + side * 40, top + 16],
      [MIDDLE + side * 31, top + 32],
      [MIDDLE + side * 44, top + 38],
      [MIDDLE + side * 34, closing - 36, MIDDLE + side * 14, closing - 10, MIDDLE, closing],
    )
  const pocketY = Math.min(hem - 56, waist + 36)
  return {
    inside: [insideNeck(cut)],
    cloth: [bodyOf(cut), lapel(-1), lapel(1)],
    seams: [
      line([MIDDLE, closing], [MIDDLE, hem + 2]),
      both(
        [MIDDLE - cut.shoulder + 4, top + 18],
        [
          MIDDLE - cut.shoulder + 12,
          top + 36,
          MIDDLE - cut.shoulder + 10,
          top + 50,
          MIDDLE - cut.shoulder + 7,
          top + 60,
        ],
      ),
      both([MIDDLE - 48, pocketY], [MIDDLE - 22, pocketY + 3]),
      ...(options.belt
        ? [
            both([MIDDLE - cut.waist, waist - 5], [MIDDLE, waist - 2]),
            both([MIDDLE - cut.waist, waist + 9], [MIDDLE, waist + 12]),
          ]
        : []),
    ],
    dark: options.belt ? [] : [button(MIDDLE + 5, closing + 10), button(MIDDLE + 5, closing + 40)],
  }
}

/** A short jacket with a collar, a zip or buttons, and pockets on the chest. */
export function shortJacket(cut: UpperCut, front: "zip" | "buttons"): Silhouette {
  const base = collared(cut, cut.hem - 16)
  const { top, hem } = cut
  const chest = top + 62
  const pockets =
    front === "zip"
      ? [both([MIDDLE - 44, hem - 46], [MIDDLE - 26, hem - 62])]
      : [
          both(
            [MIDDLE - 42, chest],
            [MIDDLE - 18, chest],
            [MIDDLE - 18, chest + 24],
            [MIDDLE - 30, chest + 30],
            [MIDDLE - 42, chest + 24],
            [MIDDLE - 42, chest],
          ),
        ]
  const band = both(
    [MIDDLE - cut.flare, hem - 16],
    [MIDDLE - 20, hem - 12, MIDDLE - 10, hem - 12, MIDDLE, hem - 12],
  )
  return { ...base, seams: [...(base.seams ?? []), ...pockets, band] }
}

/** A jacket of padded rows. */
export function quilted(cut: UpperCut): Silhouette {
  const base = pullOn({ ...cut, neck: 10 }, true)
  const rows = [74, 104, 134, 164].map((down) =>
    both(
      [MIDDLE - cut.waist + 1, cut.top + down],
      [
        MIDDLE - 30,
        cut.top + down + 9,
        MIDDLE - 14,
        cut.top + down + 9,
        MIDDLE,
        cut.top + down + 6,
      ],
    ),
  )
  const sleeves = [58, 92, 126, 158].map((down) =>
    both(
      [MIDDLE - cut.shoulder - 12 - down * 0.13, cut.top + down],
      [
        MIDDLE - cut.shoulder - 2,
        cut.top + down + 8,
        MIDDLE - cut.shoulder + 2,
        cut.top + down + 6,
        MIDDLE - cut.shoulder + 6 - down * 0.08,
        cut.top + down + 4,
      ],
    ),
  )
  const collar = shape(
    [MIDDLE - 32, cut.top + 4],
    [MIDDLE - 30, cut.top - 22],
    [MIDDLE - 12, cut.top - 27, MIDDLE + 12, cut.top - 27, MIDDLE + 30, cut.top - 22],
    [MIDDLE + 32, cut.top + 4],
    [MIDDLE + 14, cut.top + 14, MIDDLE - 14, cut.top + 14, MIDDLE - 32, cut.top + 4],
  )
  return {
    cloth: [...base.cloth, collar],
    seams: [
      ...(base.seams ?? []).slice(1),
      ...rows,
      ...sleeves,
      line([MIDDLE, cut.top - 24], [MIDDLE, cut.hem + 2]),
    ],
  }
}

/** A knitted front with buttons and a deep neckline. */
export function buttonedKnit(cut: UpperCut): Silhouette {
  const base = pullOn(cut, true)
  const first = cut.top + cut.neck + 10
  const buttons = [0, 28, 56, 84].map((down) => button(MIDDLE, first + down))
  return {
    ...base,
    seams: [
      ...(base.seams ?? []),
      line([MIDDLE - 7, first - 6], [MIDDLE - 7, cut.hem + 2]),
      line([MIDDLE + 7, first - 6], [MIDDLE + 7, cut.hem + 2]),
    ],
    dark: buttons.filter((_, index) => first + index * 28 < cut.hem - 10),
  }
}

function button(x: number, y: number): string {
  return shape(
    [x - 3, y],
    [x - 3, y - 4, x + 3, y - 4, x + 3, y],
    [x + 3, y + 4, x - 3, y + 4, x - 3, y],
  )
}

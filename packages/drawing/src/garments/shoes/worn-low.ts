import { blend, INK, light, shade } from "../../core/colour.ts"
import { curve, type Points, pairs, range, shape } from "../../core/geom.ts"
import { from, lastOfFoot, type Toe, until } from "./last.ts"
import { coveredSole, isCovered } from "./spec.ts"
import {
  heelPiece,
  laces,
  lowShoe,
  seams,
  skinFoot,
  soleEdge,
  strap,
  upper,
  type Worn,
} from "./worn-parts.ts"

const METAL = "#C9A45C"

/** The sole of a leather shoe: its colour, darkened. */
export const leatherSole = ({ spec }: Worn): string =>
  isCovered(spec) ? coveredSole(spec.cloth.colour) : blend(spec.cloth.colour, INK, 0.55)

/** Slip-on that covers the instep, with a stitched apron and a snaffle on its saddle. */
export function loafers(worn: Worn): string {
  const { pen, stance, spec, lift } = worn
  const last = lastOfFoot(lift, "round", 1.4)
  const colour = spec.cloth.colour
  const at = (flat: readonly number[]) => stance.at(pairs(flat))
  const h = lift
  const inner =
    pen.fill(
      shape(
        at([-10, 30, -1, 22 + h, 8, 18 + 2 * h, 18, 17 + 3 * h]),
        at([20, 26 + 3 * h, 10, 27 + 2 * h, 2, 30 + h, -6, 39]),
      ),
      shade(colour, 0.35),
    ) +
    seams(worn, [pairs([-6, 39, 2, 30 + h, 10, 27 + 2 * h, 20, 26 + 3 * h])], 0.7) +
    seams(
      worn,
      [
        [
          [1, 31],
          [3, 38 + 4 * h],
          [9, 43 + 6 * h],
          [15, 41 + 7 * h],
          [18.5, 34 + 5 * h],
          [18, 28 + 3 * h],
        ],
      ],
      1.2,
    ) +
    pen.thin(curve(at([2.6, 25.6 + h, 8, 23 + 2 * h, 13, 22 + 2 * h])), 2.2, METAL)
  return lowShoe(worn, {
    last,
    bare: lastOfFoot(lift, "round"),
    sole: leatherSole(worn),
    thick: 3.2,
    opening: pairs([-11.6, 4, -8, 8, -2, 11.5, 4, 12.5 + h, 9, 10 + h, 12.4, 4 + h]),
    front: 8 + h,
    back: until(last.back, 4),
    inner,
  })
}

/** Laced to the ankle, with a punched wing at the toe in the shade of its cloth. */
export function brogues(worn: Worn): string {
  const { pen, stance, spec, lift } = worn
  const last = lastOfFoot(lift, "almond", 1.4)
  const h = lift
  const wing: Points = [
    [-9, 34],
    [0, 36 + 2 * h],
    [6, 32 + 4 * h],
    [9.5, 35 + 5 * h],
    [13, 30 + 5 * h],
    [21, 31 + 6 * h],
  ]
  const { colour } = spec.cloth
  const deep = light(colour) < 0.5
  const dots = stance
    .at(
      pairs([
        -3,
        38.4,
        1,
        38.6 + 3 * h,
        5.4,
        35.6 + 4 * h,
        9.4,
        38 + 5 * h,
        13,
        33.6 + 5 * h,
        17,
        34.4 + 6 * h,
      ]),
    )
    .map(([x, y]) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r=".9"/>`)
    .join("")
  const toe = shape(stance.at(wing), stance.at(pairs([24, 60, -14, 60])))
  const inner =
    pen.fill(toe, deep ? blend(colour, INK, 0.4) : shade(colour, 1.3)) +
    laces(
      worn,
      // As far down as the wing: at the ankle, the hem of trousers would cover them all.
      range(4).map((i) => pairs([3 + i * 1.7, 11 + i * 5.9, 14.4 + i * 1.6, 8 + i * 6])),
      1.9,
    ) +
    seams(worn, [wing, pairs([3, 4, 5, 14, 9, 26, 16, 27]), pairs([3, 10, -6, 16, -12, 18])]) +
    `<g fill="${deep ? blend(colour, "#FBF8F2", 0.55) : blend(colour, INK, 0.7)}">${dots}</g>`
  return lowShoe(worn, {
    last,
    bare: lastOfFoot(lift, "almond"),
    sole: leatherSole(worn),
    thick: 3.4,
    opening: pairs([-10.8, 1, -5, 6, 1, 5, 6, 0, 10, -4]),
    front: 1,
    back: until(last.back, 1),
    inner,
  })
}

/** The opening of a court shoe or a ballerina, from the heel round to the instep. */
const opening = (h: number, deep: number): Points => [
  [-12 + 1.4 * h, 9 - 2 * h],
  [-9.5 + 1.6 * h, 18 - 4 * h],
  [-3.4 + 2.2 * h, 27 - 4 * h],
  [3.4 + h, 34 + deep - 1.5 * h],
  [10, 37 + deep + 2.5 * h],
  [15, 34 + deep + 4 * h],
  [17.6, 28 + deep * 0.6 + 4 * h],
]

function courtShoe(worn: Worn, toe: Toe): string {
  const last = lastOfFoot(worn.lift, toe, 0.6)
  const h = worn.lift
  return lowShoe(worn, {
    last,
    bare: lastOfFoot(h, toe),
    sole: leatherSole(worn),
    thick: 1.8,
    opening: opening(h, toe === "round" ? 0 : 1.5),
    front: 34 + 5 * h,
    back: until(last.back, 9 - 2 * h),
    inner: "",
  })
}

/** Ballerinas: round toe, a bow at the opening. */
export function flats(worn: Worn): string {
  const { pen, stance } = worn
  const bow = stance.at(pairs([6, 37.5, 10, 39, 14.4, 37]))
  return courtShoe(worn, "round") + pen.thin(curve(bow), 2, shade(worn.spec.cloth.colour, 1.8))
}

/** Court shoes: a pointed toe on a heel. */
export function heels(worn: Worn): string {
  return courtShoe(
    worn,
    worn.spec.heel === "stiletto" || worn.spec.heel === "low" ? "pointed" : "almond",
  )
}

/** Round-toed, with a strap and its buckle over the instep. */
export function maryJanes(worn: Worn): string {
  const { stance, lift } = worn
  const [buckle] = stance.at([[-2.6, 24.4 - lift]])
  return (
    courtShoe(worn, "round") +
    // Across the middle of the opening: at the ankle, the hem of trousers would cover it.
    strap(worn, pairs([-8, 27 - 2 * lift, -1, 23.4, 7, 22 + lift, 15, 24.6 + 2 * lift]), 3.8) +
    (buckle
      ? `<circle cx="${buckle[0].toFixed(1)}" cy="${buckle[1].toFixed(1)}" r="1.9" fill="${METAL}"/>`
      : "")
  )
}

/** Closed over the toes, open behind. */
export function mules(worn: Worn): string {
  const { lift } = worn
  const h = lift
  const last = lastOfFoot(lift, h > 0.2 ? "almond" : "round", 0.9)
  return (
    heelPiece(worn, last, leatherSole(worn)) +
    soleEdge(worn, last, leatherSole(worn), 2.6) +
    skinFoot(worn, lastOfFoot(lift, "round")) +
    upper(
      worn,
      last,
      [
        pairs([-7, 34 - h, -2, 26 + h, 5, 22 + 2 * h, 11, 20 + 2 * h, 15.2, 19 + 2 * h]),
        [[15.2, 19 + 2 * h], ...from(last.front, 22 + 2 * h)],
        last.tip,
        last.sole.slice(0, 3),
        [last.sole[2] ?? [0, 0], [-7, 34 - h]],
      ],
      seams(
        worn,
        [
          [
            [-5.4, 35 - h],
            [-1, 28.6 + h],
            [5.6, 24.8 + 2 * h],
            [11.4, 22.8 + 2 * h],
            [16, 22 + 2 * h],
          ],
        ],
        0.8,
      ),
    )
  )
}

import { blend, INK, shade, tint } from "../../core/colour.ts"
import { curve, type Points, pairs, range, shape } from "../../core/geom.ts"
import { from, lastOfFoot, type Toe, until } from "./last.ts"
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
export const leatherSole = ({ spec }: Worn): string => blend(spec.cloth.colour, INK, 0.55)

/** Laced, padded, on a pale rubber sole. */
export function trainers(worn: Worn): string {
  const { pen, stance, spec } = worn
  const last = lastOfFoot(0.06, "round", 2.6)
  const thick = spec.heel === "platform" || spec.heel === "wedge" ? 9 : 6
  const colour = spec.cloth.colour
  const at = (flat: readonly number[]) => stance.at(pairs(flat))
  const flash = spec.accent ?? shade(colour, 0.7)
  const inner =
    pen.fill(
      shape(at([1, -6, 10, -12, 13, 10, 18, 27]), at([18, 27, 11, 30, 5, 16, 1, -6])),
      tint(colour, 0.7),
    ) +
    pen.fill(shape(at([-7, 10, 0, 19, 2, 28]), at([-1, 34, -4, 24, -10, 17])), flash) +
    pen.fill(shape(at([-16, 2, -10, 4]), at([-10, 14, -16, 12])), flash) +
    laces(
      worn,
      range(4).map((i) =>
        pairs([3 + i * 1.9, 6 + i * 5.6, 8 + i * 1.9, 6 + i * 5.4, 12.6 + i * 1.9, 3 + i * 5.6]),
      ),
    ) +
    seams(worn, [
      pairs([1, -5, 3.4, 10, 9, 29, 14, 31, 19, 27]),
      pairs([2, 44, 8, 36, 14, 34, 21, 37]),
    ])
  return lowShoe(worn, {
    last,
    bare: lastOfFoot(0, "round"),
    sole: "#FBF8F2",
    thick,
    opening: pairs([-10.8, -4, -6, 0, 0, 0, 5, -5, 9.6, -12]),
    front: -4,
    back: until(last.back, -4),
    heeled: false,
    inner,
  })
}

/** Slip-on with an apron and a saddle across it. */
export function loafers(worn: Worn): string {
  const { pen, stance, spec, lift } = worn
  const last = lastOfFoot(lift, "round", 1.4)
  const colour = spec.cloth.colour
  const at = (flat: readonly number[]) => stance.at(pairs(flat))
  const h = lift
  const inner =
    pen.fill(
      shape(
        at([-9, 33, 0, 25 + h, 9, 22 + 2 * h, 19, 21 + 3 * h]),
        at([20, 27 + 3 * h, 10, 28 + 2 * h, 2, 31 + h, -5, 40]),
      ),
      shade(colour, 0.8),
    ) +
    seams(worn, [
      pairs([-9, 33, 0, 25 + h, 9, 22 + 2 * h, 19, 21 + 3 * h]),
      pairs([-5, 40, 2, 31 + h, 10, 28 + 2 * h, 20, 27 + 3 * h]),
      [
        [1, 31],
        [3, 38 + 4 * h],
        [9, 43 + 6 * h],
        [15, 41 + 7 * h],
        [18.5, 34 + 5 * h],
        [18, 28 + 3 * h],
      ],
    ]) +
    pen.thin(curve(at([4, 27.5 + h, 9, 25.4 + 2 * h, 13.5, 24.6 + 2 * h])), 2.2, METAL)
  return lowShoe(worn, {
    last,
    bare: lastOfFoot(lift, "round"),
    sole: leatherSole(worn),
    thick: 3.2,
    opening: pairs([-11.6, 4, -8, 12, -2, 18, 4, 20 + h, 9, 17 + h, 13.4, 10 + h]),
    front: 14 + h,
    back: until(last.back, 4),
    inner,
  })
}

/** Laced to the ankle, with a wing at the toe. */
export function brogues(worn: Worn): string {
  const { pen, stance, lift } = worn
  const last = lastOfFoot(lift, "almond", 1.4)
  const h = lift
  const wing: Points = [
    [-7, 36],
    [0, 37 + 2 * h],
    [6, 33 + 4 * h],
    [9.5, 36 + 5 * h],
    [13, 31 + 5 * h],
    [19.5, 32 + 6 * h],
  ]
  const holes = stance
    .at(pairs([-3, 39.5, 2, 39 + 3 * h, 6, 36.4 + 4 * h, 12, 35.4 + 5 * h, 16, 34.6 + 6 * h]))
    .map(
      ([x, y]) =>
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r=".8" fill="${INK}" opacity=".6"/>`,
    )
    .join("")
  const inner =
    laces(
      worn,
      range(3).map((i) => pairs([4 + i * 2, 10 + i * 5.6, 13 + i * 1.8, 7 + i * 5.8])),
    ) +
    seams(worn, [wing, pairs([3, 4, 5, 14, 9, 26, 16, 27]), pairs([3, 10, -6, 16, -12, 18])]) +
    pen.thin(curve(stance.at(wing.map(([x, y]) => [x, y + 1.6]))), 0.6, INK, ' opacity=".5"') +
    holes
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
    thick: worn.spec.heel === "platform" ? 6 : 1.8,
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
  const [buckle] = stance.at([[-4.4, 16.4 - lift]])
  return (
    courtShoe(worn, "round") +
    strap(worn, pairs([-9.5, 20 - lift, -4, 16, 4, 13.4, 12, 15]), 3.2) +
    (buckle
      ? `<circle cx="${buckle[0].toFixed(1)}" cy="${buckle[1].toFixed(1)}" r="1.9" fill="${METAL}"/>`
      : "")
  )
}

/** Closed over the toes, open behind. */
export function mules(worn: Worn): string {
  const { lift } = worn
  const h = lift
  const last = lastOfFoot(lift, h > 0.5 ? "almond" : "round", 0.9)
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

import { blend, INK, light, shade, tint } from "../../core/colour.ts"
import { curve, range, shape } from "../../core/geom.ts"
import { woolly } from "../jacket-parts.ts"
import { studded } from "../seams.ts"
import { back } from "./side.ts"
import {
  alongSole,
  colourOf,
  type Side,
  sideSeams,
  sideUpper,
  soleAndHeel,
  soleOf,
  solidPart,
} from "./side-parts.ts"
import { FLEECE } from "./spec.ts"
import { toeCapSide } from "./toe-cap.ts"

/** Light down the front of a smooth shaft. */
function shaftLight({ pen, frame, spec, far }: Side, top: number, strong = false): string {
  const { colour, material } = spec.cloth
  if (far || (material !== "leather" && material !== "satin" && !strong)) return ""
  const lit =
    light(colour) < 0.45 ? blend(colour, "#FFFFFF", strong ? 0.45 : 0.3) : tint(colour, 1.5)
  return pen.fill(
    shape(
      frame.at([26, top - 22, 30, top * 0.6, 34, 66]),
      frame.at([40, 66, 38, top * 0.6, 38, top - 22]),
    ),
    lit,
    strong ? 0.7 : 0.5,
  )
}

/** The shade on the shin's side of a shaft. */
function shinShade(side: Side, top: number): string {
  const { pen, frame } = side
  return pen.fill(
    shape(
      frame.at([74, top, 78, top * 0.6, 74, 70, 92, 48]),
      frame.at([150, 46, 104, 80, 100, top * 0.6, 100, top]),
    ),
    shade(colourOf(side), 0.9),
    0.8,
  )
}

interface Boot {
  /** The rim's height. */
  readonly top: number
  /** The shaft's back and front at the rim, and at half its height. */
  readonly rim: readonly [number, number]
  readonly middle: readonly [number, number]
  readonly toe: number
  /** How high the toe is; 1 is usual. */
  readonly toeBox?: number
  readonly thick: number
  readonly sole: string
}

export function bootSide(side: Side, boot: Boot, inner: string): string {
  const { top, rim, middle, toe, toeBox = 1 } = boot
  const half = 40 + (top - 40) * 0.5
  return (
    soleAndHeel(side, boot.sole, boot.thick, toe) +
    sideUpper(
      side,
      [
        [10, 1, 5, 26, 11, 62, middle[0], half, rim[0], top],
        [rim[0], top, (rim[0] + rim[1]) / 2, top + 7, rim[1], top],
        [
          rim[1],
          top,
          middle[1],
          half,
          97,
          88,
          113,
          64,
          156,
          52 * toeBox,
          toe - 24,
          40 * toeBox,
          toe - 4,
          21 * toeBox,
          toe,
          3,
        ],
      ],
      shinShade(side, top) + inner + rimStuds(side, boot),
      top,
    ) +
    (side.spec.lined
      ? woolly(
          side.pen,
          side.frame.at([rim[0], top, (rim[0] + rim[1]) / 2, top + 4, rim[1], top]),
          FLEECE,
        )
      : "")
  )
}

/** Two rows of studs below the rim. */
function rimStuds({ pen, frame, spec, far }: Side, { top, rim }: Boot): string {
  if (far) return ""
  const rows = [13, 26].map((down) =>
    curve(
      frame.at([
        rim[0] + 6,
        top - down,
        (rim[0] + rim[1]) / 2,
        top - down + 4,
        rim[1] - 4,
        top - down,
      ]),
    ),
  )
  return studded(pen, spec.cloth, rows.join(""), 6 * frame.k)
}

const creases = (side: Side): string =>
  sideSeams(
    side,
    [
      [102, 70, 86, 62, 70, 66],
      [108, 60, 92, 50, 74, 52],
    ],
    1.5,
  )

/** Zipped boots to the ankle. */
export function ankleBootsSide(side: Side): string {
  const { heel, pointed } = side.spec
  const isPointed = pointed || heel === "stiletto"
  const isRound = !isPointed && (heel === "low" || heel === "flat")
  return bootSide(
    side,
    {
      top: 150,
      rim: [12, 98],
      middle: [14, 96],
      toe: isPointed ? 258 : 238,
      toeBox: isRound ? 1.14 : 1,
      thick: 4,
      sole: soleOf(side),
    },
    shaftLight(side, 150) +
      creases(side) +
      sideSeams(
        side,
        [
          [56, 152, 60, 90, 52, 40],
          [12, 46, 40, 40, 60, 8],
        ],
        1.5,
      ),
  )
}

/** Boots with elastic sides and a tab behind. */
export function chelseaBootsSide(side: Side): string {
  const { pen, frame, far } = side
  const colour = colourOf(side)
  const gore = shape(frame.at([36, 132, 42, 90, 50, 48]), frame.at([62, 46, 76, 90, 76, 132]))
  const ribs = range(7).map((i) => curve(frame.at([40 + i * 5.4, 128, 48 + i * 2.4, 54])))
  const tab = solidPart(
    side,
    [frame.at([18, 122, 12, 152]), frame.at([12, 152, 32, 152]), frame.at([32, 152, 34, 122])],
    colour,
  )
  return (
    tab +
    bootSide(
      side,
      {
        top: 134,
        rim: [14, 96],
        middle: [12, 95],
        toe: 236,
        toeBox: 1.06,
        thick: 8,
        sole: soleOf(side),
      },
      pen.fill(gore, shade(colour, 1.5)) +
        (far ? "" : pen.thin(ribs.join(""), 1.3, shade(colour, 2.6))) +
        sideSeams(
          side,
          [
            [50, 48, 36, 30, 34, 4],
            [62, 46, 92, 30, 100, 4],
          ],
          1.4,
        ),
    )
  )
}

/** Boots laced over the shin, on a deep sole. */
export function laceUpBootsSide(side: Side): string {
  const { pen, frame, far } = side
  const colour = colourOf(side)
  const lace =
    light(side.spec.cloth.colour) < 0.45 ? blend(colour, "#FBF8F2", 0.6) : blend(colour, INK, 0.6)
  const bars = range(6).map((i) =>
    curve(frame.at([70 + i * 3, 150 - i * 19, 101 + i * 4.2, 154 - i * 19.4])),
  )
  return (
    bootSide(
      side,
      {
        top: 166,
        rim: [8, 104],
        middle: [8, 100],
        toe: 238,
        toeBox: 1.22,
        thick: 9,
        sole: "#2A2522",
      },
      sideSeams(side, [
        [70, 166, 72, 110, 84, 64, 140, 44, 148, 6],
        [198, 44, 186, 28, 194, 4],
        [8, 54, 48, 46, 56, 4],
      ]) +
        (side.spec.capped ? toeCapSide(side) : "") +
        pen.thin(bars.join(""), 4, far ? shade(lace, 0.6) : lace),
    ) +
    solidPart(side, [alongSole(side, 0, 242, 4), back(alongSole(side, 0, 242, -15))], "#2A2522") +
    (far
      ? ""
      : pen.thin(curve(alongSole(side, 2, 240, 1)), 1.4, "#C9A45C", ' stroke-dasharray="4 3"'))
  )
}

/** Boots with a smooth shaft to the knee or the thigh. */
export function kneeBootsSide(side: Side): string {
  const thigh = side.spec.shaft === "thigh"
  const toe = side.spec.pointed || side.spec.heel === "stiletto" ? 258 : 238
  const top = thigh ? 470 : 352
  return bootSide(
    side,
    {
      top,
      rim: thigh ? [-8, 120] : [2, 110],
      middle: thigh ? [8, 108] : [0, 110],
      toe,
      thick: 4,
      sole: soleOf(side),
    },
    shaftLight(side, top) +
      creases(side) +
      sideSeams(
        side,
        [
          [58, top + 4, 60, top * 0.6, 54, 90, 48, 30],
          [22, 96, 44, 88],
          [18, 124, 42, 118],
          ...(thigh ? [[100, 352, 70, 344, 30, 350]] : []),
        ],
        1.6,
      ),
  )
}

/** Rubber boots: a band at the rim, a strap, a stout sole. */
export function welliesSide(side: Side): string {
  const { pen, frame, far } = side
  const colour = colourOf(side)
  const short = side.spec.shaft === "ankle"
  const top = short ? 150 : 300
  const deep = light(colour) < 0.45
  const sole = light(colour) > 0.62 ? blend(colour, INK, 0.5) : far ? "#9C9179" : "#B9AD93"
  const rim =
    pen.fill(
      shape(
        frame.at([-8, top + 2, 50, top + 10, 124, top + 2]),
        frame.at([124, top - 18, 50, top - 12, -8, top - 18]),
      ),
      deep ? tint(colour, 1.6) : shade(colour, 1.4),
    ) + sideSeams(side, [[-6, top - 18, 50, top - 12, 122, top - 18]], 2.4)
  const buckle =
    short || far
      ? ""
      : pen.thin(curve(frame.at([58, top - 36, 114, top - 36])), 11, shade(colour, 1.3)) +
        pen.thin(curve(frame.at([72, top - 36, 90, top - 36])), 4, "#C9C8C6")
  return (
    bootSide(
      side,
      { top, rim: [-4, 118], middle: [2, 110], toe: 242, toeBox: 1.15, thick: 8, sole },
      shaftLight(side, top, true) +
        rim +
        buckle +
        sideSeams(side, [
          [250, 22, 214, 44, 196, 34, 192, 6],
          [6, 40, 30, 44, 44, 30, 48, 4],
        ]),
    ) + solidPart(side, [alongSole(side, 1, 245, 8), back(alongSole(side, 1, 245, -9))], sole)
  )
}

import type { Cloth } from "../../core/cloth.ts"
import { blend, INK, shade } from "../../core/colour.ts"
import {
  add,
  blob,
  curve,
  f1,
  lerp,
  mul,
  type Point,
  pairs,
  range,
  rot,
  shape,
  unit,
} from "../../core/geom.ts"
import { type Layer, type Side, Z } from "../../core/layer.ts"
import type { Pen } from "../../core/pen.ts"
import type { Body } from "../../figure/body.ts"
import { place } from "../../figure/edges.ts"
import { headMap } from "../../figure/face.ts"
import { metalTones } from "./small.ts"

/** A round wire of metal: its edge, its colour, the light along it. */
export function wire(pen: Pen, d: string, colour: string, width: number): string {
  const { lit, dark } = metalTones(colour)
  return (
    pen.thin(d, width + Math.min(2.6, width * 0.5 + 0.6), blend(dark, INK, 0.55)) +
    pen.thin(d, width, colour) +
    (width > 3 ? pen.thin(d, Number((width * 0.28).toFixed(1)), lit, ' opacity=".85"') : "")
  )
}

/** Points round an ellipse, from one angle to another in degrees; 0 is the right, 90 the bottom. */
function arc([cx, cy]: Point, rx: number, ry: number, from: number, to: number): Point[] {
  return range(13).map((i) => {
    const a = (lerp(from, to, i / 12) * Math.PI) / 180
    return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry]
  })
}

const disc = ([x, y]: Point, r: number, colour: string): string =>
  `<circle cx="${f1(x)}" cy="${f1(y)}" r="${r}" fill="${colour}" stroke="${shade(colour, 2)}" stroke-width="${r > 6 ? 2 : 0.7}"/>`

/** The arm that shows its wrist. */
const bareArm = (body: Body, wanted: Side): Side =>
  body.arm[wanted].kind === "pocket" ? (wanted === "L" ? "R" : "L") : wanted

/** A line round the wrist at t, bowed as a ring is. */
function roundWrist(body: Body, side: Side, t: number): Point[] {
  const arm = body.arm[side]
  const middle = add(arm.p(t), mul(arm.dir(t), 2.4))
  return [arm.edge(t, -1, 0.8), middle, arm.edge(t, 1, 0.8)]
}

/** A chain round the neck with a pendant, over what is worn. */
export function necklace(pen: Pen, body: Body, { colour }: Cloth): Layer[] {
  const left = body.shoulderLine(-1, 0.12)
  const right = body.shoulderLine(1, 0.12)
  const low = body.T(2.15, 0)
  const run = (from: Point): Point => [lerp(from[0], low[0], 0.5), lerp(from[1], low[1], 0.78)]
  return [
    {
      z: Z.shirtCollar + 1,
      s:
        pen.thin(curve([left, run(left), low, run(right), right]), 1.7, blend(colour, INK, 0.35)) +
        pen.thin(curve([left, run(left), low, run(right), right]), 1, colour) +
        disc(add(low, [0, 3]), 3, colour),
    },
  ]
}

/** A hoop in the ear that shows. */
export function earrings(pen: Pen, body: Body, { colour }: Cloth): Layer[] {
  const [x, y] = headMap(body)([0.57, 0.36])
  return [{ z: Z.hair + 1.5, s: wire(pen, blob(arc([x, y + 4], 4.4, 5.4, 0, 330)), colour, 1.9) }]
}

/** Bangles on a wrist. */
export function bracelet(pen: Pen, body: Body, { colour }: Cloth): Layer[] {
  const side = bareArm(body, "L")
  const rings = [0.955, 1].map((t) => wire(pen, curve(roundWrist(body, side, t)), colour, 2.4))
  return [{ z: Z.armL + 1, arm: side, s: rings.join("") }]
}

/** A ring on a finger. */
export function ring(pen: Pen, body: Body, { colour, second }: Cloth): Layer[] {
  const side = bareArm(body, "R")
  const arm = body.arm[side]
  const at = place(arm.p(1), unit(rot(arm.dir(1), -6 * arm.side)), arm.side, 0.95)
  return [
    {
      z: (side === "L" ? Z.armL : Z.armR) + 1,
      s:
        wire(pen, curve([at([-1, 30]), at([4, 31])]), colour, 2) +
        disc(at([1.5, 29.4]), 1.9, second ?? "#EFF3F2"),
    },
  ]
}

/** A watch on a wrist. */
export function watch(pen: Pen, body: Body, cloth: Cloth): Layer[] {
  const side = bareArm(body, "R")
  const arm = body.arm[side]
  const dial = arm.p(0.985)
  return [
    {
      z: Z.armR + 1,
      arm: side,
      s:
        wire(pen, curve(roundWrist(body, side, 0.98)), cloth.colour, 4) +
        disc(dial, 4.4, caseOf(cloth)) +
        disc(dial, 2.9, "#FBF8F2"),
    },
  ]
}

const caseOf = ({ colour, material }: Cloth): string =>
  material === "leather" ? "#C9A45C" : colour

/** A necklace alone, as it lies. */
export function necklaceAlone(pen: Pen, { colour, second }: Cloth): string {
  const chain = curve(pairs([176, 196, 186, 330, 236, 446, 300, 486, 364, 446, 414, 330, 424, 196]))
  const clasp: Point[] = arc([300, 198], 124, 34, 180, 360)
  const drop = pairs([300, 512, 322, 548, 316, 584, 300, 592, 284, 584, 278, 548])
  const { lit } = metalTones(colour)
  const link = (d: string) =>
    pen.thin(d, 7, blend(shade(colour, 1.6), INK, 0.45)) +
    pen.thin(d, 5, colour) +
    pen.thin(d, 2.4, lit, ' stroke-dasharray="1 8"')
  return (
    link(curve(clasp)) +
    link(chain) +
    wire(pen, blob(arc([300, 500], 9, 11, 0, 330)), colour, 4) +
    pen.solid(
      blob(drop),
      second ?? colour,
      pen.thin(curve(pairs([288, 548, 290, 572, 298, 582])), 6, "#FFFFFF", ' opacity=".5"'),
    ) +
    pen.thin(blob(drop), 2.6, blend(shade(colour, 1.6), INK, 0.5))
  )
}

/** A pair of hoops alone. */
export function earringsAlone(pen: Pen, { colour }: Cloth): string {
  return [206, 394]
    .map((x) => {
      const post = curve(pairs([x + 8, 300, x + 30, 290, x + 44, 300]))
      return (
        wire(pen, post, colour, 4.4) + wire(pen, blob(arc([x, 400], 76, 98, -80, 250)), colour, 17)
      )
    })
    .join("")
}

/** Bangles alone, one on the other. */
export function braceletAlone(pen: Pen, { colour }: Cloth): string {
  const bangle = (y: number, tone: string, width: number) =>
    wire(pen, blob(arc([300, y], 190, 86, 0, 330)), tone, width)
  return (
    bangle(446, shade(colour, 0.4), 12) +
    bangle(410, colour, 20) +
    bangle(370, shade(colour, -0.3), 12)
  )
}

/** A ring alone, set with a stone. */
export function ringAlone(pen: Pen, { colour, second }: Cloth): string {
  const stone = second ?? "#DCE9EA"
  const { dark } = metalTones(colour)
  const facets = (flat: readonly number[]) =>
    shape(
      ...(([0, 1, 2, 3, 4, 5] as const).map((i) =>
        pairs([...flat, ...flat].slice(i * 2, i * 2 + 4)),
      ) as [Point[], ...Point[][]]),
    )
  const gem = facets([236, 226, 268, 184, 332, 184, 364, 226, 300, 306, 236, 226])
  const inside =
    pen.fill(facets([268, 184, 300, 226, 332, 184, 300, 184, 284, 184, 268, 184]), "#FFFFFF", 0.6) +
    pen.fill(
      facets([300, 306, 332, 226, 364, 226, 340, 258, 320, 282, 300, 306]),
      shade(stone, 1.3),
      0.8,
    ) +
    pen.fill(
      facets([236, 226, 268, 226, 300, 306, 276, 276, 252, 246, 236, 226]),
      shade(stone, 0.5),
      0.8,
    )
  return (
    wire(pen, blob(arc([300, 442], 132, 146, 0, 330)), colour, 24) +
    [-1, 1]
      .map((u) =>
        wire(
          pen,
          curve(pairs([300 + u * 22, 304, 300 + u * 44, 270, 300 + u * 56, 232])),
          colour,
          9,
        ),
      )
      .join("") +
    pen.solid(gem, stone, inside) +
    pen.thin(gem, 2.6, blend(dark, INK, 0.5)) +
    pen.thin(
      curve(pairs([236, 226, 268, 226, 332, 226, 364, 226])) +
        curve(pairs([268, 226, 300, 304])) +
        curve(pairs([332, 226, 300, 304])),
      1.4,
      shade(stone, 2),
    )
  )
}

/** A watch alone, from the front: links of metal, or a leather strap. */
export function watchAlone(pen: Pen, cloth: Cloth): string {
  const { colour } = cloth
  const metal = cloth.material !== "leather"
  const rim = caseOf(cloth)
  const { lit, dark } = metalTones(rim)
  const half = (u: -1 | 1) => {
    const y = (n: number) => 400 + u * n
    const d = shape(
      pairs([258, y(70), 264, y(160), 268, y(286)]),
      pairs([268, y(286), 300, y(294), 332, y(286)]),
      pairs([332, y(286), 336, y(160), 342, y(70)]),
      pairs([342, y(70), 258, y(70)]),
    )
    const links = range(9).map((i) => curve(pairs([262, y(104 + i * 21), 338, y(104 + i * 21)])))
    const holes = range(4).map((i) => disc([300, y(196 + i * 24)], 3, shade(colour, 2.2)))
    const inner = metal
      ? pen.thin(links.join(""), 2, dark) +
        pen.thin(
          curve(pairs([284, y(80), 284, y(290)])) + curve(pairs([316, y(80), 316, y(290)])),
          1.6,
          dark,
        ) +
        pen.thin(curve(pairs([291, y(80), 291, y(290)])), 6, lit, ' opacity=".6"')
      : pen.thin(
          curve(pairs([268, y(90), 275, y(280)])) + curve(pairs([332, y(90), 325, y(280)])),
          1.6,
          shade(colour, 2),
          ' stroke-dasharray="6 4"',
        ) + (u > 0 ? holes.join("") : "")
    return (
      pen.solid(
        d,
        colour,
        pen.fill(
          shape(pairs([318, y(60), 322, y(300)]), pairs([350, y(300), 350, y(60)])),
          shade(colour),
          0.75,
        ) + inner,
      ) + pen.thin(d, 2.6, blend(shade(colour, 1.6), INK, 0.6))
    )
  }
  const buckle = metal
    ? ""
    : wire(pen, curve(pairs([262, 100, 262, 116, 338, 116, 338, 100])), rim, 7)
  const circle = (r: number) => blob(arc([300, 400], r, r, 0, 330))
  const marks = range(12).map((i) => {
    const turn = (r: number): Point => add([300, 400], rot([0, -r], i * 30))
    return curve([turn(i % 3 ? 58 : 52), turn(64)])
  })
  return (
    half(-1) +
    half(1) +
    buckle +
    wire(pen, curve(pairs([386, 400, 396, 400])), rim, 14) +
    pen.solid(
      circle(88),
      rim,
      pen.fill(
        shape(pairs([320, 300, 352, 400, 320, 500]), pairs([400, 500, 400, 300])),
        dark,
        0.5,
      ),
    ) +
    pen.thin(circle(88), 2.8, blend(dark, INK, 0.6)) +
    pen.solid(circle(72), "#FBF8F2") +
    pen.thin(circle(72), 2, blend(dark, INK, 0.4)) +
    pen.thin(marks.join(""), 3, INK) +
    pen.thin(curve(pairs([300, 400, 276, 366])), 5, INK) +
    pen.thin(curve(pairs([300, 400, 334, 362])), 3.4, INK) +
    disc([300, 400], 4, INK)
  )
}

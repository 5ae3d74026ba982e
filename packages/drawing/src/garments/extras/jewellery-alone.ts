import type { Cloth } from "../../core/cloth.ts"
import { blend, INK, shade } from "../../core/colour.ts"
import { add, blob, curve, type Point, pairs, range, rot, shape } from "../../core/geom.ts"
import type { Pen } from "../../core/pen.ts"
import { polygon } from "../outline.ts"
import { arc, caseOf, disc, pearls, wire } from "./metal.ts"
import { metalTones } from "./small.ts"

/** A necklace alone, as it lies. */
export function necklaceAlone(pen: Pen, { colour, second, material }: Cloth): string {
  const chain = curve(pairs([176, 196, 186, 330, 236, 446, 300, 486, 364, 446, 414, 330, 424, 196]))
  const clasp: Point[] = arc([300, 198], 124, 34, 180, 360)
  if (material === "pearl") {
    // As long as so many pearls: the last would lie on the first.
    const round = blob(arc([300, 350], 130, 154, -90, 242))
    return pearls(pen, round, colour, 28)
  }
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
      pen.thin(curve(pairs([288, 548, 290, 572, 298, 582])), 6, "#FFFFFF", ' stroke-opacity=".5"'),
    ) +
    pen.thin(blob(drop), 2.6, blend(shade(colour, 1.6), INK, 0.5))
  )
}

/** Bangles alone, one on the other. */
export function braceletAlone(pen: Pen, { colour, material }: Cloth): string {
  if (material === "pearl") return pearls(pen, blob(arc([300, 420], 180, 84, 0, 330)), colour, 34)
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
  const gem = polygon([253, 245, 276, 214, 324, 214, 347, 245, 300, 304, 253, 245])
  const inside =
    pen.fill(
      polygon([276, 214, 300, 245, 324, 214, 300, 214, 288, 214, 276, 214]),
      "#FFFFFF",
      0.6,
    ) +
    pen.fill(
      polygon([300, 304, 324, 245, 347, 245, 330, 268, 315, 286, 300, 304]),
      shade(stone, 1.3),
      0.8,
    ) +
    pen.fill(
      polygon([253, 245, 276, 245, 300, 304, 282, 282, 264, 260, 253, 245]),
      shade(stone, 0.5),
      0.8,
    )
  return (
    wire(pen, blob(arc([300, 442], 132, 146, 0, 330)), colour, 24) +
    [-1, 1]
      .map((u) =>
        wire(
          pen,
          curve(pairs([300 + u * 22, 304, 300 + u * 36, 278, 300 + u * 44, 252])),
          colour,
          9,
        ),
      )
      .join("") +
    pen.solid(gem, stone, inside) +
    pen.thin(gem, 2.6, blend(dark, INK, 0.5)) +
    pen.thin(
      curve(pairs([253, 245, 276, 245, 324, 245, 347, 245])) +
        curve(pairs([276, 245, 300, 302])) +
        curve(pairs([324, 245, 300, 302])),
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
        pen.thin(curve(pairs([291, y(80), 291, y(290)])), 6, lit, ' stroke-opacity=".6"')
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

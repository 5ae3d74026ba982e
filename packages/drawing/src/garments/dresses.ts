import type { Length, Skirt } from "@stylin/garments/vocabulary"
import { type Cloth, Panel } from "../core/cloth.ts"
import { innerLine, tint } from "../core/colour.ts"
import { add, lerp, mix, nth, type Point, type Points, range, shape } from "../core/geom.ts"
import { type Layer, Z } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import { knot, tail } from "./belts.ts"
import { hemShare } from "./lengths.ts"
import { clothOn } from "./overlay.ts"
import { button } from "./seams.ts"
import { skirt } from "./skirts.ts"
import { SAG, slitOf } from "./slits.ts"
import { type TopSpec, top } from "./tops.ts"
import type { TrousersSpec } from "./trouser-spec.ts"
import { trousers } from "./trousers.ts"

/** What marks the waist of a dress: a seam, a self belt with its buckle, a tie at the side or in front. */
export type Waist = "seam" | "belt" | "tie" | "tied"

/** A dress sewn together at the waist. */
export interface DressSpec extends TopSpec {
  readonly skirt: Skirt
  readonly length: Length
  readonly waist?: Waist
  /** Buttons run on from the bodice to the hem. */
  readonly buttoned?: boolean
  /** A leg shows through a slit. */
  readonly slit?: boolean
  /** A thin skirt is lined to the hem: tights beneath it do not show through. */
  readonly lined?: boolean | undefined
  readonly underCoat?: boolean
  readonly coatEnd?: number | undefined
  /** The colour of the legs in the light: hex. */
  readonly skin?: string
  /** Where along that leg (0 hip, 1 ankle) a boot begins. */
  readonly bootsFrom?: number | undefined
}

/** Draws a dress: the bodice, the skirt, and what covers the seam between them. */
export function dress(pen: Pen, body: Body, spec: DressSpec): Layer[] {
  const { cloth, waist = "seam", length } = spec
  const [hanging] = skirt(pen, body, {
    cut: spec.skirt,
    length,
    rise: "high",
    cloth,
    joined: true,
    lined: spec.lined,
    underCoat: spec.underCoat ?? false,
    coatEnd: spec.coatEnd,
  })
  const layers: Layer[] = []
  if (hanging) {
    const buttons = spec.buttoned ? skirtButtons(pen, body, cloth, length) : ""
    layers.push({ z: Z.dress + 0.5, s: hanging.s + buttons })
  }
  layers.push(...bodiceLayers(pen, body, spec), waistOf(pen, body, cloth, waist))
  if (spec.slit) layers.push(slitOf(pen, body, { ...spec, z: Z.dress + 0.6, drop: SAG }))
  return layers
}

/** Draws a garment whose legs are sewn to a bodice: jumpsuit and playsuit. */
export function suit(
  pen: Pen,
  body: Body,
  spec: TopSpec & { readonly legs: Omit<TrousersSpec, "cloth" | "joined">; readonly waist?: Waist },
): Layer[] {
  const { cloth, legs, waist = "belt" } = spec
  const [lower] = trousers(pen, body, { ...legs, cloth, joined: true })
  const fly = pen.mark(
    [body.T(5.3, 0), body.T(6.6, 0.01), body.T(7.7, 0.01)],
    1,
    innerLine(cloth.colour),
    {
      a: 0.6,
      b: 0.3,
    },
  )
  return [
    // Boots that the legs are tucked into cover them.
    ...(lower ? [{ z: legs.tucked ? lower.z : Z.dress + 0.5, s: lower.s + fly }] : []),
    ...bodiceLayers(pen, body, spec),
    waistOf(pen, body, cloth, waist),
  ]
}

/** The upper half, over the lower half's edge. */
function bodiceLayers(pen: Pen, body: Body, spec: TopSpec): Layer[] {
  return top(pen, body, {
    ...spec,
    tucked: true,
    finish: "none",
    z: Z.dress,
    neckband: "none",
  })
}

/** Five points across the body at a torso level, bowed as a belt lies. */
const across = (body: Body, v: number, ease: number): Point[] =>
  [-1, -0.5, 0, 0.5, 1].map((u) => add(body.T(v, u, ease), [0, (1 - u * u) * 3]))

/** The strip that covers the join of bodice and skirt. */
function waistOf(pen: Pen, body: Body, cloth: Cloth, waist: Waist): Layer {
  const { colour } = cloth
  const line = innerLine(colour)
  const upper = across(body, 4.94, 2.8)
  const lower = across(body, waist === "seam" ? 5.12 : 5.34, 2.8)
  const d = shape(upper, [...lower].reverse())
  pen.dip(colour)
  const z = Z.dress + 1
  if (waist === "seam") return { z, s: pen.mark(lower, 1.3, line, { a: 0.6, b: 0.6 }) }
  const strip =
    pen.fill(d, tint(colour, 0.15)) +
    clothOn(
      pen,
      cloth,
      new Panel([nth(upper, 0), nth(lower, 0)], [nth(upper, 4), nth(lower, 4)], 3),
      d,
    ) +
    pen.line(upper, 1.5, { a: 0.6, b: 0.6 }) +
    pen.line(lower, 1.7, { a: 0.6, b: 0.6 })
  if (waist !== "belt") {
    const at = body.T(5.14, waist === "tie" ? 0.72 : IN_FRONT)
    const face = tint(colour, 0.15)
    const tails =
      tail(pen, cloth, at, { drift: 10, length: 74, face }) +
      tail(pen, cloth, at, { drift: -6, length: 58, face })
    return { z, s: strip + tails + knot(pen, at, cloth) }
  }
  const middle = mix(nth(upper, 2), nth(lower, 2), 0.5)
  const buckle = range(4).map((i): Point => {
    const [x, y] = [i === 0 || i === 3 ? -6.5 : 6.5, i < 2 ? -6.5 : 6.5]
    return add(middle, [x, y])
  })
  const sides = shape(...sidesOf(buckle))
  // Covered in the garment's cloth: of metal, it would be taken for a belt that is not listed.
  return { z, s: strip + pen.thin(sides, 3.6, line) + pen.thin(sides, 2, tint(colour, 0.8)) }
}

/** Where a tie in front is knotted, as a share of the half width: no bent arm hides it there. */
const IN_FRONT = -0.2

function sidesOf(corners: Points): [Points, ...Points[]] {
  const side = (i: number): Points => [nth(corners, i), nth(corners, (i + 1) % corners.length)]
  return [side(0), side(1), side(2), side(3)]
}

/** Buttons from the waist to the hem. */
function skirtButtons(pen: Pen, body: Body, { colour }: Cloth, length: Length): string {
  const line = innerLine(colour)
  const hip = body.T(7, 0)
  const waist = body.T(5, 0)[1]
  const end = lerp(hip[1], body.lm.ankleR[1], hemShare(length))
  const place = (y: number): Point =>
    y < hip[1] ? body.T(lerp(5, 7, (y - waist) / (hip[1] - waist)), 0) : [hip[0], y]
  const from = waist + 24
  const edge = range(5).map((i) => add(place(lerp(from - 12, end + 4, i / 4)), [5, 0]))
  const count = Math.max(2, Math.round((end - from) / 26))
  const dots = range(count).map((i) =>
    button(place(lerp(from, end - 14, i / Math.max(1, count - 1))), 1.8, tint(colour, 1), line),
  )
  return pen.mark(edge, 0.9, line, { a: 0.7, b: 0.6 }) + dots.join("")
}

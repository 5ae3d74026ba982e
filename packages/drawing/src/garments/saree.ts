import { type Cloth, type Fold, fold, Panel, paint } from "../core/cloth.ts"
import { blend, shade } from "../core/colour.ts"
import { add, curve, nth, type Point, pairs, range, sample, shape } from "../core/geom.ts"
import { type Layer, Z } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import { hang, RISE } from "../figure/hang.ts"
import { hemShare } from "./lengths.ts"
import { skirtHang } from "./skirt-cuts.ts"
import { skirt } from "./skirts.ts"
import { top } from "./tops.ts"

/** A saree, and what is worn over it. */
export interface SareeSpec {
  readonly cloth: Cloth
  readonly under: boolean
  readonly underCoat: boolean
  readonly coatEnd?: number | undefined
}

/** Thread of gold, which borders are woven with. */
const GOLD = "#D3A94E"

/** The torso level where its blouse ends. */
const BLOUSE = 3.75
/** How many pleats are tucked in at the front. */
const PLEATS = 7
/** How broad the border is, in px. */
const BORDER = 5

/** A length of cloth draped over a short blouse: pleated in front, its end, the pallu, over the wearer's left shoulder. */
export function saree(pen: Pen, body: Body, spec: SareeSpec): Layer[] {
  const { cloth, under } = spec
  const border = cloth.second ?? blend(cloth.colour, GOLD, 0.62)
  const blouse: Cloth = { colour: cloth.second ?? shade(cloth.colour, 2), material: cloth.material }
  return [
    { z: Z.back, s: fallingEnd(pen, body, cloth, border) },
    ...top(pen, body, {
      cloth: blouse,
      opening: "scoop",
      neckband: "none",
      fit: "fitted",
      hem: BLOUSE,
      sleeves: { reach: "short", fit: "fitted" },
      under,
      z: Z.tucked,
    }),
    { z: Z.dress, s: lower(pen, body, spec, border) },
    { z: Z.dress + 1, s: pallu(pen, body, cloth, border) },
  ]
}

/** What is wrapped round the legs, with its pleats and its border. */
function lower(
  pen: Pen,
  body: Body,
  { cloth, underCoat, coatEnd }: SareeSpec,
  border: string,
): string {
  const share = hemShare("maxi")
  const { L, R } = hang(body, { vw: RISE.mid, length: share, ...skirtHang("slip", share) })
  const panel = new Panel(sample(L, 8), sample(R, 8), 6)
  const wrapped = skirt(pen, body, {
    cut: "slip",
    length: "maxi",
    rise: "mid",
    cloth,
    joined: true,
    draped: true,
    underCoat,
    coatEnd,
  })
  const at = (flat: readonly number[]) => panel.path(pairs(flat))
  // They fan out from where they are tucked in.
  const pleats = range(PLEATS).map((i) => {
    const [from, to] = [0.02 + i * 0.02, -0.3 + i * 0.12]
    const middle = from + (to - from) * 0.4
    return {
      fold: shape(
        at([from, 0.03, middle, 0.45, to, 0.97]),
        at([to + 0.06, 0.97, middle + 0.03, 0.45, from, 0.03]),
      ),
      edge: curve(at([from, 0.03, middle, 0.45, to, 0.97])),
    }
  })
  const tuck = at([0, 0.012, 0.08, 0.02, 0.17, 0.012])
  return (
    wrapped.map(({ s }) => s).join("") +
    pen.fill(pleats.map((one) => one.fold).join(""), shade(cloth.colour, 1.3), 0.7) +
    pen.thin(pleats.map((one) => one.edge).join(""), 0.9, shade(cloth.colour, 2.2)) +
    pen.thin(curve(at([-0.97, 0.975, -0.4, 0.98, 0.3, 0.98, 0.97, 0.975])), BORDER, border) +
    pen.line(tuck, 1.6, { a: 0.5, b: 0.5 })
  )
}

/** The folds that run along the pallu, from the shoulder down. */
const ALONG: readonly Fold[] = [-0.55, -0.1, 0.4].map((u) => ({
  ...fold(u, 0.02, u * 0.8, 0.96, 0.05, 6, 1),
  keep: true,
}))

/** The pallu: from the hip aslant across the chest and over the shoulder. */
function pallu(pen: Pen, body: Body, cloth: Cloth, border: string): string {
  const { T } = body
  const upper: Point[] = [
    body.shoulderLine(1, 0.26, 3),
    T(2, 0.22),
    T(3.1, -0.06),
    T(4.3, -0.52),
    T(5.25, -1, 4),
  ]
  const under: Point[] = [
    body.shoulderLine(1, 0.86, 3),
    T(2.2, 0.92, 3),
    T(3.5, 0.82),
    T(4.9, 0.34),
    T(6.5, -1, 6),
  ]
  const over = [nth(under, 0), body.shoulderLine(1, 0.55, 4), nth(upper, 0)]
  const d = shape(upper, [nth(upper, -1), nth(under, -1)], [...under].reverse(), over)
  const edge = under.map((p) => add(p, [-1.5, -1.5]))
  return (
    paint(pen, cloth, new Panel(sample(upper, 6), sample(under, 6)), d, {
      folds: ALONG,
      shadowFrom: 0.6,
      extra: pen.thin(curve(edge), BORDER + 2, border),
    }) +
    pen.line(upper, 1.6, { a: 0.5, b: 0.5 }) +
    pen.line(under, 2.2, { a: 0.5, b: 0.5 })
  )
}

/** The end of the pallu, which hangs behind the shoulder down to the thigh. */
function fallingEnd(pen: Pen, body: Body, cloth: Cloth, border: string): string {
  const { T } = body
  const out: Point[] = [
    body.shoulderLine(1, 0.8, 2),
    T(2.4, 1, 4),
    T(4.8, 1, 18),
    T(7, 1, 20),
    add(T(8, 1, 24), [0, 60]),
  ]
  const inner: Point[] = [body.shoulderLine(1, 0.3, 2), T(4, 0.6), add(T(8, 0.5), [0, 66])]
  const hem: Point[] = [nth(out, -1), add(nth(out, -1), [-30, 8]), nth(inner, -1)]
  const dark: Cloth = { ...cloth, colour: shade(cloth.colour, 0.8) }
  return (
    paint(
      pen,
      dark,
      new Panel(sample(inner, 6), sample(out, 6)),
      shape(out, hem, [...inner].reverse(), [nth(inner, 0), nth(out, 0)]),
      { extra: pen.thin(curve(hem.map((p) => add(p, [0, -8]))), BORDER * 2.4, border) },
    ) +
    pen.line(out, 1.8, { a: 0.4, b: 0.6 }) +
    pen.line(hem, 1.6, { a: 0.6, b: 0.6 })
  )
}

import { type Cloth, type Fold, fold, paint } from "../core/cloth.ts"
import { lining } from "../core/colour.ts"
import { add, mix, nth, type Points, shape } from "../core/geom.ts"
import { type Layer, Z } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import { isFur, tufted } from "../core/pile.ts"
import type { Body } from "../figure/body.ts"
import { looseBelt, tiedBelt } from "./belts.ts"
import { buttons, cuffTrim } from "./closures.ts"
import { label } from "./collars.ts"
import { ALONG_SLEEVE, fringe } from "./fringe.ts"
import { FALLS, frontEase, fronts, type Half } from "./front.ts"
import { shoulderCape } from "./jacket-cape.ts"
import { jacketCollar } from "./jacket-collars.ts"
import { detail } from "./jacket-details.ts"
import type { JacketSpec } from "./jacket-spec.ts"
import { ON_BODY, reflective } from "./reflective.ts"
import { contour, seam } from "./seams.ts"
import { sleeve } from "./sleeves.ts"
import { SIDES } from "./tops.ts"

function foldsOf({ u }: Half, spec: JacketSpec): Fold[] {
  const { drop = 0, belt = false, open = 0.6, channels = 0 } = spec
  if (channels || isFur(spec.cloth)) return []
  // k(1) lies at the front edge, k(-1) at the side seam.
  const k = (x: number) => x * -u
  const at = drop ? [0.34, 0.38, 0.36, 0.44] : [0.56, 0.62, 0.6, 0.74]
  const [a = 0, b = 0, c = 0, d = 0] = at
  const folds = [
    fold(k(-0.9), 0.3, k(0.1), 0.4, 0, 6, 0.8),
    fold(k(-0.95), a, k(0.2), b, 0, 6, 0.9),
    fold(k(-0.9), c, k(-0.1), d, 0, 5, 0.7),
  ]
  if (drop)
    folds.push(
      fold(k(-0.4), 0.5, k(-0.36), 1, 0.04, 10, 1),
      fold(k(0.2), 0.46, k(0.1), 1, 0.03, 9, 0.9),
      fold(k(0.6), 0.6, k(0.62), 1, 0, 6, 0.8),
    )
  if (belt && open <= 0)
    for (const x of [-0.7, -0.3, 0.1, 0.5])
      folds.push(
        fold(x, drop ? 0.39 : 0.5, x * 1.1, drop ? 0.5 : 0.64, 0.02, 5, 0.8),
        fold(x, drop ? 0.36 : 0.48, x * 1.05, drop ? 0.28 : 0.4, 0, 4, 0.6),
      )
  return folds
}

function drawHalf(pen: Pen, body: Body, half: Half, spec: JacketSpec): string {
  const { cloth, drop = 0, open = 0.6, details = [], trim, channels = 0, fluffy = false } = spec
  const { u, side, hem, edge, armhole } = half
  const context = { cloth, drop, open, trim, channels }
  const quilted = details.includes("quilt") ? detail(pen, half, "quilt", context) : ""
  const top = nth(armhole, 0)
  const woolly = fluffy && !isFur(cloth) ? cloth : undefined
  const isBound = details.includes("outdoor")
  return (
    paint(pen, cloth, half.panel, half.outline, {
      folds: foldsOf(half, spec),
      shadowFrom: u > 0 ? 0.46 : 0.62,
      phase: u,
      glint: u > 0 ? 0 : 1,
      extra: quilted + (cloth.reflective ? reflective(pen, half.panel, ON_BODY) : ""),
    }) +
    contour(pen, side, u > 0 ? 2.6 : 1.7, { a: 0.3, b: 0.5, bumpy: channels > 0, woolly }) +
    // Where a band of other cloth holds the hem, no pile stands out.
    contour(pen, hem, 1.9, { a: 0.6, b: 0.6, woolly: isBound ? undefined : woolly }) +
    pen.line(edge.slice(1), u > 0 && open > 0 ? 1.7 : 1.9, { a: 0.4, b: 0.6 }) +
    pen.line([nth(edge, 0), body.shoulderLine(u, spec.halter ? 0.2 : 0.5, 1.5), top], 1.5, {
      a: 0.4,
      b: 0.4,
    }) +
    (spec.sleeveless ? contour(pen, armhole, 1.7, { a: 0.6, b: 0.6, woolly }) : "") +
    (isFur(cloth) ? furEdges(pen, half, spec) : "") +
    (cloth.fringed ? fringed(pen, half, cloth, drop) : "") +
    details
      .filter((kind) => kind !== "quilt")
      .map((kind) => detail(pen, half, kind, context))
      .join("")
  )
}

/** Long pile at the side, the hem and the front edge of one half, and round an armhole without a sleeve. */
function furEdges(pen: Pen, half: Half, { cloth, open = 0.6, sleeveless }: JacketSpec): string {
  const { u, side, hem, edge, armhole } = half
  const { colour } = cloth
  const [out, inward] = u < 0 ? ([1, -1] as const) : ([-1, 1] as const)
  return (
    tufted(pen, side, colour, out) +
    (open > 0 || u > 0 ? tufted(pen, edge.slice(1), colour, inward) : "") +
    tufted(pen, hem, colour, inward) +
    (sleeveless ? tufted(pen, armhole, colour, out) : "")
  )
}

/** Strips below the seam across the chest and at the hem. */
function fringed(pen: Pen, { at, hem }: Half, cloth: Cloth, drop: number): string {
  const y = drop ? 0.17 : 0.24
  const yoke = [at(-0.97, y), at(-0.5, y + 0.05), at(0, y + 0.08), at(0.5, y + 0.05), at(0.93, y)]
  return (
    fringe(pen, cloth, hem, { length: 17, apart: 4.6 }) +
    fringe(pen, cloth, yoke, { length: 44, apart: 4.6 }) +
    seam(pen, yoke, cloth.colour, 1.6)
  )
}

/** The inside of the back, seen between the open fronts and above them. */
function insideBack(pen: Pen, body: Body, spec: JacketSpec, left: Half, right: Half): Layer {
  const { cloth, drop = 0, collar } = spec
  const stands = collar !== "none" && collar !== "band"
  const up = stands ? 8 : 1.5
  const nl = add(body.shoulderLine(-1, 0.1), [0, -up])
  const nr = add(body.shoulderLine(1, 0.1), [0, -up])
  const middle = add(mix(nl, nr, 0.5), [0, stands ? -2 : 6])
  const nape: Points = [nl, middle, nr]
  const inset = (half: Half, i: number, down = 0) => add(nth(half.edge, i), [half.u * 9, down])
  // Loose fronts end far below the back.
  const above = spec.hemLine === "falling" ? FALLS : 4
  const d = shape(
    nape,
    [nr, inset(right, 1)],
    [inset(right, 2), inset(right, -1, -above)],
    [inset(left, -1, -above), inset(left, 2)],
    [inset(left, 1), nl],
  )
  const hem = [add(nth(left.edge, -1), [0, 1 - above]), add(nth(right.edge, -1), [0, 1 - above])]
  return {
    z: Z.back,
    s:
      pen.fill(d, lining(cloth.colour)) +
      pen.line(nape, 1.6, { a: 0.6, b: 0.6 }) +
      (body.flat ? label(add(middle, [0, 6]), 14) : "") +
      (drop ? pen.line(hem, 1.4) : ""),
  }
}

/** How far a double-breasted front reaches past the other when both hang open: two rows of buttons lie on it. */
const OVERLAP = 15

/** Draws a layer that opens at the front. */
export function jacket(pen: Pen, body: Body, spec: JacketSpec): Layer[] {
  const { cloth, open = 0.6, fit = "regular", belt = false } = spec
  const z = spec.isOver ? Z.coat : Z.jacket
  const cut = {
    ...spec,
    belted: belt || (spec.drawn ?? false),
    overlap: spec.buttoning?.rows === 2 ? OVERLAP : 0,
  }
  const { left, right } = fronts(body, cut)
  pen.dip(cloth.colour)
  const layers = [insideBack(pen, body, spec, left, right)]
  const halves = [drawHalf(pen, body, left, spec), drawHalf(pen, body, right, spec)]
  let s = (open > 0 ? halves : [...halves].reverse()).join("")
  const collars = jacketCollar(pen, body, {
    ...spec,
    cloth: spec.collarCloth ?? cloth,
    z,
    left,
    right,
  })
  s += collars.front
  s += buttons(pen, body, spec, left, right)
  if (belt) {
    const ease = frontEase(body, cut)
    s +=
      open > 0 ? looseBelt(pen, body, cloth, ease) : tiedBelt(pen, body, cloth, ease, spec.lap ?? 0)
  }
  layers.push({ z, s }, ...collars.layers)
  if (spec.sleeves)
    for (const at of SIDES) {
      const made = sleeve(pen, body, at, cloth, {
        fit: fit === "fitted" ? "regular" : fit,
        extend: 2,
        fluffy: (spec.fluffy ?? false) && !isFur(cloth),
        ...spec.sleeves,
      })
      const arm = body.arm[at]
      const strips = cloth.fringed
        ? fringe(
            pen,
            cloth,
            ALONG_SLEEVE.map((t) => arm.edge(t, body.flat ? -1 : 1, 3)),
            { length: 26, apart: 4.6 },
          )
        : ""
      const trim = spec.cuffs && made.t1 && made.t1 > 0.9 ? cuffTrim(pen, body, at, spec) : ""
      layers.push({ ...made, s: strips + made.s + trim })
    }
  if (spec.caped) layers.push(...shoulderCape(pen, body, cloth, [left, right]))
  return layers
}

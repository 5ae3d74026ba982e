import type { Skirt } from "@stylin/garments/vocabulary"
import { type Cloth, type Fold, fold, isPrinted, Panel, paint } from "../core/cloth.ts"
import { shade } from "../core/colour.ts"
import { add, nth, type Point, type Points, sample, shape } from "../core/geom.ts"
import { type Layer, Z } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import type { Fit } from "../figure/fit.ts"
import { flareAt, hang, hemWave, RISE } from "../figure/hang.ts"
import { hemShare } from "./lengths.ts"
import { reversed } from "./seams.ts"
import { skirtHang, tiersOf } from "./skirt-cuts.ts"
import type { SkirtShape, SkirtSpec } from "./skirt-spec.ts"
import {
  biasLight,
  darts,
  denimTrim,
  pleatShades,
  skirtWaist,
  slit,
  tierSeams,
  wrapEdge,
} from "./skirt-trim.ts"
import { acrossWaist } from "./waistband.ts"

const SOFT: readonly Fold[] = [
  fold(-0.55, 0.2, -0.5, 1, 0.06, 10, 1.1),
  fold(-0.12, 0.32, -0.02, 1, 0.04, 9, 1),
  fold(0.3, 0.16, 0.42, 1, 0.05, 12, 1.1),
  fold(0.68, 0.4, 0.76, 1, 0, 8, 0.9),
  fold(-0.8, 0.5, -0.82, 1, 0, 6, 0.8),
  fold(0.1, 0.03, 0.12, 0.3, 0, 4, 0.7),
  fold(-0.34, 0.03, -0.36, 0.24, 0, 4, 0.7),
]
const CLOSE: readonly Fold[] = [
  fold(-0.9, 0.42, -0.1, 0.46, 0, 5, 0.9),
  fold(0.9, 0.38, 0.2, 0.46, 0, 5, 0.8),
  fold(0.95, 0.7, 0.3, 0.78, 0, 5, 0.6),
]
const SLIP: readonly Fold[] = [
  fold(-0.78, 0.2, -0.3, 0.34, 0.05, 7, 0),
  fold(0.82, 0.18, 0.4, 0.36, -0.04, 6, 0.6),
  fold(-0.4, 0.45, -0.5, 1, 0.05, 10, 0.7),
  fold(0.2, 0.5, 0.34, 1, 0.04, 12, 0.8),
  fold(0.72, 0.5, 0.78, 1, 0, 7, 0.6),
]

function foldsOf(cut: Skirt, denim: boolean, tiers: readonly number[]): readonly Fold[] {
  if (denim || cut === "pencil") return CLOSE
  if (cut === "slip") return SLIP
  if (cut === "pleated") {
    return Array.from({ length: 9 }, (_, i): Fold => {
      const u = ((i + 1) / 10) * 2 - 1
      return { ...fold(u * 0.97, 0.05, u, 1, 0.01, 0, 1), keep: true }
    })
  }
  if (tiers.length > 0) {
    const starts = cut === "tiered" ? [0.04, ...tiers] : tiers
    return [...(cut === "tiered" ? [] : SOFT), ...starts.flatMap(gathersFrom)]
  }
  if (cut === "wrap")
    return [
      ...SOFT.slice(0, 4),
      fold(0.5, 0.03, -0.2, 0.3, 0.05, 6, 0.9),
      fold(0.55, 0.05, 0, 0.5, 0.05, 7, 0.8),
    ]
  return SOFT
}

/** The small folds below a gathered seam at v. */
const gathersFrom = (v: number, tier: number): Fold[] =>
  [-0.82, -0.58, -0.3, -0.06, 0.2, 0.46, 0.7, 0.9].map((u, i) =>
    fold(u + tier * 0.05, v + 0.01, u * 1.02 + tier * 0.05, v + 0.14 + (i % 3) * 0.05, 0, 4.5, 0.8),
  )

/** The side edges of a tiered skirt step out where a tier begins. */
function stepped(edge: Points, u: -1 | 1, tiers: readonly number[]): Point[] {
  const points = sample(edge, 25)
  return points.map((p, i) => {
    const v = i / 25
    const tier = tiers.filter((start) => v > start + 0.005).length
    return add(p, [u * tier * 3.4, 0])
  })
}

/** A waved hem's contour in short strokes, because one long stroke would cut across its waves. */
function hemLine(pen: Pen, hem: Points): string {
  const step = hem.length > 7 ? 4 : hem.length
  let drawn = ""
  for (let i = 0; i < hem.length - 1; i += step) {
    drawn += pen.line(hem.slice(i, i + step + 1), 1.9, { a: 0.7, b: 0.7, lost: 0 })
  }
  return drawn
}

/** How much further the hem swings out than usual on each side, in px at the ankle. */
const FULLER: Readonly<Record<Fit, number>> = { fitted: -9, regular: 0, relaxed: 12, oversized: 24 }

/** How far a skirt stands off the hip at most under a coat, in px. */
const UNDER_COAT = 2

/** How far down thin skirts are lined: a share of the way from the hip to the ankle. */
const LINED_TO = 0.3

/** The lining of a thin skirt, to above the knee. */
function slipUnder(pen: Pen, cloth: Cloth, panel: Panel, share: number): string {
  if ((cloth.density ?? 1) >= 1 || share <= LINED_TO) return ""
  const end = 0.1 + (LINED_TO * 0.9) / share
  const down = (to: number) => {
    const edge = (u: number) => panel.path([0, to / 2, to].map((v) => [u, v]))
    const hem = panel.path([1, 0, -1].map((u) => [u * 0.96, to]))
    return shape(edge(0.98), hem, reversed(edge(-0.98)))
  }
  return FADES.map((by) => pen.fill(down(end + by), shade(cloth.colour, 0.35), FADED)).join("")
}

/** A hem below thin cloth is soft: at one hard edge the skirt would seem to be of two colours. */
const FADES = [-0.03, 0, 0.03, 0.06, 0.09] as const
const FADED = 0.42

export function skirt(pen: Pen, body: Body, spec: SkirtSpec): Layer[] {
  const { cut, cloth, denim = false } = spec
  const share = hemShare(spec.length)
  const vw = RISE[spec.rise]
  const fall = denim
    ? { ...skirtHang(cut, share), waves: 0, amp: 0, ease: 3 }
    : skirtHang(cut, share)
  const usual = denim && cut === "a-line" ? 8 + 22 * share : fall.flare
  const full = usual + FULLER[spec.fit ?? "regular"] * (0.3 + share)
  const pressedTo = spec.underCoat ? (spec.coatEnd ?? 1) : undefined
  const ease = spec.underCoat ? Math.min(fall.ease, UNDER_COAT) : fall.ease
  const edges = hang(body, { vw, length: share, ...fall, ease, flare: full, pressedTo })
  const flare = flareAt(share, { flare: full, pressedTo, length: share })
  // Only a separate skirt ends in a flounce; a long dress is cut in one.
  const plain = denim || (spec.joined && cut !== "tiered")
  // Under a coat its seam would lie beside the coat's hem, and seem to be that of the coat's back.
  const tiers = plain || spec.underCoat ? [] : tiersOf(cut, spec.length)
  const L = tiers.length > 0 ? stepped(edges.L, -1, tiers) : edges.L
  const R = tiers.length > 0 ? stepped(edges.R, 1, tiers) : edges.R
  const hem = hemWave(nth(L, -1), nth(R, -1), 8 + Math.max(0, flare) * 0.06, fall.waves, fall.amp)
  const top = acrossWaist(body, vw, 1.6)
  const panel = new Panel(sample(edges.L, 8), sample(edges.R, 8), 6)
  const made: SkirtShape = { L, R, hem, panel }
  const d = shape(top, R, [...hem].reverse(), [...L].reverse())
  const s =
    (spec.lined ? "" : slipUnder(pen, cloth, panel, share)) +
    paint(pen, cloth, panel, d, {
      folds: foldsOf(cut, denim, tiers),
      shadowFrom: cut === "pleated" ? 0.66 : 0.48,
      // The back of a coat behind it would show through as well.
      unlined: share > LINED_TO && !spec.lined && !spec.underCoat,
      extra:
        cut === "pleated"
          ? pleatShades(pen, panel, cloth.colour)
          : cut === "slip" && !isPrinted(cloth) && cloth.material !== "satin"
            ? biasLight(pen, panel, cloth.colour)
            : "",
    }) +
    pen.line(L, 1.7, { a: 0.4, b: 0.5 }) +
    pen.line(R, 2.6, { a: 0.4, b: 0.5 }) +
    hemLine(pen, hem) +
    tierSeams(pen, panel, cloth.colour, tiers) +
    (cut === "wrap" ? wrapEdge(pen, body, made, cloth.colour, vw) : "") +
    (spec.joined ? "" : skirtWaist(pen, body, spec, vw)) +
    (denim ? denimTrim(pen, body, made, cloth, vw) : "") +
    slit(pen, panel, spec) +
    (cut === "pencil" && !denim ? darts(pen, body, cloth.colour, vw) : "")
  return [{ z: Z.skirt, s }]
}

import { type Cloth, isPrinted, type Panel } from "../core/cloth.ts"
import { innerLine, light, shade, tint } from "../core/colour.ts"
import {
  add,
  curve,
  flowing,
  lens,
  mix,
  nth,
  type Points,
  pairs,
  range,
  shape,
} from "../core/geom.ts"
import { type Layer, type Side, Z } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import { bodice } from "./bodice.ts"
import type { BodiceSpec } from "./bodice-spec.ts"
import { embroidery, stitchedRow } from "./embroidery.ts"
import { isBare, type Opening } from "./necklines.ts"
import { type Neckpiece, neckpiece, OPENING_FOR } from "./neckpieces.ts"
import { peplum } from "./peplum.ts"
import { type SleeveSpec, sleeve } from "./sleeves.ts"
import { underBand } from "./sports-bra.ts"
import { type TopTrim, topTrim } from "./top-trims.ts"

/** A garment pulled over the head or closed in front, from t-shirt to hoodie. */
export interface TopSpec extends BodiceSpec {
  readonly cloth: Cloth
  /** Left out if it has none. */
  readonly sleeves?: SleeveSpec | undefined
  readonly neckpiece?: Neckpiece
  readonly trims?: readonly TopTrim[]
  /** Gathered into the shoulders, like a blouse into its yoke. */
  readonly gathered?: boolean
  /** Crossed over in front like a wrap. */
  readonly crossed?: boolean
  /** Knitted in fine ribs from top to hem, like a base layer. */
  readonly ribs?: boolean
  /** Stitched with flowers at the neckline, and above the hem and the cuffs. */
  readonly embroidered?: boolean
  /** A short frill hangs from its waist. */
  readonly peplum?: boolean
  /** A broad band of elastic holds it below the bust. */
  readonly banded?: boolean
  /** Boned like a corset. */
  readonly boned?: boolean
  /** Worn below a jacket. */
  readonly under?: boolean
  readonly underScarf?: boolean | undefined
  /** Worn below a jacket with a hood. */
  readonly underHood?: boolean | undefined
  /** A hood or a collar that stands open goes round its own. */
  readonly inCollar?: boolean | undefined
  /** Something goes over its front: a shirt is buttoned up, else skin would part it from its collar. */
  readonly buttoned?: boolean | undefined
}

export const SIDES: readonly Side[] = ["L", "R"]

/** What goes on through a collar that stands. */
const ZIPS: ReadonlySet<TopTrim> = new Set(["zip", "half-zip"])

/** Openings held by the neck, by thin straps or by themselves: there is nothing to set a sleeve in. */
const ARMLESS: ReadonlySet<Opening> = new Set(["halter", "cami", "slip", "draped", "bandeau"])

export function top(pen: Pen, body: Body, spec: TopSpec): Layer[] {
  const { neckpiece: piece = "none", trims = [], under = false } = spec
  const cloth = spec.ribs ? ribbedCloth(spec.cloth) : spec.cloth
  const usual = OPENING_FOR[piece] ?? spec.opening ?? "crew"
  // Under a scarf a collar is buttoned up: open, bare skin would show below the scarf.
  const isCollared = usual === "shirt" || usual === "polo"
  // Inside another collar it is buttoned further up, so that its leaves lie together.
  const isButtoned = usual === "shirt" && !spec.inCollar && spec.buttoned === true
  const closed = isButtoned ? "band" : usual === "shirt" && spec.inCollar ? "polo" : usual
  const opening = isCollared && spec.underScarf ? "crew" : closed
  const sleeves = ARMLESS.has(opening) ? undefined : spec.sleeves
  const made = bodice(pen, body, cloth, {
    ...spec,
    opening,
    sleeveless: !sleeves,
    extra: (panel) =>
      (spec.boned ? bones(pen, panel, cloth.colour) : "") +
      (spec.banded ? underBand(pen, panel, cloth) : "") +
      (spec.gathered ? gathers(pen, panel, cloth.colour) : "") +
      (spec.ribs ? verticalRibs(pen, panel, cloth.colour, isPrinted(cloth)) : ""),
  })
  const layers = [...made.layers]
  if (sleeves) {
    const fit = spec.fit ?? "regular"
    for (const side of SIDES) {
      const bare = isBare(opening, side === "L" ? -1 : 1)
      if (bare && opening === "one-shoulder") continue
      const made = sleeve(pen, body, side, cloth, {
        fit,
        edged: spec.edged,
        ...sleeves,
        below: bare ? 0.13 : 0,
      })
      const isStitched = spec.embroidered && (made.t1 ?? 0) > LONG
      layers.push(
        isStitched ? { ...made, s: made.s + cuffRow(pen, body, side, cloth, made.t1 ?? 1) } : made,
      )
    }
  }
  layers.push(
    ...neckpiece(pen, body, cloth, {
      piece,
      neck: made.neck,
      under,
      underHood: spec.underHood,
      within: spec.inCollar,
      buttoned: isButtoned,
      underScarf: spec.underScarf,
      zipped: piece === "hood" ? opening === "zip" : trims.some((trim) => ZIPS.has(trim)),
    }),
  )
  const stitched = spec.embroidered
    ? embroidery(pen, body, made, cloth, {
        collared: usual === "shirt" || usual === "polo",
        bare: isBare(opening, 1),
        hem: !spec.tucked && !spec.frontIn && spec.finish !== "tails" && spec.finish !== "rib",
      })
    : ""
  const z = (spec.z ?? (spec.tucked ? Z.tucked : Z.torso)) + 0.5
  if (spec.crossed) layers.push({ z, s: overlap(pen, body, made.neck, cloth.colour) })
  const sewn = stitched + trims.map((trim) => topTrim(pen, body, made, cloth.colour, trim)).join("")
  if (sewn) layers.push({ z, s: sewn })
  if (spec.peplum)
    layers.push(peplum(pen, body, cloth, { seamed: made.hem, z: z - 0.75, pressed: under }))
  return layers
}

/** How far down the arm a sleeve ends at least that is embroidered above its end. */
const LONG = 0.6
/** How far above it, as a share of the arm, and how broad the row is. */
const ABOVE_CUFF = 0.13

/** Flowers round the arm above a cuff. */
function cuffRow(pen: Pen, body: Body, side: Side, cloth: Cloth, end: number): string {
  const at = (out: number) => body.arm[side].edge(end - ABOVE_CUFF, out, -1)
  return stitchedRow(pen, [at(-1), mix(at(-1), at(1), 0.5), at(1)], cloth, 4.4)
}

/** Cloth without the rows of its stitches, which would cross the ribs to a grid. */
const ribbedCloth = (cloth: Cloth): Cloth =>
  cloth.material === "knit" ? { ...cloth, material: "plain" } : cloth

/** The boned seams of a corset, with the shine between them. */
function bones(pen: Pen, panel: Panel, colour: string): string {
  const seams = range(6).map((i) => {
    const u = i / 2.5 - 1
    return curve(panel.path(pairs([u * 0.86, 0.04, u * 0.72, 0.4, u * 0.62, 0.75, u * 0.66, 1.04])))
  })
  return (
    pen.thin(seams.join(""), 3, shade(colour, 0.9), ' stroke-opacity=".5"') +
    pen.thin(seams.join(""), 0.9, innerLine(colour))
  )
}

/** Gathers below the shoulders. */
function gathers(pen: Pen, panel: Panel, colour: string): string {
  const marks = [-0.8, -0.64, -0.48, 0.46, 0.62, 0.78, 0.9].map((u, i) =>
    lens(panel.path(pairs([u * 0.9, 0.01, u * 0.92, 0.12, u * 0.9, 0.22 + (i % 3) * 0.06])), 5),
  )
  return pen.fill(marks.join(""), shade(colour, 1.5), 0.75)
}

/** Fine ribs down the front; on a print they are faint, because stripes and ribs would make a grid. */
function verticalRibs(pen: Pen, panel: Panel, colour: string, printed: boolean): string {
  const lines = range(15).map((i) => {
    const u = ((i + 0.5) / 15) * 2 - 1
    return flowing(panel.path(pairs([u, 0, u, 0.33, u, 0.66, u, 1])))
  })
  // In pale cloth their shade alone would not show, and in black no shade does.
  const [width, line, opacity] =
    light(colour) > PALE
      ? [1.6, shade(colour, 2.6), 0.75]
      : light(colour) < DEEP
        ? [1.5, tint(colour, 1.5), 0.7]
        : [1.5, shade(colour, 2.1), 0.7]
  return pen.thin(
    lines.join(""),
    printed ? FAINT.width : width,
    line,
    ` stroke-opacity="${printed ? FAINT.opacity : opacity}"`,
  )
}

const FAINT = { width: 1, opacity: 0.22 } as const

/** The OKLab lightness above which ribs are drawn darker, and below which they are drawn lighter. */
const PALE = 0.8
const DEEP = 0.36

/** The edge of the upper front, from the neck across to the waist. */
function overlap(pen: Pen, body: Body, neck: Points, colour: string): string {
  const start = nth(neck, Math.floor(neck.length / 2))
  const edge = [start, body.T(4.2, -0.34), body.T(4.98, -0.72)]
  const below = edge.map((p) => add(p, [2, 6]))
  return (
    pen.fill(shape(edge, [...below].reverse()), shade(colour, 1.3), 0.6) +
    pen.line(edge, 1.7, { a: 0.7, b: 0.5 })
  )
}

import { innerLine, light, shade, tint } from "./colour.ts"
import type { Cloth, Surface } from "./fabric.ts"
import { clamp, cr, lens, noise, nth, type Point, soft } from "./geom.ts"
import { type Filler, materialOverlay } from "./materials.ts"
import { mottle } from "./mottle.ts"
import type { Panel } from "./panel.ts"
import { patternOverlay } from "./patterns.ts"
import type { Pen } from "./pen.ts"

export type { Cloth, PhotoTile, PlacedMotif, Print, Surface } from "./fabric.ts"
export type { Filler } from "./materials.ts"
export { Panel } from "./panel.ts"
export { patternOverlay } from "./patterns.ts"

/** A fold on a panel, in its u, v: see `fold`. `keep` leaves it exactly where it was put. */
export interface Fold {
  readonly u0: number
  readonly v0: number
  readonly u1: number
  readonly v1: number
  readonly bend: number
  readonly w: number
  readonly line: number
  readonly keep?: boolean
}

/**
 * A fold: a tapered wedge of shadow from (u0, v0) to (u1, v1), w px wide and bulging sideways by
 * `bend`, with a pen line of the given weight on its dark edge (0 for none).
 */
export const fold = (
  u0: number,
  v0: number,
  u1: number,
  v1: number,
  bend = 0.06,
  w = 6,
  line = 0.9,
): Fold => ({ u0, v0, u1, v1, bend, w, line })

/** Whether a pattern is printed on it or woven into it. */
export const isPrinted = ({ pattern }: Cloth): boolean =>
  pattern !== undefined && pattern !== "plain"

/** How a panel is painted. */
export interface PaintOptions {
  readonly folds?: readonly Fold[]
  /** The u where the form shadow begins; light comes from the viewer's left. 1 for none. */
  readonly shadowFrom?: number
  /** The shadow's depth; 1 is usual. */
  readonly shade?: number
  /** If false, the form shadow begins at the very top, like a box's. */
  readonly topless?: boolean
  /** Shifts the wobble of the form shadow, so that neighbours do not match. */
  readonly phase?: number
  /** Small or busy panels get no lit edge and no settled pigment. */
  readonly dense?: boolean
  /** The cloth hangs free and unlined: thin cloth lets what is below shimmer through. */
  readonly unlined?: boolean
  /** Drawn in place of what its material adds. */
  readonly surface?: string | undefined
  /** How strong the lit edge is; 0 for none. */
  readonly glint?: number
  /** Drawing on the cloth, under its outline. */
  readonly extra?: string
  /** What is printed on it besides its pattern: shadows fall on it and folds break it. */
  readonly printed?: string
}

function jittered(pen: Pen, f: Fold): Fold {
  const n = (k: number) => noise(pen.seed * 7.7 + f.u0 * 31 + f.v0 * 57 + k)
  return {
    u0: f.u0 + (n(1) - 0.5) * 0.08,
    v0: f.v0 + (n(2) - 0.5) * 0.04,
    u1: f.u1 + (n(3) - 0.5) * 0.22,
    v1: f.v1 + (n(4) - 0.5) * 0.07,
    bend: f.bend,
    w: f.w * (0.7 + n(5) * 0.8),
    line: f.line && n(6) < 0.7 ? f.line : 0,
  }
}

/**
 * The folds' wedges and their pen lines, as path text. They are spaced unevenly, because an even
 * row looks mechanical.
 */
function foldPaths(
  pen: Pen,
  panel: Panel,
  list: readonly Fold[],
): { wedges: string; lines: string } {
  let wedges = ""
  let lines = ""
  for (const given of list) {
    const n = (k: number) => noise(pen.seed * 7.7 + given.u0 * 31 + given.v0 * 57 + k)
    if (list.length > 4 && given.w < 8 && n(9) < 0.3) continue
    const f = given.keep ? given : jittered(pen, given)
    const drift = given.keep ? 0 : (n(7) - 0.5) * 0.03
    const points = panel.path([
      [f.u0, f.v0],
      [(f.u0 + f.u1) / 2 + f.bend, (f.v0 + f.v1) / 2 + drift],
      [f.u1, f.v1],
    ])
    if (f.w) wedges += lens(points, f.w * (f.w >= 8 ? 1.7 : 1.35), 0.5)
    if (f.line)
      lines += lens([nth(points, 0), cr(points, 0.4), cr(points, 0.78)], f.line * 1.7, 0.3)
  }
  return { wedges, lines }
}

const SHADOW_AT = [0, 0.14, 0.28, 0.42, 0.56, 0.7, 0.85, 1]
/** The far side of the band lies outside the outline, which clips it, so a few points will do. */
const OUTSIDE = [0.98, 0.5, 0.02]
const GLINT_AT = [0.06, 0.2, 0.36, 0.52, 0.68, 0.82, 0.92]

/** The band of form shadow at the panel's right, starting a share `inset` further in. */
function shadowBand(panel: Panel, o: PaintOptions, inset: number, shift: number): string {
  const { shadowFrom = 0.5, phase = 0, topless = true } = o
  const edge = (v: number) =>
    shadowFrom +
    (topless ? Math.max(0, 1 - v / 0.16) * 0.55 : 0) +
    0.14 * Math.sin(v * 7 + phase) +
    0.05 * Math.sin(v * 17)
  return soft(
    panel.path(SHADOW_AT.map((v): Point => [edge(v + shift) + inset * (1 - shadowFrom), v])),
    panel.path(OUTSIDE.map((v): Point => [1.25, v])),
  )
}

/** The sliver of light along the left edge. */
function litEdge(panel: Panel, phase: number): string {
  const reach = Math.min(1, 60 / panel.width)
  const width = (v: number) => Math.max(0.015, (0.05 + 0.045 * Math.sin(v * 9 + phase * 2)) * reach)
  return soft(
    panel.path(OUTSIDE.map((v): Point => [-1.1, v])),
    panel.path(GLINT_AT.map((v): Point => [-1 + width(v) * 2, v])),
  )
}

/** How far a print shifts inside a fold, where some of the cloth is hidden, in px. */
const BREAK = [4.5, 3] as const
/** The same of stripes and checks: shifted further, they would end at the fold and begin again between two others. */
const STRIPES: ReadonlySet<Cloth["pattern"]> = new Set<Cloth["pattern"]>([
  "stripe",
  "breton",
  "pinstripe",
  "tartan",
  "check",
  "gingham",
])
const STRIPES_BREAK = [0.8, 1] as const

/** A print that breaks at the folds: it is shifted inside their wedges. */
function broken(pen: Pen, print: string, wedges: string, { ground, by: [x, y] }: Break): string {
  const id = pen.uid()
  const clip = pen.clip(wedges)
  return `<g id="${id}">${print}</g><g clip-path="url(#${clip})">${ground}<use href="#${id}" x="${x}" y="${y}"/></g>`
}

/** What lies beneath a print in a fold, and by how many px it shifts there. */
interface Break {
  readonly ground: string
  readonly by: readonly [x: number, y: number]
}

/** How much lighter the wash is mixed, as the strength of a tint. */
const LIFT: Partial<Readonly<Record<Surface, number>>> = {
  knit: 0.95,
  cable: 0.9,
  leather: 0.42,
  coated: 0.42,
  waxed: 0.42,
  crinkled: 0.42,
  suede: 0.42,
  canvas: 0.45,
}
const USUAL_LIFT = 0.6

/** The OKLab lightness above which cloth is white, and above which the blooms of a wash would be stains on it. */
const WHITE = 0.95
const STAINED = 0.66

/** The colour under shadows, folds and stitches: they darken most of it, down to the cloth's own. */
export function washed({ colour, material = "plain" }: Cloth): string {
  const depth = clamp((light(colour) - 0.26) / 0.2, 0.25, 1)
  return tint(colour, (LIFT[material] ?? USUAL_LIFT) * depth)
}

/** A wash that is lighter above and denser below. */
function washOf(pen: Pen, colour: string, dark: string): string {
  return pen.once(
    `soft${colour}${dark}`,
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="${tint(colour, 1.1)}" stop-opacity=".53"/><stop offset=".45" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity=".42"/></linearGradient>`,
  )
}

/**
 * Paints one panel of outline d: wash, pattern, material, a form shadow in two glazes, folds, a lit
 * edge. Leaves the pen dipped in the cloth's colour.
 */
export function paint(
  pen: Pen,
  cloth: Cloth,
  panel: Panel,
  d: string,
  o: PaintOptions = {},
): string {
  const { colour } = cloth
  const { shadowFrom = 0.5, phase = 0 } = o
  const printed = isPrinted(cloth)
  const dark = shade(colour, o.shade ?? 1)
  const shadow = printed ? shade(colour, 2.2) : dark
  // On white, the shadows of other cloth would look like stains.
  const isWhite = light(colour) > WHITE
  const strength = printed ? 0.42 : isWhite ? 0.6 : 0.9
  const { wedges, lines } = foldPaths(pen, panel, o.folds ?? [])
  const [path, clip] = pen.stencil(d)
  const use: Filler = (fill) => `<use href="#${path}" fill="${fill}"/>`
  const wash = washed(cloth)
  const print = patternOverlay(pen, cloth, panel, use) + (o.printed ?? "")
  const by = STRIPES.has(cloth.pattern) ? STRIPES_BREAK : BREAK
  let inner =
    (print && wedges ? broken(pen, print, wedges, { ground: use(wash), by }) : print) +
    (o.surface ?? materialOverlay(pen, cloth, panel, use))
  // Nor would the blooms of a wash be seen between locks of fur.
  if (light(colour) < STAINED && cloth.material !== "fur") inner += mottle(pen, d)
  if (shadowFrom < 1) {
    inner += pen.fill(shadowBand(panel, o, 0, 0), shadow, strength * 0.5)
    inner += pen.fill(shadowBand(panel, o, 0.42, 0.3), shadow, strength * 0.6)
  }
  if (wedges) inner += pen.fill(wedges, shadow, strength * 0.75)
  inner += o.extra ?? ""
  if (!o.dense && o.glint !== 0) {
    const isDark = light(colour) < 0.45
    inner += pen.fill(litEdge(panel, phase), tint(colour, isDark ? 1 : 1.3), isDark ? 0.45 : 0.5)
  }
  if (!o.dense) {
    inner += `<use href="#${path}" fill="none" stroke="${shade(colour, 1.5)}" stroke-width="4.6" stroke-opacity=".2"/>`
  }
  pen.dip(colour)
  const body =
    use(wash) +
    use(`url(#${washOf(pen, colour, dark)})`) +
    `<g clip-path="url(#${clip})">${inner}</g>`
  const density = (o.unlined && cloth.density) || 1
  return (
    (density < 1 ? `<g opacity="${density}">${body}</g>` : body) +
    (lines && pen.fill(lines, innerLine(colour)))
  )
}

import { type Cloth, patternOverlay } from "../core/cloth.ts"
import { light, shade, tint } from "../core/colour.ts"
import { curve, lens, noise, type Point, type Points, pairs, range, shape } from "../core/geom.ts"
import type { Pen } from "../core/pen.ts"
import { breaks, type TrouserLeg } from "./legs.ts"
import { STITCHES, seam, THREAD } from "./seams.ts"
import { isStretched, type TrousersSpec } from "./trouser-spec.ts"

/** How far beside a crease its shade is, how wide that is and how broad the crease itself, in px. */
const CREASE = {
  pale: { off: 2.6, deep: 7, line: 1.9 },
  // On dark cloth a seam is a groove with a lit lip: as broad, it would be a black stripe down the leg.
  dark: { off: 1.4, deep: 3.6, line: 0.8 },
} as const
/** The OKLab lightness below which cloth is dark: a seam is paler than it. */
const DARK = 0.42

/** What is sewn to one leg: hem, creases, side seams, pockets, cuffs. */
export function legTrim(pen: Pen, leg: TrouserLeg, spec: TrousersSpec, line: string): string {
  const { panel } = leg
  const at = (flat: readonly number[]) =>
    panel.path(pairs(flat).map(([u, v]): Point => [leg.k(u), v]))
  const hemAt = (px: number) => 1 - px / (panel.height || 400)
  const across = (v: number) => curve(at([-0.97, v, 0, v, 0.97, v]))
  const thread = spec.cloth.stitch ?? THREAD
  const crease = () => {
    // No iron creases a cord.
    if (spec.cloth.material === "corduroy") return ""
    const end = breaks({ ...spec, waist: 0 }) ? 0.95 : 0.985
    const run = at([0.02, 0.16, 0.02, 0.35, 0.02, 0.6, 0.02, 0.8, 0.02, end])
    // A pressed crease: light on its ridge, shade beside it.
    const { colour } = spec.cloth
    const { off, deep, line } = CREASE[light(colour) < DARK ? "dark" : "pale"]
    const beside = run.map(([x, y]): Point => [x + off, y])
    return (
      pen.fill(lens(beside, deep), shade(colour, 1.5), 0.8) +
      seam(pen, run, colour, line, { a: 0.3, b: 0.7 })
    )
  }
  const plainHem = (px: number) => pen.thin(across(hemAt(px)), 0.55, line, ' stroke-opacity=".55"')
  const turnUp = (px: number) => {
    const strip = (from: number, to: number) =>
      shape(
        at([-1.02, hemAt(from), 0, hemAt(from), 1.02, hemAt(from)]),
        at([1.02, hemAt(to), 0, hemAt(to), -1.02, hemAt(to)]),
      )
    const { colour } = spec.cloth
    return (
      pen.fill(strip(px, -2), tint(colour, light(colour) < 0.62 ? 1.8 : 0.7), 0.9) +
      pen.fill(strip(px + 4, px), shade(colour, 1.5), 0.8) +
      seam(pen, at([-1, hemAt(px), 0, hemAt(px), 1, hemAt(px)]), colour, 1.3)
    )
  }
  const cuff = (px: number) => {
    const v = hemAt(px)
    const ribs = range(8).map((i) => {
      const u = (i / 7) * 1.7 - 0.85
      return curve(panel.path(pairs([u, v + 0.004, u, 0.998])))
    })
    const band = shape(at([-1.02, v, 0, v, 1.02, v]), at([1.02, 1.02, 0, 1.02, -1.02, 1.02]))
    return (
      pen.fill(band, shade(spec.cloth.colour, 1.2), 0.8) +
      seam(pen, at([-1, v, 0, v, 1, v]), spec.cloth.colour, 1.3) +
      pen.thin(ribs.join(""), 1.1, line)
    )
  }
  const jeansHem = (px: number) => pen.thin(across(hemAt(px)), 1.6, thread, STITCHES)
  // A groove in the denim's own tone: a bright line down the leg is piping.
  const outseam = (run: Points) =>
    pen.thin(curve(run), 0.9, shade(spec.cloth.colour, 1.3), ' stroke-opacity=".7"')
  switch (spec.style) {
    case "jeans":
      return (
        (spec.turned ? turnUp(17) : spec.raw ? fringe(pen, leg, spec.cloth.colour) : jeansHem(7)) +
        outseam(at([0.9, 0.22, 0.9, 0.4, 0.9, 0.6, 0.9, 0.8, 0.9, 0.97]))
      )
    case "denim-shorts":
      return fringe(pen, leg, spec.cloth.colour) + outseam(at([0.9, 0.5, 0.9, 0.97]))
    case "tailored":
    case "flowing":
      return plainHem(7) + crease()
    case "chinos":
      return spec.turned ? turnUp(17) : plainHem(9)
    case "shorts":
      return (
        turnUp(9) +
        seam(pen, at([0.02, 0.42, 0.02, 0.7, 0.02, 0.9]), spec.cloth.colour, 0.8, {
          a: 0.1,
          b: 0.4,
        })
      )
    case "cargo":
      return (spec.leg === "tapered" ? cuff(14) : plainHem(9)) + patchPocket(pen, leg, spec.cloth)
    case "joggers":
      if (spec.gathered) return gatheredHem(pen, leg, spec.cloth)
      return spec.leg === "wide" || spec.leg === "flare" || spec.leg === "straight"
        ? plainHem(8)
        : cuff(20)
    case "leggings":
      return plainHem(6) + flatSeams(pen, leg, spec.cloth, isStretched(spec))
    case "culottes":
      return (
        plainHem(9) +
        seam(pen, at([0.05, 0.28, 0.1, 0.6, 0.12, 0.98]), spec.cloth.colour, 1.2, {
          a: 0.6,
          b: 0.4,
        })
      )
  }
}

/** A hem drawn in by a cord: gathers run up from it, and its ends hang down. */
function gatheredHem(pen: Pen, leg: TrouserLeg, { colour }: Cloth): string {
  const at = (flat: readonly number[]) =>
    leg.panel.path(pairs(flat).map(([u, v]): Point => [leg.k(u), v]))
  const gathers = range(9).map((i) => {
    const u = -0.88 + i * 0.22
    return lens(at([u * 1.02, 0.86 + (i % 3) * 0.025, u, 0.93, u * 0.96, 0.972]), 5)
  })
  const frill = range(8).map((i) => curve(at([-0.8 + i * 0.23, 0.976, -0.82 + i * 0.235, 1])))
  const cord =
    curve(at([0.6, 0.974, 0.66, 1, 0.6, 1.035])) + curve(at([0.6, 0.974, 0.5, 1, 0.5, 1.03]))
  return (
    pen.fill(gathers.join(""), shade(colour, 1.6), 0.8) +
    seam(pen, at([-1, 0.972, 0, 0.975, 1, 0.972]), colour, 1.8) +
    pen.thin(frill.join(""), 0.9, shade(colour, 2)) +
    pen.thin(cord, 1.6, shade(colour, 2.2))
  )
}

/**
 * What leggings have in place of a fly and pockets: a flat seam at the very side, and, stretched from waist to hem, the gleam
 * of their cloth on the thigh and the calf. Anything that runs down the leg further in looks like a pressed crease.
 */
function flatSeams(pen: Pen, leg: TrouserLeg, { colour }: Cloth, gleams: boolean): string {
  const at = (flat: readonly number[]) =>
    leg.panel.path(pairs(flat).map(([u, v]): Point => [leg.k(u), v]))
  const side = curve(at([SEAM, 0.16, SEAM, 0.36, SEAM, 0.58, SEAM, 0.76, SEAM, 0.97]))
  const dark = light(colour) < DARK
  const gleam =
    lens(at([-0.62, 0.23, -0.34, 0.29, -0.5, 0.38]), 17) +
    lens(at([-0.6, 0.65, -0.36, 0.69, -0.54, 0.75]), 11)
  return (
    (gleams ? pen.fill(gleam, tint(colour, dark ? 1.6 : 1), dark ? 0.34 : 0.5) : "") +
    pen.thin(side, 0.8, dark ? tint(colour, 1.4) : shade(colour, 1.4))
  )
}

/** How far out the seam lies. */
const SEAM = 0.92

/** A cut-off hem that frays. */
function fringe(pen: Pen, leg: TrouserLeg, colour: string): string {
  const threads = range(17).map((i) => {
    const [x, y] = leg.panel.at(((i + 0.5) / 17) * 1.96 - 0.98, 0.985)
    return curve(pairs([x, y, x + (noise(i * 3.1) - 0.5) * 3, y + 4 + noise(i * 7.7) * 3.4]))
  })
  return pen.thin(threads.join(""), 0.8, shade(colour, -1.6))
}

/** A bellows pocket on the outside of the thigh, with its flap and its button. */
function patchPocket(pen: Pen, leg: TrouserLeg, cloth: Cloth): string {
  const { colour } = cloth
  const at = (flat: readonly number[]) =>
    leg.panel.path(pairs(flat).map(([u, v]): Point => [leg.k(u), v]))
  const body = shape(
    at([0.22, 0.44, 1.08, 0.44]),
    at([1.08, 0.44, 1.1, 0.53, 1.08, 0.605]),
    at([1.08, 0.605, 0.26, 0.6]),
    at([0.26, 0.6, 0.24, 0.52, 0.22, 0.44]),
  )
  const flap = shape(
    at([0.18, 0.425, 1.1, 0.425]),
    at([1.1, 0.425, 1.12, 0.475]),
    at([1.12, 0.475, 0.64, 0.49, 0.2, 0.47]),
    at([0.2, 0.47, 0.18, 0.425]),
  )
  const foot = pen.fill(
    shape(at([0.2, 0.585, 1.1, 0.588]), at([1.1, 0.62, 0.2, 0.62])),
    shade(colour),
    0.9,
  )
  const [snap] = at([0.64, 0.466])
  return (
    pen.solid(body, colour, patternOverlay(pen, cloth, leg.panel, body) + foot) +
    seam(pen, at([0.22, 0.46, 0.24, 0.53, 0.26, 0.6, 0.7, 0.605, 1.06, 0.604]), colour, 1.1) +
    pen.solid(flap, shade(colour, 0.35), patternOverlay(pen, cloth, leg.panel, flap)) +
    seam(pen, at([0.18, 0.425, 0.2, 0.47, 0.64, 0.49, 1.1, 0.476]), colour, 1.2) +
    seam(pen, at([0.18, 0.425, 0.64, 0.427, 1.08, 0.425]), colour, 0.9) +
    (snap
      ? `<circle cx="${snap[0].toFixed(1)}" cy="${snap[1].toFixed(1)}" r="1.6" fill="${shade(colour, 2.4)}"/>`
      : "")
  )
}

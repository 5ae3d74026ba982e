import { type Cloth, Panel } from "../core/cloth.ts"
import { blend, innerLine, light, shade, tint } from "../core/colour.ts"
import { add, mix, nth, type Point, type Points, shape } from "../core/geom.ts"
import { materialOverlay } from "../core/materials.ts"
import type { Pen } from "../core/pen.ts"
import { isFur, tufted } from "../core/pile.ts"
import type { Body } from "../figure/body.ts"
import type { Half } from "./front.ts"
import { clothOn } from "./overlay.ts"
import { button, STEEL, seam } from "./seams.ts"

/** The cut of a lapel: a blazer's notch, a dinner jacket's peak, a biker's wide wing, a shawl. */
export type LapelCut = "notch" | "peak" | "biker" | "shawl"

interface Shape {
  readonly lapel: string
  readonly collar: string
  readonly fold: Points
  readonly outer: Points
  readonly notch: Points
  readonly collarEdge: Points
  readonly gorge: Points
  readonly neck: Points
}

function shapeOf(body: Body, { u, edge }: Half, cut: LapelCut, wide: number): Shape {
  const start = nth(edge, 0)
  const brk = nth(edge, 2)
  const m = (t: number) => mix(start, brk, t)
  const nape = add(body.shoulderLine(u, 0.06), [-u * 3, -11])
  const roll = body.shoulderLine(u, 0.24, 2)
  const biker = cut === "biker"
  const peaked = cut === "peak"
  const shawl = cut === "shawl"
  const notch = add(m(shawl ? 0.3 : 0.34), [u * (shawl ? 30 : 14) * wide, shawl ? 4 : -1])
  const peak = shawl
    ? notch
    : add(m(peaked ? 0.24 : 0.36), [u * (biker || peaked ? 28 : 26) * wide, biker ? 2 : -4])
  const tip = shawl ? notch : add(m(0.22), [u * (peaked ? 19 : 24) * wide, peaked ? 3 : 0])
  const fold = [m(0.06), m(0.5), brk]
  const outer = shawl
    ? [brk, add(m(0.78), [u * 21 * wide, 2]), add(m(0.5), [u * 32 * wide, 3]), peak]
    : [brk, add(mix(brk, peak, 0.45), [u * 3.5 * wide, 0]), peak]
  const over = [nape, add(mix(nape, roll, 0.6), [u * 2.5, -1]), roll]
  const side = [roll, add(mix(roll, tip, 0.5), [u * 1.5, 0]), tip]
  const neck = [m(0.28), add(m(0.08), [-u * 2, 0]), nape]
  return {
    lapel: shape(fold, outer, [nth(outer, -1), notch], [notch, m(0.3)]),
    collar: shape(over, side, [tip, notch], [notch, m(0.28)], neck),
    fold: [m(0.1), m(0.5), brk],
    outer,
    notch: [peak, notch],
    collarEdge: [...over, ...side.slice(1)],
    gorge: shawl ? [] : [tip, notch, m(0.28)],
    neck,
  }
}

/** How a lapel is cut, and what its collar is faced with if not with its own cloth. */
interface LapelLook {
  readonly cut: LapelCut
  readonly wide?: number
  readonly collarColour?: string | undefined
  readonly velvet?: Cloth | undefined
}

/** A lapel with its collar: the part on the front, and the part above it at the neck. */
export function lapel(
  pen: Pen,
  body: Body,
  half: Half,
  cloth: Cloth,
  { cut, wide = 1, collarColour, velvet }: LapelLook,
): { readonly front: string; readonly collar: string } {
  const { u } = half
  const { colour } = cloth
  const made = shapeOf(body, half, cut, wide)
  const dark = light(colour) < 0.42
  // On dark cloth a lapel shows by the light on its face, not by a line around it.
  const face =
    u > 0
      ? blend(colour, dark ? tint(colour, 0.5) : shade(colour), 0.25)
      : tint(colour, dark ? 0.55 : 0.35)
  const collarFace = velvet?.colour ?? collarColour ?? face
  const print = (d: string, from: readonly [Point, Point], to: readonly [Point, Point]) =>
    clothOn(pen, cloth, new Panel(from, to), d)
  const collarSides = [
    [nth(made.neck, 2), nth(made.neck, 0)],
    [nth(made.collarEdge, 2), nth(made.collarEdge, 4)],
  ] as const
  const [brk, belly, peak] = [nth(made.outer, 0), nth(made.outer, 1), nth(made.outer, -1)]
  const below = shape([
    brk,
    add(belly, [u * 4.5 * wide, 4]),
    add(peak, [u * 2, 5]),
    nth(made.fold, 1),
  ])
  pen.dip(colour)
  const edge = { a: 0.3, b: 0.7, lost: 0 }
  const out = u < 0 ? 1 : -1
  // No seam shows in long pile: its tufts end where the lapel does.
  if (isFur(cloth))
    return {
      front:
        pen.fill(below, shade(colour, 1.3), 0.8) +
        pen.fill(made.lapel, face) +
        print(made.lapel, [nth(made.fold, 0), brk], [peak, add(brk, [u * 8, 0])]) +
        tufted(pen, [...made.outer].reverse(), colour, out),
      collar:
        pen.fill(made.collar, collarFace) +
        (velvet
          ? pileOn(pen, velvet, new Panel(...collarSides), made.collar) +
            pen.line(made.collarEdge, 1.7, COLLAR_EDGE)
          : print(made.collar, ...collarSides) + tufted(pen, made.collarEdge, colour, out)),
    }
  return {
    front:
      pen.fill(below, shade(colour, 1.3), 0.8) +
      pen.fill(made.lapel, face) +
      print(made.lapel, [nth(made.fold, 0), brk], [peak, add(brk, [u * 8, 0])]) +
      pen.line(made.outer, u > 0 ? 1.9 : 1.7, edge) +
      (made.gorge.length ? pen.line(made.notch, 1.5, { a: 0.8, b: 0.5 }) : "") +
      pen.line(made.fold, 1.6, { a: 0.6, b: 0.6 }) +
      (cut === "biker" ? snap(add(peak, [-u * 5.5, 3.5]), colour) : ""),
    collar:
      pen.fill(made.collar, collarFace) +
      (velvet ? pileOn(pen, velvet, new Panel(...collarSides), made.collar) : "") +
      (collarColour || velvet ? "" : print(made.collar, ...collarSides)) +
      pen.line(made.collarEdge, 1.7, COLLAR_EDGE) +
      (made.gorge.length
        ? pen.line(made.gorge.slice(0, 2), 1.4, { a: 0.8, b: 0.4 }) +
          seam(pen, made.gorge, collarFace)
        : "") +
      pen.line(made.neck, 1.3, { a: 0.5, b: 0.5 }) +
      (cut === "biker" ? snap(add(nth(made.gorge, 0), [-u * 6, -3.5]), colour) : ""),
  }
}

const COLLAR_EDGE = { a: 0.4, b: 0.7, lost: 0 } as const

/** The press stud by which a biker's lapel and collar are held down. */
const snap = (at: Point, colour: string): string => button(at, 2.5, STEEL, innerLine(colour))

/** The pile of velvet on a collar of outline d, and the light that it has where it rolls over. */
const pileOn = (pen: Pen, velvet: Cloth, panel: Panel, d: string): string =>
  pen.within(
    d,
    materialOverlay(pen, velvet, panel, (paint) => pen.fill(d, paint)),
  )

import { type Cloth, Panel } from "../core/cloth.ts"
import { innerLine, light, shade, tint } from "../core/colour.ts"
import { add, blob, lens, mix, nth, type Point, shape } from "../core/geom.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import { clothOn } from "./overlay.ts"

/** A cloth belt tied at the waist, its ends hanging: near the middle, or where a front that laps far over ends. */
export function tiedBelt(
  pen: Pen,
  body: Body,
  cloth: Cloth,
  ease: (v: number) => number,
  lap: number,
): string {
  const { colour } = cloth
  const across = (v: number, e: number): Point[] => {
    const l = body.T(v, -1, e)
    const r = body.T(v, 1, e)
    return [l, add(mix(l, r, 0.5), [0, 4]), r]
  }
  const top = across(4.86, ease(5) + 1)
  const bottom = across(5.3, ease(5.2) + 1.5)
  const knotAt = body.T(5.1, lap > SIDEWAYS ? TIED_SIDE : TIED_MIDDLE)
  const d = shape(top, [...bottom].reverse())
  return (
    pen.fill(d, beltFace(colour)) +
    clothOn(
      pen,
      cloth,
      new Panel([nth(top, 0), nth(bottom, 0)], [nth(top, 2), nth(bottom, 2)]),
      d,
    ) +
    pen.line(top, 1.5, { a: 0.6, b: 0.6 }, edgeOf(pen, colour)) +
    pen.line(bottom, 1.8, { a: 0.6, b: 0.6 }, edgeOf(pen, colour)) +
    tail(pen, cloth, knotAt, { drift: 9, length: 84, face: beltFace(colour) }) +
    tail(pen, cloth, knotAt, { drift: -8, length: 64, face: shade(beltFace(colour), 0.3) }) +
    knot(pen, knotAt, cloth)
  )
}

/** The lap from which a belt is tied at the side, and where it is tied then and else, as shares of the half width. */
const SIDEWAYS = 0.6
const TIED_SIDE = 0.44
const TIED_MIDDLE = 0.16

/** How far the two ends of an untied belt hang down, in px, and how far each swings from its loop. */
const LOOSE = { left: [96, -7], right: [122, 8] } as const
/** How broad a belt is, in px. */
const BELT = 12

/**
 * An untied belt on an open coat: round the back it lies at the waist, on either side it comes through its loop and hangs from
 * there, softly bent and a little turned, its ends cut at a slant.
 */
export function looseBelt(pen: Pen, body: Body, cloth: Cloth, ease: (v: number) => number): string {
  const face = beltFace(cloth.colour)
  return ([-1, 1] as const)
    .map((u) => {
      const side = body.T(5.08, u, ease(5) - 1)
      const loop = add(side, [-u * 17, 3])
      const [length, swing] = u < 0 ? LOOSE.left : LOOSE.right
      const at = (x: number, y: number): Point => add(loop, [x * -u, y])
      const round = ribbon(
        pen,
        cloth,
        [side, mix(side, at(2, -1), 0.5), at(2, -1)],
        [at(2, BELT - 1), add(mix(side, at(2, -1), 0.5), [0, BELT]), add(side, [0, BELT])],
        face,
      )
      const end = ribbon(
        pen,
        cloth,
        [
          at(-3, 2),
          at(-5, length * 0.22),
          at(-1 + swing * 0.3, length * 0.56),
          at(-4 + swing, length),
        ],
        [
          at(BELT - 5 + swing, length - 7),
          at(BELT - 4 + swing * 0.3, length * 0.54),
          at(BELT - 7, length * 0.24),
          at(BELT - 4, 3),
        ],
        face,
      )
      const held = shape([at(-3, -4), at(2, -4)], [at(2, BELT + 3), at(-3, BELT + 3)])
      const fold = lens([at(1, 8), at(3, length * 0.3), at(2 + swing * 0.3, length * 0.6)], 3.2)
      return (
        round +
        end +
        pen.fill(fold, shade(cloth.colour, 1.1), 0.5) +
        pen.edged(held, tint(face, 0.3), 1.1, edgeOf(pen, cloth.colour))
      )
    })
    .join("")
}

/** A ribbon of the cloth, print included: one side down, the other up. */
function ribbon(
  pen: Pen,
  cloth: Cloth,
  down: readonly Point[],
  up: readonly Point[],
  face: string,
): string {
  const d = shape(down, up)
  const panel = new Panel(down, [...up].reverse())
  return (
    pen.fill(d, face) + clothOn(pen, cloth, panel, d) + pen.thin(d, 1.3, edgeOf(pen, cloth.colour))
  )
}

/** The OKLab lightness below which a belt is told from its coat by light, and above it by shade. */
const DEEP = 0.42

const beltFace = (colour: string): string =>
  light(colour) < DEEP ? tint(colour, 1) : shade(colour, 0.5)

const edgeOf = (pen: Pen, colour: string): string =>
  light(colour) < DEEP ? innerLine(colour) : pen.tone

/** A tie's loose end hanging `length` px from a knot and drifting sideways by `drift` px. */
export function tail(
  pen: Pen,
  cloth: Cloth,
  from: Point,
  {
    drift,
    length,
    face,
  }: { readonly drift: number; readonly length: number; readonly face: string },
): string {
  const down = [
    add(from, [0, -2]),
    add(from, [drift * 0.6, length * 0.5]),
    add(from, [drift, length]),
  ]
  const up = [
    add(from, [drift + 11, length - 3]),
    add(from, [drift * 0.5 + 11, length * 0.45]),
    add(from, [6, 0]),
  ]
  return ribbon(pen, cloth, down, up, face)
}

export function knot(pen: Pen, at: Point, cloth: Cloth): string {
  const [a, b, c, e] = [add(at, [-6, -7]), add(at, [8, -6]), add(at, [9, 8]), add(at, [-5, 8])]
  const d = blob([a, b, c, e])
  const print = clothOn(pen, cloth, new Panel([a, e], [b, c]), d)
  return pen.fill(d, tint(cloth.colour, 0.3)) + print + pen.thin(d, 1.3, edgeOf(pen, cloth.colour))
}

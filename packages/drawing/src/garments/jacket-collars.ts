import { type Cloth, Panel, paint } from "../core/cloth.ts"
import { innerLine, lining } from "../core/colour.ts"
import { add, curve, mix, nth, type Point, range, shape } from "../core/geom.ts"
import type { Layer } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import { collarBack, shirtCollar } from "./collars.ts"
import type { Half } from "./front.ts"
import { hood } from "./hood.ts"
import { type LapelCut, lapel } from "./lapels.ts"
import { contour, reversed } from "./seams.ts"

/** The collar of a waxed jacket. */
export const CORDUROY: Cloth = { colour: "#5B4030", material: "corduroy" }

/** The wool of shearling, which shows at its collar and its edges. */
export const WOOL: Cloth = { colour: "#EBDFC8", material: "teddy" }

/** Black velvet, or velvet of a colour that is known. */
export const velvetOf = (colour = "#262226"): Cloth => ({ colour, material: "velvet" })

/** Collars of garments that open at the front. */
export type JacketCollar =
  | LapelCut
  | "shirt"
  | "wide-shirt"
  | "stand"
  | "high"
  | "rib"
  | "hood"
  | "band"
  | "none"

interface CollarContext {
  readonly cloth: Cloth
  readonly collar: JacketCollar
  readonly left: Half
  readonly right: Half
  readonly z: number
  readonly open?: number
  readonly wide?: number
  readonly trim?: string | undefined
  readonly velvet?: Cloth | undefined
  readonly fluffy?: boolean
  readonly channels?: number
  readonly overHood?: boolean | undefined
  readonly peaked?: boolean
}

interface Drawn {
  /** The part drawn on the fronts themselves. */
  readonly front: string
  readonly layers: Layer[]
}

/** Draws the collar of an open or closed front. */
export function jacketCollar(pen: Pen, body: Body, context: CollarContext): Drawn {
  const { cloth, collar, left, right, z, open = 0.6, wide = 1, overHood = false } = context
  const faced = context.velvet ?? cloth
  switch (collar) {
    case "notch":
    case "peak":
    case "biker":
    case "shawl": {
      const made = (open > 0 ? [left, right] : [right, left]).map((half) =>
        lapel(pen, body, half, cloth, {
          cut: collar,
          wide,
          collarColour: context.trim,
          velvet: context.velvet,
        }),
      )
      return {
        front: made.map((part) => part.front).join(""),
        layers: [
          { z: z + 1, s: made.map((part) => part.collar).join("") },
          collarBack(pen, body, faced, 12),
        ],
      }
    }
    case "shirt":
      return {
        front: "",
        layers: [
          shirtCollar(pen, body, faced, { spread: 1.35, open: 1.9, z: z + 1, overHood }),
          collarBack(pen, body, faced),
        ],
      }
    case "wide-shirt":
      return {
        front: "",
        layers: [
          shirtCollar(pen, body, faced, { spread: 1.6, open: 1.4, stand: 9, z: z + 1, overHood }),
          collarBack(pen, body, faced),
        ],
      }
    case "stand":
      return { front: "", layers: standing(pen, body, context, 14) }
    case "high":
      return { front: "", layers: standing(pen, body, context, 25) }
    case "rib":
      return { front: "", layers: standing(pen, body, context, 11) }
    case "hood":
      return {
        front: "",
        layers: hood(pen, body, cloth, {
          z: z + 1,
          trim: context.trim,
          cords: !context.trim,
          peaked: context.peaked ?? false,
          apart: open > 0 ? NECK_APART + open * APART : undefined,
        }),
      }
    default:
      return { front: "", layers: [] }
  }
}

/** How far from the middle the edges of an open hood end: at the front's own edges, further apart the wider it swings open. */
const NECK_APART = 0.08
const APART = 0.2

/** How high a collar stands below a hood that lies over it, in px. */
const BELOW_HOOD = 6

/** How much of its height an open collar keeps beside the neck: the rest falls open. */
const STANDS = 0.72

/** A collar that stands around the neck: ribbed, plain or padded; open when the front is. */
function standing(pen: Pen, body: Body, context: CollarContext, full: number): Layer[] {
  const height = context.overHood ? BELOW_HOOD : full
  const { cloth, left, right, z, open = 0.6, collar, fluffy = false } = context
  const line = innerLine(cloth.colour)
  const closed = open <= 0
  const leaf = (half: Half): string => {
    const { u, edge } = half
    const root = body.shoulderLine(u, 0.16)
    const foot = closed ? body.T(0.95, 0) : mix(nth(edge, 0), nth(edge, 2), 0.5)
    // It lies round the neck: its rim comes forward from the nape and falls to the front edge.
    const top = add(body.shoulderLine(u, 0.04), [0, -height * (closed ? 1 : STANDS)])
    const tip: Point = closed
      ? [foot[0], foot[1] - height * 0.86]
      : add(mix(foot, top, 0.3), [u * (1 + open * 3), 0])
    const side = [root, add(mix(root, top, 0.5), [u * (height > 20 ? 2 : 1), 0]), top]
    const rim = [top, add(mix(top, tip, 0.5), closed ? [0, 3] : [-u * 3, 2]), tip]
    const base = [foot, add(mix(foot, root, 0.5), [0, 2]), root]
    const woolly = fluffy ? cloth : undefined
    const d = shape(side, rim, [tip, foot], base)
    const panel = new Panel(
      u < 0 ? reversed(side) : [tip, foot],
      u < 0 ? [tip, foot] : reversed(side),
      0,
    )
    const ribs = range(7).map((i) => {
      const x = i / 3.5 - 0.86
      return curve([panel.at(x, 0.08), panel.at(x, 0.95)])
    })
    const ticks = collar === "rib" ? pen.thin(ribs.join(""), 0.7, line, ' stroke-opacity=".8"') : ""
    const tube =
      context.channels && height > 20
        ? pen.mark([panel.at(-1, 0.5), panel.at(0, 0.52), panel.at(1, 0.5)], 1.1, line, {
            a: 0.8,
            b: 0.8,
          })
        : ""
    return (
      paint(pen, cloth, panel, d, {
        shadowFrom: u > 0 ? 0.2 : 0.7,
        glint: u > 0 ? 0 : 1,
      }) +
      contour(pen, side, u > 0 ? 1.9 : 1.4, { a: 0.5, b: 0.6, woolly }) +
      contour(pen, rim, 1.6, { a: 0.6, b: 0.6, woolly }) +
      pen.line([tip, foot], 1.3, { a: 0.6, b: 0.6 }) +
      pen.mark(base, 1, line, { a: 0.6, b: 0.6 }) +
      ticks +
      tube
    )
  }
  const S = body.shoulderLine
  const up = height * (closed ? 1 : STANDS)
  const a = add(S(-1, 0.04), [0, -up])
  const b = add(S(1, 0.04), [0, -up])
  const rim = [a, add(mix(a, b, 0.5), [0, -5]), b]
  const back = shape([S(-1, 0.2), a], rim, [b, S(1, 0.2)], [S(1, 0.2), body.T(0.6, 0), S(-1, 0.2)])
  return [
    { z: z + 1, s: leaf(right) + leaf(left) },
    { z: 11, s: pen.fill(back, lining(cloth.colour)) + pen.line(rim, 1.4, { a: 0.6, b: 0.6 }) },
  ]
}

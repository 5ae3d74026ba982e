import type { GarmentWords } from "@stylin/garments/vocabulary"
import { GROUND } from "./core/colour.ts"
import { f1 } from "./core/geom.ts"
import { Pen } from "./core/pen.ts"
import { remembered } from "./core/remembered.ts"
import { type ArmKind, makeBody } from "./figure/body.ts"
import { MANNEQUIN } from "./figure/measures.ts"
import { mustBeColour } from "./figure-words.ts"
import { flatPlace, SHEET } from "./flat-scale.ts"
import { fitted, piled, rimOn, seen, shadowOn, withShadows } from "./frame.ts"
import type { DressedWords } from "./photo-cloth.ts"
import type { Wearing } from "./piece.ts"
import { type MadeGarment, made } from "./pieces.ts"

/** How a garment alone is drawn. */
export interface FlatOptions {
  /** Prefix of every id in the document; each picture of a page needs its own. */
  readonly id?: string
  /** The colour behind it, #rrggbb; null leaves it clear, with a thin rim round dark cloth. */
  readonly ground?: string | null
}

/** A garment by itself, with nothing over or beneath it. */
export const ALONE: Wearing = {
  tucked: false,
  underJacket: false,
  underCoat: false,
  freeHand: "L",
  skin: "#d7bd96",
}

const mannequin = remembered((arms: ArmKind) =>
  makeBody({ measures: MANNEQUIN, pose: "flat", arms: { L: arms, R: arms } }),
)

/** The drawing of a garment alone, where it was drawn, without the shadow below it. */
function alone(pen: Pen, { piece, words }: MadeGarment, arms: ArmKind) {
  pen.seed = 1 + words.seed * 101
  pen.outlines = ""
  if (piece.alone) {
    const drawing = piece.alone(pen)
    const layers = [{ z: 0, s: drawing }]
    return { drawing, layers, bounds: seen(pen, drawing), onBody: false }
  }
  const layers = piled(piece.worn(pen, mannequin(arms), ALONE))
  const bounds = seen(pen, layers.map(({ s }) => s).join(""))
  return { drawing: withShadows(pen, layers, 41), layers, bounds, onBody: true }
}

/** The drawing of a garment alone on its sheet with this ground, with its shadow. */
function drawAlone(pen: Pen, garment: MadeGarment, ground: string | null): string {
  const { drawing, layers, bounds, onBody } = alone(pen, garment, "hang")
  const { largest, room } = onBody
    ? flatPlace(garment.words.kind, bounds)
    : { largest: Number.POSITIVE_INFINITY, room: SHEET }
  const { scale, transform, drawn } = fitted(bounds, room, largest)
  const [x, foot] = [drawn.x + drawn.width / 2, drawn.y + drawn.height]
  const shadow = garment.piece.stands
    ? shadowOn(pen, [x + 8, foot - 4], drawn.width * 0.56, 16)
    : shadowOn(pen, onBody ? [x + 16, foot + 20] : [x + 12, foot + 16], drawn.width * 0.4, 12)
  return `${shadow}<g transform="${transform}">${rimOn(layers, ground, scale)}${drawing}</g>`
}

/** Room for ink and for curves that swing out of an outline's points, in px of the drawing. */
const INK = 4
const SWING = 0.06

/**
 * Draws a garment for a flat lay: alone, its sleeves folded in, on clear ground and without a
 * shadow. The SVG document is a little larger than what is drawn.
 * @throws GarmentError for words that describe no garment
 */
export function drawPiece(garment: DressedWords, { id = "piece" } = {}): string {
  const one = made(garment)
  const pen = new Pen({ id })
  const { drawing, bounds } = alone(pen, one, "pocket")
  const [x0, y0, x1, y1] = bounds
  const room = INK + Math.max(x1 - x0, y1 - y0) * SWING
  const [w, h] = [Math.ceil(x1 - x0 + 2 * room), Math.ceil(y1 - y0 + 2 * room)]
  const box = `${f1(x0 - room)} ${f1(y0 - room)} ${w} ${h}`
  return pen.svg(drawing, { w, h, box, title: one.name })
}

/**
 * Draws a garment by itself as a shop pictures it: an SVG document of 600 x 800 px.
 * @throws GarmentError for words that describe no garment, or a ground that is not a colour
 */
export function drawFlat(garment: GarmentWords, options: FlatOptions = {}): string {
  const { id = "flat", ground = GROUND } = options
  if (ground !== null) mustBeColour(ground, "ground")
  const one = made(garment)
  const pen = new Pen({ id })
  const drawing = drawAlone(pen, one, ground)
  return pen.svg(pen.ground(ground) + drawing, { title: one.name })
}

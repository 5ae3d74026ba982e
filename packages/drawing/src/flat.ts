import type { GarmentWords } from "@stylin/garments/vocabulary"
import { GROUND } from "./core/colour.ts"
import { Pen } from "./core/pen.ts"
import { remembered } from "./core/remembered.ts"
import { makeBody, type PoseName } from "./figure/body.ts"
import { MANNEQUIN } from "./figure/measures.ts"
import { mustBeColour } from "./figure-words.ts"
import {
  type Box,
  fitted,
  lightBehind,
  piled,
  rimOn,
  seen,
  shadowOn,
  withShadows,
} from "./frame.ts"
import type { Wearing } from "./piece.ts"
import { type MadeGarment, made } from "./pieces.ts"

/** How a garment alone is drawn. */
export interface FlatOptions {
  /** Prefix of every id in the document; each picture of a page needs its own. */
  readonly id?: string
  /**
   * The colour behind it, #rrggbb. Null leaves it clear except for a soft light in the middle,
   * which lets dark cloth be seen on a dark page.
   */
  readonly ground?: string | null
  /** Whether that light is drawn; a page that draws one itself leaves it out. */
  readonly light?: boolean
}

const SHEET: Box = { x: 50, y: 80, width: 500, height: 640 }
/** The largest scale. Beyond it a garment's lines look like a felt pen's. */
const LARGEST = 2.6

const ALONE: Wearing = {
  tucked: false,
  underJacket: false,
  underCoat: false,
  freeHand: "L",
  skin: "#d7bd96",
}

const mannequin = remembered((pose: PoseName) => makeBody({ measures: MANNEQUIN, pose }))

/** The drawing of a garment alone within a box on this ground, with its shadow. */
export function drawAlone(
  pen: Pen,
  { piece, words }: MadeGarment,
  box: Box,
  ground: string | null = GROUND,
): string {
  pen.seed = 1 + words.seed * 101
  pen.outlines = ""
  if (piece.alone) {
    const drawing = piece.alone(pen)
    const { scale, transform, drawn } = fitted(seen(pen, drawing), box, Number.POSITIVE_INFINITY)
    const [x, foot] = [drawn.x + drawn.width / 2, drawn.y + drawn.height]
    const shadow = piece.stands
      ? shadowOn(pen, [x + 8, foot - 4], drawn.width * 0.56, 16)
      : shadowOn(pen, [x + 12, foot + 16], drawn.width * 0.4, 12)
    const rim = rimOn([{ z: 0, s: drawing }], ground, scale)
    return `${shadow}<g transform="${transform}">${rim}${drawing}</g>`
  }
  const body = mannequin("flat")
  const layers = piled(piece.worn(pen, body, ALONE))
  const bounds = seen(pen, layers.map(({ s }) => s).join(""))
  const { scale, transform, drawn } = fitted(bounds, box, LARGEST * (box.width / SHEET.width))
  const [x, foot] = [drawn.x + drawn.width / 2, drawn.y + drawn.height]
  const drawing = rimOn(layers, ground, scale) + withShadows(pen, layers, 41)
  return (
    shadowOn(pen, [x + 16, foot + 20], drawn.width * 0.4, 12) +
    `<g transform="${transform}">${drawing}</g>`
  )
}

/**
 * Draws a garment by itself as a shop pictures it: an SVG document of 600 x 800 px.
 * @throws GarmentError for words that describe no garment, or a ground that is not a colour
 */
export function drawFlat(garment: GarmentWords, options: FlatOptions = {}): string {
  const { id = "flat", ground = GROUND, light = true } = options
  if (ground !== null) mustBeColour(ground, "ground")
  const one = made(garment)
  const pen = new Pen({ id })
  const drawing = drawAlone(pen, one, SHEET, ground)
  const lit = light ? lightBehind(pen, ground) : ""
  return pen.svg(pen.ground(ground) + lit + drawing, { title: one.name })
}

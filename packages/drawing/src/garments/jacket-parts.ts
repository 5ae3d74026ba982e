import { type Cloth, isPrinted } from "../core/cloth.ts"
import { blend, INK, light, shade, tint } from "../core/colour.ts"
import { curve, type Points } from "../core/geom.ts"
import type { Pen } from "../core/pen.ts"
import type { Half } from "./front.ts"
import { STEEL } from "./seams.ts"

const TAPE = "#4A4644"

/** What the details need to know about their garment. */
export interface DetailContext {
  readonly cloth: Cloth
  /** For coats, a share of the way from hip to ankle; 0 for jackets. */
  readonly drop: number
  readonly open: number
  readonly trim: string | undefined
  readonly channels: number
}

/** A part laid on the front, in its lit colour, unless a print continues across it. */
export const raised = (pen: Pen, d: string, cloth: Cloth): string =>
  isPrinted(cloth) ? "" : pen.fill(d, tint(cloth.colour, 0.25))

export type DetailDraw = (pen: Pen, half: Half, context: DetailContext) => string

/** A roll of wool along an edge. */
export const woolly = (pen: Pen, edge: Points, colour: string): string =>
  pen.thin(curve(edge), 13, blend(colour, INK, 0.45)) +
  pen.thin(curve(edge), 11, colour) +
  pen.thin(curve(edge), 6, shade(colour, 0.9), ' stroke-dasharray="1 5"')

/** On cloth lighter than this (OKLab) steel would not show: the zip's tape is dark. */
const PALE = 0.72

/** The teeth of a zip, on a tape in pale cloth. */
export const zipLine = (pen: Pen, d: string, colour: string, width = 1.9) =>
  (light(colour) > PALE ? pen.thin(d, width + 1.5, TAPE) : "") +
  pen.thin(d, width, STEEL, ' stroke-dasharray="1.6 1.1"')

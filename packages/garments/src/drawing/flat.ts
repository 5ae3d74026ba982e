import { COLOURS } from "../colour/names.ts"
import { KIND_NAMES, type Kind, kindFacts } from "../vocabulary/kinds.ts"
import type { Pattern } from "../vocabulary/patterns.ts"
import { type Cloth, clothOf, GROUND, patternOf, patternTile } from "./cloth.ts"
import { DrawingError } from "./error.ts"
import { SILHOUETTES, type Silhouette } from "./silhouettes/index.ts"

/** A garment to draw. Words come from the vocabulary; anything else is refused. */
export interface DrawnGarment {
  readonly kind: string
  /** A colour's name, or #rrggbb. */
  readonly colour: string
  readonly pattern?: string | undefined
}

/** A garment whose words are known, ready to be drawn. */
export interface Piece {
  readonly kind: Kind
  readonly name: string
  readonly cloth: Cloth
  readonly pattern: Pattern
  readonly silhouette: Silhouette
}

/** @throws DrawingError naming the field whose word is unknown */
export function pieceOf({ kind: word, colour, pattern: patternWord }: DrawnGarment): Piece {
  const kind = KIND_NAMES.find((name) => name === word)
  if (!kind) throw new DrawingError("kind", KIND_NAMES)
  const cloth = clothOf(colour)
  const pattern = patternOf(patternWord)
  const words = [Object.hasOwn(COLOURS, colour) ? colour : "", kindFacts(kind).words[0]]
  return { kind, name: words.join(" ").trim(), cloth, pattern, silhouette: SILHOUETTES[kind] }
}

/**
 * Draws a garment by itself as an SVG document, 3:4, on the ground of product pictures.
 * @throws DrawingError naming the field whose word is unknown
 */
export function drawFlat(garment: DrawnGarment): string {
  const piece = pieceOf(garment)
  return document(300, 400, piece.name, drawPiece(piece, "flat"))
}

/** An SVG document of the given size in px, with its title and the ground. */
export function document(width: number, height: number, title: string, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">` +
    `<title>${escaped(title)}</title><rect width="${width}" height="${height}" fill="${GROUND}"/>${content}</svg>`
  )
}

/** A garment's own drawing on a sheet of 300 x 400 px; `id` must be its own within the document. */
export function drawPiece({ cloth, pattern, silhouette }: Piece, id: string): string {
  const { inside = [], cloth: parts, seams = [], pale = [], dark = [] } = silhouette
  const tile = patternTile(pattern, cloth)
  const solid = [...parts, ...pale, ...dark].join("")
  const stroke = `stroke="${cloth.contour}" stroke-width="1.5"`
  const layers = parts.map(
    (d) =>
      `<path d="${d}" fill="${cloth.base}" fill-rule="evenodd"/>` +
      (tile ? `<path d="${d}" fill="url(#${id}-print)" fill-rule="evenodd"/>` : "") +
      `<path d="${d}" fill="url(#${id}-light)" fill-rule="evenodd" ${stroke}/>`,
  )
  return (
    `<defs>${lightOf(cloth, id)}${tile ? `<pattern id="${id}-print" ${tile.size} patternUnits="userSpaceOnUse">${tile.marks}</pattern>` : ""}</defs>` +
    `<g stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="${solid}" transform="translate(3 6)" fill="#1E1A17" opacity="0.09"/>` +
    `<path d="${solid}" transform="translate(6 11)" fill="#1E1A17" opacity="0.05"/>` +
    inside.map((d) => `<path d="${d}" fill="${cloth.shade}" ${stroke}/>`).join("") +
    layers.join("") +
    pale.map((d) => `<path d="${d}" fill="#FBF8F1" fill-rule="evenodd" ${stroke}/>`).join("") +
    dark.map((d) => `<path d="${d}" fill="#2C2623"/>`).join("") +
    `<path d="${seams.join("")}" fill="none" stroke="${cloth.seam}" stroke-width="1"/></g>`
  )
}

/** Light from the left: two thin glazes of the cloth's shade on the right, a lit edge on the left. */
function lightOf({ shade }: Cloth, id: string): string {
  const stops = [
    ["0", "#FFFFFF", 0.14],
    ["0.12", "#FFFFFF", 0],
    ["0.6", shade, 0],
    ["0.68", shade, 0.13],
    ["0.84", shade, 0.15],
    ["0.9", shade, 0.3],
    ["1", shade, 0.34],
  ]
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("")
  return `<linearGradient id="${id}-light" x1="0" y1="0" x2="1" y2="0.12">${stops}</linearGradient>`
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
}

import { PREFERENCE_TAGS, type PreferenceTag } from "@stylin/garments/vocabulary"
import { colourCode } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"

const BLACK = colourCode("black")
const SCARLET = colourCode("scarlet")
const TEAL = colourCode("teal")

/**
 * The same look without a tag: its carriers lose what makes them carry it. For tags that garments
 * only carry together, the layer comes off, the accent turns black, or the first garment turns a
 * colour that breaks the palette.
 */
export function withoutTag(
  tag: PreferenceTag,
  look: readonly Piece[],
  carriers: readonly Piece[],
): Piece[] {
  if (tag === "Layering") return look.filter((piece) => !carriers.includes(piece))
  const bit = 1 << PREFERENCE_TAGS.indexOf(tag)
  return look.map((piece) => {
    if (!carriers.includes(piece)) return piece
    if (tag === "Colour accents") return { ...piece, colours: [BLACK] }
    if (tag === "Neutral pallets" || tag === "Monochrome") {
      if (piece !== carriers[0]) return piece
      return { ...piece, colours: [piece.colours[0] === SCARLET ? TEAL : SCARLET] }
    }
    if (tag === "Tailored suits") return piece === carriers[0] ? otherColour(piece) : piece
    return { ...piece, tags: piece.tags & ~bit }
  })
}

function otherColour(piece: Piece): Piece {
  return { ...piece, colours: [piece.colours[0] === BLACK ? TEAL : BLACK] }
}

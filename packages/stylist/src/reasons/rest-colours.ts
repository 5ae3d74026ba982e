import type { Piece } from "../pieces/piece.ts"
import { isPrinted } from "../pieces/traits.ts"
import { accentsOf } from "../score/outfit-tags.ts"
import { JEWELS } from "../score/places.ts"
import { isBlueDenim } from "./colour-repeats.ts"
import type { Fact } from "./grammar.ts"
import { colourWord, listed } from "./words.ts"

/** Nobody counts more colours than these in a sentence. */
const MOST = 3

const colourWordsOf = (piece: Piece): (string | undefined)[] => {
  if (isBlueDenim(piece)) return ["denim"]
  const second = piece.colours.slice(1).map((colour) => colourWord({ ...piece, colours: [colour] }))
  return [colourWord(piece), ...second]
}

/**
 * The quiet colours of some pieces as a list: "navy, grey and denim". Undefined if one is printed, strong or of no known colour,
 * or they are too many to be counted.
 */
export function quietColours(pieces: readonly Piece[]): Fact | undefined {
  const worn = pieces.filter(({ kind }) => !JEWELS.has(kind))
  if (worn.some((piece) => isPrinted(piece) || accentsOf(piece).length > 0)) return undefined
  const words = new Set(worn.flatMap(colourWordsOf))
  const known = [...words].filter((word) => word !== undefined)
  if (known.length < words.size || known.length === 0 || known.length > MOST) return undefined
  return { text: listed(known), isMany: known.length > 1 }
}

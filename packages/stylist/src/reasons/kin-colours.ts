import { NONE } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isPrinted } from "../pieces/traits.ts"
import { areaOf } from "../score/places.ts"
import type { Bond } from "./bond.ts"
import { colourFacts } from "./colour-facts.ts"
import { fact } from "./grammar.ts"
import { pairsOf } from "./pairs.ts"
import { colourWord } from "./words.ts"

/** How marked it must be in both, from 0 to 1, that they are warm or cool. */
const MARKED = 0.3
/** Below this chroma (CIELAB) a colour is none to speak of. */
const LEAST_CHROMA = 14

/** Two colours of clothes that have little to do with each other but are both warm, or both cool. */
export function kinOf(shown: readonly Piece[]): Bond[] {
  const coloured = shown
    .filter((piece) => areaOf(piece) >= 0.5 && !isPrinted(piece) && chromaOf(piece) >= LEAST_CHROMA)
    .toSorted((a, b) => areaOf(b) - areaOf(a))
  return pairsOf(coloured).flatMap(([one, other]): Bond[] => {
    const [first, second] = [colourWord(one), colourWord(other)]
    const quality = sharedOf(one, other)
    if (!(first && second && quality) || one.colours[0] === other.colours[0]) return []
    // Navy is a blue: nobody needs to be told.
    if ((one.tones & other.tones) !== 0) return []
    const facts = { one: fact(first), other: fact(second), quality: fact(quality) }
    return [{ is: "kin", term: "harmony", of: [one, other], facts }]
  })
}

const factsOf = ({ colours: [main = NONE] }: Piece) => colourFacts(main)
const chromaOf = (piece: Piece) => factsOf(piece).chroma

function sharedOf(one: Piece, other: Piece): string | undefined {
  const [first, second] = [factsOf(one).temperature, factsOf(other).temperature]
  if (first * second <= 0 || Math.min(Math.abs(first), Math.abs(second)) < MARKED) return undefined
  // Nobody is charmed by coolness.
  return first > 0 ? "warmth" : undefined
}

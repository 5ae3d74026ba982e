import { COLOUR_NAMES, type ColourName, harmony } from "@stylin/garments/colour"
import { colourOf } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { clamped, type Term } from "./term.ts"

/** The score that is neither good nor bad; few outfits are outside of 0.15 to 0.95. */
const NEITHER = 0.6
const SPREAD = 0.35

const KNOWN = new Map<string, number>()
const MOST_KNOWN = 20_000

/**
 * How well the garments' colours go together: `harmony` of the garments package, with its sources
 * there (Itten; Moon and Spencer; Ou and Luo; Gray and others), over the main colour of every
 * piece, and the second colour of a print. The fewer colours are known, the less it says.
 */
export const colourHarmony: Term = (look) => {
  const colours = coloursOf(look)
  const [first, ...others] = colours
  if (first === undefined || others.length === 0) return 0
  const key = colours.join()
  const known = KNOWN.get(key) ?? centred(harmony([colourOf(first), ...others.map(colourOf)]).score)
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  KNOWN.set(key, known)
  return known * (look.filter(isColoured).length / look.length)
}

const isColoured = ({ colours }: Piece) => colours.length > 0

/** All colours, each once, in the order of their numbers. */
function coloursOf(look: readonly Piece[]): number[] {
  const colours: number[] = []
  for (const { colours: own, pattern } of look) {
    const [main, second] = own
    if (main !== undefined && !colours.includes(main)) colours.push(main)
    if (second !== undefined && pattern !== 0 && !colours.includes(second)) colours.push(second)
  }
  return colours.sort((a, b) => a - b)
}

let pairs: Float32Array | undefined

/** How well two named colours go together, from -1 to 1, from a cached table. */
export function pairOfColours(one: number, other: number): number {
  pairs ??= allPairs(COLOUR_NAMES)
  return pairs[one * COLOUR_NAMES.length + other] ?? 0
}

function allPairs(names: readonly ColourName[]): Float32Array {
  const table = new Float32Array(names.length * names.length)
  names.forEach((one, row) => {
    names.slice(row).forEach((other, ahead) => {
      const column = row + ahead
      const score = centred(harmony([one, other]).score)
      table[row * names.length + column] = score
      table[column * names.length + row] = score
    })
  })
  return table
}

function centred(score: number): number {
  return clamped((score - NEITHER) / SPREAD)
}

import { COLOUR_NAMES, type ColourName, harmony } from "@stylin/garments/colour"
import { colourOf } from "../pieces/codes.ts"
import { ColourSet, rememberedOf } from "./colour-sets.ts"
import { clamped, type Term } from "./term.ts"

/** The score that is neither good nor bad; few outfits are outside of 0.15 to 0.95. */
const NEITHER = 0.6
const SPREAD = 0.35

const worthOf = rememberedOf(([first, ...others]) =>
  first === undefined || others.length === 0
    ? 0
    : centred(harmony([colourOf(first), ...others.map(colourOf)]).score),
)
const SET = new ColourSet()

/**
 * How well the garments' colours go together: `harmony` of the garments package, with its sources
 * there (Itten; Moon and Spencer; Ou and Luo; Gray and others), over the main colour of every
 * piece, and the second colour of a print. The fewer colours are known, the less it says.
 */
export const colourHarmony: Term = (look) => {
  SET.clear()
  let coloured = 0
  for (const { colours, pattern } of look) {
    const main = colours[0]
    const second = pattern === 0 ? undefined : colours[1]
    if (main !== undefined) {
      coloured += 1
      SET.add(main)
    }
    if (second !== undefined) SET.add(second)
  }
  return coloured === 0 ? 0 : worthOf(SET) * (coloured / look.length)
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

import { colourCode, kindCode, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { ALL_GROUPS, TONE } from "../pieces/tones.ts"
import { lightnessOf } from "./colours.ts"

const BAG = SLOTS.indexOf("bag")
const LEGWEAR = SLOTS.indexOf("legwear")
const BELOW: ReadonlySet<number> = new Set(
  (["bottom", "dress", "legwear"] as const).map((slot) => SLOTS.indexOf(slot)),
)
const BELT = kindCode("belt")
/** In CIELAB: hose is dark below the one, and shoes pale above the other. */
const DARK = 35
const PALE = 50
const JET = colourCode("black")

/** What shoes are to the colours of a look, so that the better of two pairs has more of it. */
export const ACCORD = { matched: 2, repeated: 1, alone: 0, stray: -1, clash: -2 } as const

const mainOf = ({ colours: [main = NONE] }: Piece): number => main
const isBlack = (piece: Piece): boolean => mainOf(piece) === JET
const groupsOf = ({ tones }: Piece): number => tones & ALL_GROUPS

/**
 * How shoes go with the colours of what else is worn: matched by a bag or a belt, repeated in another piece, alone in
 * their colour, stray (brown below black, or pale on dark hose), or a clash: navy or brown that looks like black that was missed.
 * @param rest the look without its shoes
 * @returns one of ACCORD
 */
export function accordOf(shoes: Piece, rest: readonly Piece[]): number {
  const groups = groupsOf(shoes)
  const isIn = (piece: Piece) => (groupsOf(piece) & groups) !== 0
  const black = rest.filter((piece) => BELOW.has(piece.slot) && isBlack(piece))
  if ((groups & TONE.NAVY) !== 0 && black.length > 0) return ACCORD.clash
  if ((groups & TONE.BROWN) !== 0) {
    if (black.some(({ slot }) => slot === LEGWEAR)) return ACCORD.clash
    if (black.length > 0 && !rest.some(isIn)) return ACCORD.stray
  }
  const isDarkHose = (piece: Piece) => piece.slot === LEGWEAR && lightnessOf(piece) < DARK
  if (lightnessOf(shoes) > PALE && rest.some(isDarkHose)) return ACCORD.stray
  const same = rest.filter(isIn)
  if (same.some(({ slot, kind }) => slot === BAG || kind === BELT)) return ACCORD.matched
  if (same.length > 0) return ACCORD.repeated
  const isBrown = (piece: Piece) => (groupsOf(piece) & TONE.BROWN) !== 0
  return isBlack(shoes) && rest.some(isBrown) ? ACCORD.stray : ACCORD.alone
}

import { YEAR_SEASONS } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import type { Piece } from "../pieces/piece.ts"

/** What decides what is said of a look: another season says other things. */
export function keyOf(look: readonly Piece[], { occasion, person }: Brief): string {
  return `${occasion}/${person.season}/${idsOf(look)}`
}

/** What decides how it is said, with `phraseTurn`. */
export function idsOf(look: readonly Piece[]): string {
  return look.map(({ id }) => id).join()
}

/** By how much each season moves on from one phrase to the next: opposite seasons never say a thing alike. */
const TURNS: Readonly<Record<(typeof YEAR_SEASONS)[number], number>> = {
  winter: 0,
  spring: 2,
  summer: 1,
  autumn: 3,
}

/** By how many phrases a season moves on; 0 if it is not known. */
export function phraseTurn({ person }: Brief): number {
  const season = YEAR_SEASONS[person.season]
  return season ? TURNS[season] : 0
}

import type { Brief } from "../grammar/brief.ts"
import type { Piece } from "../pieces/piece.ts"

/** What decides how a look is phrased: another season has another way of saying it. */
export function keyOf(look: readonly Piece[], { occasion, person }: Brief): string {
  return `${occasion}/${person.season}/${look.map(({ id }) => id).join()}`
}

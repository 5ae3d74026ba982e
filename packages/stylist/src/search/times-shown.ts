import type { Piece } from "../pieces/piece.ts"

/** In how many of some looks each piece is, by its id. */
export function timesShown(
  looks: readonly { readonly pieces: readonly Piece[] }[],
): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const { pieces } of looks) {
    for (const { id } of pieces) times.set(id, (times.get(id) ?? 0) + 1)
  }
  return times
}

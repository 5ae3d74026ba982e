import { type Choosing, ranked } from "./chooser.ts"
import { knownColours } from "./palette.ts"
import { goTogether } from "./taste.ts"
import type { Garment } from "./types.ts"

/**
 * Puts beside each garment of an outfit what could replace it, best first. Whatever is then
 * picked from each place can be worn together, and nothing looks like a garment already listed.
 * @param limit the most garments that a place lists, the chosen one included
 */
export function withAlternatives<G extends Garment>(
  outfit: readonly G[],
  limit: number,
  choosing: Choosing<G>,
): G[][] {
  const places = outfit.map((garment) => [garment])
  for (const place of places) {
    const chosen = place[0]
    if (!chosen) continue
    const beside = places.filter((other) => other !== place)
    const rest = outfit.filter((garment) => garment !== chosen)
    for (const { garment } of ranked(chosen.slot, rest, choosing)) {
      if (place.length >= limit) break
      if (place.some((listed) => looksLike(listed, garment))) continue
      const fits = beside.flat().every((other) => goTogether(garment, other, choosing.taste))
      if (fits) place.push(garment)
    }
  }
  return places
}

function looksLike(one: Garment, other: Garment): boolean {
  return (
    one.id === other.id ||
    (one.kind === other.kind &&
      one.pattern === other.pattern &&
      knownColours(one)[0] === knownColours(other)[0])
  )
}

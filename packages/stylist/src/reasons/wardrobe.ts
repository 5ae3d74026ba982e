import { areaOf } from "../score/places.ts"
import type { Say } from "./reasons.ts"
import { areOrIs, kindWord, listed, shortName } from "./words.ts"

/** What of the look she owns. */
export const sayWardrobe: Say = (look) => {
  const own = look.filter(({ owned }) => owned)
  if (own.length === 0) return undefined
  const of = own.map(({ id }) => id)
  if (own.length === look.length) {
    return { term: "ownership", of, text: "You own every piece of it already." }
  }
  const named = own.toSorted((a, b) => areaOf(b) - areaOf(a)).slice(0, 3)
  const picks = look.filter(({ owned }) => !owned).map(kindWord)
  const rest =
    picks.length <= 2
      ? `only the ${listed(picks)} ${areOrIs(picks)} new`
      : `${picks.length} picks complete it`
  const yours = `Your ${listed(named.map(shortName))}`
  return {
    term: "ownership",
    of,
    text: `${yours} ${areOrIs(named.map(kindWord))} the start; ${rest}.`,
  }
}

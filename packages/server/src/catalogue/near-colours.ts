import { COLOUR_NAMES, type ColourName, difference } from "@stylin/garments/colour"
import { coloursLike } from "@stylin/garments/vocabulary"

/** A CIEDE2000 within which one colour may stand in for another: navy for black, not for white. */
const NEAR = 20
/** How much nearer a colour seems that goes by the same plain name: to navy, blue rather than brown. */
const KIN = 10
const MOST = 14

/** What somebody may take in a colour's place if the shop does not have it, the nearest first. */
export function nearColours(colour: ColourName): ColourName[] {
  return COLOUR_NAMES.filter((other) => other !== colour)
    .map((other) => {
      const isKin = areKin(colour, other)
      return { other, isKin, away: difference(colour, other) - (isKin ? KIN : 0) }
    })
    .filter(({ isKin, away }) => isKin || away < NEAR)
    .toSorted((a, b) => a.away - b.away)
    .slice(0, MOST)
    .map(({ other }) => other)
}

function areKin(one: ColourName, other: ColourName): boolean {
  return COLOUR_NAMES.some((name) => {
    const family: readonly ColourName[] = [name, ...coloursLike(name)]
    return family.includes(one) && family.includes(other)
  })
}

import { ACTIVITIES, type Activity } from "@stylin/garments/vocabulary"

/**
 * The formality that each occasion aims at, 1 (sport) to 5 (evening). The grades stand for the usual
 * dress codes from active wear through casual, smart casual and business casual to cocktail (Emily
 * Post's Etiquette, 19th ed., "Attire").
 */
const AIMS: Record<Activity, number> = {
  work: 4,
  classes: 2,
  outings: 3,
  dating: 4,
  errands: 2,
  outdoors: 1,
}

/** The target formality of an occasion. */
export function aimOf(occasion: Activity): number {
  return AIMS[occasion]
}

/** An occasion's index in `ACTIVITIES`, and so its bit in pieces. */
export function bitOf(occasion: Activity): number {
  return ACTIVITIES.indexOf(occasion)
}

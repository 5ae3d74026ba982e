import { ACTIVITIES, type Activity } from "@stylin/garments/vocabulary"

interface Air {
  /** The target formality, 1 (sport) to 5 (evening). */
  readonly formality: number
  /** Completes "The blazer and loafers keep it …". */
  readonly mood: string
}

/**
 * What each occasion asks for. The grades follow the usual dress codes from active wear through
 * casual, smart casual and business casual to cocktail (Emily Post's Etiquette, 19th ed.,
 * "Attire").
 */
const AIRS: Record<Activity, Air> = {
  work: { formality: 4, mood: "smart enough for work" },
  classes: { formality: 2, mood: "easy for a day of classes" },
  outings: { formality: 3, mood: "relaxed but put together for going out" },
  dating: { formality: 4, mood: "dressed up enough for a date" },
  errands: { formality: 2, mood: "comfortable for running errands" },
  outdoors: { formality: 1, mood: "practical for the outdoors" },
}

/** The target formality of an occasion. */
export function aimOf(occasion: Activity): number {
  return AIRS[occasion].formality
}

/** Completes "The blazer and loafers keep it …". */
export function moodOf(occasion: Activity): string {
  return AIRS[occasion].mood
}

/** An occasion's index in `ACTIVITIES`, and so its bit in pieces. */
export function bitOf(occasion: Activity): number {
  return ACTIVITIES.indexOf(occasion)
}

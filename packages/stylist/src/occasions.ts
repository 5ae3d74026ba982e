import type { Activity } from "@stylin/garments/vocabulary"
import { factsOf } from "./reading.ts"
import type { Garment } from "./types.ts"

interface Air {
  /** The formality aimed at. */
  readonly formality: number
  /** Completes "The blazer and loafers keep it …". */
  readonly mood: string
}

const AIRS: Record<Activity, Air> = {
  work: { formality: 4, mood: "smart enough for work" },
  classes: { formality: 2, mood: "easy for a day of classes" },
  outings: { formality: 3, mood: "relaxed but put together for going out" },
  dating: { formality: 4, mood: "dressed up enough for a date" },
  errands: { formality: 2, mood: "comfortable for running errands" },
  outdoors: { formality: 1, mood: "practical for the outdoors" },
}

/** Whether a garment may be worn to an occasion at all. */
export function fitsOccasion(garment: Garment, occasion: Activity): boolean {
  return factsOf(garment).occasions.includes(occasion)
}

/** How many steps of formality a garment is away from what the occasion aims at. */
export function formalityMiss(garment: Garment, occasion: Activity): number {
  return Math.abs(garment.formality - AIRS[occasion].formality)
}

/** Completes "The blazer and loafers keep it …". */
export function moodOf(occasion: Activity): string {
  return AIRS[occasion].mood
}

import type { Activity, Kind } from "@stylin/garments/vocabulary"
import type { Garment } from "./types.ts"

interface DressCode {
  /** Least and greatest formality that fits, and the one aimed at. */
  readonly formality: { readonly min: number; readonly max: number; readonly aim: number }
  /** Kinds that fit although their formality alone would not say so. */
  readonly also: readonly Kind[]
  /** Kinds that do not fit although their formality would. */
  readonly never: readonly Kind[]
  /** Completes "The blazer and loafers keep it …". */
  readonly mood: string
}

const DRESS_CODES: Record<Activity, DressCode> = {
  work: {
    formality: { min: 3, max: 5, aim: 4 },
    also: ["jumper", "polo", "crossbody_bag"],
    never: ["evening_dress"],
    mood: "smart enough for work",
  },
  classes: {
    formality: { min: 1, max: 4, aim: 2 },
    also: [],
    never: ["joggers", "pencil_skirt"],
    mood: "easy for a day of classes",
  },
  outings: {
    formality: { min: 2, max: 4, aim: 3 },
    also: ["trainers"],
    never: [],
    mood: "relaxed but put together for going out",
  },
  dating: {
    formality: { min: 3, max: 5, aim: 4 },
    also: ["jeans", "wide_leg_jeans", "mini_skirt", "leather_jacket", "vest", "sandals"],
    never: ["backpack", "tote_bag"],
    mood: "dressed up enough for a date",
  },
  errands: {
    formality: { min: 1, max: 3, aim: 2 },
    also: ["trench_coat", "wool_coat"],
    never: [],
    mood: "comfortable for running errands",
  },
  outdoors: {
    formality: { min: 1, max: 2, aim: 1 },
    also: ["ankle_boots", "scarf"],
    never: ["mini_skirt", "sandals", "leather_jacket"],
    mood: "practical for the outdoors",
  },
}

/** Whether a garment may be worn to an occasion at all. */
export function fitsOccasion(garment: Garment, occasion: Activity): boolean {
  const { formality, also, never } = DRESS_CODES[occasion]
  if (never.includes(garment.kind)) return false
  if (also.includes(garment.kind)) return true
  return garment.formality >= formality.min && garment.formality <= formality.max
}

/** How many steps of formality a garment is away from what the occasion aims at. */
export function formalityMiss(garment: Garment, occasion: Activity): number {
  return Math.abs(garment.formality - DRESS_CODES[occasion].formality.aim)
}

/** Completes "The blazer and loafers keep it …". */
export function moodOf(occasion: Activity): string {
  return DRESS_CODES[occasion].mood
}

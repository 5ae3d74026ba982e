import * as z from "zod/mini"
import { type KeptOutfit, keptOutfit } from "./waitingOutfits.ts"

// The browser stores what screens pass along, so it may be of any age.
const withOutfit = z.object({ outfit: keptOutfit })

/** The outfit of her own that was passed along, or null. */
export function outfitPassed(state: unknown): KeptOutfit | null {
  const parsed = withOutfit.safeParse(state)
  return parsed.success ? parsed.data.outfit : null
}

import { type Look, look as lookSchema } from "@stylin/api/contract"
import { OCCASIONS, type Occasion } from "@stylin/garments/vocabulary"
import * as z from "zod/mini"

// The browser stores what screens pass along, so it may be of any age: it is validated like a
// stored value.
const withOccasions = z.object({ occasions: z.array(z.enum(OCCASIONS)).check(z.minLength(1)) })
const withLook = z.object({ look: lookSchema })
const withReviewPutOff = z.object({ isReviewPutOff: z.literal(true) })

/** The occasions that were passed along, or null. */
export function occasionsPassed(state: unknown): Occasion[] | null {
  const parsed = withOccasions.safeParse(state)
  return parsed.success ? parsed.data.occasions : null
}

/** The look that was passed along, or null. */
export function lookPassed(state: unknown): Look | null {
  const parsed = withLook.safeParse(state)
  return parsed.success ? parsed.data.look : null
}

/** Whether she has just postponed the review, so that she is not sent back to it. */
export function isReviewPutOff(state: unknown): boolean {
  return withReviewPutOff.safeParse(state).success
}

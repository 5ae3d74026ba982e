import { activity, bodyType, figure, needs, type Profile } from "@stylin/api/contract"
import * as z from "zod/mini"
import { createOutbox } from "../outbox/outbox.ts"

const answers = z.object({
  body_type: z.optional(bodyType),
  activities: z.optional(z.array(activity)),
  figure: z.optional(figure),
  needs: z.optional(needs),
})
/** Parts of her profile that she answers herself. */
export type Answers = z.infer<typeof answers>

/** Answers that the provider does not know yet, the earliest first. */
export const waitingAnswers = createOutbox("answers", z.object({ answers, said_at: z.string() }))

/** A profile with the answers that wait. */
export function withAnswers(known: Profile): Profile {
  return waitingAnswers.said.reduce((so, { answers }) => answered(so, answers), known)
}

function answered(known: Profile, answers: Answers): Profile {
  const {
    body_type = known.body_type,
    activities = known.activities,
    figure = known.figure,
    needs = known.needs,
  } = answers
  return { ...known, body_type, activities, figure, needs }
}

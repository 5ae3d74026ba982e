import { profile } from "../profile/profile.ts"
import { onboarding, setActivities, setBodyType, setTags } from "./answers.ts"

/** Loads her saved answers into onboarding, so that she can go through it again. */
export function reopenAnswers(): void {
  const { known } = profile
  if (known === null) return
  if (known.body_type) setBodyType(known.body_type)
  setActivities(known.activities)
  onboarding.preferences = known.user_responses.map((response) => ({ ...response }))
  if (known.tags_preferences) setTags(known.tags_preferences)
  if (known.figure) onboarding.figure = { ...known.figure }
}

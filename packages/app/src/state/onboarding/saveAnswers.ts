import { getTagPreferences, savePreferences, updateUser } from "@stylin/api/contract"
import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { t } from "../../words/t.ts"
import { dropFeed, feed, LOOKS_PER_PAGE } from "../feed/feed.ts"
import { profile } from "../profile/profile.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { answersToLooks, onboarding, profileAnswers, setTags } from "./answers.ts"
import { keepRanking } from "./tagRanking.ts"

/**
 * Sorts the tags by her answers to the sample looks; tags that are already sorted stay. If the
 * provider fails, the default tags are used and she is told.
 */
export async function loadTags(signal: AbortSignal): Promise<void> {
  if (onboarding.tags !== null) return
  const body = { user_responses: answersToLooks() }
  try {
    setTags(await environment.call(getTagPreferences, { body }, { signal }))
  } catch (cause) {
    if (signal.aborted) return
    warn("The tags could not be loaded.", cause)
    setTags(defaultTagPreferences())
    showSnackbar({ text: t("Could not load preferences, using defaults."), color: "orange" })
  }
}

/** Saves the answers of a signed-in person. Rejects with an ApiError whose message can be shown. */
export async function saveAnswers(): Promise<void> {
  const answers = profileAnswers()
  if (answers === null) throw new Error(t("Please answer the earlier questions first."))
  const said_at = new Date(environment.now()).toISOString()
  await environment.call(updateUser, { body: { update_values: answers, said_at } })
  await environment.call(savePreferences, { body: { user_responses: answersToLooks() } })
  // Looks that followed the tags as they moved may stay; others were chosen for her earlier
  // answers.
  const isRanked = keepRanking() && changesOnlyTags(answers)
  if (!isRanked || feed.looks.length <= LOOKS_PER_PAGE) dropFeed()
  track("Preferences Saved")
  showSnackbar({ text: t("Preferences saved"), color: "green" })
}

function changesOnlyTags({
  body_type,
  activities,
}: NonNullable<ReturnType<typeof profileAnswers>>) {
  const { known } = profile
  if (known === null) return false
  const parts = [known.body_type, known.activities, known.user_responses]
  return JSON.stringify(parts) === JSON.stringify([body_type, activities, answersToLooks()])
}

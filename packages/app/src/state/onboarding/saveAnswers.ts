import {
  getTagPreferences,
  type LookResponse,
  type Profile,
  savePreferences,
  updateUser,
} from "@stylin/api/contract"
import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { t } from "../../words/t.ts"
import { dropFeed, feed, LOOKS_PER_PAGE } from "../feed/feed.ts"
import { profile } from "../profile/profile.ts"
import { saySaved } from "../profile/saySaved.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { answersToLooks, onboarding, profileAnswers, setTags } from "./answers.ts"
import { keepRanking } from "./tagRanking.ts"
import { copyTags } from "./tags.ts"

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

type ProfileAnswers = NonNullable<ReturnType<typeof profileAnswers>>

/**
 * Saves the answers of a signed-in person, and offers to take that back. Rejects with an ApiError whose message can
 * be shown.
 */
export async function saveAnswers(): Promise<void> {
  const answers = profileAnswers()
  if (answers === null) throw new Error(t("Please answer the earlier questions first."))
  const before = earlierAnswers()
  await send(answers, answersToLooks())
  // Looks that followed the tags as they moved may stay; others were chosen for her earlier
  // answers.
  const isRanked = keepRanking() && changesOnlyTags(answers)
  if (!isRanked || feed.looks.length <= LOOKS_PER_PAGE) dropFeed()
  track("Preferences Saved")
  const goBack = async ({ user_responses, ...values }: NonNullable<typeof before>) => {
    profile.known = ref(await send(values, user_responses))
    dropFeed()
  }
  saySaved(t("Preferences saved"), before && (() => goBack(before)))
}

/** Sends answers; resolves to her profile with them. */
async function send(
  update_values: ProfileAnswers,
  user_responses: LookResponse[],
): Promise<Profile> {
  const said_at = new Date(environment.now()).toISOString()
  const known = await environment.call(updateUser, { body: { update_values, said_at } })
  await environment.call(savePreferences, { body: { user_responses } })
  return { ...known, user_responses }
}

/** What her profile said before; undefined where it is not known on this device, or was not whole. */
function earlierAnswers() {
  const { body_type, activities, tags_preferences, figure, user_responses } = profile.known ?? {}
  if (!body_type || !activities || activities.length === 0 || !tags_preferences) return undefined
  return {
    body_type,
    activities: [...activities],
    tags_preferences: copyTags(tags_preferences),
    figure: figure ?? {},
    user_responses: (user_responses ?? []).map((one) => ({ ...one })),
  }
}

function changesOnlyTags({ body_type, activities }: ProfileAnswers) {
  const { known } = profile
  if (known === null) return false
  const parts = [known.body_type, known.activities, known.user_responses]
  return JSON.stringify(parts) === JSON.stringify([body_type, activities, answersToLooks()])
}

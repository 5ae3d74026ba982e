import { type Profile, updateUser } from "@stylin/api/contract"
import type { SeasonalType } from "@stylin/garments/vocabulary"
import { ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { isUnreached } from "../../lib/unreached.ts"
import { t } from "../../words/t.ts"
import { dropFeed } from "../feed/feed.ts"
import { isLeft } from "../kept/leftBehind.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { profile } from "./profile.ts"
import type { Answers } from "./waitingAnswers.ts"

/**
 * Saves parts of the profile. Where the provider is not reached they show all the same, and are sent as soon as it
 * is. Rejects with an ApiError whose message can be shown.
 */
export async function saveProfile(answers: Answers): Promise<void> {
  // One clock for what is sent at once and what waits.
  const said_at = new Date(environment.now()).toISOString()
  // What waits is told first.
  const known = isLeft("answers") ? undefined : await tell(answers, said_at)
  if (known) {
    take(known)
    return
  }
  const { sendLater } = await import("./sendAnswers.ts")
  sendLater(answers, said_at)
  track("Preferences Saved")
  showSnackbar({ text: t("Saved here, and sent as soon as you are online."), color: "green" })
}

/**
 * Saves her own choice of a colour type; null returns to the analysis. It needs the provider, which answers with
 * her palette. Rejects with an ApiError whose message can be shown.
 */
export async function saveColourChoice(colour_choice: SeasonalType | null): Promise<void> {
  const said_at = new Date(environment.now()).toISOString()
  take(await environment.call(updateUser, { body: { update_values: { colour_choice }, said_at } }))
}

/** Makes the call; undefined if the provider is not reached. Rejects where it refuses. */
async function tell(update_values: Answers, said_at: string): Promise<Profile | undefined> {
  try {
    return await environment.call(updateUser, { body: { update_values, said_at } })
  } catch (cause) {
    if (isUnreached(cause)) return undefined
    throw cause
  }
}

function take(known: Profile): void {
  profile.known = ref(known)
  // The cached looks were chosen, and drawn, for her earlier profile.
  dropFeed()
  track("Preferences Saved")
  showSnackbar({ text: t("Preferences saved"), color: "green" })
}

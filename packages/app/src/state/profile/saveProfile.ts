import { type Profile, updateUser } from "@stylin/api/contract"
import type { SeasonalType } from "@stylin/garments/vocabulary"
import { ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { typeNamed } from "../../lib/typeNamed.ts"
import { isUnreached } from "../../lib/unreached.ts"
import { t } from "../../words/t.ts"
import { dropFeed } from "../feed/feed.ts"
import { isLeft } from "../kept/leftBehind.ts"
import { profile } from "./profile.ts"
import { saySaved } from "./saySaved.ts"
import type { Answers } from "./waitingAnswers.ts"

/**
 * Saves parts of the profile, and offers to take that back. Where the provider is not reached they show all the
 * same, and are sent as soon as it is. Rejects with an ApiError whose message can be shown.
 */
export async function saveProfile(answers: Answers): Promise<void> {
  const before = earlier(answers)
  const isSent = await put(answers)
  const text = isSent
    ? t("Preferences saved")
    : t("Saved here, and sent as soon as you are online.")
  saySaved(text, before && (() => put(before)))
}

/**
 * Saves her own choice of a colour type, and offers to take that back; null returns to the analysis. It needs the
 * provider, which answers with her palette. Rejects with an ApiError whose message can be shown.
 */
export async function saveColourChoice(colour_choice: SeasonalType | null): Promise<void> {
  const selfie = profile.known?.selfie
  const before = (selfie?.is_own_choice && typeNamed(selfie.colour_type)) || null
  const choose = async (choice: SeasonalType | null) => {
    const body = { update_values: { colour_choice: choice }, said_at: saidNow() }
    take(await environment.call(updateUser, { body }))
  }
  await choose(colour_choice)
  saySaved(t("Preferences saved"), () => choose(before))
}

/** Saves answers; resolves to whether the provider knows them. Rejects where it refuses. */
async function put(answers: Answers): Promise<boolean> {
  // One clock for what is sent at once and what waits.
  const said_at = saidNow()
  // What waits is told first.
  const known = isLeft("answers") ? undefined : await tell(answers, said_at)
  if (known) {
    take(known)
    return true
  }
  const { sendLater } = await import("./sendAnswers.ts")
  sendLater(answers, said_at)
  track("Preferences Saved")
  return false
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
}

/** What she had said before in the place of these answers; undefined if nothing is known of it. */
function earlier(answers: Answers): Answers | undefined {
  const { known } = profile
  if (!known) return undefined
  const { body_type, activities, figure, needs } = known
  const before: Answers = {
    ...(answers.body_type && body_type && { body_type }),
    ...(answers.activities && activities.length > 0 && { activities: [...activities] }),
    ...(answers.figure && { figure: figure ?? {} }),
    ...(answers.needs && { needs: needs ?? {} }),
  }
  return Object.keys(before).length > 0 ? before : undefined
}

function saidNow(): string {
  return new Date(environment.now()).toISOString()
}

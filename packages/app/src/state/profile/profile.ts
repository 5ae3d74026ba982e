import { messageOf } from "@stylin/api/client"
import {
  askForExport,
  deleteUser,
  getProfile,
  type InputOf,
  type Profile,
  updateUser,
} from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { providerUrl } from "../../lib/provider.ts"
import { startDownload } from "../../lib/startDownload.ts"
import { t } from "../../words/t.ts"
import { dropFeed } from "../feed/feed.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"
import { endSession } from "../session/auth.ts"
import { trustConsents } from "../session/consent.ts"
import { showSnackbar } from "../shell/snackbar.ts"

interface ProfileState {
  status: Status
  /** Replaced as a whole; null until it has been fetched. */
  known: Untracked<Profile> | null
}

function initial(): ProfileState {
  return { status: IDLE, known: null }
}

/** Her profile, as the provider has it. */
export const profile = proxy<ProfileState>(initial())
onForget(() => Object.assign(profile, initial()))

/** Fetches the profile. If that fails, the earlier one stays. */
export async function loadProfile(signal = untilForgotten()): Promise<void> {
  profile.status = LOADING
  try {
    const known = await environment.call(getProfile, {}, { signal })
    trustConsents(known.consents)
    Object.assign(profile, { known: ref(known), status: READY })
  } catch (cause) {
    profile.status = signal.aborted ? IDLE : { kind: "failed", message: messageOf(cause) }
  }
}

type Changes = InputOf<typeof updateUser>["body"]["update_values"]

/** Saves parts of the profile. Rejects with an ApiError whose message can be shown. */
export async function saveProfile(changes: Changes): Promise<void> {
  const known = await environment.call(updateUser, { body: { update_values: changes } })
  profile.known = ref(known)
  // The cached looks were chosen, and drawn, for her earlier profile.
  dropFeed()
  track("Preferences Saved")
  showSnackbar({ text: t("Preferences saved"), color: "green" })
}

/**
 * Has the browser download everything that is kept for her. Resolves when the download begins, to
 * the size of its photos in bytes. Rejects with an ApiError whose message can be shown.
 */
export async function exportData(): Promise<number> {
  const { url, photo_bytes } = await environment.call(askForExport)
  startDownload(providerUrl(url))
  track("Data Exported")
  return photo_bytes
}

/**
 * Erases the account and all its data, there and on this device. Without a password she must have signed in
 * a moment ago. Rejects with an ApiError whose
 * message can be shown; then nothing has changed.
 */
export async function eraseAccount(password: string | undefined): Promise<void> {
  await environment.call(deleteUser, { body: { ...(password && { password }) } })
  track("Account Erased")
  endSession()
  showSnackbar({ text: t("Your account has been erased."), color: "green" })
}

import { messageOf } from "@stylin/api/client"
import {
  askForExport,
  deleteUser,
  getProfile,
  type Profile,
  profile as profileSchema,
} from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { providerUrl } from "../../lib/provider.ts"
import { startDownload } from "../../lib/startDownload.ts"
import { t } from "../../words/t.ts"
import { isLeft } from "../kept/leftBehind.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"
import { endSession } from "../session/auth.ts"
import { trustConsents } from "../session/consent.ts"
import { showSnackbar } from "../shell/snackbar.ts"

const store = createStore({ key: "known", version: 1, schema: profileSchema })

interface ProfileState {
  status: Status
  /** Replaced as a whole; null until it has been fetched once on this device. */
  known: Untracked<Profile> | null
}

function initial(): ProfileState {
  return { status: IDLE, known: null }
}

function restored(): ProfileState {
  const known = store.read()
  return { ...initial(), known: known && ref(known) }
}

/** Her profile, as the provider has it, with what it has not been told yet. */
export const profile = proxy<ProfileState>(restored())
persist(profile, store, () => profile.known)
onForget(() => Object.assign(profile, initial()))

/** Fetches the profile. If that fails, the earlier one stays. */
export async function loadProfile(signal = untilForgotten()): Promise<void> {
  profile.status = LOADING
  try {
    // Fetched only if she has said something that the provider may not know yet.
    const waiting = isLeft("answers") ? await import("./waitingAnswers.ts") : undefined
    const answer = await environment.call(getProfile, {}, { signal })
    const known = waiting ? waiting.withAnswers(answer) : answer
    trustConsents(known.consents)
    Object.assign(profile, { known: ref(known), status: READY })
  } catch (cause) {
    profile.status = signal.aborted ? IDLE : { kind: "failed", message: messageOf(cause) }
  }
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

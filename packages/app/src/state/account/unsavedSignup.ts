import {
  createUser,
  type InputOf,
  lookResponse,
  savePreferences,
  sendCrm,
} from "@stylin/api/contract"
import * as z from "zod/mini"
import { environment } from "../../environment.ts"
import { isRefusal } from "../../lib/refusal.ts"
import { reportError, warn } from "../../lib/report.ts"
import { TIMINGS } from "../../timings.ts"
import type { LeftBehind } from "../kept/leftBehind.ts"
import { createStore } from "../kept/persistence.ts"
import { forgetAnswers } from "../onboarding/answers.ts"
import { claimGuestPhotos } from "../pending/claim.ts"
import { saveSelfie } from "../selfie/selfie.ts"
import { auth } from "../session/auth.ts"

/** The calls of a signup after the account exists, in their order. */
const UNSAVED_CALLS = ["profile", "crm", "preferences", "selfie", "claim"] as const
type UnsavedCall = (typeof UNSAVED_CALLS)[number]

const schema = z.object({
  /** Whose signup it is; another account never gets these answers. */
  email: z.string(),
  missing: z.array(z.enum(UNSAVED_CALLS)),
  profile: createUser.body,
  responses: z.array(lookResponse),
})
export type UnsavedSignup = z.infer<typeof schema>

const store = createStore({ key: "signup" satisfies LeftBehind, version: 1, schema })

/** Keeps a new account's answers, all of them still to be saved. */
export function keepUnsaved(answers: {
  email: string
  profile: InputOf<typeof createUser>["body"]
  responses: UnsavedSignup["responses"]
}): void {
  store.write({ ...answers, missing: [...UNSAVED_CALLS] })
}

/** Whether part of the signed-in person's signup has not been saved yet. */
export function hasUnsaved(): boolean {
  return unsavedOfHer() !== null
}

/**
 * Makes the missing calls in order and strikes off each that succeeds; forgets the answers after
 * the last. Rejects with the ApiError of the first that fails.
 */
export async function saveUnsaved(): Promise<void> {
  for (;;) {
    const unsaved = unsavedOfHer()
    if (unsaved === null) return
    const [next, ...missing] = unsaved.missing
    if (next === undefined) {
      store.write(null)
      forgetAnswers()
      return
    }
    await send(next, unsaved)
    // She may have signed out meanwhile; then none of her data may be written.
    if (unsavedOfHer() !== null) store.write({ ...unsaved, missing })
  }
}

let retrying: Promise<void> | undefined

/** Makes the missing calls in the background until they succeed. */
export function retryUnsaved(): Promise<void> {
  retrying ??= keepTrying().finally(() => {
    retrying = undefined
  })
  return retrying
}

async function keepTrying(): Promise<void> {
  let pause: number = TIMINGS.signupRetryFirst
  while (hasUnsaved()) {
    try {
      await saveUnsaved()
    } catch (cause) {
      if (isRefusal(cause)) {
        // The same call would be refused again; the next start, perhaps of a newer app, tries it.
        reportError("A part of the signup was refused.", cause)
        return
      }
      warn("A part of the signup is still to be saved.", cause)
      await environment.wait(pause)
      pause = Math.min(pause * 2, TIMINGS.signupRetryLongest)
    }
  }
}

function unsavedOfHer(): UnsavedSignup | null {
  const unsaved = auth.isAuth ? store.read() : null
  return unsaved?.email === auth.email ? unsaved : null
}

/** A refused selfie must not block the calls after it. */
function passOver(cause: unknown): void {
  if (!isRefusal(cause)) throw cause
  reportError("A selfie was refused.", cause)
}

async function send(call: UnsavedCall, unsaved: UnsavedSignup): Promise<void> {
  const { profile, responses } = unsaved
  switch (call) {
    case "profile":
      await environment.call(createUser, { body: profile })
      return
    case "crm":
      await environment.call(sendCrm, { body: { marketing_opt_in: profile.marketing_opt_in } })
      return
    case "preferences":
      await environment.call(savePreferences, { body: { user_responses: responses } })
      return
    case "selfie":
      // A selfie's result is stored apart from the answers, as it may arrive late.
      await saveSelfie().catch(passOver)
      return
    case "claim":
      // So is the token of photos that she sent as a guest.
      await claimGuestPhotos()
  }
}

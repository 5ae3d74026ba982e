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
import { LEFT_BEHIND } from "../kept/leftBehind.ts"
import { createStore } from "../kept/persistence.ts"
import { claimGuestPhotos } from "../pending/claim.ts"
import { saveSelfie } from "../selfie/selfie.ts"
import { auth } from "../session/auth.ts"
import { forgetAnswers } from "./answers.ts"

/** The calls of a signup after the account stands, in their order. */
const PENDING_CALLS = ["profile", "crm", "preferences", "selfie", "claim"] as const
type PendingCall = (typeof PENDING_CALLS)[number]

const schema = z.object({
  /** Whose signup it is; another account never gets these answers. */
  email: z.string(),
  missing: z.array(z.enum(PENDING_CALLS)),
  profile: createUser.body,
  responses: z.array(lookResponse),
})
export type PendingSignup = z.infer<typeof schema>

const store = createStore({ key: LEFT_BEHIND.signup, version: 1, schema })

/** Keeps what is still to be saved for a new account, all of it missing. */
export function keepPending(answers: {
  email: string
  profile: InputOf<typeof createUser>["body"]
  responses: PendingSignup["responses"]
}): void {
  store.write({ ...answers, missing: [...PENDING_CALLS] })
}

/** Whether something of the signed-in person's signup has not been saved yet. */
export function hasPending(): boolean {
  return pendingOfHer() !== null
}

/**
 * Makes the missing calls one after the other, each one struck off as soon as it has worked; the
 * answers are forgotten after the last. Rejects with the ApiError of the first that fails.
 */
export async function savePending(): Promise<void> {
  for (;;) {
    const pending = pendingOfHer()
    if (pending === null) return
    const [next, ...missing] = pending.missing
    if (next === undefined) {
      store.write(null)
      forgetAnswers()
      return
    }
    await send(next, pending)
    // She may have signed out meanwhile, and then nothing of hers is to be written.
    if (pendingOfHer() !== null) store.write({ ...pending, missing })
  }
}

let retrying: Promise<void> | undefined

/** Makes the missing calls in the background, again and again until they have worked. */
export function retryPending(): Promise<void> {
  retrying ??= keepTrying().finally(() => {
    retrying = undefined
  })
  return retrying
}

async function keepTrying(): Promise<void> {
  let pause: number = TIMINGS.signupRetryFirst
  while (hasPending()) {
    try {
      await savePending()
    } catch (cause) {
      if (isRefusal(cause)) {
        // The same call would be refused again; the next start, perhaps of a mended app, tries it.
        reportError("A part of the signup was refused.", cause)
        return
      }
      warn("A part of the signup is still to be saved.", cause)
      await environment.wait(pause)
      pause = Math.min(pause * 2, TIMINGS.signupRetryLongest)
    }
  }
}

function pendingOfHer(): PendingSignup | null {
  const pending = auth.isAuth ? store.read() : null
  return pending?.email === auth.email ? pending : null
}

/** A selfie that is refused must not keep what comes after it from being saved. */
function passOver(cause: unknown): void {
  if (!isRefusal(cause)) throw cause
  reportError("A selfie was refused.", cause)
}

async function send(call: PendingCall, pending: PendingSignup): Promise<void> {
  const { profile, responses } = pending
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
      // What a selfie said is kept apart from the answers, for it may come late.
      await saveSelfie().catch(passOver)
      return
    case "claim":
      // So is the token of photos that she sent as a guest.
      await claimGuestPhotos()
  }
}

import type { ResultOf, register } from "@stylin/api/contract"
import { vi } from "vitest"
import { environment } from "../environment.ts"
import { endSession } from "../state/session/auth.ts"
import { countKeys } from "./keys.ts"
import { answerEverything, SAMPLE_PROFILE } from "./samples.ts"

/** What she enters to sign up. */
export const FORM = { email: "Ann@Example.com", password: "a-long-password", marketingOptIn: false }

const ok = () => ({ ok: true as const })

/** A provider that takes everything a signup sends. */
export const SIGNUP_WORKS = {
  register: (): ResultOf<typeof register> => ({ access_token: "t-ann", user_id: "u-1" }),
  createUser: () => SAMPLE_PROFILE,
  sendCrm: ok,
  savePreferences: ok,
  updateUser: () => SAMPLE_PROFILE,
}

/** A guest has answered everything; nothing waits. */
export function startSignup(): void {
  endSession()
  vi.spyOn(console, "warn").mockImplementation(() => {})
  vi.spyOn(console, "error").mockImplementation(() => {})
  countKeys()
  environment.wait = () => Promise.resolve()
  answerEverything()
}

/** A call that fails with an error. */
export function failing(error: Error): () => never {
  return () => {
    throw error
  }
}

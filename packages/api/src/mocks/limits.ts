import { emailIn } from "../contract/describe.ts"
import type { OperationSpec } from "../contract/operation.ts"
import { Refusal } from "../contract/refusal.ts"
import type { Account, State } from "./state.ts"

const MOST_TRIES = 20
const WINDOW_MS = 15 * 60_000

/** Counts an attempt with credentials, by its email, and refuses with 429 after too many. */
export function countTry(
  state: State,
  operation: OperationSpec,
  input: unknown,
  account: Account | undefined,
): void {
  const subject = emailIn(input) ?? account?.email
  if (!operation.credentials || subject === undefined) return
  const now = state.now()
  const recent = (state.tries.get(subject) ?? []).filter((time) => time > now - WINDOW_MS)
  const [oldest = now] = recent
  if (recent.length >= MOST_TRIES) {
    throw new Refusal(429, "Too many tries. Please wait a little and try again.", {
      retryAfterSeconds: Math.ceil((oldest + WINDOW_MS - now) / 1000),
    })
  }
  state.tries.set(subject, [...recent, now])
}

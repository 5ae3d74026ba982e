import { Refusal } from "../contract/refusal.ts"
import type { Account, State } from "./state.ts"

/** Nothing says what a mocked browser is, so that they take turns. */
const DEVICES: readonly string[] = ["Firefox on Windows", "Safari on iOS", "Chrome on Android"]
const NOT_INVITED =
  "New accounts are by invitation here. Please open a link that whoever runs this server has given you."
/** How long a sign-in proves as much as a password, where an account has none. */
const FRESH_MS = 10 * 60_000

let tokensGiven = 0

/**
 * Begins a sign-in. No two of a page have the same token, as with any provider, though two providers of one seed be
 * otherwise alike: by its token the app tells an answer to this person from one to the person before her.
 */
export function signIn(state: State, account: Account) {
  tokensGiven += 1
  const token = state.random.hex(64).slice(8) + tokensGiven.toString(16).padStart(8, "0")
  const id = state.random.hex(16)
  const label = DEVICES[state.tokens.size % DEVICES.length] ?? ""
  state.tokens.set(token, { id, label, accountId: account.id, since: state.now() })
  return { access_token: token, user_id: account.id }
}

/** Uses an invitation up. Throws a `Refusal` without a good one where it is needed. */
export function takeInvitation(state: State, invitation = ""): void {
  const isGood = (state.invitations.get(invitation) ?? 0) > state.now()
  if (!isGood && state.settings.sign_up === "invited") throw new Refusal(403, NOT_INVITED)
  state.invitations.delete(invitation)
}

/** Throws a `Refusal` unless the password is hers, or where she has none the sign-in is fresh. */
export function proveHerself(
  state: State,
  {
    account,
    password,
    token = "",
  }: { account: Account; password: string | undefined; token: string | undefined },
): void {
  const since = state.tokens.get(token)?.since ?? 0
  if (account.password !== null) {
    if (password !== account.password) throw new Refusal(403, "That password is not right.")
  } else if (since < state.now() - FRESH_MS) {
    throw new Refusal(
      403,
      "Please sign out and in again first: you have no password here, and signed in more than ten minutes ago.",
    )
  }
}

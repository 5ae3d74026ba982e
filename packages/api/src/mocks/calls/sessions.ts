import type { Session } from "../../contract/sessions.ts"
import { type Account, isoTime, type State } from "../state.ts"
import { DONE, type Implementations } from "./call.ts"

/** The mocked calls about the devices on which she is signed in, over the given state. */
export function sessionCalls(
  state: State,
): Implementations<"listSessions" | "endSession" | "endOtherSessions"> {
  return {
    listSessions({ account, context }) {
      const own = state.tokens.get(context.token ?? "")?.id
      return sessionsOf(state, account)
        .map((session) => ({ ...session, is_this: session.session_id === own }))
        .toSorted((one, other) => Number(other.is_this) - Number(one.is_this))
    },

    endSession({ account, body }) {
      end(account, ({ id }) => id === body.session_id)
      return DONE
    },

    endOtherSessions({ account, context }) {
      const own = state.tokens.get(context.token ?? "")?.id
      end(account, ({ id }) => id !== own)
      return DONE
    },
  }

  function end(account: Account, isMeant: (signIn: { readonly id: string }) => boolean): void {
    for (const [token, signIn] of state.tokens) {
      if (signIn.accountId === account.id && isMeant(signIn)) state.tokens.delete(token)
    }
  }
}

/** Her sign-ins, the latest first. */
export function sessionsOf(state: State, account: Account): Omit<Session, "is_this">[] {
  return [...state.tokens.values()]
    .filter(({ accountId }) => accountId === account.id)
    .toReversed()
    .map(({ id, label, since }) => ({
      session_id: id,
      label,
      first_seen: isoTime(since).slice(0, 10),
      last_seen: isoTime(state.now()).slice(0, 10),
    }))
}

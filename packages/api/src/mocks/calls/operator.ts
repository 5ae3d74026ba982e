import {
  ACCOUNTS_PER_PAGE,
  type HeldAccount,
  type HeldJobs,
  invitationPath,
  resetPath,
} from "../../contract/operator.ts"
import { Refusal } from "../../contract/refusal.ts"
import { type Account, isoTime, type State } from "../state.ts"
import { DONE, type Implementations } from "./call.ts"

type OperatorCalls =
  | "listAccounts"
  | "setRoom"
  | "listJobs"
  | "getServerSettings"
  | "setServerSettings"
  | "makeInvitation"
  | "makeResetLink"

const USUAL_ROOM_BYTES = 1_000_000_000
const DAY_MS = 24 * 60 * 60_000

const JOBS: readonly HeldJobs[] = [
  { kind: "read-photo", waiting: 3, running: 1, later: 0, failed: 0, problem: null },
  {
    ...{ kind: "reset-mail", waiting: 0, running: 0, later: 1, failed: 1 },
    problem: "connect ECONNREFUSED 127.0.0.1:25",
  },
]

/** The mocked calls of those who run the server, over the given state. Its jobs never change. */
export function operatorCalls(state: State): Implementations<OperatorCalls> {
  const link = (path: string, lifetimeMs: number) => ({
    path,
    ends_at: isoTime(state.now() + lifetimeMs),
  })

  function accountOf(id: string): Account {
    const account = state.accounts.get(id)
    if (!account) throw new Refusal(404, "There is no such account any more.")
    return account
  }

  return {
    listAccounts({ query }) {
      const all = [...state.accounts.values()].toReversed().map((one) => heldBy(state, one))
      const part = query.search?.toLowerCase() ?? ""
      const found = all.filter(({ email }) => email.includes(part))
      const from = query.page * ACCOUNTS_PER_PAGE
      return {
        accounts: found.slice(from, from + ACCOUNTS_PER_PAGE),
        total: found.length,
        usual_room_bytes: USUAL_ROOM_BYTES,
        total_bytes: all.reduce((sum, { photo_bytes }) => sum + photo_bytes, 0),
      }
    },

    setRoom({ body }) {
      accountOf(body.account_id).roomBytes = body.room_bytes
      return DONE
    },

    listJobs: () => [...JOBS],
    getServerSettings: () => state.settings,

    setServerSettings({ body }) {
      state.settings = body
      return body
    },

    makeInvitation() {
      const invitation = state.random.hex(32)
      state.invitations.set(invitation, state.now() + 14 * DAY_MS)
      return link(invitationPath(invitation), 14 * DAY_MS)
    },

    makeResetLink({ body }) {
      const account = accountOf(body.account_id)
      const code = String(Math.floor(state.random.next() * 100_000_000)).padStart(8, "0")
      state.codes.set(account.id, { code, expiresAt: state.now() + DAY_MS, triesLeft: 5 })
      return link(resetPath({ email: account.email, code }), DAY_MS)
    },
  }
}

function heldBy(state: State, account: Account): HeldAccount {
  const isSignedIn = [...state.tokens.values()].some(({ accountId }) => accountId === account.id)
  return {
    account_id: account.id,
    email: account.email,
    created: isoTime(account.createdAt).slice(0, 10),
    last_seen: isSignedIn ? isoTime(state.now()).slice(0, 10) : null,
    is_operator: account.isOperator,
    items: account.wardrobe.length,
    photos: account.photos.length,
    room_bytes: account.roomBytes,
    photo_bytes: account.photos.reduce((sum, { base64 }) => sum + atob(base64).length, 0),
  }
}

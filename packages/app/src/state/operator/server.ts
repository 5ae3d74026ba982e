import { ApiError, messageOf } from "@stylin/api/client"
import {
  getServerSettings,
  type HeldFeed,
  type HeldJobs,
  listFeeds,
  listJobs,
  makeInvitation,
  type OnceLink,
  type ServerSettings,
  setServerSettings,
} from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"

interface Seen {
  readonly jobs: readonly HeldJobs[]
  readonly feeds: readonly HeldFeed[]
  readonly settings: ServerSettings
}

interface ServerState {
  /** `refused`: the account is no operator's. */
  status: Status | { readonly kind: "refused" }
  /** Replaced as a whole; null until it has been fetched. */
  seen: Untracked<Seen> | null
}

function initial(): ServerState {
  return { status: IDLE, seen: null }
}

/** What operators see of the server besides its accounts. */
export const server = proxy<ServerState>(initial())
onForget(() => Object.assign(server, initial()))

/** Fetches it. If that fails, what was seen before stays. */
export async function loadServer(signal = untilForgotten()): Promise<void> {
  server.status = LOADING
  try {
    const [jobs, feeds, settings] = await Promise.all([
      environment.call(listJobs, {}, { signal }),
      environment.call(listFeeds, {}, { signal }),
      environment.call(getServerSettings, {}, { signal }),
    ])
    Object.assign(server, { seen: ref({ jobs, feeds, settings }), status: READY })
  } catch (cause) {
    server.status = statusAfter(cause, signal)
  }
}

function statusAfter(cause: unknown, signal: AbortSignal): ServerState["status"] {
  if (signal.aborted) return IDLE
  if (cause instanceof ApiError && cause.status === 403) return { kind: "refused" }
  return { kind: "failed", message: messageOf(cause) }
}

/** Says who may make an account. Rejects with an ApiError whose message can be shown. */
export async function chooseSignUp(sign_up: ServerSettings["sign_up"]): Promise<void> {
  const settings = await environment.call(setServerSettings, { body: { sign_up } })
  if (server.seen) server.seen = ref({ ...server.seen, settings })
}

/** Makes a link with which one account can be made. Rejects in the same way. */
export function invite(): Promise<OnceLink> {
  return environment.call(makeInvitation)
}

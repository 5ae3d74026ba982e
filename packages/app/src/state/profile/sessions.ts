import { messageOf } from "@stylin/api/client"
import {
  changePassword as changePasswordCall,
  endOtherSessions,
  endSession,
  listSessions,
  type Session,
} from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"

interface SessionsState {
  status: Status
  /** Replaced as a whole; null until it has been fetched. */
  list: Untracked<readonly Session[]> | null
}

function initial(): SessionsState {
  return { status: IDLE, list: null }
}

/** The devices on which she is signed in, this one first. */
export const sessions = proxy<SessionsState>(initial())
onForget(() => Object.assign(sessions, initial()))

/** Fetches them. If that fails, the earlier ones stay. */
export async function loadSessions(signal = untilForgotten()): Promise<void> {
  sessions.status = LOADING
  try {
    const list = await environment.call(listSessions, {}, { signal })
    Object.assign(sessions, { list: ref(list), status: READY })
  } catch (cause) {
    sessions.status = signal.aborted ? IDLE : { kind: "failed", message: messageOf(cause) }
  }
}

/** Signs one of her other devices out. Rejects with an ApiError whose message can be shown. */
export async function signOutDevice({ session_id }: Session): Promise<void> {
  await environment.call(endSession, { body: { session_id } })
  keep((one) => one.session_id !== session_id)
}

/** Signs all of her other devices out, in the same way. */
export async function signOutOthers(): Promise<void> {
  await environment.call(endOtherSessions)
  keep((one) => one.is_this)
}

/**
 * Sets another password, which signs all of her other devices out. Rejects with an ApiError whose message
 * can be shown: 403 where the present one is wrong or it takes a newer sign-in, 422 where everybody tries the new one first.
 */
export async function changePassword(passwords: {
  /** The present one; empty if there is none. */
  password: string
  chosen: string
}): Promise<void> {
  const { password, chosen } = passwords
  await environment.call(changePasswordCall, {
    body: { ...(password && { password }), new_password: chosen },
  })
  keep((one) => one.is_this)
}

function keep(isKept: (session: Session) => boolean): void {
  sessions.list = ref((sessions.list ?? []).filter(isKept))
}

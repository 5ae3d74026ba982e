import { messageOf } from "@stylin/api/client"
import { listWaysIn, removeWayIn, type WaysIn } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"

interface WaysInState {
  status: Status
  /** Replaced as a whole; null until it has been fetched. */
  known: Untracked<WaysIn> | null
}

function initial(): WaysInState {
  return { status: IDLE, known: null }
}

/** How she can sign in. */
export const waysIn = proxy<WaysInState>(initial())
onForget(() => Object.assign(waysIn, initial()))

/** Fetches them. If that fails, the earlier ones stay. */
export async function loadWaysIn(signal = untilForgotten()): Promise<void> {
  waysIn.status = LOADING
  try {
    const known = await environment.call(listWaysIn, {}, { signal })
    Object.assign(waysIn, { known: ref(known), status: READY })
  } catch (cause) {
    waysIn.status = signal.aborted ? IDLE : { kind: "failed", message: messageOf(cause) }
  }
}

/**
 * Takes one of them away. Rejects with an ApiError whose message can be shown: 403 where the password is wrong, 409
 * for the last one.
 * @param password hers, if she has one
 */
export async function removeWay(id: string, password: string | undefined): Promise<void> {
  await environment.call(removeWayIn, { body: { way_id: id, ...(password && { password }) } })
  const { known } = waysIn
  if (known === null) return
  const identities = known.identities.filter(({ way_id }) => way_id !== id)
  waysIn.known = ref({ ...known, identities })
}

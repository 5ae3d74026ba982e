import { messageOf } from "@stylin/api/client"
import {
  addPasskey as addPasskeyCall,
  beginPasskey,
  listWaysIn,
  removeWayIn,
  renamePasskey as renamePasskeyCall,
  type WaysIn,
} from "@stylin/api/contract"
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
  change((known) => ({
    identities: known.identities.filter(({ way_id }) => way_id !== id),
    passkeys: known.passkeys.filter(({ way_id }) => way_id !== id),
  }))
}

/**
 * Has her browser make a passkey, and adds it. Rejects with an error whose message can be shown, an ApiError of 403 where the
 * password is wrong.
 * @param password hers, if she has one
 */
export async function addPasskey(password: string | undefined): Promise<void> {
  const [{ promptForNewPasskey }, options] = await Promise.all([
    import("../../lib/passkeyPrompts.ts"),
    environment.call(beginPasskey, { body: { ...(password && { password }) } }),
  ])
  const passkey = await promptForNewPasskey(options)
  const added = await environment.call(addPasskeyCall, { body: { passkey } })
  change(({ passkeys }) => ({ passkeys: [...passkeys, added] }))
}

/** Names a passkey. Rejects with an ApiError whose message can be shown. */
export async function renamePasskey(id: string, name: string): Promise<void> {
  await environment.call(renamePasskeyCall, { body: { way_id: id, name } })
  change(({ passkeys }) => ({
    passkeys: passkeys.map((one) => (one.way_id === id ? { ...one, name: name.trim() } : one)),
  }))
}

function change(to: (known: WaysIn) => Partial<WaysIn>): void {
  const { known } = waysIn
  if (known !== null) waysIn.known = ref({ ...known, ...to(known) })
}

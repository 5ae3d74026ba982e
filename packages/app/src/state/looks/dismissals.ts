import { messageOf } from "@stylin/api/client"
import { type DismissalReason, dismissLook, type Look, undoDismissal } from "@stylin/api/contract"
import { proxy } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { dropChange } from "./changes.ts"
import { dismissed } from "./dismissed.ts"
import { aboutLook } from "./knownLook.ts"

// This module is fetched with the first look that is not for her.

/** Why it is not for her; `piece` is the id of a garment. */
export interface Why {
  readonly reason: DismissalReason
  readonly piece?: string | undefined
}

interface Dismissals {
  /** Her reasons, by look id. */
  whys: Record<string, Why>
  /** Looks whose dismissal is being undone, by id. */
  busy: Record<string, true>
  /** Why the latest change of a look was not saved, by look id. */
  failed: Record<string, string>
}

/** How many looks are remembered on this device; the provider never composes them again. */
const REMEMBERED = 200

const initial = (): Dismissals => ({ whys: {}, busy: {}, failed: {} })

/** Looks that are not for her, and why. */
export const dismissals = proxy<Dismissals>(initial())
onForget(() => {
  latest.clear()
  Object.assign(dismissals, initial())
})

/** Running changes by look id: the changes of a look run one after another. */
const latest = new Map<string, Promise<unknown>>()

/**
 * Saves that a look is not for her.
 * @returns the error message if it could not be saved
 */
export async function dismiss(look: Look): Promise<string | undefined> {
  const { look_id } = look
  if (dismissed.ids.includes(look_id)) return undefined
  dropChange(look_id)
  return change(look, async (forgotten) => {
    await aboutLook(look, () => environment.call(dismissLook, { body: { look_id } }))
    if (forgotten.aborted) return
    const others = dismissed.ids.filter((id) => id !== look_id)
    dismissed.ids = [...others, look_id].slice(-REMEMBERED)
    track("Look Dismissed", { type: look.type })
  })
}

/** Saves why it is not for her. The answer shows at once, and is undone if it cannot be saved. */
export async function explain(look: Look, { reason, piece }: Why): Promise<void> {
  const { look_id } = look
  const body = { look_id, reason, ...(piece !== undefined && { item_id: piece }) }
  dismissals.whys[look_id] = { reason, piece }
  await change(look, async () => {
    try {
      await aboutLook(look, () => environment.call(dismissLook, { body }))
      track("Dismissal Explained", { reason })
    } catch (cause) {
      delete dismissals.whys[look_id]
      throw cause
    }
  })
}

/** Undoes a dismissal. */
export async function takeBack(look: Look): Promise<void> {
  const { look_id } = look
  dismissals.busy[look_id] = true
  await change(look, async (forgotten) => {
    await environment.call(undoDismissal, { query: { look_id } })
    if (forgotten.aborted) return
    delete dismissals.whys[look_id]
    dismissed.ids = dismissed.ids.filter((id) => id !== look_id)
    track("Dismissal Undone", { type: look.type })
  })
  delete dismissals.busy[look_id]
}

/** A change of a look. It must write nothing once the signal is aborted. */
type Work = (forgotten: AbortSignal) => Promise<void>

/** Runs a change of a look after its earlier ones. Resolves to the error message if it fails. */
function change({ look_id }: Look, work: Work): Promise<string | undefined> {
  const before = latest.get(look_id)
  const mine = attempt(look_id, async (forgotten) => {
    await before
    await work(forgotten)
  })
  latest.set(look_id, mine)
  return mine
}

async function attempt(lookId: string, work: Work): Promise<string | undefined> {
  const forgotten = untilForgotten()
  delete dismissals.failed[lookId]
  try {
    await work(forgotten)
    return undefined
  } catch (cause) {
    if (forgotten.aborted) return undefined
    const message = messageOf(cause)
    dismissals.failed[lookId] = message
    return message
  }
}

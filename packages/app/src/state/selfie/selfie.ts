import {
  getSelfieStatus,
  type SelfieAttributes,
  selfieAttributes,
  updateUser,
} from "@stylin/api/contract"
import { proxy } from "valtio/vanilla"
import * as z from "zod/mini"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { dropFeed } from "../feed/feed.ts"
import type { LeftBehind } from "../kept/leftBehind.ts"
import { onForget } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"

const stored = z.object({
  /** A guest's selfie result, until it has been saved with an account. */
  selfieResponse: z.nullable(selfieAttributes),
  /** Whether her selfie has been saved. */
  isSelfieLoaded: z.boolean(),
})

interface Selfie extends z.infer<typeof stored> {
  /** Whether the provider knows her colouring; null until it has answered. */
  isAssessed: boolean | null
  /** Whether the provider was asked, even if it could not answer. */
  isStatusSettled: boolean
}

const store = createStore({ key: "selfie" satisfies LeftBehind, version: 1, schema: stored })

function initial(): Selfie {
  return { selfieResponse: null, isSelfieLoaded: false, isAssessed: null, isStatusSettled: false }
}

/** What is known of her colouring. The photo itself is never kept. */
export const selfie = proxy<Selfie>({ ...initial(), ...store.read() })
persist(selfie, store, () => {
  const { selfieResponse, isSelfieLoaded } = selfie
  return selfieResponse === null && !isSelfieLoaded
    ? null
    : stored.parse({ selfieResponse, isSelfieLoaded })
})
onForget(() => Object.assign(selfie, initial()))

/** Whether to ask her for a selfie: not until it is known that there is none. */
export function isSelfieWanted({
  isAssessed,
  isSelfieLoaded,
}: Pick<Selfie, "isAssessed" | "isSelfieLoaded">): boolean {
  return isAssessed === false && !isSelfieLoaded
}

/** Asks whether her colouring is known. A failure is only logged. */
export async function loadSelfieStatus(signal?: AbortSignal): Promise<void> {
  try {
    const options = signal ? { signal } : {}
    const { selfie_assessed } = await environment.call(getSelfieStatus, {}, options)
    selfie.isAssessed = selfie_assessed
  } catch (cause) {
    if (signal?.aborted) return
    warn("It could not be found out whether there is a selfie.", cause)
  }
  selfie.isStatusSettled = true
}

/** Keeps a guest's selfie result. */
export function keepSelfie(response: SelfieAttributes): void {
  selfie.selfieResponse = response
}

/** Records that her selfie has been saved, and drops what was kept of it here. */
export function markSelfieSaved(): void {
  Object.assign(selfie, { selfieResponse: null, isSelfieLoaded: true, isAssessed: true })
}

let saving: Promise<void> | undefined

/**
 * Saves what is kept, if anything, with the signed-in person's profile. Simultaneous calls share
 * one result. Rejects with an ApiError.
 */
export function saveSelfie(): Promise<void> {
  saving ??= save().finally(() => {
    saving = undefined
  })
  return saving
}

async function save(): Promise<void> {
  const kept = selfie.selfieResponse
  if (kept === null) return
  await environment.call(updateUser, { body: { update_values: { selfie: { ...kept } } } })
  // She may have taken another one meanwhile, or signed out.
  if (selfie.selfieResponse !== kept) return
  markSelfieSaved()
  // The cached looks were chosen before her colouring was known.
  dropFeed()
}

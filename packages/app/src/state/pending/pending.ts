import { messageOf } from "@stylin/api/client"
import {
  cutWords,
  dismissPending,
  getPending,
  MOST_AT_ONCE,
  type PendingItem,
  type ProductShot,
} from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { inParts } from "../../lib/inParts.ts"
import { untilVisible } from "../../lib/visible.ts"
import { TIMINGS } from "../../timings.ts"
import { onForget } from "../kept/lifetime.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"
import { auth } from "../session/auth.ts"

interface Pending {
  status: Status
  /** What the provider keeps for her review. Items never change in place. */
  items: Untracked<readonly PendingItem[]>
}

function initial(): Pending {
  return { status: IDLE, items: ref([]) }
}

/** Her photos being read, and what was found on them and by search, until she reviews it. */
export const pending = proxy<Pending>(initial())

let running: AbortController | undefined
let first: Promise<void> | undefined

onForget(() => {
  running?.abort()
  first = undefined
  Object.assign(pending, initial())
})

/** A found garment in the form that is reviewed; null while it is incomplete. */
export function foundGarment(item: PendingItem): (ProductShot & { item_id: string }) | null {
  const { state, item_id, item_summary, image_path, section, kind, colours } = item
  if (state !== "ready" || !item_summary || !image_path || !section) return null
  return {
    item_id,
    item_summary,
    image_path,
    section,
    ...(kind && { kind }),
    ...(colours && { colours }),
    ...cutOf(item),
  }
}

/** What its photo says of its cut. */
function cutOf(item: PendingItem): Pick<PendingItem, keyof typeof cutWords> {
  const said = Object.entries(item).filter(([field]) => field in cutWords)
  return Object.fromEntries(said)
}

/** Facts to check about a garment read from a photo; for one found by search, its source. */
export type GarmentFacts = Pick<
  PendingItem,
  | "checks"
  | "likely_kinds"
  | "other_pictures"
  | "duplicate_of"
  | "pattern"
  | "found_in"
  | "search_result"
>

/** Fetches what is pending. Rejects with an ApiError; what was known stays. */
export async function fetchPending(signal?: AbortSignal): Promise<void> {
  pending.status = LOADING
  try {
    const items = await environment.call(getPending, {}, signal ? { signal } : {})
    if (signal?.aborted) return
    pending.items = ref(items)
    pending.status = READY
  } catch (cause) {
    if (!signal?.aborted) pending.status = { kind: "failed", message: messageOf(cause) }
    throw cause
  }
}

/** Fetches once per opening of the app; resolves after the first try. */
export function openPending(): Promise<void> {
  return first ?? followPending()
}

/**
 * Fetches what is pending, and again from time to time while photos wait to be read and the page is
 * visible. Resolves after the first try; reports no failure, because it tries again.
 */
export function followPending(): Promise<void> {
  running?.abort()
  running = new AbortController()
  const turn = running.signal
  first = ask(turn)
  void first.then(() => keepAsking(turn))
  return first
}

/** Drops pending photos. Rejects with an ApiError; what could not be dropped stays. */
export async function dropPending(ids: readonly string[]): Promise<void> {
  for (const part of inParts(ids, MOST_AT_ONCE.dismissed)) {
    await environment.call(dismissPending, { body: { item_ids: part } })
    forgetPending(part)
  }
}

/** Stores what the provider now says about a garment: replaces the old entry or adds one. */
export function notePending(item: PendingItem): void {
  const isKnown = pending.items.some(({ item_id }) => item_id === item.item_id)
  const replaced = pending.items.map((other) => (other.item_id === item.item_id ? item : other))
  pending.items = ref(isKnown ? replaced : [...pending.items, item])
}

/** Removes what the provider no longer keeps. */
export function forgetPending(ids: readonly string[]): void {
  pending.items = ref(pending.items.filter((item) => !ids.includes(item.item_id)))
}

async function ask(turn: AbortSignal): Promise<void> {
  if (!auth.isAuth) return
  try {
    await fetchPending(turn)
  } catch {
    // The status says so; what is pending is fetched again, at the next opening at the latest.
  }
}

async function keepAsking(turn: AbortSignal): Promise<void> {
  let pause: number = TIMINGS.pendingFirst
  try {
    while (!turn.aborted && pending.items.some(({ state }) => state === "waiting")) {
      await environment.wait(pause, turn)
      await untilVisible(turn)
      await ask(turn)
      pause = Math.min(pause * 2, TIMINGS.pendingLongest)
    }
  } catch (cause) {
    if (!turn.aborted) throw cause
  }
}

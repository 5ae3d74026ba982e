import {
  addSearchItems,
  addToWardrobe,
  MOST_AT_ONCE,
  type ProductShot,
  productShot,
  searchAddition,
  updateOwnItems,
  type WardrobeItem,
} from "@stylin/api/contract"
import { proxy } from "valtio/vanilla"
import * as z from "zod/mini"
import { environment } from "../../environment.ts"
import { alone } from "../../lib/alone.ts"
import { isRefusal } from "../../lib/refusal.ts"
import { endAdding } from "../adding/additions.ts"
import { dropFeed } from "../feed/feed.ts"
import type { LeftBehind } from "../kept/leftBehind.ts"
import { onForget } from "../kept/lifetime.ts"
import { createStore } from "../kept/persistence.ts"
import { dropPending, forgetPending } from "../pending/pending.ts"
import { takeAdded } from "../wardrobe/wardrobe.ts"

const schema = z.object({
  /** Tells this confirmation from any other. */
  key: z.string(),
  /** Confirmed and not in her wardrobe yet. Each has a key under which it is added once. */
  shots: z.array(productShot),
  /** How many there were at first. */
  of: z.int(),
  /** What she left out, by the provider's ids; dropped once the others are added. */
  left: z.array(z.string()),
  /** Which of the shots came from which search result. */
  searchItems: z.array(searchAddition),
  /** Which wardrobe items came from which search result; still to be reported. */
  recorded: z.array(searchAddition),
  /** Whether her recommendations must still be told of additions. */
  isNews: z.boolean(),
  /** What is to be dropped. */
  dropped: z.array(z.string()),
})
type Confirmation = z.infer<typeof schema>

const store = createStore({ key: "confirmation" satisfies LeftBehind, version: 3, schema })

/** How many of the confirmed garments are in her wardrobe, and how many there are. */
export const confirming = proxy({ done: 0, of: 0 })
onForget(() => Object.assign(confirming, { done: 0, of: 0 }))

/**
 * Adds reviewed garments to the wardrobe, part by part, and has her recommendations renewed.
 * Rejects with the ApiError of the first call that fails: what is not in the wardrobe by then is
 * still to be reviewed; remaining calls for the others are made at the next opening.
 */
export function confirmGarments(reviewed: {
  shots: readonly ProductShot[]
  left: readonly string[]
  searchItems: Confirmation["searchItems"]
}): Promise<void> {
  return alone("confirmation", async () => {
    const earlier = store.read()
    store.write({
      key: environment.createKey(),
      shots: reviewed.shots.map(withKey),
      of: reviewed.shots.length,
      left: [...reviewed.left],
      searchItems: reviewed.searchItems,
      recorded: earlier?.recorded ?? [],
      isNews: earlier?.isNews ?? false,
      dropped: earlier?.dropped ?? [],
    })
    await finish({ isGivenBack: () => true })
  })
}

/** Whether a confirmation was interrupted, by leaving the page, with garments still to be added. */
export function isInterrupted(): boolean {
  return (store.read()?.shots.length ?? 0) > 0
}

/**
 * Finishes what an earlier visit left undone. Rejects with the ApiError of the first call that
 * fails; it is repeated at the next opening, but a garment that the provider refuses goes back to
 * her review.
 */
export function resumeConfirmation(): Promise<void> {
  return alone("confirmation", () => finish({ isGivenBack: isRefusal }))
}

/** The provider identifies pending garments by their own ids. */
function withKey(shot: ProductShot): ProductShot {
  const { item_id } = shot
  return item_id === undefined ? shot : { ...shot, add_key: item_id }
}

async function finish(options: { isGivenBack: (cause: unknown) => boolean }): Promise<void> {
  for (;;) {
    const confirmation = store.read()
    if (confirmation === null) return
    Object.assign(confirming, {
      done: confirmation.of - confirmation.shots.length,
      of: confirmation.of,
    })
    let next: Confirmation | null
    try {
      next = await step(confirmation)
    } catch (cause) {
      if (isStill(confirmation) && options.isGivenBack(cause)) giveBack(confirmation)
      throw cause
    }
    // Without locks another tab may have started a confirmation, which then includes all of this
    // one.
    if (!isStill(confirmation)) throw new Error("Another tab has confirmed meanwhile.")
    store.write(next)
  }
}

function isStill({ key }: Confirmation): boolean {
  return store.read()?.key === key
}

/** Returns what could not be added to her review; calls for what was added are still to be made. */
function giveBack(confirmation: Confirmation): void {
  const { recorded, isNews, dropped } = confirmation
  const isDone = recorded.length === 0 && !isNews && dropped.length === 0
  store.write(isDone ? null : { ...confirmation, shots: [], left: [] })
}

/** Makes the next call. Resolves to what is left to do; null if that is nothing. */
async function step(confirmation: Confirmation): Promise<Confirmation | null> {
  const { shots, left, recorded, isNews, dropped } = confirmation
  if (shots.length > 0) {
    // The last part first: later additions are listed first, so this keeps the order.
    const part = shots.slice(-MOST_AT_ONCE.added)
    const added = await environment.call(addToWardrobe, { body: part })
    return {
      ...confirmation,
      shots: shots.slice(0, -part.length),
      recorded: [...recorded, ...sourcesOf(take(part, added), confirmation)],
      isNews: true,
    }
  }
  if (left.length > 0) return { ...confirmation, left: [], dropped: [...dropped, ...left] }
  if (recorded.length > 0) {
    const body = recorded.slice(0, MOST_AT_ONCE.recorded)
    await environment.call(addSearchItems, { body })
    return { ...confirmation, recorded: recorded.slice(body.length) }
  }
  if (isNews) {
    await environment.call(updateOwnItems)
    dropFeed()
    return { ...confirmation, isNews: false }
  }
  if (dropped.length > 0) {
    await dropPending(dropped)
    return { ...confirmation, dropped: [] }
  }
  return null
}

/** Moves garments from the review to the wardrobe. Returns what each has become, by its id. */
function take(
  shots: readonly ProductShot[],
  added: readonly WardrobeItem[],
): ReadonlyMap<string | undefined, string> {
  takeAdded(added)
  forgetPending(shots.flatMap(({ item_id }) => item_id ?? []))
  endAdding()
  // The provider answers in the order of the request.
  const pairs = shots.flatMap(({ item_id }, place) => {
    const item = added[place]
    return item ? [[item_id, item.item_id] as const] : []
  })
  return new Map(pairs)
}

function sourcesOf(
  became: ReadonlyMap<string | undefined, string>,
  { searchItems }: Confirmation,
): Confirmation["recorded"] {
  return searchItems.flatMap(({ item_id, item_search_data }) => {
    const own = became.get(item_id)
    return own === undefined ? [] : [{ item_id: own, item_search_data }]
  })
}

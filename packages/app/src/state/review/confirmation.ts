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
import { LEFT_BEHIND } from "../kept/leftBehind.ts"
import { onForget } from "../kept/lifetime.ts"
import { createStore } from "../kept/persistence.ts"
import { dropPending, forgetPending } from "../pending/pending.ts"
import { takeAdded } from "../wardrobe/wardrobe.ts"

const schema = z.object({
  /** Tells this confirmation from any other. */
  key: z.string(),
  /** Confirmed and not in her wardrobe yet. Each has a key under which it is added once. */
  shots: z.array(productShot),
  /** How many of them there were. */
  of: z.int(),
  /** What she has left out beside them, by the provider's ids; dropped once they are in. */
  left: z.array(z.string()),
  /** Which of the shots came from which search result. */
  searchItems: z.array(searchAddition),
  /** Which items of her wardrobe came from which search result; still to be told. */
  recorded: z.array(searchAddition),
  /** Whether her recommendations do not know yet of all that was added. */
  isNews: z.boolean(),
  /** What is to be dropped. */
  dropped: z.array(z.string()),
})
type Confirmation = z.infer<typeof schema>

const store = createStore({ key: LEFT_BEHIND.confirmation, version: 3, schema })

/** How many garments of the confirmation under way are in her wardrobe, of how many. */
export const confirming = proxy({ done: 0, of: 0 })
onForget(() => Object.assign(confirming, { done: 0, of: 0 }))

/**
 * Puts reviewed garments into the wardrobe, part by part, and has her recommendations renewed. Rejects
 * with the ApiError of the first call that fails: what is not in the wardrobe by then is still to be
 * reviewed, and what follows for the rest is done at the next opening.
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

/** Whether a confirmation was broken off, by leaving the page, with garments still to be added. */
export function isInterrupted(): boolean {
  return (store.read()?.shots.length ?? 0) > 0
}

/**
 * Does what an earlier visit left undone. Rejects with the ApiError of the first call that fails; it
 * is made again at the next opening, but where the provider refuses a garment, that goes back to her
 * review.
 */
export function resumeConfirmation(): Promise<void> {
  return alone("confirmation", () => finish({ isGivenBack: isRefusal }))
}

/** What is pending has a name of its own at the provider. */
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
    // Without locks another tab may have begun one of its own, which has all that waits in it.
    if (!isStill(confirmation)) throw new Error("Another tab has confirmed meanwhile.")
    store.write(next)
  }
}

function isStill({ key }: Confirmation): boolean {
  return store.read()?.key === key
}

/** What could not be added is hers to review again; what follows for the rest is still to be done. */
function giveBack(confirmation: Confirmation): void {
  const { recorded, isNews, dropped } = confirmation
  const isDone = recorded.length === 0 && !isNews && dropped.length === 0
  store.write(isDone ? null : { ...confirmation, shots: [], left: [] })
}

/** Makes the next call. Resolves to what is left to do after it; null where that is nothing. */
async function step(confirmation: Confirmation): Promise<Confirmation | null> {
  const { shots, left, recorded, isNews, dropped } = confirmation
  if (shots.length > 0) {
    // The last ones first: what is added later stands before, and so their order is kept.
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

/** Takes garments from the review into the wardrobe. Gives what each has become, by its id. */
function take(
  shots: readonly ProductShot[],
  added: readonly WardrobeItem[],
): ReadonlyMap<string | undefined, string> {
  takeAdded(added)
  forgetPending(shots.flatMap(({ item_id }) => item_id ?? []))
  endAdding()
  // The provider answers in the order it was given.
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

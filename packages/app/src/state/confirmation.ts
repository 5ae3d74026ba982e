import {
  addSearchItems,
  addToWardrobe,
  type ProductShot,
  productShot,
  searchAddition,
  updateOwnItems,
} from "@stylin/api/contract"
import * as z from "zod/mini"
import { environment } from "../environment.ts"
import { warn } from "../lib/report.ts"
import { settleReview } from "./additions.ts"
import { dropFeed } from "./feed.ts"
import { LEFT_BEHIND } from "./leftBehind.ts"
import { dropPending, forgetPending } from "./pending.ts"
import { createStore } from "./persistence.ts"
import { takeAdded } from "./wardrobe.ts"

/** The calls of a confirmation, in their order. */
const STEPS = ["add", "search", "update", "dismiss"] as const
type Step = (typeof STEPS)[number]

const schema = z.object({
  /** The same for each try of the same garments, so that a lost answer adds nothing twice. */
  key: z.string(),
  missing: z.array(z.enum(STEPS)),
  shots: z.array(productShot),
  /** Which of the shots came from which search result. */
  searchItems: z.array(searchAddition),
  /** Which items of her wardrobe came from which search result; known once they are there. */
  recorded: z.array(searchAddition),
  /** What she left out, by the provider's ids. */
  dropped: z.array(z.string()),
})
type Confirmation = z.infer<typeof schema>

const store = createStore({ key: LEFT_BEHIND.confirmation, version: 1, schema })

/**
 * Puts reviewed garments into the wardrobe and has her recommendations renewed. Rejects with the
 * ApiError of the first call that fails: the garments are then still to be reviewed, or, where they
 * are in the wardrobe by then, the other calls are made again at the next opening.
 */
export async function confirmGarments(reviewed: {
  shots: readonly ProductShot[]
  searchItems: Confirmation["searchItems"]
  dropped: readonly string[]
}): Promise<void> {
  // Parsed as what is stored is, so that the two can be compared.
  const shots = schema.shape.shots.parse(reviewed.shots)
  const earlier = store.read()
  const isRepeat = earlier !== null && JSON.stringify(earlier.shots) === JSON.stringify(shots)
  const unfinished = isBegun(earlier) ? earlier : null
  store.write({
    key: isRepeat && !unfinished ? earlier.key : environment.createKey(),
    missing: [...STEPS],
    shots,
    searchItems: reviewed.searchItems,
    recorded: unfinished?.recorded ?? [],
    dropped: [...(unfinished?.dropped ?? []), ...reviewed.dropped],
  })
  await finish()
}

/** Makes the calls that an earlier visit left out. Reports its own failures and never rejects. */
export async function resumeConfirmation(): Promise<void> {
  if (!isBegun(store.read())) return
  try {
    await finish()
  } catch (cause) {
    warn("A part of the last review is still to be saved.", cause)
  }
}

/** Before its first call has worked, a confirmation is nothing but a key to try again with. */
function isBegun(confirmation: Confirmation | null): confirmation is Confirmation {
  return confirmation !== null && !confirmation.missing.includes("add")
}

async function finish(): Promise<void> {
  for (;;) {
    const confirmation = store.read()
    if (confirmation === null) return
    const [step, ...missing] = confirmation.missing
    if (step === undefined) {
      store.write(null)
      return
    }
    const settle = await make(step, confirmation)
    // She may have signed out meanwhile, and then nothing of hers is to be written.
    if (store.read()?.key !== confirmation.key) return
    store.write({ ...confirmation, ...settle?.(), missing })
  }
}

/** Makes one call. Resolves to what is to be done where she is still signed in. */
async function make(
  step: Step,
  { key, shots, searchItems, recorded, dropped }: Confirmation,
): Promise<(() => Partial<Confirmation>) | undefined> {
  switch (step) {
    case "add": {
      const added = await environment.call(addToWardrobe, { body: shots }, { idempotencyKey: key })
      return () => {
        takeAdded(added)
        forgetPending(shots.flatMap((shot) => shot.item_id ?? []))
        settleReview(shots)
        // The provider answers in the order it was given.
        const ids = new Map(shots.map((shot, index) => [shot.item_id, added[index]?.item_id]))
        const fresh = searchItems.flatMap(({ item_id, item_search_data }) => {
          const own = ids.get(item_id)
          return own === undefined ? [] : [{ item_id: own, item_search_data }]
        })
        return { recorded: [...recorded, ...fresh] }
      }
    }
    case "search":
      if (recorded.length > 0) await environment.call(addSearchItems, { body: recorded })
      return
    case "update":
      await environment.call(updateOwnItems)
      return () => {
        dropFeed()
        return {}
      }
    case "dismiss":
      if (dropped.length > 0) await dropPending(dropped)
      return
  }
}

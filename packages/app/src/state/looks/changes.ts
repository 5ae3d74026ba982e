import { messageOf } from "@stylin/api/client"
import { changeLook, type Look } from "@stylin/api/contract"
import { proxy } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { onForget } from "../kept/lifetime.ts"
import { favourites, isFavourite, trustProvider } from "./favourites.ts"
import { moveHeart } from "./heart.ts"
import { aboutLook } from "./knownLook.ts"

/** What she chose among a look's garments, while the look does not wear it yet. */
export interface Change {
  /** A garment for each slot, by id. */
  readonly worn: readonly string[]
  /** Why the look could not follow; null while it is on its way. */
  readonly failure: string | null
}

/** Changes under way, by look id. */
export const changes = proxy<{ byLook: Record<string, Change> }>({ byLook: {} })

const running = new Map<string, AbortController>()
onForget(() => {
  for (const call of running.values()) call.abort()
  running.clear()
  changes.byLook = {}
})

type Follow = (before: Look, next: Look) => void
const followers = new Set<Follow>()

/** Tells of each look that has become another. Returns how to stop. */
export function onLookChanged(follow: Follow): () => void {
  followers.add(follow)
  return () => followers.delete(follow)
}

const keys = new Map<string, string>()
let changed = 0

/** A look's key in a list on the screen; it stays the same while the look is changed. */
export function keyOf({ look_id }: Look): string {
  return keys.get(look_id) ?? look_id
}

/** Has a look wear another garment of a slot; the latest choice counts. */
export async function chooseGarment(look: Look, slot: number, itemId: string): Promise<void> {
  const worn = changes.byLook[look.look_id]?.worn ?? wornIn(look)
  await change(look, worn.with(slot, itemId))
}

/** Tries once more to have a look wear what she chose. */
export async function retryChange(look: Look): Promise<void> {
  const waiting = changes.byLook[look.look_id]
  if (waiting) await change(look, waiting.worn)
}

/** Drops what she chose, because the look as it is counts now. */
export function dropChange(lookId: string): void {
  running.get(lookId)?.abort()
  running.delete(lookId)
  delete changes.byLook[lookId]
}

async function change(look: Look, worn: readonly string[]): Promise<void> {
  const { look_id } = look
  dropChange(look_id)
  if (String(worn) === String(wornIn(look))) return
  const mine = new AbortController()
  running.set(look_id, mine)
  changes.byLook[look_id] = { worn, failure: null }
  const body = { look_id, worn: [...worn] }
  try {
    const next = await aboutLook(look, () =>
      environment.call(changeLook, { body }, { signal: mine.signal }),
    )
    if (mine.signal.aborted) return
    dropChange(look_id)
    become(look, next)
  } catch (cause) {
    if (mine.signal.aborted) return
    changes.byLook[look_id] = { worn, failure: messageOf(cause) }
  }
}

function become(before: Look, next: Look): void {
  const key = keyOf(before)
  // Should the first look come back beside the other, it needs a key of its own.
  changed += 1
  keys.set(before.look_id, `${key}/${changed}`)
  keys.set(next.look_id, key)
  trustProvider([next])
  if (isFavourite(favourites, before)) void moveHeart(before, next)
  for (const follow of followers) follow(before, next)
}

function wornIn({ clothes }: Look): string[] {
  return clothes.map(([first]) => first?.item_id ?? "")
}

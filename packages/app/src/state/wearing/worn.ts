import { addWorn, type Look, removeWorn, type WardrobeItem } from "@stylin/api/contract"
import { ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { localDay } from "../../lib/day.ts"
import { aboutLook } from "../looks/knownLook.ts"
import { wornToday } from "../looks/wornToday.ts"
import { createSender } from "../outbox/sender.ts"
import { loadWardrobe, wardrobe } from "../wardrobe/wardrobe.ts"
import { stepBack } from "./stepBack.ts"
import { type WornSaid, waitingWorn } from "./waitingWorn.ts"

// This module is fetched with the first thing that she says she wears.

/**
 * Says that she wears a look today, or wore it on an earlier day, or did not after all. Shows at once, and
 * is sent when it can be.
 */
export function sayLookWorn(look: Look, isWorn: boolean, day = localDay(environment.now())): void {
  const { look_id } = look
  if (day === localDay(environment.now())) {
    const before = wornToday.day === day ? wornToday.looks : []
    const others = before.filter((id) => id !== look_id)
    Object.assign(wornToday, { day, looks: isWorn ? [...others, look_id] : others })
  }
  if (isWorn) stepBack(look)
  track("Look Worn", { type: look.type, worn: isWorn })
  say({ isWorn, day, look })
}

/** Says that she wears items today, together, or does not after all. */
export function sayItemsWorn(items: readonly WardrobeItem[], isWorn: boolean): void {
  const day = localDay(environment.now())
  const next = new Map(items.map((item) => [item.item_id, isWorn ? wornOn(item, day) : item]))
  wardrobe.items = ref(
    wardrobe.items.map((one) => {
      const { worn: _before, ...rest } = one
      const worn = next.get(one.item_id)?.worn
      return next.has(one.item_id) ? { ...rest, ...(worn && { worn }) } : one
    }),
  )
  for (const { section } of items) track("Item Worn", { section, worn: isWorn })
  say({ isWorn, day, item_ids: items.map(({ item_id }) => item_id) })
}

function wornOn(item: WardrobeItem, day: string): WardrobeItem {
  const times = item.worn?.times ?? 0
  return { ...item, worn: { times: times + 1, last: day } }
}

function say(said: WornSaid): void {
  const said_at = new Date(environment.now()).toISOString()
  waitingWorn.said = ref([...waitingWorn.said, { ...said, said_at }])
  void sendWorn()
}

/** Sends what waits, one after the other. */
export const sendWorn = createSender({
  outbox: waitingWorn,
  tell,
  refused: "What she wore was refused.",
  // The provider counts the days.
  after: async () => {
    if (wardrobe.status.kind === "ready") await loadWardrobe()
  },
})

async function tell({ isWorn, day, look, item_ids, said_at }: WornSaid): Promise<void> {
  const operation = isWorn ? addWorn : removeWorn
  const about = { day, ...(said_at !== undefined && { said_at }) }
  if (item_ids) {
    await environment.call(operation, { body: { ...about, item_ids: [...item_ids] } })
  } else if (look) {
    const body = { ...about, look_id: look.look_id }
    await aboutLook(look, () => environment.call(operation, { body }))
  }
}

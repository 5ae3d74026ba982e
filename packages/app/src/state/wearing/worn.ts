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

/** Says that she wears an item today, or does not after all. */
export function sayItemWorn(item: WardrobeItem, isWorn: boolean): void {
  const day = localDay(environment.now())
  const times = item.worn?.times ?? 0
  const worn = isWorn ? { times: times + 1, last: day } : item.worn
  const { worn: _before, ...rest } = item
  const next = worn ? { ...rest, worn } : rest
  wardrobe.items = ref(wardrobe.items.map((one) => (one.item_id === item.item_id ? next : one)))
  track("Item Worn", { section: item.section, worn: isWorn })
  say({ isWorn, day, item_id: item.item_id })
}

function say(said: WornSaid): void {
  waitingWorn.said = ref([...waitingWorn.said, said])
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

async function tell({ isWorn, day, look, item_id }: WornSaid): Promise<void> {
  const operation = isWorn ? addWorn : removeWorn
  if (item_id !== undefined) {
    await environment.call(operation, { body: { day, item_ids: [item_id] } })
  } else if (look) {
    const body = { day, look_id: look.look_id }
    await aboutLook(look, () => environment.call(operation, { body }))
  }
}

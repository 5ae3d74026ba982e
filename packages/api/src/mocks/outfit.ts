import type { Slot } from "@stylin/garments/vocabulary"
import { OUTFIT_GONE } from "../contract/outfits.ts"
import { Refusal } from "../contract/refusal.ts"
import { activitiesOf, rackOf, slotOf, toLook, type Wearable } from "./looks.ts"
import type { Account, State } from "./state.ts"

/** Looks list their garments in this order. */
const PLACES: readonly Slot[] = ["layer", "top", "dress", "bottom", "shoes", "bag", "accessory"]
const MISSING: Partial<Record<Slot, string>> = {
  top: "a top",
  bottom: "something below",
  shoes: "shoes",
}
/** How many garments are proposed for a place. */
const PROPOSED = 3

/**
 * What she put together, as a look with what there is to say of it. A shopping pick where she has something
 * of her own pulls away.
 */
export function outfitOf(state: State, account: Account, itemIds: readonly string[]) {
  // She may choose what she cannot wear just now: it is her outfit.
  const all = account.wardrobe.map(({ state: _away, ...item }) => item)
  const rack = rackOf(state, { ...account, wardrobe: all })
  const worn = rack
    .filter(({ item }) => itemIds.includes(item.item_id))
    .toSorted((a, b) => PLACES.indexOf(slotOf(a)) - PLACES.indexOf(slotOf(b)))
  const [occasion = "outings"] = activitiesOf("my_occasions", account)
  if (worn.length === 0) throw new Refusal(409, OUTFIT_GONE)
  const look = toLook(
    state,
    account,
    occasion,
    worn.map((one) => [one]),
  )
  const known = new Set(worn.map(({ item }) => item.item_id))
  const open = openPlaces(worn)
  const missing = open.flatMap((place) => MISSING[place] ?? [])
  const weak = missing.length > 0 ? undefined : weakLinkOf(worn, rack)
  return {
    look: { ...look, look_id: `own-${look.look_id}` },
    text: textOf(missing, weak?.weak),
    notes: worn.filter((one) => worn.some((other) => isOneOfTwo(one, other))).map(noteOf),
    ...(weak && {
      weak_link: {
        item_id: weak.weak.item.item_id,
        text: `${weak.instead.item.name} instead: you have it in your wardrobe already.`,
        instead: weak.instead.item,
      },
    }),
    open: open.flatMap((place) => {
      const items = rack.filter((one) => slotOf(one) === place).slice(0, PROPOSED)
      return items.length > 0 ? [{ place, items: items.map(({ item }) => item) }] : []
    }),
    gone: itemIds.filter((id) => !known.has(id)),
  }
}

function openPlaces(worn: readonly Wearable[]): Slot[] {
  const taken = new Set(worn.map(slotOf))
  const base: Slot[] = taken.has("dress") ? [] : ["top", "bottom"]
  const either: Slot[] = taken.has("top") || taken.has("bottom") ? base : [...base, "dress"]
  const all: Slot[] = [...(taken.has("dress") ? [] : either), "shoes", "layer", "bag", "accessory"]
  return all.filter((place) => !taken.has(place))
}

function weakLinkOf(worn: readonly Wearable[], rack: readonly Wearable[]) {
  for (const weak of worn) {
    if (!weak.item.isYours) {
      const instead = rack.find((one) => one.item.isYours && slotOf(one) === slotOf(weak))
      if (instead) return { weak, instead }
    }
  }
  return undefined
}

function textOf(missing: readonly string[], weak: Wearable | undefined): string {
  if (missing.length > 0) return `A beginning: still to come are ${missing.join(" and ")}.`
  return weak ? `One thing pulls away: ${weak.item.name}.` : "Works well."
}

function isOneOfTwo(one: Wearable, other: Wearable): boolean {
  return one !== other && slotOf(one) === slotOf(other)
}

function noteOf({ item }: Wearable): string {
  return `There is another like it for the same place: ${item.name}.`
}

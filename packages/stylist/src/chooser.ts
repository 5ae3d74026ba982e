import type { Slot } from "@stylin/garments/vocabulary"
import { paletteOf } from "./palette.ts"
import { type Hanger, joinsColours, type Rack } from "./rack.ts"
import type { Random } from "./random.ts"
import { goTogether, type Taste } from "./taste.ts"
import type { Garment } from "./types.ts"

/** The places of an outfit in the order they are shown, top to toe. */
export const SLOT_ORDER: readonly Slot[] = [
  "dress",
  "top",
  "layer",
  "bottom",
  "shoes",
  "bag",
  "accessory",
]

/** What every outfit is made of: one of these in full. */
const BASES: readonly (readonly Slot[])[] = [
  ["top", "bottom", "shoes"],
  ["dress", "shoes"],
]

export interface Choosing<G extends Garment> {
  readonly rack: Rack<G>
  readonly taste: Taste
  /** How often each garment has been used so far, by id; what is worn often steps back. */
  readonly wear: ReadonlyMap<string, number>
  readonly random: Random
}

/** Chooses one outfit, in slot order; undefined where the rack has no complete one. */
export function chooseOutfit<G extends Garment>(choosing: Choosing<G>): G[] | undefined {
  const bases = BASES.map((slots) => chooseBase(slots, choosing)).filter(
    (base) => base !== undefined,
  )
  const base = bases.toSorted((a, b) => b.score - a.score)[0]
  if (!base) return undefined
  const outfit = base.garments
  for (const [slot, share] of extras(choosing.taste)) {
    if (choosing.random() >= share) continue
    const best = ranked(slot, outfit, choosing)[0]
    if (best && best.rank > -0.5) outfit.push(best.garment)
  }
  return outfit.toSorted((a, b) => SLOT_ORDER.indexOf(a.slot) - SLOT_ORDER.indexOf(b.slot))
}

/** How often each optional place is filled, from 0 to 1. */
function extras({ loves, avoids }: Taste): [Slot, number][] {
  const layering = loves.has("Layering") ? 0.8 : avoids.has("Layering") ? 0.1 : 0.45
  return [
    ["layer", layering],
    ["bag", 0.65],
    ["accessory", 0.4],
  ]
}

function chooseBase<G extends Garment>(slots: readonly Slot[], choosing: Choosing<G>) {
  const garments: G[] = []
  let total = 0
  for (const slot of slots) {
    const best = ranked(slot, garments, choosing)[0]
    if (!best) return undefined
    garments.push(best.garment)
    total += best.rank
  }
  return { garments, score: total / slots.length }
}

/** What could fill a place beside the garments already chosen, best first. */
export function ranked<G extends Garment>(
  slot: Slot,
  beside: readonly G[],
  { rack, taste, wear, random }: Choosing<G>,
): { garment: G; rank: number }[] {
  const palette = paletteOf(beside)
  const rankOf = (hanger: Hanger<G>) => {
    const step = hanger.garment.owned ? 0.4 : 0.9
    const worn = wear.get(hanger.garment.id) ?? 0
    return hanger.merit + joinsColours(hanger, palette, taste) - worn * step + random() * 0.8
  }
  return (rack.get(slot) ?? [])
    .filter(({ garment }) => beside.every((other) => goTogether(garment, other, taste)))
    .map((hanger) => ({ garment: hanger.garment, rank: rankOf(hanger) }))
    .toSorted((a, b) => b.rank - a.rank)
}

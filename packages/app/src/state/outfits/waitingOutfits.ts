import { clothingItem, look } from "@stylin/api/contract"
import * as z from "zod/mini"
import { createOutbox } from "../outbox/outbox.ts"

/** An outfit that she put together and keeps under a name. */
export const keptOutfit = z.object({
  id: z.string(),
  name: z.string(),
  saved_at: z.string(),
  pieces: z.array(clothingItem),
  /** Left out until the provider has composed it. */
  look: z.optional(look),
})
export type KeptOutfit = z.infer<typeof keptOutfit>

const said = z.object({
  id: z.string(),
  /** Null if she removed it. */
  outfit: z.nullable(keptOutfit),
  /** When she said so; left out by what waited before times of removals were kept. */
  said_at: z.optional(z.string()),
})
/** What she said of an outfit of her own. */
export type OutfitSaid = z.infer<typeof said>

/** One entry for an outfit. */
export const waitingOutfits = createOutbox("outfits", said)

/** Outfits with what she said of them since, the latest first. */
export function asSaid(
  outfits: readonly KeptOutfit[],
  since: readonly OutfitSaid[] = waitingOutfits.said,
): KeptOutfit[] {
  const said = new Map(since.map(({ id, outfit }) => [id, outfit]))
  const others = outfits.filter(({ id }) => !said.has(id))
  return [...others, ...[...said.values()].filter((outfit) => outfit !== null)].toSorted(
    (a, b) => Date.parse(b.saved_at) - Date.parse(a.saved_at),
  )
}

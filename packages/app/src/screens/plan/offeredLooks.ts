import type { WardrobeItem } from "@stylin/api/contract"
import type { KnownLook } from "../../state/outfits/knownLooks.ts"
import { awayIn } from "./entries.ts"

/** A look that she can plan, and why it cannot be worn just now, as one sentence for each of its pieces. */
export interface OfferedLook extends KnownLook {
  readonly away: readonly string[]
}

/** Known looks that she can plan: those with a piece that is gone are left out. */
export function offeredLooks(
  known: readonly KnownLook[],
  wardrobe: readonly WardrobeItem[] | undefined,
): OfferedLook[] {
  const gone = new Set(wardrobe?.flatMap(({ item_id, state }) => (state === "gone" ? item_id : [])))
  return known
    .filter(({ look }) => !look.clothes.some(([worn]) => worn && gone.has(worn.item_id)))
    .map((one) => ({ ...one, away: awayIn(one.look, wardrobe) }))
}

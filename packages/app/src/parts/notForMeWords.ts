import type { ClothingItem, DismissalReason, Look } from "@stylin/api/contract"
import { occasionWords } from "../lib/words.ts"
import type { Why } from "../state/looks/dismissals.ts"

/** What she can mind about a look, in her words. */
const REASONS: readonly { readonly reason: DismissalReason; readonly label: string }[] = [
  { reason: "colour", label: "Colour" },
  { reason: "shape", label: "Shape" },
  { reason: "too_dressy", label: "Too dressy" },
  { reason: "too_plain", label: "Too plain" },
  { reason: "price", label: "Price" },
  { reason: "piece", label: "One piece" },
]

/** What can be minded about this look: what is all hers has no price. */
export function reasonsFor(look: Look) {
  const isHers = wornIn(look).every(({ isYours }) => isYours)
  return REASONS.filter(({ reason }) => !(isHers && reason === "price"))
}

/** What is worn in a look. */
export function wornIn({ clothes }: Look): ClothingItem[] {
  return clothes.flatMap(([worn]) => worn ?? [])
}

/** Says what follows from what she said. */
export function noted(look: Look, { reason, piece }: Why): string {
  switch (reason) {
    case "colour":
      return "Noted: fewer looks in these colours."
    case "shape":
      return "Noted: fewer looks of this shape."
    case "too_dressy":
      return `Noted: plainer looks for ${occasionWords([look.type])}.`
    case "too_plain":
      return `Noted: dressier looks for ${occasionWords([look.type])}.`
    case "price":
      return "Noted: we will look for lower prices."
    case "piece": {
      const item = wornIn(look).find(({ item_id }) => item_id === piece)
      return item?.isYours
        ? `Noted: fewer looks like this with your ${item.name}.`
        : `Noted: ${item?.name ?? "this piece"} will not come back.`
    }
  }
}

import type { ClothingItem, DismissalReason, Look } from "@stylin/api/contract"
import { occasionWords } from "../lib/words.ts"
import type { Why } from "../state/looks/dismissals.ts"
import { t } from "../words/t.ts"

/** What she can mind about a look, in her words. */
const REASONS: readonly { readonly reason: DismissalReason; readonly label: string }[] = [
  { reason: "colour", label: t("Colour") },
  { reason: "shape", label: t("Shape") },
  { reason: "too_dressy", label: t("Too dressy") },
  { reason: "too_plain", label: t("Too plain") },
  { reason: "price", label: t("Price") },
  { reason: "piece", label: t("One piece") },
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
      return t("Noted: fewer looks in these colours.")
    case "shape":
      return t("Noted: fewer looks of this shape.")
    case "too_dressy":
      return t("Noted: plainer looks for {occasions}.", { occasions: occasionWords([look.type]) })
    case "too_plain":
      return t("Noted: dressier looks for {occasions}.", { occasions: occasionWords([look.type]) })
    case "price":
      return t("Noted: we will look for lower prices.")
    case "piece": {
      const item = wornIn(look).find(({ item_id }) => item_id === piece)
      if (!item) return t("Noted: this piece will not come back.")
      return item.isYours
        ? t("Noted: fewer looks like this with your {piece}.", { piece: item.name })
        : t("Noted: {piece} will not come back.", { piece: item.name })
    }
  }
}

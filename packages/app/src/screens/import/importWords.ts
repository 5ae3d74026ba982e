import type { BroughtImport } from "@stylin/api/contract"
import { LOCALE } from "../../words/language.ts"
import { tn } from "../../words/t.ts"

const list = new Intl.ListFormat(LOCALE, { type: "conjunction" })

/** Such as "3 pieces". */
export function piecesWords(count: number): string {
  return tn(count, "{count} piece", "{count} pieces")
}

/** What is left of an import, such as "3 pieces and 1 outfit". */
export function broughtWords({ items, outfits, plans, trips, wishes }: BroughtImport): string {
  return list.format([
    ...(items.length > 0 ? [piecesWords(items.length)] : []),
    ...(outfits > 0 ? [tn(outfits, "{count} outfit", "{count} outfits")] : []),
    ...(plans > 0 ? [tn(plans, "{count} plan", "{count} plans")] : []),
    ...(trips > 0 ? [tn(trips, "{count} trip", "{count} trips")] : []),
    ...(wishes > 0
      ? [tn(wishes, "{count} piece of your wishlist", "{count} pieces of your wishlist")]
      : []),
  ])
}

/** What of it she has changed or used since; empty if nothing. */
export function touchedWords({ touched_items, touched_others }: BroughtImport): string {
  return list.format([
    ...(touched_items.length > 0 ? [piecesWords(touched_items.length)] : []),
    ...(touched_others > 0
      ? [tn(touched_others, "{count} outfit, plan or trip", "{count} outfits, plans or trips")]
      : []),
  ])
}

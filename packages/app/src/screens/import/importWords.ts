import type { BroughtImport } from "@stylin/api/contract"

const list = new Intl.ListFormat("en-GB", { type: "conjunction" })

/** Such as "3 pieces". */
export function count(number: number, word: string): string {
  return `${number.toLocaleString("en-GB")} ${word}${number === 1 ? "" : "s"}`
}

/** What is left of an import, such as "3 pieces and 1 outfit". */
export function broughtWords({ items, outfits, plans, trips, wishes }: BroughtImport): string {
  return list.format([
    ...(items.length > 0 ? [count(items.length, "piece")] : []),
    ...(outfits > 0 ? [count(outfits, "outfit")] : []),
    ...(plans > 0 ? [count(plans, "plan")] : []),
    ...(trips > 0 ? [count(trips, "trip")] : []),
    ...(wishes > 0 ? [`${count(wishes, "piece")} of your wishlist`] : []),
  ])
}

/** What of it she has changed or used since; empty if nothing. */
export function touchedWords({ touched_items, touched_others }: BroughtImport): string {
  return list.format([
    ...(touched_items.length > 0 ? [count(touched_items.length, "piece")] : []),
    ...(touched_others === 1 ? ["1 outfit, plan or trip"] : []),
    ...(touched_others > 1 ? [`${touched_others} outfits, plans or trips`] : []),
  ])
}

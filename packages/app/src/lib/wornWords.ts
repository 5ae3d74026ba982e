import type { WardrobeItem, WornDays } from "@stylin/api/contract"
import { formatPrice } from "@stylin/ui"
import { dayWords } from "./dayWords.ts"

/** How often she wore something, as a sentence. */
export function wornWords({ times, last }: WornDays): string {
  const often = times === 1 ? "Worn once" : `Worn ${times} times`
  return `${often}, last on ${dayWords(last)}.`
}

/** What each time has cost so far, as a price; undefined as long as she has not worn it or said what she paid. */
export function costPerWear({ price, worn }: Pick<WardrobeItem, "price" | "worn">) {
  if (price === undefined || worn === undefined) return undefined
  return formatPrice(price / worn.times)
}

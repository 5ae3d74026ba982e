import type { WardrobeItem, WornDays } from "@stylin/api/contract"
import { formatPrice } from "@stylin/ui"
import { tn } from "../words/t.ts"
import { dayWords } from "./dayWords.ts"

/** How often she wore something, as a sentence. */
export function wornWords({ times, last }: WornDays): string {
  return tn(times, "Worn once, last on {day}.", "Worn {count} times, last on {day}.", {
    day: dayWords(last),
  })
}

/** What each time has cost so far, as a price; undefined as long as she has not worn it or said what she paid. */
export function costPerWear({ price, worn }: Pick<WardrobeItem, "price" | "worn">) {
  if (price === undefined || worn === undefined) return undefined
  return formatPrice(price / worn.times)
}

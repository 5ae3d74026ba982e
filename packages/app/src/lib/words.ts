import type { Occasion } from "@stylin/garments/vocabulary"
import { LOCALE } from "../words/language.ts"
import { sayWithin } from "../words/sayWord.ts"
import { t } from "../words/t.ts"

/** What a feed is for, within a sentence: "you", "work", "work and dating". */
export function occasionWords(occasions: readonly Occasion[]): string {
  const named = occasions.flatMap((one) => (one === "my_occasions" ? [] : [sayWithin(one)]))
  if (named.length < 2) return named[0] ?? t("styled for|you")
  // Made only here: making one blocks a phone for 60 ms, and most feeds are for one thing.
  return new Intl.ListFormat(LOCALE, { type: "conjunction" }).format(named)
}

import type { Occasion } from "@stylin/garments/vocabulary"
import { LOCALE } from "../words/language.ts"
import { t } from "../words/t.ts"

/** A word of the vocabulary as a label: "inverted_triangle" becomes "Inverted triangle". */
export function label(word: string): string {
  const spaced = word.replaceAll("_", " ")
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const list = new Intl.ListFormat(LOCALE, { type: "conjunction" })

/** What a feed is for, within a sentence: "you", "work", "work and dating". */
export function occasionWords(occasions: readonly Occasion[]): string {
  const named = occasions.filter((occasion) => occasion !== "my_occasions")
  return named.length > 0 ? list.format(named) : t("styled for|you")
}

import type { Occasion } from "@stylin/garments/vocabulary"
import { LOCALE } from "../words/language.ts"
import { sayWithin } from "../words/sayWord.ts"
import { t } from "../words/t.ts"

const list = new Intl.ListFormat(LOCALE, { type: "conjunction" })

/** What a feed is for, within a sentence: "you", "work", "work and dating". */
export function occasionWords(occasions: readonly Occasion[]): string {
  const named = occasions.filter((occasion) => occasion !== "my_occasions")
  return named.length > 0
    ? list.format(named.map((occasion) => sayWithin(occasion)))
    : t("styled for|you")
}

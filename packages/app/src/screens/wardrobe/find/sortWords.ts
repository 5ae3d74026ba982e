import { t } from "../../../words/t.ts"
import type { Offer } from "./offers.ts"
import type { Wish } from "./wish.ts"

type Sort = NonNullable<Wish["sort"]>

/** What her clothes are headed by in another order than a closet's. */
export const SORT_WORDS: Readonly<Record<Sort, string>> = {
  newest: t("Newest first"),
  "most-worn": t("Most worn first"),
  "least-worn": t("Least worn first"),
  "longest-not-worn": t("Longest not worn first"),
  price: t("Dearest first"),
}

export const SORT_CHOICES: readonly Offer<Sort | "">[] = [
  { value: "", label: t("As in a closet") },
  { value: "newest", label: SORT_WORDS.newest },
  { value: "most-worn", label: SORT_WORDS["most-worn"] },
  { value: "least-worn", label: SORT_WORDS["least-worn"] },
  { value: "longest-not-worn", label: SORT_WORDS["longest-not-worn"] },
  { value: "price", label: SORT_WORDS.price },
]

import type { Offer } from "./offers.ts"
import type { Wish } from "./wish.ts"

type Sort = NonNullable<Wish["sort"]>

/** What her clothes are headed by in another order than a closet's. */
export const SORT_WORDS: Readonly<Record<Sort, string>> = {
  newest: "Newest first",
  "most-worn": "Most worn first",
  "least-worn": "Least worn first",
  "longest-not-worn": "Longest not worn first",
  price: "Dearest first",
}

export const SORT_CHOICES: readonly Offer<Sort | "">[] = [
  { value: "", label: "As in a closet" },
  { value: "newest", label: SORT_WORDS.newest },
  { value: "most-worn", label: SORT_WORDS["most-worn"] },
  { value: "least-worn", label: SORT_WORDS["least-worn"] },
  { value: "longest-not-worn", label: SORT_WORDS["longest-not-worn"] },
  { value: "price", label: SORT_WORDS.price },
]

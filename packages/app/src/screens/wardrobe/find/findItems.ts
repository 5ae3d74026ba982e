import type { WardrobeItem } from "@stylin/api/contract"
import { familiesOf } from "./colourFamilies.ts"
import { hasWords } from "./searchWords.ts"
import { seasonsOf } from "./seasonsOf.ts"
import { TO_WEAR, type Wish } from "./wish.ts"

/** The items that she asks for, in the order she asks for; `items` has the newest first. */
export function findItems(items: readonly WardrobeItem[], wish: Wish): readonly WardrobeItem[] {
  const { words = "", kind, colour, season, state, sort } = wish
  const found = items.filter(
    (item) =>
      (kind === undefined || item.kind === kind) &&
      (colour === undefined || familiesOf(item).includes(colour)) &&
      (season === undefined || seasonsOf(item).includes(season)) &&
      (state === undefined || (item.state ?? TO_WEAR) === state) &&
      hasWords(item, words),
  )
  return sort === undefined || sort === "newest" ? found : found.toSorted(ORDERS[sort])
}

type Order = (one: WardrobeItem, other: WardrobeItem) => number

const times = ({ worn }: WardrobeItem) => worn?.times ?? 0
/** What she never said that she wore comes before every day. */
const lastWorn = ({ worn }: WardrobeItem) => worn?.last ?? ""

const ORDERS: Readonly<Record<Exclude<NonNullable<Wish["sort"]>, "newest">, Order>> = {
  "most-worn": (one, other) => times(other) - times(one),
  "least-worn": (one, other) => times(one) - times(other),
  "longest-not-worn": (one, other) => lastWorn(one).localeCompare(lastWorn(other)),
  // What has no price comes last.
  price: (one, other) => (other.price ?? -1) - (one.price ?? -1),
}

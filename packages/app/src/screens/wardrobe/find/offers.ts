import type { WardrobeItem } from "@stylin/api/contract"
import { KIND_NAMES, YEAR_SEASONS } from "@stylin/garments/vocabulary"
import { STATE_WORDS } from "../../../lib/stateWords.ts"
import { sayKind } from "../../../words/sayKind.ts"
import { sayWord } from "../../../words/sayWord.ts"
import { t } from "../../../words/t.ts"
import { COLOUR_FAMILIES, familiesOf } from "./colourFamilies.ts"
import { seasonsOf } from "./seasonsOf.ts"
import { TO_WEAR, WHERE, type Where, type Wish } from "./wish.ts"

export interface Offer<Value extends string> {
  readonly value: Value
  readonly label: string
}

/** What there is to filter by: what her items are, and what she has chosen already. */
export function offers(items: readonly WardrobeItem[], wish: Wish) {
  const kinds = counted(items, ({ kind }) => (kind ? [kind] : []))
  const colours = counted(items, familiesOf)
  const seasons = counted(items, seasonsOf)
  const states = counted(items, ({ state }): Where[] => [state ?? TO_WEAR])
  return {
    kinds: offered(KIND_NAMES, { counts: kinds, chosen: wish.kind }, sayKind).sort((one, other) =>
      one.label.localeCompare(other.label),
    ),
    colours: offered(COLOUR_FAMILIES, { counts: colours, chosen: wish.colour }, (colour) =>
      sayWord(colour),
    ),
    seasons: offered(YEAR_SEASONS, { counts: seasons, chosen: wish.season }, (season) =>
      sayWord(season),
    ),
    states: offered(WHERE, { counts: states, chosen: wish.state }, (state) =>
      state === TO_WEAR ? t("In your wardrobe") : STATE_WORDS[state].mark,
    ),
  }
}

function counted<Value>(
  items: readonly WardrobeItem[],
  valuesOf: (item: WardrobeItem) => readonly Value[],
): ReadonlyMap<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of items.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

interface Known<Value> {
  readonly counts: ReadonlyMap<Value, number>
  readonly chosen: Value | undefined
}

function offered<Value extends string>(
  values: readonly Value[],
  { counts, chosen }: Known<Value>,
  inWords: (value: Value) => string,
): Offer<Value>[] {
  return values.flatMap((value) => {
    const count = counts.get(value) ?? 0
    if (count === 0 && value !== chosen) return []
    return { value, label: `${inWords(value)} (${count})` }
  })
}

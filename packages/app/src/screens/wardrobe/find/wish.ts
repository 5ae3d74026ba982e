import { ITEM_STATES } from "@stylin/api/contract"
import { KIND_NAMES, YEAR_SEASONS } from "@stylin/garments/vocabulary"
import { COLOUR_FAMILIES } from "./colourFamilies.ts"

export const SORTS = ["newest", "most-worn", "least-worn", "longest-not-worn", "price"] as const

/** Stands for what can be worn, among the states. */
export const TO_WEAR = "to-wear"
export const WHERE = [TO_WEAR, ...ITEM_STATES] as const
export type Where = (typeof WHERE)[number]

/** What she may ask for of each; left out if she does not. */
const ALLOWED = {
  kind: KIND_NAMES,
  colour: COLOUR_FAMILIES,
  season: YEAR_SEASONS,
  state: WHERE,
  sort: SORTS,
} as const

type Asked = {
  readonly [Name in keyof typeof ALLOWED]?: (typeof ALLOWED)[Name][number] | undefined
}

/** What of her wardrobe she wants to see, and in which order; without an order it is as in a closet. */
export interface Wish extends Asked {
  /** As she typed them. */
  readonly words?: string | undefined
}

const WORDS = "q"
const NAMES = ["kind", "colour", "season", "state", "sort"] as const

/** The wish in an address's query; what is not known there is passed over. */
export function readWish(query: string): Wish {
  const params = new URLSearchParams(query)
  const read = <Value extends string>(name: string, allowed: readonly Value[]) =>
    allowed.find((value) => value === params.get(name))
  return {
    words: params.get(WORDS) ?? undefined,
    kind: read("kind", ALLOWED.kind),
    colour: read("colour", ALLOWED.colour),
    season: read("season", ALLOWED.season),
    state: read("state", ALLOWED.state),
    sort: read("sort", ALLOWED.sort),
  }
}

/** The wish as an address's query, with its question mark; empty if she wants all of it. */
export function wishQuery(wish: Wish): string {
  const params = new URLSearchParams()
  if (wish.words?.trim()) params.set(WORDS, wish.words)
  for (const name of NAMES) {
    const value = wish[name]
    if (value !== undefined) params.set(name, value)
  }
  return params.size > 0 ? `?${params}` : ""
}

/** How many filters are set, the words and the order aside. */
export function filterCount({ kind, colour, season, state }: Wish): number {
  return [kind, colour, season, state].filter((value) => value !== undefined).length
}

import { PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { hasBit } from "../pieces/traits.ts"
import { type Belief, update } from "./belief.ts"
import type { Carried } from "./carried.ts"

/** The sorts of words that a piece carries beside tags. */
export const WORDS = ["kinds", "colours", "patterns", "materials", "shapes"] as const
export type Words = (typeof WORDS)[number]

/** What is believed of her taste, word by word; `dressiness` by activity. */
export type Beliefs = Readonly<Record<Words | "tags" | "dressiness", readonly Belief[]>>

/** How much a word tells, from 0 to 1: little of one that is in nearly every look. */
export type Rarity = (sort: Words | "tags", word: number) => number

const ALL: Rarity = () => 1

/** Counts evidence for every word that a look carries. */
export function learn(
  beliefs: Beliefs,
  look: Carried,
  evidence: number,
  rarity: Rarity = ALL,
): void {
  for (const tag of tagsIn(look.tags)) update(beliefs.tags[tag], evidence * rarity("tags", tag))
  for (const sort of WORDS) {
    for (const word of look[sort]) update(beliefs[sort][word], evidence * rarity(sort, word))
  }
}

/** Looks that are imagined beside those counted, so that a single one tells something. */
const UNSEEN = 2

/** How much words tell that are in so many of these looks. */
export function rarityAmong(looks: readonly Carried[]): Rarity {
  const shareOfTag = shares(looks.map(({ tags }) => tagsIn(tags)))
  const shareOf = new Map(WORDS.map((sort) => [sort, shares(looks.map((look) => look[sort]))]))
  return (sort, word) => 1 - ((sort === "tags" ? shareOfTag : shareOf.get(sort))?.get(word) ?? 0)
}

/** In which share of looks each word is. */
function shares(looks: readonly Iterable<number>[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const look of looks) {
    for (const word of look) counts.set(word, (counts.get(word) ?? 0) + 1 / (looks.length + UNSEEN))
  }
  return counts
}

function tagsIn(bits: number): number[] {
  return PREFERENCE_TAGS.flatMap((_, tag) => (hasBit(bits, tag) ? [tag] : []))
}

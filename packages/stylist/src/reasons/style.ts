import { PREFERENCE_TAGS, type PreferenceTag } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { accentsOf, togetherTags } from "../score/outfit-tags.ts"
import { areaOf } from "../score/places.ts"
import { scoreOf } from "../score/score.ts"
import type { Say } from "./reasons.ts"
import { withoutTag } from "./without-tag.ts"
import { capitalised, kindWord, listed } from "./words.ts"

/** How many tags are named at most. */
const MOST = 2

/** The first of the tags she loves that the look is better for, with the garments that carry them. */
export const sayStyle: Say = (look, brief) => {
  const together = togetherTags(look)
  const named: { tag: PreferenceTag; carriers: Piece[] }[] = []
  for (const tag of brief.person.loved) {
    const carriers = carriersOf(tag, look, together)
    if (carriers.length > 0 && decides(tag, look, carriers, brief)) named.push({ tag, carriers })
    if (named.length === MOST) break
  }
  if (named.length === 0) return undefined
  const parts = named.map(({ tag, carriers }) => {
    const kinds = carriers.slice(0, 2).map(kindWord)
    return `${tag.toLowerCase()} in the ${listed(kinds)}`
  })
  return {
    term: "taste",
    of: [...new Set(named.flatMap(({ carriers }) => carriers.map(({ id }) => id)))],
    tags: named.map(({ tag }) => tag),
    text: `${capitalised(listed(parts))}: ${named.length > 1 ? "tags" : "a tag"} you love.`,
  }
}

/** Whether the look would be worse without a tag: a tag that costs as much as it brings did not decide. */
function decides(
  tag: PreferenceTag,
  look: readonly Piece[],
  carriers: readonly Piece[],
  brief: Brief,
): boolean {
  return scoreOf(withoutTag(tag, look, carriers), brief) < scoreOf(look, brief)
}

/** The pieces that a look has a tag from, those that make up most of it first. */
function carriersOf(tag: PreferenceTag, look: readonly Piece[], together: number): Piece[] {
  const index = PREFERENCE_TAGS.indexOf(tag)
  const alone = look.filter(({ tags }) => hasBit(tags, index))
  const carriers = alone.length > 0 || !hasBit(together, index) ? alone : sharers(tag, look)
  return carriers.toSorted((a, b) => areaOf(b) - areaOf(a))
}

/** The pieces that carry a tag together. */
function sharers(tag: PreferenceTag, look: readonly Piece[]): Piece[] {
  if (tag === "Layering") return look.filter(({ slot }) => SLOTS[slot] === "layer")
  if (tag === "Colour accents") return look.filter((piece) => accentsOf(piece).length > 0)
  return look.filter((piece) => piece.colours.length > 0)
}

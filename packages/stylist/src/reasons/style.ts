import { PREFERENCE_TAGS, type PreferenceTag } from "@stylin/garments/vocabulary"
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
export const sayStyle: Say = (look, brief, score) => {
  const together = togetherTags(look)
  const named: { tag: PreferenceTag; carriers: Piece[] }[] = []
  for (const tag of brief.person.loved) {
    const carriers = carriersOf(tag, look, together)
    // A tag that costs the look as much as it brings did not decide.
    const without = () => scoreOf(withoutTag(tag, look, carriers), brief)
    if (carriers.length > 0 && without() < score) named.push({ tag, carriers })
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

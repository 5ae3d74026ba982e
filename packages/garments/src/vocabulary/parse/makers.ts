import { MAKERS_BY_COLOUR } from "./phrases.colours.ts"
import { MISLEADING_MAKERS } from "./phrases.makers.ts"
import { findPhrases, type Lexicon, lexicon, listed } from "./text.ts"

const lexiconOf = (makers: string) => lexicon(listed({ maker: makers }))
const BY_COLOUR = lexiconOf(MAKERS_BY_COLOUR)
const MISLEADING = lexiconOf(MISLEADING_MAKERS)

/** The words but for makers that have a colour in their names: what Old Navy makes is of any. */
export function withoutColouredMakers(words: readonly string[]): readonly string[] {
  return without(words, BY_COLOUR)
}

/** The words but for makers whose names say nothing true of any garment: what Cotton On makes may be of linen. */
export function withoutMisleadingMakers(words: readonly string[]): readonly string[] {
  return without(words, MISLEADING)
}

function without(words: readonly string[], makers: Lexicon<string>): readonly string[] {
  const found = findPhrases(words, makers)
  if (found.length === 0) return words
  return words.filter((_, at) => !found.some(({ start, end }) => at >= start && at < end))
}

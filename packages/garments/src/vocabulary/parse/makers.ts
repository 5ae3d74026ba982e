import { MAKERS_BY_COLOUR } from "./phrases.colours.ts"
import { MISLEADING_MAKERS } from "./phrases.makers.ts"
import { findPhrases, type Lexicon, lexicon, listed } from "./text.ts"

type Maker = "maker" | "none"
/** What is old and navy is by no maker: "my old navy coat". */
const OWNED = "my|our|her|an|mums|mams|moms|mammys|mummys|nans|grans|sisters|dads"
  .split("|")
  .map((owner) => [`${owner} old navy`, "none"] as const)
const BY_COLOUR = lexicon<Maker>([...listed({ maker: MAKERS_BY_COLOUR }), ...OWNED])
const MISLEADING = lexicon<Maker>(listed({ maker: MISLEADING_MAKERS }))

/** The words but for makers that have a colour in their names: what Old Navy makes is of any. */
export function withoutColouredMakers(words: readonly string[]): readonly string[] {
  return without(words, BY_COLOUR)
}

/** The words but for makers whose names say nothing true of any garment: what Cotton On makes may be of linen. */
export function withoutMisleadingMakers(words: readonly string[]): readonly string[] {
  return without(words, MISLEADING)
}

function without(words: readonly string[], makers: Lexicon<Maker>): readonly string[] {
  const found = findPhrases(words, makers).filter(({ value }) => value === "maker")
  if (found.length === 0) return words
  return words.filter((_, at) => !found.some(({ start, end }) => at >= start && at < end))
}

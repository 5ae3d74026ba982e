import { distance } from "fastest-levenshtein"
import type { Resemblance } from "../stores/search-terms.ts"

/**
 * The word of a vocabulary that a misspelt one most likely means, or the word unchanged. One slip
 * is forgiven from 4 letters on (a letter missing, added, wrong, or two swapped), two from 8 on.
 * The first letter may only be swapped with the second, as people rarely slip there. The nearest
 * word wins, then the most frequent.
 * @param terms words in lower case with their frequency, at least all that resemble it; phrases are skipped
 */
export function correctSpelling(word: string, terms: ReadonlyMap<string, number>): string {
  const like = resemblance(word)
  if (!like || terms.has(word)) return word
  const slips = slipsForgiven(word)
  let best: Candidate | undefined
  for (const [term, uses] of terms) {
    if (!resembles(term, like) || /[\d ]/.test(term)) continue
    const slipsMade = slipsBetween(word, term)
    if (slipsMade > slips) continue
    const candidate = { term, uses, slips: slipsMade }
    if (!best || isBetter(candidate, best)) best = candidate
  }
  return best?.term ?? word
}

/** What the words that a misspelt one may mean look like; undefined if it is never corrected. */
export function resemblance(word: string): Resemblance | undefined {
  const slips = slipsForgiven(word)
  if (slips === 0) return undefined
  const [first = "", second = ""] = word
  return {
    starts: [first, second + first],
    length: { from: word.length - slips, to: word.length + slips },
  }
}

export function resembles(term: string, { starts, length }: Resemblance): boolean {
  if (term.length < length.from || term.length > length.to) return false
  return starts.some((start) => term.startsWith(start))
}

interface Candidate {
  readonly term: string
  readonly uses: number
  readonly slips: number
}

function isBetter(one: Candidate, other: Candidate): boolean {
  if (one.slips !== other.slips) return one.slips < other.slips
  if (one.uses !== other.uses) return one.uses > other.uses
  return one.term < other.term
}

function slipsForgiven(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** Levenshtein's distance, except that two swapped neighbours are one slip, not two. */
function slipsBetween(one: string, other: string): number {
  const slips = distance(one, other)
  return slips === 2 && isSwap(one, other) ? 1 : slips
}

function isSwap(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return (
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  )
}

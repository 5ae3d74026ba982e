import { distance } from "fastest-levenshtein"

/**
 * The word of a vocabulary that a misspelt one most likely means, or the word unchanged. One slip
 * is forgiven from 4 letters on (a letter missing, added, wrong, or two swapped), two from 8 on.
 * The first letter may only be swapped with the second, as people rarely slip there. The nearest
 * word wins, then the most frequent.
 * @param terms the vocabulary in lower case, with each word's frequency; phrases are skipped
 */
export function correctSpelling(word: string, terms: ReadonlyMap<string, number>): string {
  const slips = slipsForgiven(word)
  if (slips === 0 || terms.has(word)) return word
  let best: Candidate | undefined
  for (const [term, uses] of terms) {
    if (Math.abs(term.length - word.length) > slips || /[\d ]/.test(term)) continue
    if (term[0] !== word[0] && !(term[0] === word[1] && term[1] === word[0])) continue
    const slipsMade = slipsBetween(word, term)
    if (slipsMade > slips) continue
    const candidate = { term, uses, slips: slipsMade }
    if (!best || isBetter(candidate, best)) best = candidate
  }
  return best?.term ?? word
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

import { COLOUR_NAMES } from "@stylin/garments/colour"
import { KIND_NAMES, PATTERNS } from "@stylin/garments/vocabulary"
import type { Piece } from "../../../packages/stylist/src/pieces/piece.ts"
import { type Random, seededRandom } from "../../../packages/stylist/src/random.ts"

/** What somebody really likes, which the stylist has to learn. */
export interface Taste {
  readonly kinds: readonly number[]
  readonly colours: readonly number[]
  readonly patterns: readonly number[]
  /** Above 0 for dresses, below it for separates. */
  readonly dresses: number
  /** Above 0 for wide cuts, below it for close ones. */
  readonly width: number
}

/** A random taste: she is indifferent to most words, likes some and dislikes some. */
export function tasteFrom(seed: number): Taste {
  const random = seededRandom(seed)
  const some = () => (random() < 0.5 ? 0 : 2 * random() - 1)
  return {
    kinds: KIND_NAMES.map(some),
    colours: COLOUR_NAMES.map(some),
    patterns: PATTERNS.map(some),
    dresses: 2 * random() - 1,
    width: 2 * random() - 1,
  }
}

/** How likely she is to like a look. */
export function liking(look: readonly Piece[], taste: Taste): number {
  const shown = look.filter(({ slot }) => slot < 5 || slot === 7)
  const each = shown.map(({ kind, colours, pattern, volume }) => {
    const words = (taste.kinds[kind] ?? 0) + (taste.colours[colours[0] ?? -1] ?? 0)
    const print = pattern === 0 ? 0 : (taste.patterns[pattern] ?? 0)
    return words + print + taste.width * (volume / 100)
  })
  const mean = each.reduce((sum, one) => sum + one, 0) / Math.max(1, each.length)
  const base = look.some(({ slot }) => slot === 3) ? taste.dresses : -taste.dresses
  return 1 / (1 + Math.exp(1 - 3 * mean - base))
}

/** A random yes or no with this probability. */
export function happens(likelihood: number, random: Random): boolean {
  return random() < likelihood
}

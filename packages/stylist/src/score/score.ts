import type { Brief } from "../grammar/brief.ts"
import type { Piece } from "../pieces/piece.ts"
import { colourHarmony } from "./colour-harmony.ts"
import { formality } from "./formality.ts"
import { ownership } from "./ownership.ts"
import { palette } from "./palette.ts"
import { patterns } from "./patterns.ts"
import { price } from "./price.ts"
import { season } from "./season.ts"
import { silhouette } from "./silhouette.ts"
import { style } from "./style.ts"
import { taste } from "./taste.ts"
import type { Term } from "./term.ts"

/** Every term and its weight. The weights are our own. */
export const TERMS = {
  harmony: { of: colourHarmony, weight: 1 },
  palette: { of: palette, weight: 1.4 },
  formality: { of: formality, weight: 1.2 },
  silhouette: { of: silhouette, weight: 0.9 },
  patterns: { of: patterns, weight: 0.8 },
  season: { of: season, weight: 1 },
  taste: { of: taste, weight: 2 },
  ownership: { of: ownership, weight: 1.8 },
  style: { of: style, weight: 2.4 },
  price: { of: price, weight: 1 },
} as const satisfies Record<string, { of: Term; weight: number }>

export type TermName = keyof typeof TERMS
// Object.keys loses the key type of the table.
export const TERM_NAMES = Object.keys(TERMS) as readonly TermName[]

/** A look's score for a brief: the weighted sum of its terms. Comparable within a brief. */
export function scoreOf(look: readonly Piece[], brief: Brief): number {
  // Each call in a place of its own: in a loop over the table none of them would be inlined.
  let sum = TERMS.harmony.weight * colourHarmony(look, brief)
  sum += TERMS.palette.weight * palette(look, brief)
  sum += TERMS.formality.weight * formality(look, brief)
  sum += TERMS.silhouette.weight * silhouette(look, brief)
  sum += TERMS.patterns.weight * patterns(look, brief)
  sum += TERMS.season.weight * season(look, brief)
  sum += TERMS.taste.weight * taste(look, brief)
  sum += TERMS.ownership.weight * ownership(look, brief)
  sum += TERMS.style.weight * style(look, brief)
  sum += TERMS.price.weight * price(look, brief)
  return sum
}

/** Each term's weighted contribution for a look. */
export function termsOf(look: readonly Piece[], brief: Brief): Record<TermName, number> {
  const weighed = (name: TermName) => TERMS[name].weight * TERMS[name].of(look, brief)
  return {
    harmony: weighed("harmony"),
    palette: weighed("palette"),
    formality: weighed("formality"),
    silhouette: weighed("silhouette"),
    patterns: weighed("patterns"),
    season: weighed("season"),
    taste: weighed("taste"),
    ownership: weighed("ownership"),
    style: weighed("style"),
    price: weighed("price"),
  }
}

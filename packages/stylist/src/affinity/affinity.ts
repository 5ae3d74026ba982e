import { affinityFeatures, type Usual } from "./features.ts"
import { type NameTraits, nameTraits } from "./name-traits.ts"

/** Numbers that were fitted: what is usual, and what each feature counts. No words are in them. */
export interface AffinityWeights {
  readonly usual: Usual
  readonly weights: readonly number[]
}

/**
 * How well a garment goes with an outfit, from their names alone; only to be compared for one
 * outfit. It knows fashion's own words for style, makers and what they stand for, and weighs by
 * numbers fitted to outfits that people put together.
 */
export function nameAffinity(
  name: string,
  outfit: readonly string[],
  fitted: AffinityWeights,
): number {
  return traitsAffinity(nameTraits(name), outfit.map(nameTraits), fitted)
}

export function traitsAffinity(
  name: NameTraits,
  outfit: readonly NameTraits[],
  { usual, weights }: AffinityWeights,
): number {
  if (outfit.length === 0) return 0
  return affinityFeatures(name, outfit, usual).reduce(
    (sum, value, at) => sum + value * (weights[at] ?? 0),
    0,
  )
}

/** How well the garments of an outfit go together: the mean of each beside the others. */
export function outfitAffinity(outfit: readonly string[], fitted: AffinityWeights): number {
  const traits = outfit.map(nameTraits)
  const each = traits.map((name, index) =>
    traitsAffinity(
      name,
      traits.filter((_, at) => at !== index),
      fitted,
    ),
  )
  return each.length > 0 ? each.reduce((sum, value) => sum + value, 0) / each.length : 0
}

/**
 * What each thing that she says or does counts beside a favourite, which is meant and is of a whole look.
 * Negative: against. The reasons are in decisions/007.
 */
export const EVIDENCE = {
  rating: 1,
  favourite: 1,
  /** May not have been seen. */
  skipped: -0.8,
  /** Meant, but she does not say of which part. */
  dismissed: -1,
  /** Meant, and of one part: its colours, or its shapes. */
  because: -2,
  /** How dressy she likes an activity. */
  dressiness: 1.5,
  /** One piece, of which neither kind nor colour need be what she minds. */
  piece: -0.6,
  /** Wanted or given up, with one to compare it with. */
  swapped_in: 0.6,
  swapped_out: -0.6,
  /** Stayed with after others were looked at. */
  settled: 0.4,
  /** Passed by on the way to another. */
  passed: -0.2,
  /** A thing of hers that she wants to wear. */
  styled: 0.5,
  /** A visit to a shop. */
  followed: 0.5,
} as const

/** After so many later ones of the same sort each counts half: minds change. */
const HALF_AFTER = { favourites: 20, dismissals: 20, signs: 40 } as const

/** What is left of the evidence of something that so many of its sort came after. */
export function fade(age: number, of: keyof typeof HALF_AFTER): number {
  return 0.5 ** (age / HALF_AFTER[of])
}

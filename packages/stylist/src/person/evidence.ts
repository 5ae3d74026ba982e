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
  dismissed: -1.5,
  /** Meant, and of one part: its colours, or its shapes. */
  because: -3,
  /** How dressy she likes an activity. */
  dressiness: 1.5,
  /** One piece, of which neither kind nor colour need be what she minds. */
  piece: -1,
  /** Wanted or given up, with one to compare it with. */
  swapped_in: 0.9,
  swapped_out: -0.9,
  /** Stayed with after others were looked at. */
  settled: 0.7,
  /** Passed by on the way to another. */
  passed: -0.35,
  /** A thing of hers that she wants to wear. */
  styled: 0.7,
  /** A visit to a shop. */
  followed: 0.8,
} as const

/** After so many later ones of the same sort each counts half: minds change. */
const HALF_AFTER = { favourites: 20, dismissals: 8, signs: 25 } as const

/** What is left of the evidence of something that so many of its sort came after. */
export function fade(age: number, of: keyof typeof HALF_AFTER): number {
  return 0.5 ** (age / HALF_AFTER[of])
}

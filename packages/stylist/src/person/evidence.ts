/**
 * How much each thing she says or does counts, relative to a favourite, which is deliberate and about
 * a whole look. Negative counts against. The reasons are in decisions/007.
 */
export const EVIDENCE = {
  rating: 1,
  favourite: 1,
  /** She did what a favourite only promises. */
  worn: 1.4,
  /** She may not have seen it. */
  skipped: -0.8,
  /** Deliberate, but which part she minds is unknown. */
  dismissed: -1.5,
  /** Deliberate, about one part: its colours, or its shapes. */
  because: -3,
  /** How dressy she likes an activity. */
  dressiness: 1.5,
  /** One piece; she may mind neither its kind nor its colour. */
  piece: -1,
  /** Taken or given up in a direct comparison. */
  swapped_in: 0.9,
  swapped_out: -0.9,
  /** Stayed with after others were looked at. */
  settled: 0.7,
  /** Passed by on the way to another. */
  passed: -0.35,
  /** One of her own that she wants to wear. */
  styled: 0.7,
  /** A visit to a shop. */
  followed: 0.8,
} as const

/** Each counts half after this many later ones of its sort: tastes change. */
const HALF_AFTER = { favourites: 20, dismissals: 8, signs: 25 } as const

/** The share of a piece of evidence that is left after this many later ones of its sort. */
export function fade(age: number, of: keyof typeof HALF_AFTER): number {
  return 0.5 ** (age / HALF_AFTER[of])
}

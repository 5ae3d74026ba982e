import type { Kind } from "../kinds.ts"
import { readKind } from "./read-kind.ts"
import { wordsOf } from "./text.ts"

/** The kinds that a text may mean. */
export interface KindsMeant {
  /** The likeliest first; none where no kind of ours is named. */
  readonly kinds: readonly Kind[]
  /** Whether the first is meant rather than the others: a "dress" is first of all a day dress. */
  readonly isSure: boolean
  /** Whether something else is named that shops sell. */
  readonly isOther: boolean
}

/**
 * All kinds that somebody who types a text may look for: a "jacket" can be of a dozen kinds, a
 * "denim jacket" of one.
 */
export function kindsMeant(text: string): KindsMeant {
  const { kind, confidence, family, isOther = false } = readKind(wordsOf(text))
  return { kinds: family ?? (kind ? [kind] : []), isSure: confidence === "sure", isOther }
}

import type { Kind } from "../kind-names.ts"
import { readKind } from "./read-kind.ts"
import { titleOf } from "./title.ts"

/** The kinds that a text may mean. */
export interface KindsMeant {
  /** The likeliest first; empty if no kind of ours is named. */
  readonly kinds: readonly Kind[]
  /** Whether the first is clearly meant: a "dress" is first of all a day dress. */
  readonly isSure: boolean
  /** Whether the text names something else that shops sell. */
  readonly isOther: boolean
}

/**
 * All kinds that somebody may mean by a text: a "jacket" can be any of a dozen kinds, a "denim
 * jacket" only one.
 */
export function kindsMeant(text: string): KindsMeant {
  const { kind, confidence, family, isOther = false } = readKind(titleOf(text))
  return { kinds: family ?? (kind ? [kind] : []), isSure: confidence === "sure", isOther }
}

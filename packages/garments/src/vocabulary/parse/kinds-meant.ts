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
 * jacket" only one, and "cashmere" all that is of it.
 */
export function kindsMeant(text: string): KindsMeant {
  const { kind, confidence, family, isBare, isOther = false } = readKind(titleOf(text))
  const kinds = family ?? (kind && !isBare ? [kind] : [])
  return { kinds, isSure: confidence === "sure", isOther }
}

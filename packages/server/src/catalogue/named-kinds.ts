import { type Kind, kindsMeant, nearKinds } from "@stylin/garments/vocabulary"
import { underUmbrella } from "./search-words.ts"

/** The kinds that a search names. */
export interface NamedKinds {
  /** The likeliest first; empty if no garment is named. */
  readonly kinds: readonly Kind[]
  /** Whether the first is preferred to the others. */
  readonly isFirstMeant: boolean
  /** Whether the words name something that shops sell and that is no garment. */
  readonly isOther: boolean
}

/** Something to wear that is not one of our kinds. */
export interface NearestKinds {
  /** The most similar kinds. */
  readonly kinds: readonly Kind[]
  /** What it is called. */
  readonly name: string
  /** The words beside its name. */
  readonly rest: readonly string[]
}

/**
 * The kinds that words name: all that share the name, unless the other words decide between them.
 */
export function namedKinds(words: readonly string[]): NamedKinds {
  const { kinds, isSure, isOther } = kindsMeant(words.join(" "))
  const isDecided = isOther || (isSure && kinds.length === 1)
  const together = words.map(underUmbrella).find((several) => several.length > 0)
  if (together && !isDecided) return { kinds: together, isFirstMeant: false, isOther: false }
  return { kinds, isFirstMeant: isSure, isOther }
}

/** The kinds nearest to something to wear that is not one of ours; undefined if none is named. */
export function nearestKinds(words: readonly string[]): NearestKinds | undefined {
  const near = nearKinds(words)
  if (!near) return undefined
  const rest = words.toSpliced(near.start, near.end - near.start)
  if (namedKinds(rest).kinds.length > 0) return undefined
  return { kinds: near.kinds, name: words.slice(near.start, near.end).join(" "), rest }
}

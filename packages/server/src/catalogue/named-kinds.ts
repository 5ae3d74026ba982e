import { type Kind, kindsMeant, nearKinds } from "@stylin/garments/vocabulary"
import { underUmbrella } from "./search-words.ts"

/** The kinds that words name. */
export interface NamedKinds {
  /** The likeliest first; none where no garment is named. */
  readonly kinds: readonly Kind[]
  /** Whether the first is meant rather than the others. */
  readonly isFirstMeant: boolean
  /** Whether the words name something else that shops sell. */
  readonly isOther: boolean
}

/** Something to wear that is not one of our kinds. */
export interface NearestKinds {
  /** Those that come nearest to it. */
  readonly kinds: readonly Kind[]
  /** What it is called. */
  readonly name: string
  /** The words beside its name. */
  readonly rest: readonly string[]
}

/** The kinds that words name: all that go by the name, unless the other words decide between them. */
export function namedKinds(words: readonly string[]): NamedKinds {
  const { kinds, isSure, isOther } = kindsMeant(words.join(" "))
  const isDecided = isOther || (isSure && kinds.length === 1)
  const together = words.map(underUmbrella).find((several) => several.length > 0)
  if (together && !isDecided) return { kinds: together, isFirstMeant: false, isOther: false }
  return { kinds, isFirstMeant: isSure, isOther }
}

/** What comes nearest to words that name something to wear that is not one of our kinds. */
export function nearestKinds(words: readonly string[]): NearestKinds | undefined {
  const near = nearKinds(words)
  if (!near) return undefined
  const rest = words.toSpliced(near.start, near.end - near.start)
  if (namedKinds(rest).kinds.length > 0) return undefined
  return { kinds: near.kinds, name: words.slice(near.start, near.end).join(" "), rest }
}

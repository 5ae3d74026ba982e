import type { Kind } from "../kind-names.ts"
import { kindFacts } from "../kinds.ts"
import type { Confidence } from "./parsed.ts"
import { HEADS, type Head } from "./phrases.kinds.ts"
import { findPhrases, lexicon } from "./text.ts"
import { ofTheGarment } from "./trimmings.ts"

/** The kind that a text names. */
export interface KindTold {
  readonly kind?: Kind
  readonly confidence: Confidence
  /** All kinds with the same name, if nothing else was said: the likeliest first. */
  readonly family?: readonly Kind[]
  /** Whether only a cloth or a cut stands for it: "dark denim". */
  readonly isBare?: true
  /** Whether it names something else that shops sell. */
  readonly isOther?: true
}

/** The kind that a word beside a head tells, and how far it goes before others. */
type Telling = { readonly kind: Kind; readonly rank: number } | "nothing"

const TELLING = new Map(
  HEADS.map((head) => [
    head,
    lexicon<Telling>([
      ...(head.never?.split("|") ?? []).map((phrase) => [phrase, "nothing"] as const),
      ...head.when.flatMap(([words, kind], rank) =>
        words.split("|").map((phrase) => [phrase, { kind, rank }] as const),
      ),
    ]),
  ]),
)

/** The kinds that shops call by a head's word: a trench is a coat, not a jacket. */
export const FAMILIES = new Map(
  HEADS.map((head) => {
    const words = head.words.split("|")
    const others = head.when
      .map(([, kind]) => kind)
      .filter((kind) =>
        kindFacts(kind).words.some((name) => words.some((word) => name.endsWith(word))),
      )
    return [head, [...new Set([head.otherwise, ...others])]]
  }),
)

/** The kind that the words beside a head tell, or the likeliest of its family. */
export function kindOfFamily(head: Head, words: readonly string[]): KindTold {
  const telling = TELLING.get(head)
  const hits = telling ? ofTheGarment(words, findPhrases(words, telling)) : []
  const told = hits.flatMap(({ value }) => (value === "nothing" ? [] : [value]))
  const [first] = told.toSorted((a, b) => a.rank - b.rank)
  if (first) return { kind: first.kind, confidence: "sure" }
  const family = FAMILIES.get(head) ?? []
  return { kind: head.otherwise, confidence: head.tells ? "sure" : "guess", family }
}

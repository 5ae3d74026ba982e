import type { ColourName } from "../../colour/names.ts"
import type { Material } from "../cloth.ts"
import type { Cut } from "../cut.ts"
import type { Kind } from "../kinds.ts"
import type { Pattern } from "../patterns.ts"
import type { FeedColumns, Wearer } from "./parsed.ts"

/** What a title says besides the kind and the colours, by a person's judgement. */
export interface Said extends Cut {
  readonly pattern?: Pattern
  readonly material?: Material
  readonly wearer?: Wearer
}

/** A title and what a careful reader takes from it. */
export interface LabelledTitle {
  readonly text: string
  /** null when it is nothing that the vocabulary knows. */
  readonly kind: Kind | null
  readonly colours: readonly ColourName[]
  readonly said: Said
  readonly columns?: FeedColumns
}

/** One line of a table of labelled titles. */
export function title(
  text: string,
  kind: Kind | null,
  colours: readonly ColourName[],
  said: Said = {},
  columns?: FeedColumns,
): LabelledTitle {
  return { text, kind, colours, said, ...(columns && { columns }) }
}

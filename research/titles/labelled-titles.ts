import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { ColourName } from "@stylin/garments/colour"
import type { Cut, FeedColumns, Kind, Material, Pattern, Wearer } from "@stylin/garments/vocabulary"

/** What a title says besides the kind and the colours, by a person's judgement. */
export interface Said extends Cut {
  readonly pattern?: Pattern
  readonly material?: Material
  readonly wearer?: Wearer
}

/** A title and what a careful reader learns from it. */
export interface LabelledTitle {
  readonly text: string
  /** null if it is nothing that the vocabulary knows. */
  readonly kind: Kind | null
  readonly colours: readonly ColourName[]
  readonly said?: Said
  readonly columns?: FeedColumns
}

const FOLDER = join(import.meta.dirname, "labelled")

/** All titles in `labelled/`, which has a JSON line for each. */
export function labelledTitles(): LabelledTitle[] {
  return readdirSync(FOLDER).flatMap((file) =>
    readFileSync(join(FOLDER, file), "utf8")
      .trimEnd()
      .split("\n")
      .map((line): LabelledTitle => JSON.parse(line)),
  )
}

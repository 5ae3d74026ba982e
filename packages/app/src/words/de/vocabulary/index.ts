import { materials, patterns, seasons, sections, shelves, tags } from "./clothes.ts"
import { colours, colourTypes } from "./colours.ts"
import { cuts } from "./cuts.ts"
import { kinds } from "./kinds.ts"
import { bodyTypes, figures, hairColours, heads, occasions, readColours } from "./people.ts"
import { swatches } from "./swatches.ts"

/** The vocabulary's values in German, as they stand within a sentence. */
export const VOCABULARY: Readonly<Record<string, string>> = {
  ...bodyTypes,
  ...colours,
  ...colourTypes,
  ...cuts,
  ...figures,
  ...hairColours,
  ...heads,
  ...kinds,
  ...materials,
  ...occasions,
  ...patterns,
  ...readColours,
  ...seasons,
  ...sections,
  ...shelves,
  ...swatches,
  ...tags,
}

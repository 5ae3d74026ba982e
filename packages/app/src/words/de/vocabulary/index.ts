import { materials, patterns, seasons, sections, shelves, tags } from "./clothes.ts"
import { colours, colourTypes } from "./colours.ts"
import { kinds } from "./kinds.ts"
import { bodyTypes, figures, hairColours, heads, occasions } from "./people.ts"

/** The vocabulary's values in German, as they stand within a sentence. */
export const VOCABULARY: Readonly<Record<string, string>> = {
  ...bodyTypes,
  ...colours,
  ...colourTypes,
  ...figures,
  ...hairColours,
  ...heads,
  ...kinds,
  ...materials,
  ...occasions,
  ...patterns,
  ...seasons,
  ...sections,
  ...shelves,
  ...tags,
}

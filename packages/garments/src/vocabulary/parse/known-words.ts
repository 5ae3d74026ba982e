import { COLOUR_NAMES } from "../../colour/names.ts"
import { KIND_NAMES } from "../kind-names.ts"
import { kindFacts } from "../kinds.ts"
import { NEAR_PHRASES } from "../near-kinds.ts"
import { MATERIAL_PHRASES, NO_MATERIALS, PATTERN_PHRASES, SOME_PATTERN } from "./phrases.cloth.ts"
import { COLOUR_HINTS, COLOUR_SYNONYMS, WASHES } from "./phrases.colours.ts"
import { CUT_PHRASES } from "./phrases.cut.ts"
import {
  BARE_KINDS,
  FAINT_KINDS,
  HEADS,
  KIND_SYNONYMS,
  NO_KINDS,
  OTHER_THINGS,
  OTHER_WORLDS,
} from "./phrases.kinds.ts"
import { listed, wordsOf } from "./text.ts"

const PHRASES: readonly string[] = [
  ...COLOUR_NAMES,
  ...KIND_NAMES.flatMap((kind) => kindFacts(kind).words),
  ...[KIND_SYNONYMS, FAINT_KINDS, BARE_KINDS].flatMap(listed).map(([phrase]) => phrase),
  ...[COLOUR_SYNONYMS, COLOUR_HINTS, WASHES].flatMap(listed).map(([phrase]) => phrase),
  ...[MATERIAL_PHRASES, PATTERN_PHRASES].flatMap(listed).map(([phrase]) => phrase),
  ...CUT_PHRASES.map(({ phrases }) => phrases),
  ...HEADS.flatMap(({ words, when }) => [words, ...when.map(([telling]) => telling)]),
  ...[NO_KINDS, NO_MATERIALS, OTHER_THINGS, OTHER_WORLDS, SOME_PATTERN],
  ...NEAR_PHRASES,
]

/** Every single word that the parser recognises, in lower case, including names of other things. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set(
  PHRASES.flatMap((list) => list.split("|")).flatMap(wordsOf),
)

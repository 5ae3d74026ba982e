import { type FeedColumns, PARSED_FIELDS, type ParsedGarment } from "./parsed.ts"
import { type KindRead, readKind } from "./read-kind.ts"
import {
  type Read,
  readColours,
  readCut,
  readMaterial,
  readPattern,
  readWearer,
} from "./read-words.ts"
import { BREAK, wordsOf } from "./text.ts"

/**
 * Reads a product title, or what a person types, into words of the vocabulary.
 * A feed's columns, where given, come before the title, but for the kind: there the title comes
 * first, and the product type decides only what the title leaves open.
 * @param text at most a few hundred characters, in English
 * @returns what is said and nothing that is not, with how sure each part is; `colours` has at
 *   most four and the main one first, `cut` only words that the kind takes
 */
export function parseGarment(text: string, columns: FeedColumns = {}): ParsedGarment {
  const title = wordsOf(text)
  const found: KindRead = columns.kind
    ? { kind: columns.kind, confidence: "sure" }
    : kindOf(title, wordsOf(typeOf(columns.productType)))
  const { kind } = found
  const type = wordsOf(columns.productType ?? "")
  const colours = firstOf(readColours, wordsOf(columns.colour ?? ""), title)
  const pattern = firstOf(readPattern, wordsOf(columns.pattern ?? ""), title)
  const material = firstOf(
    (words) => readMaterial(words, kind),
    wordsOf(columns.material ?? ""),
    title,
  )
  const cut = readCut([...title, BREAK, ...wordsOf(typeOf(columns.productType))], kind)
  const wearer = firstOf(readWearer, wordsOf(columns.gender ?? ""), title, type)
  const confidence = {
    kind: found.confidence,
    colours: colours.confidence,
    pattern: pattern.confidence,
    material: material.confidence,
    cut: cut.confidence,
    wearer: wearer.confidence,
  }
  return {
    ...(kind && { kind }),
    colours: colours.value ?? [],
    ...(pattern.value && { pattern: pattern.value }),
    ...(material.value && { material: material.value }),
    cut: cut.value ?? {},
    ...(wearer.value && { wearer: wearer.value }),
    confidence,
    unsureOf: PARSED_FIELDS.filter((field) => confidence[field] === "guess"),
  }
}

/** The end of a shop's path of categories: "Women > Coats > Trench coats" ends in trench coats. */
function typeOf(path = ""): string {
  return path.split(/[>|]/).at(-1) ?? ""
}

function kindOf(title: readonly string[], type: readonly string[]): KindRead {
  const byTitle = readKind(title, type)
  if (byTitle.confidence === "sure" || byTitle.isOther) return byTitle
  const byType = readKind(type, title)
  if (byTitle.confidence === "guess" && byType.confidence !== "sure") return byTitle
  return byType
}

function firstOf<T>(
  read: (words: readonly string[]) => Read<T>,
  ...sources: readonly (readonly string[])[]
): Read<T> {
  for (const words of sources) {
    const found = read(words)
    if (found.value !== undefined) return found
  }
  return { confidence: "unknown" }
}

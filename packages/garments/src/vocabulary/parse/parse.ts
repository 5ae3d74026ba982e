import type { Kind } from "../kind-names.ts"
import { kindFacts } from "../kinds.ts"
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
import { titleOf } from "./title.ts"
import { withoutAddedStripes, withoutStripes } from "./trimmings.ts"

/**
 * Reads a product title, or a text that a person types, into words of the vocabulary.
 * A feed's columns, if given, override the title, except for the kind: there the product type
 * decides only what the title leaves open.
 * @param text at most a few hundred characters, in English, with short forms and slips,
 * and the commonest words of other languages
 * @returns only what is said, with how sure each part is; `colours` has at most four, the main one
 * first, `cut` only words that the kind takes
 */
export function parseGarment(text: string, columns: FeedColumns = {}): ParsedGarment {
  const title = titleOf(text)
  const type = wordsOf(typeOf(columns.productType))
  const found = kindOf(title, type)
  const { kind = found.kind } = columns
  const said = kind === found.kind ? found.own : title
  const own = kind ? partsOf(said, kind) : said
  const named = firstOf((words) => readColours(words, kind), wordsOf(columns.colour ?? ""), own)
  const colours = named.value || !kind ? named : guessed(readColours(found.behind ?? [], kind))
  const pattern = firstOf(readPattern, wordsOf(columns.pattern ?? ""), own)
  const material = firstOf(
    (words) => readMaterial(words, kind),
    wordsOf(columns.material ?? ""),
    own,
  )
  const cut = readCut([...own, BREAK, ...type], kind)
  const wearer = firstOf(
    readWearer,
    wordsOf(columns.gender ?? ""),
    title,
    wordsOf(columns.productType ?? ""),
  )
  const confidence = {
    kind: columns.kind ? "sure" : found.confidence,
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

/** What has its stripes along the legs. */
const SPORTY: ReadonlySet<Kind> = new Set(["joggers", "leggings"])
/** What has the stripes that it comes with along its sleeves or across its chest: "ski jacket with white stripes". */
const FOR_OUTDOORS: ReadonlySet<Kind> = new Set([
  "puffer",
  "parka",
  "raincoat",
  "gilet",
  "bomber",
  "leather_jacket",
  "denim_jacket",
  "fleece",
])
const TRACKSUIT = /^track(?:suit|ie|y)?$/

/** The words with those for its parts as they are meant of a kind. */
function partsOf(said: readonly string[], kind: Kind): readonly string[] {
  // On ears, studs and hoops are the thing itself: what describes them describes it, and no hoop is a stripe.
  if (kind === "earrings") return said.map((word) => word.replace(/^(stud|hoop)s$/, "$1"))
  const isSporty = SPORTY.has(kind) || said.some((word) => TRACKSUIT.test(word))
  if (kindFacts(kind).slot === "shoes" || isSporty) return withoutStripes(said)
  return FOR_OUTDOORS.has(kind) ? withoutAddedStripes(said) : said
}

/** The end of a shop's category path: "Women > Coats > Trench coats" ends in trench coats. */
function typeOf(path = ""): string {
  return path.split(/[>|]/).at(-1) ?? ""
}

function kindOf(title: readonly string[], type: readonly string[]): KindRead {
  const byTitle = readKind(title, type)
  if (byTitle.confidence === "sure" || byTitle.isOther) return byTitle
  const byType = readKind(type, title)
  if (byTitle.confidence === "guess" && byType.confidence !== "sure") return byTitle
  return { ...byType, own: byTitle.own }
}

function guessed<T>(read: Read<T>): Read<T> {
  return read.value === undefined ? read : { ...read, confidence: "guess" }
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

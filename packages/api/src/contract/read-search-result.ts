import { kindFacts, parseGarment } from "@stylin/garments/vocabulary"
import type { ParsedItem, SearchResult } from "./items.ts"
import { Refusal } from "./refusal.ts"

/**
 * What a search result says about the garment; its title fills the gaps.
 * @throws {Refusal} if neither says what kind of garment it is
 */
export function readSearchResult(result: SearchResult): ParsedItem {
  const { title, thumbnail, item_id, section, kind, colours } = result
  const read = parseGarment(title)
  const knownKind = kind ?? read.kind
  const knownSection = section ?? (knownKind && kindFacts(knownKind).section)
  if (!knownSection) {
    throw new Refusal(422, `title: "${title}" does not say what kind of garment it is`)
  }
  return {
    item_summary: title,
    image_path: thumbnail,
    section: knownSection,
    colours: colours ?? read.colours,
    search_result: result,
    ...(item_id && { item_id }),
    ...(knownKind && { kind: knownKind }),
  }
}

import { indexWords } from "../database/dialects/words.ts"
import type { Queries } from "../database/tables.ts"
import { catalogueState } from "../stores/catalogue-changes.ts"
import { replaceSearchTerms } from "../stores/search-terms.ts"

const PAGE_SIZE = 2000
const SHORTEST_TERM = 3

/**
 * Counts the words that available products can be found by, and the multi-word brands, and replaces
 * the old counts. If another import changes the catalogue meanwhile, it counts again.
 */
export async function rebuildSearchTerms(db: Queries): Promise<void> {
  let isReplaced = false
  while (!isReplaced) {
    const { revision } = await catalogueState(db)
    isReplaced = await replaceSearchTerms(db, { uses: await countTerms(db), revision })
  }
}

async function countTerms(db: Queries): Promise<Map<string, number>> {
  const uses = new Map<string, number>()
  for await (const { text, brand } of productTexts(db)) {
    for (const term of new Set([...indexWords(text), indexWords(brand).join(" ")])) {
      if (term.length >= SHORTEST_TERM) uses.set(term, (uses.get(term) ?? 0) + 1)
    }
  }
  return uses
}

async function* productTexts(db: Queries): AsyncGenerator<{ text: string; brand: string }> {
  let last: string | undefined
  while (true) {
    let query = db
      .selectFrom("products")
      .select(["id", "title", "brand", "kind", "colours_json", "pattern"])
      .where("available", "=", 1)
      .orderBy("id")
      .limit(PAGE_SIZE)
    if (last !== undefined) query = query.where("id", ">", last)
    const page = await query.execute()
    for (const { title, brand, kind, colours_json, pattern } of page) {
      yield {
        text: [title, brand, kind, colours_json, pattern].join(" "),
        brand: brand ?? "",
      }
    }
    last = page.at(-1)?.id
    if (page.length < PAGE_SIZE) return
  }
}

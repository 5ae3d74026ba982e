import type { Queries } from "../database/tables.ts"
import { atomically } from "./atomically.ts"
import { batches } from "./batches.ts"
import { heldRevision } from "./catalogue-changes.ts"

/** What words have in common that a misspelt one may mean. */
export interface Resemblance {
  /** They begin with one of these. */
  readonly starts: readonly string[]
  /** How many letters they have. */
  readonly length: { readonly from: number; readonly to: number }
}

/** Behind everything that a word may go on with, in the order of both engines. */
const BEHIND_ALL = "\u{10ffff}"

/** The words of the catalogue that look like this, with the number of their uses. */
export async function termsLike(
  db: Queries,
  { starts, length: { from, to } }: Resemblance,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("search_terms")
    .select(["term", "uses"])
    .where(({ and, eb, or }) =>
      or(
        starts.map((start) => and([eb("term", ">=", start), eb("term", "<", start + BEHIND_ALL)])),
      ),
    )
    .where(({ fn }) => fn<number>("length", ["term"]), ">=", from)
    .where(({ fn }) => fn<number>("length", ["term"]), "<=", to)
    .execute()
  return new Map(rows.map(({ term, uses }) => [term, uses]))
}

/** Those of the words that are in the catalogue. */
export async function knownTerms(db: Queries, words: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (const batch of batches(words)) {
    const rows = await db
      .selectFrom("search_terms")
      .select("term")
      .where("term", "in", batch)
      .execute()
    for (const { term } of rows) known.add(term)
  }
  return known
}

/**
 * Replaces all words; readers see the old ones until the new ones are complete.
 *
 * @param counted the uses of each word, and the catalogue's revision when the count began
 * @returns false if the catalogue has changed since: then nothing is written
 */
export async function replaceSearchTerms(
  db: Queries,
  counted: { readonly uses: ReadonlyMap<string, number>; readonly revision: number },
): Promise<boolean> {
  const rows = [...counted.uses].map(([term, uses]) => ({ term, uses }))
  return atomically(db, async (transaction) => {
    if ((await heldRevision(transaction)) !== counted.revision) return false
    await transaction.deleteFrom("search_terms").execute()
    for (const batch of batches(rows)) {
      await transaction.insertInto("search_terms").values(batch).execute()
    }
    return true
  })
}

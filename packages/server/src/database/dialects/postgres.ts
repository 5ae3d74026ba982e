import { type RawBuilder, type SqlBool, sql } from "kysely"
import type { Queries } from "../tables.ts"
import { claimNextJob, type Dialect, type ProductSearch } from "./dialect.ts"
import { indexWords } from "./words.ts"

const ACCENTED = "àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ"
const PLAIN = "aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy"

/**
 * Splits words like SQLite's index: without accents, at every punctuation mark. PostgreSQL's own
 * parser would read "navy/white" as a file name.
 */
async function createProductSearch(db: Queries): Promise<void> {
  await sql`
    create function product_words(value text) returns tsvector
    language sql immutable parallel safe as $$
      select to_tsvector('pg_catalog.english', regexp_replace(
        translate(coalesce(value, ''), ${sql.lit(ACCENTED)}, ${sql.lit(PLAIN)}),
        '[!-/:-@[-\`{-~]+', ' ', 'g'
      ))
    $$`.execute(db)
  await sql`
    alter table products add column search tsvector not null generated always as (
      setweight(product_words(title), 'A') ||
      setweight(product_words(brand), 'B') ||
      setweight(product_words(
        description || ' ' || kind || ' ' || replace(kind, '_', '') || ' ' || colours_json
          || ' ' || coalesce(pattern, '')
      ), 'D')
    ) stored`.execute(db)
  await sql`create index products_search on products using gin (search)`.execute(db)
}

async function searchProducts(db: Queries, { words, match, limit }: ProductSearch) {
  const terms = words.flatMap(indexWords)
  if (terms.length === 0) return []
  const query = sql.join(
    terms.map((term) => sql`plainto_tsquery('pg_catalog.english', ${term})`),
    match === "all" ? sql` && ` : sql` || `,
  )
  const rows = await db
    .selectFrom("products")
    .select("id")
    .where(sql<boolean>`search @@ (${query})`)
    .where("available", "=", 1)
    .orderBy(sql`ts_rank('{0.1, 0.1, 0.5, 1}', search, (${query}))`, "desc")
    .orderBy("id")
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

function mentions(phrases: readonly string[], where: "title" | "texts"): RawBuilder<SqlBool> {
  const terms = phrases.map((phrase) => indexWords(phrase).join(" ")).filter(Boolean)
  if (terms.length === 0) return sql`false`
  const query = terms.map((term) => sql`phraseto_tsquery('pg_catalog.english', ${term})`)
  const searched =
    where === "title" ? sql`ts_filter(products.search, '{a,b}')` : sql`products.search`
  return sql`${searched} @@ (${sql.join(query, sql` || `)})`
}

/** PostgreSQL 14 or later. */
export const postgresDialect: Dialect = {
  text: sql`text collate "C"`,
  whole: sql`bigint`,
  createTable: (db, name) => db.schema.createTable(name),
  createProductSearch,
  searchProducts,
  mentions,
  claimJob: (db, claim) => claimNextJob(db, claim, (ids) => ids.forUpdate().skipLocked()),
}

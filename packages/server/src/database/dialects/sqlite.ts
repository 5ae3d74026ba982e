import { type RawBuilder, type SqlBool, sql } from "kysely"
import type { Queries } from "../tables.ts"
import { claimNextJob, type Dialect, type ProductSearch } from "./dialect.ts"
import { indexWords } from "./words.ts"

const TITLE_WEIGHT = 10
const BRAND_WEIGHT = 5
const REST_WEIGHT = 1

const searchKeys = sql<{ rowid: number; product_id: string }>`product_search_keys`.as("keys")
const searchIndex = sql<{ rowid: number }>`product_search`.as("product_search")

/** The texts of a product that weigh least, joined. */
function restOfNewRow() {
  const texts = [
    sql`new.description`,
    sql`new.kind`,
    sql`replace(new.kind, '_', '')`,
    sql`new.colours_json`,
    sql`coalesce(new.pattern, '')`,
  ]
  return sql.join(texts, sql` || ' ' || `)
}

/**
 * The index keeps no copy of the texts. Its rows are numbered by `product_search_keys`, because a
 * table with a text key has no row number that survives a VACUUM.
 */
async function createProductSearch(db: Queries): Promise<void> {
  await sql`
    create table product_search_keys (
      rowid integer primary key,
      product_id text not null unique
    ) strict`.execute(db)
  await sql`
    create virtual table product_search using fts5 (
      title, brand, rest,
      content = '', contentless_delete = 1, tokenize = 'porter unicode61 remove_diacritics 2'
    )`.execute(db)
  await sql`
    create trigger product_search_insert after insert on products begin
      insert into product_search_keys (product_id) values (new.id);
      insert into product_search (rowid, title, brand, rest)
        select rowid, new.title, new.brand, ${restOfNewRow()}
        from product_search_keys where product_id = new.id;
    end`.execute(db)
  await sql`
    create trigger product_search_update
    after update of title, brand, description, kind, colours_json, pattern on products begin
      update product_search set title = new.title, brand = new.brand, rest = ${restOfNewRow()}
        where rowid = (select rowid from product_search_keys where product_id = new.id);
    end`.execute(db)
  await sql`
    create trigger product_search_delete after delete on products begin
      delete from product_search
        where rowid = (select rowid from product_search_keys where product_id = old.id);
      delete from product_search_keys where product_id = old.id;
    end`.execute(db)
}

async function searchProducts(db: Queries, { words, match, limit }: ProductSearch) {
  // Quoted, a word is only a word, even if it spells an operator of the query language.
  const terms = words.flatMap(indexWords).map((word) => `"${word}"`)
  if (terms.length === 0) return []
  const query = terms.join(match === "all" ? " AND " : " OR ")
  const rows = await db
    .selectFrom("products")
    .innerJoin(searchKeys, "keys.product_id", "products.id")
    .innerJoin(searchIndex, "product_search.rowid", "keys.rowid")
    .select("products.id")
    .where(sql<boolean>`product_search match ${query}`)
    .where("products.available", "=", 1)
    .orderBy(sql`bm25(product_search, ${TITLE_WEIGHT}, ${BRAND_WEIGHT}, ${REST_WEIGHT})`)
    .orderBy("products.id")
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

function mentions(phrases: readonly string[], where: "title" | "texts"): RawBuilder<SqlBool> {
  const terms = phrases.map((phrase) => indexWords(phrase).join(" ")).filter(Boolean)
  if (terms.length === 0) return sql`false`
  const any = terms.map((term) => `"${term}"`).join(" OR ")
  const query = where === "title" ? `{title brand} : (${any})` : any
  // A list of row numbers is far smaller than one of ids, and they are quick to look up.
  return sql`(select rowid from product_search_keys where product_id = products.id) in (
    select rowid from product_search where product_search match ${query}
  )`
}

/** SQLite in one file, through `node:sqlite`. */
export const sqliteDialect: Dialect = {
  text: sql`text`,
  whole: sql`integer`,
  createTable: (db, name) => db.schema.createTable(name).modifyEnd(sql`strict`),
  createProductSearch,
  searchProducts,
  mentions,
  // There is only one writer at a time, so no other claim can come in between.
  claimJob: (db, claim) => claimNextJob(db, claim, (ids) => ids),
}

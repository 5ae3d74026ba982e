import { sql } from "kysely"
import type { Queries, Tables } from "../database/tables.ts"
import { KEYS, type KeptTable } from "./kept-tables.ts"

/** A row by the names of its columns, as both engines return and take it. */
export type PlainRow = Record<string, string | number | null>

/** Few enough for the parameters that one statement may have, at the columns of the widest table. */
const PAGE = 500

/** Columns that PostgreSQL computes by itself. */
const COMPUTED: readonly string[] = ["search"]

/** The columns of each table that a row is made of. */
export async function columnsOf(db: Queries): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await db.introspection.getTables()
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      columns.map((column) => column.name).filter((column) => !COMPUTED.includes(column)),
    ]),
  )
}

/** A table's rows in pages, in the order of its key. Every page is a query of its own. */
export async function* pagesOf(
  db: Queries,
  table: KeptTable,
  columns: readonly string[],
): AsyncGenerator<PlainRow[]> {
  const key: readonly string[] = KEYS[table]
  const keyColumns = sql.join(key.map((column) => sql.ref(column)))
  let beyond = sql``
  while (true) {
    const { rows } = await sql<PlainRow>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      ${beyond} order by ${keyColumns} limit ${sql.lit(PAGE)}`.execute(db)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    beyond = sql`where (${keyColumns}) > (${sql.join(key.map((column) => last[column]))})`
  }
}

/** Inserts the rows of one page. The first row names the columns. */
export async function insertRows(
  db: Queries,
  table: KeptTable,
  rows: readonly PlainRow[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db)
}

/** Removes all rows of a table. */
export async function emptyTable(db: Queries, table: keyof Tables): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(db)
}

import { Kysely, type LogEvent, PostgresDialect, sql } from "kysely"
import type { Dialect } from "./dialects/dialect.ts"
import { postgresDialect } from "./dialects/postgres.ts"
import { sqliteDialect } from "./dialects/sqlite.ts"
import { migrate } from "./migrate.ts"
import { createPool } from "./postgres/pool.ts"
import { SqliteDriver } from "./sqlite/driver.ts"
import { ThreadedSqliteDialect } from "./sqlite/kysely-dialect.ts"
import type { Queries, Tables } from "./tables.ts"

/** Where the data is: a file of the embedded store, or a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly kind: "sqlite"; readonly file: string; readonly readers?: number }
  | { readonly kind: "postgres"; readonly url: string }

export interface Database {
  readonly queries: Queries
  readonly dialect: Dialect
  /**
   * Runs `work` in a transaction and resolves to its result; rolls back if it throws.
   * Every query of the work must go through the `queries` it is given.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  /** Resolves if the store can be read; otherwise throws why not. */
  ping(): Promise<void>
  /** Finishes what is running, then releases files, threads and connections. */
  close(): Promise<void>
}

type Watch = (event: LogEvent) => void

/**
 * Opens the store and brings its schema up to date, or to an earlier `schema`. Throws the engine's
 * error if the file or server cannot be used, and what `migrate` does.
 * @param watch told of every query and how long it took
 */
export async function openDatabase(
  location: DatabaseLocation,
  schema?: string,
  watch?: Watch,
): Promise<Database> {
  const database =
    location.kind === "sqlite" ? openSqlite(location, watch) : openPostgres(location.url, watch)
  try {
    await migrate(database.queries, database.dialect, schema)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

function openSqlite(options: { file: string; readers?: number }, watch?: Watch): Database {
  const driver = new SqliteDriver(options)
  const dialect = new ThreadedSqliteDialect(driver)
  const queries = new Kysely<Tables>({ dialect, ...(watch && { log: watch }) })
  return assemble(queries, sqliteDialect, () => driver.ping())
}

function openPostgres(url: string, watch?: Watch): Database {
  const dialect = new PostgresDialect({ pool: createPool(url) })
  const queries = new Kysely<Tables>({ dialect, ...(watch && { log: watch }) })
  return assemble(queries, postgresDialect, async () => {
    await sql`select 1`.execute(queries)
  })
}

function assemble(queries: Queries, dialect: Dialect, ping: () => Promise<void>): Database {
  return {
    queries,
    dialect,
    transaction: (work) => queries.transaction().execute(work),
    ping,
    close: () => queries.destroy(),
  }
}

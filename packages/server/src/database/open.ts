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
  /** Whether what waits for the store is so much that new writes would not be done soon. */
  isBehind(): boolean
  /** Resolves if the store can be read; otherwise throws why not. */
  ping(): Promise<void>
  /** Finishes what is running, then releases files, threads and connections. */
  close(): Promise<void>
}

/** So many that wait for one of PostgreSQL's ten connections are behind. */
const BEHIND = 40

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
  return assemble(queries, sqliteDialect, {
    ping: () => driver.ping(),
    isBehind: () => driver.isBehind(),
  })
}

function openPostgres(url: string, watch?: Watch): Database {
  const pool = createPool(url)
  const dialect = new PostgresDialect({ pool })
  const queries = new Kysely<Tables>({ dialect, ...(watch && { log: watch }) })
  return assemble(queries, postgresDialect, {
    async ping() {
      await sql`select 1`.execute(queries)
    },
    isBehind: () => pool.waitingCount >= BEHIND,
  })
}

function assemble(
  queries: Queries,
  dialect: Dialect,
  { ping, isBehind }: Pick<Database, "ping" | "isBehind">,
): Database {
  return {
    queries,
    dialect,
    transaction: (work) => queries.transaction().execute(work),
    ping,
    isBehind,
    close: () => queries.destroy(),
  }
}

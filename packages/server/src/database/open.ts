import { Kysely, type LogEvent, PostgresDialect, sql } from "kysely"
import type { Dialect } from "./dialects/dialect.ts"
import { postgresDialect } from "./dialects/postgres.ts"
import { sqliteDialect } from "./dialects/sqlite.ts"
import { migrate } from "./migrate.ts"
import { createWritablePool } from "./postgres/pool.ts"
import { createReplica, type Replica } from "./postgres/replica.ts"
import { SqliteDriver } from "./sqlite/driver.ts"
import { DatabaseUnavailable } from "./sqlite/errors.ts"
import { ThreadedSqliteDialect } from "./sqlite/kysely-dialect.ts"
import type { Queries, Tables } from "./tables.ts"

/** Where the data is: a file of the embedded store, or a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly kind: "sqlite"; readonly file: string; readonly readers?: number }
  | {
      readonly kind: "postgres"
      readonly url: string
      /** A streaming replica of that server, if there is one. */
      readonly replicaUrl?: string | undefined
    }

export interface Database {
  readonly queries: Queries
  readonly dialect: Dialect
  /**
   * Runs `work` in a transaction and resolves to its result; rolls back if it throws.
   * Every query of the work must go through the `queries` it is given.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  /**
   * Runs `work`, which only reads what may be some seconds old: on a replica, if there is one and
   * it can be relied on, otherwise on the store itself. It may run twice.
   */
  mayLag<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  /** What is known of the replica; undefined if there is none. */
  readonly replica: Pick<Replica, "isUsed" | "lagMs"> | undefined
  /** Whether what waits for the store is so much that new writes would not be done soon. */
  isBehind(): boolean
  /** Resolves if the store can be read and takes writes; otherwise throws why not. */
  ping(): Promise<void>
  /** Finishes what is running, then releases files, threads and connections. */
  close(): Promise<void>
}

/** So many that wait for one of PostgreSQL's ten connections are behind. */
const BEHIND = 40
const REPLICA_CHECK_MS = 1_000

/** Is told of a query and how long it took. */
export type Watch = (event: LogEvent) => void

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
    location.kind === "sqlite" ? openSqlite(location, watch) : openPostgres(location, watch)
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

function openPostgres(
  { url, replicaUrl }: { url: string; replicaUrl?: string | undefined },
  watch?: Watch,
): Database {
  const pool = createWritablePool(url)
  const dialect = new PostgresDialect({ pool })
  const queries = new Kysely<Tables>({ dialect, ...(watch && { log: watch }) })
  const store = assemble(queries, postgresDialect, {
    ping: () => pingWritable(queries),
    isBehind: () => pool.waitingCount >= BEHIND,
  })
  return replicaUrl === undefined ? store : withReplica(store, replicaUrl, watch)
}

/** A primary that has become a replica still answers; no write would pass. */
async function pingWritable(queries: Queries): Promise<void> {
  const asked = sql<{ is_read_only: string }>`
    select current_setting('transaction_read_only') as is_read_only`
  const { rows } = await asked.execute(queries)
  if (rows[0]?.is_read_only === "on") {
    throw new DatabaseUnavailable("read-only", "PostgreSQL takes no writes.")
  }
}

/** The store with a replica that is checked each second, from now on. */
function withReplica(store: Database, url: string, watch?: Watch): Database {
  const clock = () => performance.now()
  const replica = createReplica({ url, primary: store.queries, clock, watch })
  void replica.check()
  const checks = setInterval(replica.check, REPLICA_CHECK_MS).unref()
  return {
    ...store,
    mayLag: replica.read,
    replica,
    async close() {
      clearInterval(checks)
      await replica.close()
      await store.close()
    },
  }
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
    mayLag: (work) => work(queries),
    replica: undefined,
    ping,
    isBehind,
    close: () => queries.destroy(),
  }
}

import {
  type DatabaseIntrospector,
  type Dialect,
  type Kysely,
  type QueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely"
import type { SqliteDriver } from "./driver.ts"

/**
 * Kysely's own adapter runs one query at a time and migrates outside transactions. Here the threads
 * decide what may run at once, and a migration takes the file's write lock, so that two processes
 * that start together do not migrate twice.
 */
class ThreadedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }

  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Kysely's SQL for SQLite over the given driver. */
export class ThreadedSqliteDialect implements Dialect {
  readonly #driver: SqliteDriver

  constructor(driver: SqliteDriver) {
    this.#driver = driver
  }

  createDriver(): SqliteDriver {
    return this.#driver
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler()
  }

  createAdapter(): SqliteAdapter {
    return new ThreadedSqliteAdapter()
  }

  // biome-ignore lint/suspicious/noExplicitAny: the interface is about a database of any shape
  createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return new SqliteIntrospector(db)
  }
}

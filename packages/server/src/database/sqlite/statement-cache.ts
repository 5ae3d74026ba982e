import type { DatabaseSync, StatementSync } from "node:sqlite"

/** Keeps the last used statements, so that SQL is parsed once and memory stays bounded. */
export class StatementCache {
  readonly #database: DatabaseSync
  readonly #capacity: number
  readonly #statements = new Map<string, StatementSync>()

  constructor(database: DatabaseSync, capacity: number) {
    this.#database = database
    this.#capacity = capacity
  }

  /** The prepared form of `sql`. Throws SQLite's error if it is not valid. */
  get(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql)
    // Deleting first moves it to the end: the map is in order of last use.
    this.#statements.delete(sql)
    this.#statements.set(sql, statement)
    if (this.#statements.size > this.#capacity) {
      const [oldest] = this.#statements.keys()
      if (oldest !== undefined) this.#statements.delete(oldest)
    }
    return statement
  }
}

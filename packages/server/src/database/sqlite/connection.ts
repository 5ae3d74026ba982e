import type { SQLInputValue } from "node:sqlite"
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SelectQueryNode,
} from "kysely"
import { SqliteError } from "./errors.ts"
import type { StatementResult } from "./protocol.ts"
import type { SqliteThread } from "./thread.ts"
import type { Turnstile } from "./turnstile.ts"

export interface Threads {
  readonly writer: SqliteThread
  readonly readers: readonly SqliteThread[]
  /** Whoever writes, or has a transaction open, holds the turn. */
  readonly turn: Turnstile
}

/**
 * A connection as Kysely sees it. It owns no thread: outside a transaction a select goes to a
 * reader and everything else to the writer; inside, everything goes to the writer, which it holds.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #threads: Threads
  #endTurn: (() => void) | undefined

  constructor(threads: Threads) {
    this.#threads = threads
  }

  async begin(): Promise<void> {
    const endTurn = await this.#threads.turn.enter()
    try {
      // "immediate" takes the write lock now: a transaction that reads first and writes later could
      // otherwise be refused half-way if another process wrote in between.
      await this.#statement(this.#threads.writer, "begin immediate", [], false)
      this.#endTurn = endTurn
    } catch (error) {
      endTurn()
      throw error
    }
  }

  /** If it fails, the transaction stays open, to be rolled back. */
  async commit(): Promise<void> {
    await this.#statement(this.#threads.writer, "commit", [], true)
    this.#leaveTransaction()
  }

  async rollback(): Promise<void> {
    try {
      await this.#threads.writer.send({ kind: "rollback" })
    } finally {
      this.#leaveTransaction()
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#route(query)
    return {
      // Kysely's types describe the statement's columns; SQLite returns plain objects.
      rows: rows as Row[],
      ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
    }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, but nothing is yielded
  async *streamQuery<Row>(): AsyncGenerator<QueryResult<Row>> {
    throw new Error("The SQLite connection does not stream: read in pages.")
  }

  async #route({ query, sql, parameters }: CompiledQuery): Promise<StatementResult> {
    const { writer, readers, turn } = this.#threads
    if (this.#endTurn) return this.#statement(writer, sql, parameters, true)
    if (SelectQueryNode.is(query))
      return this.#statement(leastLoaded(readers), sql, parameters, false)
    const endTurn = await turn.enter()
    try {
      return await this.#statement(writer, sql, parameters, false)
    } finally {
      endTurn()
    }
  }

  async #statement(
    thread: SqliteThread,
    sql: string,
    parameters: readonly unknown[],
    inTransaction: boolean,
  ): Promise<StatementResult> {
    // SQLite itself refuses what it cannot bind, with a message that names the parameter.
    const values = parameters as readonly SQLInputValue[]
    try {
      return await thread.send({ kind: "statement", sql, parameters: values, inTransaction })
    } catch (error) {
      // The error was created where the answer arrived; this adds the caller's stack.
      if (error instanceof SqliteError) Error.captureStackTrace(error)
      throw error
    }
  }

  #leaveTransaction(): void {
    this.#endTurn?.()
    this.#endTurn = undefined
  }
}

function leastLoaded(threads: readonly SqliteThread[]): SqliteThread {
  return threads.reduce((best, thread) => (thread.load < best.load ? thread : best))
}

import type { SQLInputValue } from "node:sqlite"

/** What a database thread is started with. */
export interface ThreadData {
  readonly file: string
  readonly role: "writer" | "reader"
}

export interface StatementRequest {
  readonly kind: "statement"
  readonly sql: string
  readonly parameters: readonly SQLInputValue[]
  /** Whether the sender believes that a transaction is open. If it is wrong, the thread refuses. */
  readonly inTransaction: boolean
}

/**
 * `rollback` does nothing if SQLite has already rolled back by itself. `ping` reads the file, in a
 * transaction or not.
 */
export type Request = StatementRequest | { readonly kind: "rollback" | "ping" | "close" }

export interface StatementResult {
  readonly rows: Record<string, unknown>[]
  /** Rows written; undefined for statements that return rows. */
  readonly changes?: number | bigint
}

/** An error of SQLite in a form that can cross threads. `errcode` is its extended result code. */
export interface Failure {
  readonly message: string
  readonly code: string
  readonly errcode: number
}

export interface Reply {
  readonly id: number
  readonly result?: StatementResult
  readonly failure?: Failure
}

/** The reply number of the first message: the file is open, or why it is not. */
export const OPENED = 0

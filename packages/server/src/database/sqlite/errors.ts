import type { Failure } from "./protocol.ts"

/** What SQLite refused. `errcode` is its extended result code, such as 2067 for a unique column. */
export class SqliteError extends Error {
  override readonly name = "SqliteError"
  readonly code: string
  readonly errcode: number
  /** The statement, without its parameters: they may be personal. */
  readonly sql: string | undefined

  constructor(failure: Failure, sql?: string) {
    super(failure.message)
    this.code = failure.code
    this.errcode = failure.errcode
    this.sql = sql
  }
}

/** The database cannot be asked: its thread has ended, or the writer was not free in time. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable"
  readonly code: "thread-ended" | "writer-busy"

  constructor(code: DatabaseUnavailable["code"], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

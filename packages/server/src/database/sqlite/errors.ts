import type { Failure } from "./protocol.ts"

/** An error of SQLite. `errcode` is its extended result code, such as 2067 for a unique column. */
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

/**
 * SQLite's primary result codes for a file that cannot be used just now:
 * https://www.sqlite.org/rescode.html
 */
export const RESULT_CODES = {
  PERM: 3,
  BUSY: 5,
  NOMEM: 7,
  READONLY: 8,
  IOERR: 10,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  NOTADB: 26,
} as const

/** Whether a result code, extended or not, means that the file cannot be used just now. */
export function isUnusable(errcode: number): boolean {
  return Object.values<number>(RESULT_CODES).includes(primary(errcode))
}

/** Whether it means that the file is damaged, or is not a database. */
export function isDamage(errcode: number): boolean {
  return [RESULT_CODES.CORRUPT, RESULT_CODES.NOTADB].some((code) => code === primary(errcode))
}

/** 778, a write that failed, is a case of 10, a disk error. */
function primary(errcode: number): number {
  return errcode & 0xff
}

/**
 * The database cannot be used: its thread has ended, the writer was not free in time, or the server that takes writes
 * takes none.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable"
  readonly code: "thread-ended" | "writer-busy" | "read-only"

  constructor(code: DatabaseUnavailable["code"], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

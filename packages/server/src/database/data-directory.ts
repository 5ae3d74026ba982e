import { existsSync, readdirSync, statSync } from "node:fs"
import { basename, join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { makeDirectory } from "./make-directory.ts"
import { probeDirectoryNow } from "./probe-directory.ts"
import { isDamage, isUnusable, SqliteError } from "./sqlite/errors.ts"

/** Why the data directory cannot be used; the message can be shown at start. */
export class DataDirectoryError extends Error {
  override readonly name = "DataDirectoryError"
  readonly code: "in-use" | "unusable"

  constructor(code: DataDirectoryError["code"], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

export interface DataDirectoryLock {
  release(): void
}

// https://www.sqlite.org/rescode.html#busy
const SQLITE_BUSY = 5

/** What the system's errors mean for the operator. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: "this process may not write there",
  EDQUOT: "there is no room left on its disk",
  EFBIG: "this process may write no files of that size",
  ENOSPC: "there is no room left on its disk",
  ENOTDIR: "it is a file, or lies within one",
  EPERM: "this process may not write there",
  EROFS: "it may only be read",
}

/**
 * Creates the directory if needed, readable by its owner only, and locks out other processes until
 * the lock is released or this process ends, however it ends. Throws `DataDirectoryError`.
 */
export function lockDataDirectory(directory: string): DataDirectoryLock {
  prepareDataDirectory(directory)
  try {
    return lockFile(join(directory, "stylin.lock"))
  } catch (cause) {
    if (!isBusy(cause)) throw unusable(directory, cause)
    const message = `The data directory ${directory} is already in use by another Stylin process.`
    throw new DataDirectoryError("in-use", message, { cause })
  }
}

/**
 * Creates the directory if needed, readable by its owner only, and checks that files can be written
 * there. Throws `DataDirectoryError`.
 */
export function prepareDataDirectory(directory: string): void {
  try {
    makeDirectory(directory)
    probeDirectoryNow(directory)
  } catch (cause) {
    throw unusable(directory, cause)
  }
}

function unusable(directory: string, cause: unknown): DataDirectoryError {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : ""
  const reason = REASONS[code] ?? (cause instanceof Error ? cause.message : String(cause))
  const message = `The data directory ${directory} cannot be used: ${reason}`
  return new DataDirectoryError("unusable", message, { cause })
}

/** The embedded store's file in the directory. */
export function databaseFile(directory: string): string {
  return join(directory, "stylin.db")
}

/**
 * Throws `DataDirectoryError` if the database file is gone but files that belong to it remain. A
 * new one in its place would hide the loss until it is too late.
 */
export function refuseLostDatabase(directory: string): void {
  const file = databaseFile(directory)
  if (existsSync(file) && statSync(file).size > 0) return
  const rest = [`${file}-wal`, join(directory, "objects", "photos")].find(hasContent)
  if (rest === undefined) return
  throw new DataDirectoryError(
    "unusable",
    `The database file ${file} is gone, but ${rest} is still there. Put the file back from a backup; or move ${basename(rest)} away, to start with an empty one.`,
  )
}

function hasContent(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isDirectory() ? readdirSync(path).length > 0 : (found?.size ?? 0) > 0
}

/** The same error, or one that says what is wrong with the database file. */
export function blameFile(file: string, error: unknown): unknown {
  if (!(error instanceof SqliteError && isUnusable(error.errcode))) return error
  const message = isDamage(error.errcode)
    ? `The database file ${file} is damaged (${error.message}). Put a backup in its place; or move it and the files named after it away to start with an empty one.`
    : `The database file ${file} cannot be used: ${error.message}`
  return new DataDirectoryError("unusable", message, { cause: error })
}

// The operating system releases SQLite's lock with the process; a PID file would outlive a crash.
function lockFile(file: string): DataDirectoryLock {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec("begin exclusive")
  } catch (error) {
    database.close()
    throw error
  }
  return { release: () => database.close() }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY
}

import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { makeDirectory } from "../make-directory.ts"

/** Why the data directory cannot be used; the message is fit to be shown at start. */
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

/**
 * Creates the directory if need be, readable by its owner only, and keeps other processes off it
 * until the lock is released or this process ends, however it ends.
 * Throws `DataDirectoryError`.
 */
export function lockDataDirectory(directory: string): DataDirectoryLock {
  try {
    makeDirectory(directory)
    return lockFile(join(directory, "stylin.lock"))
  } catch (cause) {
    if (isBusy(cause)) {
      const message = `The data directory ${directory} is already in use by another Stylin process.`
      throw new DataDirectoryError("in-use", message, { cause })
    }
    const reason = cause instanceof Error ? cause.message : String(cause)
    const message = `The data directory ${directory} cannot be used: ${reason}`
    throw new DataDirectoryError("unusable", message, { cause })
  }
}

// The operating system takes SQLite's lock away with the process; a file with a process number in
// it would outlive a crash.
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

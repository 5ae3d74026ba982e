import { dirname } from "node:path"
import type { Driver } from "kysely"
import { probeDirectory } from "../probe-directory.ts"
import { SqliteConnection, type Threads } from "./connection.ts"
import { SqliteThread } from "./thread.ts"
import { Turnstile } from "./turnstile.ts"

export interface SqliteFile {
  readonly file: string
  /** Threads that answer selects; 2 if left out. */
  readonly readers?: number
}

const WRITER_PATIENCE_MS = 30_000
/** The writer is behind when so many wait and the first has waited so long. One person's writes are fewer. */
const BEHIND = { count: 8, longestMs: 500 }

/** Kysely's driver over one writing and a few reading threads on the same file (WAL). */
export class SqliteDriver implements Driver {
  readonly #options: SqliteFile
  #threads: Threads | undefined

  constructor(options: SqliteFile) {
    this.#options = options
  }

  async init(): Promise<void> {
    const { file, readers = 2 } = this.#options
    // The writer comes first: it creates the file and switches it to WAL.
    const writer = await SqliteThread.open({ file, role: "writer" })
    this.#threads = {
      writer,
      readers: await openReaders(file, readers).catch(async (error) => {
        await writer.close()
        throw error
      }),
      turn: new Turnstile(WRITER_PATIENCE_MS),
    }
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#open())
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin()
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.commit()
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    return connection.rollback()
  }

  // Connections own nothing, so there is nothing to release.
  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    const { writer, readers } = this.#open()
    await Promise.all(readers.map((reader) => reader.close()))
    // The last one to close folds the log back into the file.
    await writer.close()
  }

  /** Throws unless every thread reads the file, and the file's directory has room for more. */
  async ping(): Promise<void> {
    const { writer, readers } = this.#open()
    await Promise.all([writer, ...readers].map((thread) => thread.ping()))
    await probeDirectory(dirname(this.#options.file))
  }

  /** Whether more writes would only make the line before the writing thread longer. */
  isBehind(): boolean {
    const { count, longestMs } = this.#open().turn.waiting()
    return count >= BEHIND.count && longestMs >= BEHIND.longestMs
  }

  #open(): Threads {
    if (!this.#threads) throw new Error("The SQLite driver has not been started.")
    return this.#threads
  }
}

function openReaders(file: string, count: number): Promise<SqliteThread[]> {
  return Promise.all(
    Array.from({ length: count }, () => SqliteThread.open({ file, role: "reader" })),
  )
}

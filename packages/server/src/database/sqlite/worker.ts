import { DatabaseSync } from "node:sqlite"
import { parentPort, workerData } from "node:worker_threads"
import { isDamage, RESULT_CODES } from "./errors.ts"
import { identityOf } from "./file-identity.ts"
import {
  type Failure,
  OPENED,
  type Reply,
  type Request,
  type StatementRequest,
  type StatementResult,
  type ThreadData,
} from "./protocol.ts"
import { StatementCache } from "./statement-cache.ts"

/** How long to wait for another process, such as a catalogue import, to finish writing. */
const BUSY_TIMEOUT_MS = 15_000
const CACHED_STATEMENTS = 200
const WRITER_CACHE_KB = 16_384

if (!parentPort) throw new Error("The database thread must be started as a worker.")
const port = parentPort
// Only the parent in thread.ts starts this file, with this type.
const { file, role } = workerData as ThreadData

function open(): DatabaseSync {
  const database = new DatabaseSync(file, {
    readOnly: role === "reader",
    timeout: BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  })
  if (role === "writer") {
    database.exec("pragma journal_mode = wal")
    database.exec("pragma synchronous = full")
    // A batch of an import touches 10 MB of pages; with less it reads and writes the same ones again and again.
    database.exec(`pragma cache_size = -${WRITER_CACHE_KB}`)
  }
  return database
}

/** An open file. */
class Connection {
  readonly #database = open()
  readonly #statements = new StatementCache(this.#database, CACHED_STATEMENTS)
  readonly #identity = identityOf(file)
  /** Whether the file was found damaged; it is read completely before it is trusted again. */
  #isDoubted = false

  answer(request: Request): StatementResult {
    if (request.kind === "statement") return this.#execute(request)
    if (request.kind === "ping") this.#ping()
    if (request.kind === "rollback" && this.#database.isTransaction) this.#database.exec("rollback")
    if (request.kind === "close") this.#database.close()
    return { rows: [] }
  }

  #execute({ sql, parameters, inTransaction }: StatementRequest): StatementResult {
    this.#checkIdentity()
    if (inTransaction !== this.#database.isTransaction) {
      // After some errors, such as a full disk, SQLite ends a transaction by itself. The statements
      // that follow must then not be written one by one.
      throw new Error(
        inTransaction
          ? "The transaction has already been rolled back."
          : "A transaction was left open.",
      )
    }
    const statement = this.#statements.get(sql)
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) }
    return { rows: [], changes: statement.run(...parameters).changes }
  }

  #ping(): void {
    this.#checkIdentity()
    if (this.#isDoubted) this.#lookThrough()
    else this.#statements.get("select count(*) from sqlite_schema").get()
  }

  /** SQLite itself would go on writing to a deleted file, and lose all of that with the process. */
  #checkIdentity(): void {
    if (identityOf(file) === this.#identity) return
    throw failure("CANTOPEN", `the database file ${file} was deleted or replaced`)
  }

  #lookThrough(): void {
    // SQLite keeps cached pages of the earlier file, damage included.
    this.#database.exec("pragma shrink_memory")
    const found = this.#database.prepare("pragma quick_check(1)").get()
    const [finding] = Object.values(found ?? {})
    if (finding !== "ok") throw failure("CORRUPT", `the database file is damaged: ${finding}`)
    this.#isDoubted = false
  }

  doubt(): void {
    this.#isDoubted = true
  }
}

/** An error as SQLite would report it. */
function failure(code: keyof typeof RESULT_CODES, message: string): Error {
  return Object.assign(new Error(message), { code, errcode: RESULT_CODES[code] })
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), code: "UNKNOWN", errcode: 0 }
  const code = "code" in error ? String(error.code) : "UNKNOWN"
  const errcode = "errcode" in error ? Number(error.errcode) : 0
  return { message: error.message, code, errcode }
}

function reply(id: number, work: () => StatementResult): Reply {
  let message: Reply
  try {
    message = { id, result: work() }
  } catch (error) {
    message = { id, failure: failureOf(error) }
  }
  port.postMessage(message)
  return message
}

reply(OPENED, () => {
  const connection = new Connection()
  port.on("message", ({ id, request }: { id: number; request: Request }) => {
    const { failure } = reply(id, () => connection.answer(request))
    if (failure && isDamage(failure.errcode)) connection.doubt()
    if (request.kind === "close") port.close()
  })
  return { rows: [] }
})

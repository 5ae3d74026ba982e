import { DatabaseSync } from "node:sqlite"
import { parentPort, workerData } from "node:worker_threads"
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

/** How long to wait for another process, such as a catalogue import, to finish its write. */
const BUSY_TIMEOUT_MS = 15_000
const CACHED_STATEMENTS = 200

if (!parentPort) throw new Error("The database thread must be started as a worker.")
const port = parentPort
// The parent in thread.ts is the only one to start this file, with this type.
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
  }
  return database
}

function execute(database: DatabaseSync, statements: StatementCache, request: StatementRequest) {
  if (request.inTransaction !== database.isTransaction) {
    // After some errors (disk full, for one) SQLite ends a transaction by itself. What follows
    // must then not be written piecemeal.
    throw new Error(
      request.inTransaction
        ? "The transaction has already been rolled back."
        : "A transaction was left open.",
    )
  }
  const statement = statements.get(request.sql)
  if (statement.columns().length > 0) return { rows: statement.all(...request.parameters) }
  return { rows: [], changes: statement.run(...request.parameters).changes }
}

function answer(
  database: DatabaseSync,
  statements: StatementCache,
  request: Request,
): StatementResult {
  if (request.kind === "statement") return execute(database, statements, request)
  if (request.kind === "ping") statements.get("select count(*) from sqlite_schema").get()
  if (request.kind === "rollback" && database.isTransaction) database.exec("rollback")
  if (request.kind === "close") database.close()
  return { rows: [] }
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), code: "UNKNOWN", errcode: 0 }
  const code = "code" in error ? String(error.code) : "UNKNOWN"
  const errcode = "errcode" in error ? Number(error.errcode) : 0
  return { message: error.message, code, errcode }
}

function reply(id: number, work: () => StatementResult): void {
  let message: Reply
  try {
    message = { id, result: work() }
  } catch (error) {
    message = { id, failure: failureOf(error) }
  }
  port.postMessage(message)
}

reply(OPENED, () => {
  const database = open()
  const statements = new StatementCache(database, CACHED_STATEMENTS)
  port.on("message", ({ id, request }: { id: number; request: Request }) => {
    reply(id, () => answer(database, statements, request))
    if (request.kind === "close") port.close()
  })
  return { rows: [] }
})

import { Worker } from "node:worker_threads"
import { DatabaseUnavailable, SqliteError } from "./errors.ts"
import {
  OPENED,
  type Reply,
  type Request,
  type StatementResult,
  type ThreadData,
} from "./protocol.ts"

interface Waiting {
  readonly sql: string | undefined
  readonly resolve: (result: StatementResult) => void
  readonly reject: (error: Error) => void
}

/** Starts `worker.ts` without flags of the main script, such as --input-type. */
export function startWorker(workerData: ThreadData): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { workerData, execArgv: [] })
}

/** One SQLite connection in a worker thread: slow queries do not block this thread. */
export class SqliteThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #lastId = OPENED
  #end: DatabaseUnavailable | undefined

  /**
   * Starts a thread and opens the file. Throws `SqliteError` if that fails.
   * @param start starts the thread; tests keep it, to end it themselves
   */
  static async open(data: ThreadData, start = startWorker): Promise<SqliteThread> {
    const thread = new SqliteThread(start(data))
    await new Promise<StatementResult>((resolve, reject) => {
      thread.#waiting.set(OPENED, { sql: undefined, resolve, reject })
    })
    return thread
  }

  private constructor(worker: Worker) {
    this.#worker = worker
    this.#worker.on("message", (reply: Reply) => this.#settle(reply))
    this.#worker.on("error", (error) => this.#fail(error))
    this.#worker.on("exit", () => this.#fail())
  }

  /** How many requests wait for an answer. */
  get load(): number {
    return this.#waiting.size
  }

  /**
   * Runs one request; a thread's requests run in the order they are sent. Throws `SqliteError` if
   * SQLite refuses, `DatabaseUnavailable` if the thread has ended.
   */
  send(request: Request): Promise<StatementResult> {
    return new Promise((resolve, reject) => {
      if (this.#end) {
        reject(this.#end)
        return
      }
      this.#lastId += 1
      this.#worker.postMessage({ id: this.#lastId, request })
      const sql = request.kind === "statement" ? request.sql : undefined
      this.#waiting.set(this.#lastId, { sql, resolve, reject })
    })
  }

  /** Resolves once the thread has read the file. */
  async ping(): Promise<void> {
    await this.send({ kind: "ping" })
  }

  /** Finishes pending requests, closes the file and ends the thread. */
  async close(): Promise<void> {
    if (this.#end) return
    const ended = new Promise((resolve) => this.#worker.once("exit", resolve))
    await this.send({ kind: "close" })
    await ended
  }

  #settle({ id, result, failure }: Reply): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    this.#waiting.delete(id)
    if (result) waiting.resolve(result)
    else if (failure) waiting.reject(new SqliteError(failure, waiting.sql))
  }

  #fail(cause?: unknown): void {
    this.#end ??= new DatabaseUnavailable("thread-ended", "The database thread has ended.", {
      cause,
    })
    for (const waiting of this.#waiting.values()) waiting.reject(this.#end)
    this.#waiting.clear()
  }
}

import { DatabaseUnavailable, isUnusable, SqliteError } from "./sqlite/errors.ts"

/**
 * PostgreSQL's errors for a lost connection, a server that shuts down, has no disk, memory or
 * connections left, or is read-only, and for damaged data.
 */
const LOST_STATE = /^(?:08\w{3}|57P0[1-5]|53\w{3}|58\w{3}|25006|XX00[12])$/
const NETWORK_CODES: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
])
/** The driver has no codes for the errors that it detects itself. */
const DRIVERS_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/**
 * Whether an error means that the store is unreachable or unusable just now, rather than that a
 * query is wrong.
 */
export function isStoreLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseUnavailable) return true
  if (error instanceof SqliteError) return isUnusable(error.errcode)
  if (error instanceof AggregateError)
    return error.errors.length > 0 && error.errors.every(isStoreLost)
  if ("code" in error && typeof error.code === "string") {
    // A socket file is missing while its server is down.
    const isSocketGone =
      error.code === "ENOENT" && "syscall" in error && error.syscall === "connect"
    return isSocketGone || NETWORK_CODES.has(error.code) || LOST_STATE.test(error.code)
  }
  return DRIVERS_WORDS.test(error.message)
}

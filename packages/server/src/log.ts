import { type DestinationStream, type Logger, pino } from "pino"
import pretty from "pino-pretty"
import { SqliteError } from "./database/sqlite/errors.ts"

/**
 * The process's log: lines for people on a terminal, JSON elsewhere.
 * Of a call only method and path are written: queries can hold an email address,
 * and the network address is the caller's own as well.
 */
export function createLog(level: string, destination = standardOutput()): Logger {
  return pino({ level, base: null, serializers: { req: callFacts, err: errorFacts } }, destination)
}

function standardOutput(): DestinationStream {
  return process.stdout.isTTY ? pretty({ ignore: "reqId", singleLine: true }) : process.stdout
}

function callFacts({ method, url }: { method: string; url: string }) {
  return { method, path: url.split("?", 1)[0] }
}

/**
 * Not all fields of an error, as pino would by itself: PostgreSQL's `detail`, for one, repeats the
 * values of the row that was refused.
 */
function errorFacts(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = pino.stdSerializers.err(error)
  return {
    type,
    message,
    stack,
    ...("code" in error && { code: error.code }),
    ...(error instanceof SqliteError && { sql: error.sql }),
    ...(error instanceof AggregateError && { errors: error.errors.map(errorFacts) }),
  }
}

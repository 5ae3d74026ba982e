import { type DestinationStream, type Logger, pino } from "pino"
import pretty from "pino-pretty"
import { SqliteError } from "./database/sqlite/errors.ts"
import { isOutage } from "./outage.ts"
import { currentRequest } from "./request-id.ts"

/**
 * The process's log: readable lines on a terminal, JSON elsewhere. Of a call it logs only method
 * and path: queries can contain an email address or a signature, and the network address is
 * personal, too. Of a personal picture's path only the kind is logged.
 */
export function createLog(level: string, destination = standardOutput()): Logger {
  const serializers = { req: callFacts, err: errorFacts }
  return pino({ level, base: null, serializers, mixin: requestOf }, destination)
}

const PERSONAL_PICTURE = /^(\/api\/pictures\/(?:photos|collages|own-looks|shares)\/).*/

/** The request that a line is about, unless the log is that request's own. */
function requestOf(_line: object, _level: number, log: Logger): object {
  const reqId = currentRequest()
  return reqId === undefined || "reqId" in log.bindings() ? {} : { reqId }
}

function standardOutput(): DestinationStream {
  return process.stdout.isTTY ? pretty({ ignore: "reqId", singleLine: true }) : process.stdout
}

function callFacts({ method, url }: { method: string; url: string }) {
  const [path = ""] = url.split("?", 1)
  return { method, path: path.replace(PERSONAL_PICTURE, "$1…") }
}

/**
 * Fewer fields than pino's default: PostgreSQL's `detail`, for one, repeats the values of the
 * refused row. An outage is not caused by this code, so its stack does not help.
 */
function errorFacts(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = pino.stdSerializers.err(error)
  return {
    type,
    message,
    ...(!isOutage(error) && { stack }),
    ...("code" in error && { code: error.code }),
    ...(error instanceof SqliteError && { sql: error.sql }),
    ...(error instanceof AggregateError && { errors: error.errors.map(errorFacts) }),
  }
}

import { type Logger, pino } from "pino"
import pretty from "pino-pretty"

/**
 * The process's log: lines for people on a terminal, JSON elsewhere.
 * Of a call only method and path are written: queries can hold an email address,
 * and the network address is the caller's own as well.
 */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({
          method,
          path: url.split("?", 1)[0],
        }),
      },
    },
    process.stdout.isTTY ? pretty({ ignore: "reqId", singleLine: true }) : process.stdout,
  )
}

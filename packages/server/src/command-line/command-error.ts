/** An invalid command line; its message says what is wrong with it. */
export class CommandError extends Error {
  override readonly name = "CommandError"
}

/** Whether `parseArgs` of Node refused a command line. */
export function isParseError(error: unknown): error is Error {
  const code = error instanceof Error && "code" in error ? String(error.code) : ""
  return code.startsWith("ERR_PARSE_ARGS_")
}

// The only place that writes to the console, so that the lint rule can forbid it everywhere else.

/** Warns of a problem that has been dealt with. */
export function warn(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one sink for warnings
  console.warn(message, ...(cause === undefined ? [] : [cause]))
}

/** Reports a failure that was not handled, or that she should not be bothered with. */
export function reportError(message: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one sink for errors
  console.error(message, cause)
}

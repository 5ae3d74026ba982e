/** Logs what goes wrong with a job. */
export interface JobLog {
  warn(details: object, line: string): void
  error(details: object, line: string): void
}

import { ConfigError } from "./config.ts"
import { DataDirectoryError } from "./database/data-directory.ts"
import { isStoreLost } from "./database/lost.ts"
import { NewerStoreError } from "./database/migrate.ts"

const PLACES: Record<string, string> = {
  EADDRINUSE: "PORT: is already in use; set another one",
  EACCES: "PORT: this process may not listen there; from 1024 on anyone may",
  EADDRNOTAVAIL: "HOST: is not an address of this machine",
  ENOTFOUND: "HOST: cannot be resolved",
}

/** What to say about a failed start: the setting to correct, or else the whole error. */
export function explainStart(error: unknown): string {
  if (error instanceof DataDirectoryError || error instanceof NewerStoreError) return error.message
  const setting = error instanceof ConfigError ? error.message : PLACES[codeOf(error) ?? ""]
  if (setting) return `A setting does not fit:\n${setting}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** PostgreSQL's login errors: unknown user or database, or no permission there. */
const UNWELCOME = /^(?:28\w{3}|3D000|42501)$/

/** The same error, or one that names `setting` if its server cannot be used. */
export function blameSetting(setting: string, error: unknown): unknown {
  const code = codeOf(error)
  if (!isStoreLost(error) && !UNWELCOME.test(code ?? "")) return error
  // A name with several addresses fails with an error for each, and no message of its own.
  const reason = (error instanceof Error && error.message) || code
  return new ConfigError(`${setting}: cannot be used: ${reason}`, { cause: error })
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error && "code" in error)) return undefined
  return typeof error.code === "string" ? error.code : undefined
}

import { statSync } from "node:fs"

/** Identifies the file that has this name now, to tell it from another one of the same name. */
export function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}

import { statSync } from "node:fs"

/** Identifies the file now at this path, to tell it from another one put in its place. */
export function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}

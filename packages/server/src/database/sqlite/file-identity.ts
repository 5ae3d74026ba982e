import { statSync } from "node:fs"

/** Which file has this name just now, so that another one of the same name is told from it. */
export function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}

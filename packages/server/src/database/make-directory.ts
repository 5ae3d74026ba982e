import { existsSync, mkdirSync } from "node:fs"
import { dirname, resolve } from "node:path"

/**
 * Creates a directory and its parents, readable by their owner only; does nothing if it exists.
 * `mkdirSync` with `recursive` never returns in an existing directory that claims to be missing,
 * such as those of /proc: https://github.com/nodejs/node/issues/27198
 */
export function makeDirectory(directory: string): void {
  const path = resolve(directory)
  if (existsSync(path)) return
  makeDirectory(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(path)) throw error
  }
}

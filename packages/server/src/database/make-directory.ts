import { existsSync, mkdirSync } from "node:fs"
import { dirname, resolve } from "node:path"

/**
 * Makes a directory and those above it, readable by their owner only; does nothing if it is there.
 * `mkdirSync` with `recursive` would never end in an existing directory that claims to be missing,
 * as those of /proc do: https://github.com/nodejs/node/issues/27198
 */
export function makeDirectory(directory: string): void {
  const path = resolve(directory)
  if (existsSync(path)) return
  makeDirectory(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(path)) throw error
  }
}

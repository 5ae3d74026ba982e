// @ts-check
import { readdirSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"

/**
 * Keeps only the folders that changed last.
 * @param {string} parent absolute @param {number} kept how many stay
 */
export function dropOldest(parent, kept) {
  const folders = readdirSync(parent)
    .map((name) => join(parent, name))
    .map((folder) => ({ folder, written: statSync(folder).mtimeMs }))
    .sort((a, b) => b.written - a.written)
  for (const { folder } of folders.slice(kept)) rmSync(folder, { recursive: true, force: true })
}

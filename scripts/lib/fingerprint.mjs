// @ts-check
import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { ROOT } from "./host.mjs"

/**
 * A short text that changes when any of the files does.
 * @param {readonly string[]} paths files and folders below the project's folder
 */
export function fingerprint(paths) {
  const hash = createHash("sha256")
  for (const path of paths) add(hash, path)
  return hash.digest("hex")
}

/** @param {import("node:crypto").Hash} hash @param {string} path */
function add(hash, path) {
  const full = join(ROOT, path)
  const info = statSync(full, { throwIfNoEntry: false })
  if (!info) return
  if (info.isDirectory()) {
    for (const name of readdirSync(full).sort()) add(hash, join(path, name))
    return
  }
  hash.update(path).update("\0").update(readFileSync(full)).update("\0")
}

/** @param {string} stamp path of a stamp file @param {string} value */
export function isStamped(stamp, value) {
  return readStamp(stamp) === value
}

/** @param {string} stamp path of a stamp file @returns {string | undefined} */
export function readStamp(stamp) {
  try {
    return readFileSync(join(ROOT, stamp), "utf8")
  } catch {
    // Without a stamp, nothing has been done.
    return undefined
  }
}

/** @param {string} stamp @param {string} value */
export function writeStamp(stamp, value) {
  mkdirSync(dirname(join(ROOT, stamp)), { recursive: true })
  writeFileSync(join(ROOT, stamp), value)
}

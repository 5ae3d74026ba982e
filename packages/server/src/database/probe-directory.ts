import { rmSync, writeFileSync } from "node:fs"
import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import process from "node:process"

/** More than a full file system may still have left. */
const PROBE = Buffer.alloc(64 * 1024)

/**
 * Writes a file into a directory and deletes it. Throws the system's error if that fails: the disk
 * is full, or the directory is read-only or gone.
 */
export async function probeDirectory(directory: string): Promise<void> {
  const path = probePath(directory)
  try {
    await writeFile(path, PROBE, { mode: 0o600, flush: true })
  } finally {
    await rm(path, { force: true })
  }
}

/** The same, synchronously, for the start of the process. */
export function probeDirectoryNow(directory: string): void {
  const path = probePath(directory)
  try {
    writeFileSync(path, PROBE, { mode: 0o600, flush: true })
  } finally {
    rmSync(path, { force: true })
  }
}

/** One per process, since several may share a directory of objects. */
function probePath(directory: string): string {
  return join(directory, `.probe-${process.pid}`)
}

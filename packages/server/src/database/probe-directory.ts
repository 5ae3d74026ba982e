import { rmSync, writeFileSync } from "node:fs"
import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import process from "node:process"

/** More than the file system may have at hand where there is no room left. */
const PROBE = Buffer.alloc(64 * 1024)

/**
 * Writes a file into a directory and takes it away again. Throws the system's error where that
 * cannot be done: a full disk, a directory that may only be read or is gone.
 */
export async function probeDirectory(directory: string): Promise<void> {
  const path = probePath(directory)
  try {
    await writeFile(path, PROBE, { mode: 0o600, flush: true })
  } finally {
    await rm(path, { force: true })
  }
}

/** The same at once, for the start of the process. */
export function probeDirectoryNow(directory: string): void {
  const path = probePath(directory)
  try {
    writeFileSync(path, PROBE, { mode: 0o600, flush: true })
  } finally {
    rmSync(path, { force: true })
  }
}

/** Of its own for each process, since several may share a directory of objects. */
function probePath(directory: string): string {
  return join(directory, `.probe-${process.pid}`)
}

import { randomUUID } from "node:crypto"
import { hostname } from "node:os"
import process from "node:process"

const SEPARATOR = " "

// After a restart, the machine may reuse the process id of a killed process.
const ownHolders = new Set<string>()

/** A name for an import of this process that lets others check whether it is still alive. */
export function beginHolding(): string {
  const holder = [hostname(), process.pid, randomUUID()].join(SEPARATOR)
  ownHolders.add(holder)
  return holder
}

/** Records that an import of this process has ended. */
export function endHolding(holder: string): void {
  ownHolders.delete(holder)
}

/** Whether an import has certainly ended: it ran on this machine, and its process is gone. */
export function hasDied(holder: string): boolean {
  const [host, pid] = holder.split(SEPARATOR)
  if (host !== hostname()) return false
  if (Number(pid) === process.pid) return !ownHolders.has(holder)
  return !isRunning(Number(pid))
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 is not delivered: it only checks.
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process may not be signalled, but it exists.
    return !(error instanceof Error && "code" in error && error.code === "ESRCH")
  }
}

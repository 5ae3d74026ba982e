import { constants, getPriority, setPriority } from "node:os"
import { isMainThread } from "node:worker_threads"

const BEHIND = 5

/**
 * Has the thread that calls it stand behind the event loop when processors are short. Calls, health checks and the
 * refusal of what is too much all wait for the loop; who waits for a look or a photo waits a little longer.
 */
export function standBehindCalls(): void {
  // Linux alone has a priority for each thread; elsewhere the loop would stand back, too.
  if (isMainThread || process.platform !== "linux") return
  try {
    setPriority(Math.min(getPriority() + BEHIND, constants.priority.PRIORITY_LOW))
  } catch {
    // A container may forbid it: then its threads stand beside each other, as before.
  }
}

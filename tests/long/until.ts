import { setTimeout as delay } from "node:timers/promises"

const PAUSE_MS = 100
const PATIENCE_MS = 60_000

/** Asks again and again until something holds; throws if it does not within a minute. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const start = performance.now()
  while (!(await holds())) {
    if (performance.now() - start > PATIENCE_MS)
      throw new Error(`In a minute it never was: ${what}`)
    await delay(PAUSE_MS)
  }
}

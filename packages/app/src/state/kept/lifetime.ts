import { clearStorage } from "./persistence.ts"

const resets = new Set<() => void>()

/** Registers how a state forgets the signed-in person's data. */
export function onForget(reset: () => void): void {
  resets.add(reset)
}

let current = new AbortController()

/**
 * Aborted once her data is forgotten. A call that she made takes it first, and writes nothing if it
 * is aborted when the answer comes.
 */
export function untilForgotten(): AbortSignal {
  return current.signal
}

/** Resets every loaded state; what other tabs have stored is left alone. */
export function forgetInMemory(): void {
  current.abort()
  current = new AbortController()
  for (const reset of resets) reset()
}

/** Forgets all of the signed-in person's data, stored or in memory. */
export function forgetEverything(): void {
  forgetInMemory()
  clearStorage()
}

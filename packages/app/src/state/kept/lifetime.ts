import { clearStorage } from "./persistence.ts"

const resets = new Set<() => void>()

/** Registers how a state forgets what belongs to the signed-in person. */
export function onForget(reset: () => void): void {
  resets.add(reset)
}

/** Brings every loaded state back to its beginning; what other tabs keep is left alone. */
export function forgetInMemory(): void {
  for (const reset of resets) reset()
}

/** Forgets everything that belongs to the signed-in person, stored or in memory. */
export function forgetEverything(): void {
  forgetInMemory()
  clearStorage()
}

import { clearStorage } from "./persistence.ts"

const resets = new Set<() => void>()

/** Registers how a state forgets the signed-in person's data. */
export function onForget(reset: () => void): void {
  resets.add(reset)
}

/** Resets every loaded state; what other tabs have stored is left alone. */
export function forgetInMemory(): void {
  for (const reset of resets) reset()
}

/** Forgets all of the signed-in person's data, stored or in memory. */
export function forgetEverything(): void {
  forgetInMemory()
  clearStorage()
}

import { network } from "../../packages/app/src/state/shell/network.ts"

/**
 * Takes the device's network away, as the browser tells it.
 * @returns what brings it back, for the story's `beforeEach` to hand back
 */
export function withoutNetwork(): () => void {
  network.isOnline = false
  return networkIsBack
}

/** For a story's `beforeEach` to hand back where a call of its own does not come through. */
export function networkIsBack(): void {
  Object.assign(network, { isOnline: true, isReached: true })
}

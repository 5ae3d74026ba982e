import { network } from "../../packages/app/src/state/shell/network.ts"

/**
 * Takes the device offline, as the browser reports it.
 * @returns the clean-up that brings it back, for the story's `beforeEach` to return
 */
export function withoutNetwork(): () => void {
  network.isOnline = false
  return () => {
    Object.assign(network, { isOnline: true, isReached: true })
  }
}

import { OPERATIONS, type OperationName } from "@stylin/api/contract"
import type { Script } from "@stylin/api/mocks"
import { network } from "../../packages/app/src/state/shell/network.ts"

/**
 * Takes the device offline, as the browser reports it.
 * @returns the clean-up that brings it back, for the story's `beforeEach` to return
 */
export function withoutNetwork(): () => void {
  network.isOnline = false
  return networkIsBack
}

/** Clean-up for a story's `beforeEach` to return if the network was lost in its own call. */
export function networkIsBack(): void {
  Object.assign(network, { isOnline: true, isReached: true })
}

/**
 * Loses every call on its way, which a device takes for a network all the same.
 * @returns the clean-up, as of `withoutNetwork`
 */
export function withoutAnswers(script: Script): () => void {
  // Object.keys forgets which strings they are.
  for (const name of Object.keys(OPERATIONS) as OperationName[]) script.offline(name)
  return networkIsBack
}

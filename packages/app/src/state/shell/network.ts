import { proxy } from "valtio/vanilla"

export const network = proxy({
  /** Whether the device has a network, as far as the browser knows. */
  isOnline: true,
  /** Whether the provider was reached when it was last called. */
  isReached: true,
})

/** Follows the browser's online state. Returns how to stop. */
export function followNetwork(target: EventTarget = window): () => void {
  const follow = () => {
    network.isOnline = navigator.onLine
  }
  follow()
  target.addEventListener("online", follow)
  target.addEventListener("offline", follow)
  return () => {
    target.removeEventListener("online", follow)
    target.removeEventListener("offline", follow)
  }
}

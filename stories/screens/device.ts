import type { CameraDevices } from "@stylin/ui"

/** Makes the browser say that it is a phone. Returns how to undo it. */
export function onAPhone(): () => void {
  return replaced("userAgentData", { mobile: true })
}

/** Gives the browser these cameras. Returns how to undo it. */
export function withCameras(devices: CameraDevices): () => void {
  return replaced("mediaDevices", devices)
}

function replaced(name: string, value: unknown): () => void {
  // The browser's own stands on the prototype, and is seen again once this is gone.
  Object.defineProperty(navigator, name, { value, configurable: true })
  return () => Reflect.deleteProperty(navigator, name)
}

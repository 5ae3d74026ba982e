import type { CameraDevices } from "@stylin/ui"

/** Makes the browser say that it is a phone. Returns the clean-up. */
export function onAPhone(): () => void {
  return replaced("userAgentData", { mobile: true })
}

/** Gives the browser these cameras. Returns the clean-up. */
export function withCameras(devices: CameraDevices): () => void {
  return replaced("mediaDevices", devices)
}

function replaced(name: string, value: unknown): () => void {
  // The browser's own property is on the prototype, and shows again once this one is deleted.
  Object.defineProperty(navigator, name, { value, configurable: true })
  return () => Reflect.deleteProperty(navigator, name)
}

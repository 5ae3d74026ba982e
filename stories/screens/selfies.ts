import {
  drawnDevices,
  refusingDevices,
} from "../../packages/ui/src/components/CameraView/storyDevices.ts"

/**
 * Gives the page a drawn camera, or one that refuses with a DOMException of that name.
 * @returns what takes it away again, for the story's `beforeEach` to hand back
 */
export function withCamera(refusal?: string): () => void {
  const devices = refusal === undefined ? drawnDevices() : refusingDevices(refusal)
  Object.defineProperty(navigator, "mediaDevices", { value: devices, configurable: true })
  // The browser's own lie on the prototype.
  return () => Reflect.deleteProperty(navigator, "mediaDevices")
}

/** A small photo, as a file of her device. */
export async function aSelfie(): Promise<File> {
  const canvas = document.createElement("canvas")
  canvas.width = 300
  canvas.height = 400
  const pen = canvas.getContext("2d")
  if (pen) {
    pen.fillStyle = "#b98563"
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg"))
  if (!blob) throw new Error("The browser made no picture of the canvas.")
  return new File([blob], "me.jpg", { type: "image/jpeg" })
}

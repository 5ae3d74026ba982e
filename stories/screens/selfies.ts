import {
  drawnDevices,
  refusingDevices,
} from "../../packages/ui/src/components/CameraView/storyDevices.ts"

/**
 * Gives the page a drawn camera, or one that refuses with a DOMException of that name.
 * @returns the clean-up that removes it, for the story's `beforeEach` to return
 */
export function withCamera(refusal?: string): () => void {
  const devices = refusal === undefined ? drawnDevices() : refusingDevices(refusal)
  Object.defineProperty(navigator, "mediaDevices", { value: devices, configurable: true })
  // The browser's own devices are on the prototype.
  return () => Reflect.deleteProperty(navigator, "mediaDevices")
}

/** Ellipses of a person in front of a wall, from the back to the front: colour, centre, radii. */
const SOMEBODY = [
  ["#3a2a22", 180, 215, 118, 150],
  ["#a87657", 180, 340, 40, 70],
  ["cloth", 180, 500, 190, 120],
  ["#b98563", 180, 225, 86, 118],
  ["#3a2a22", 180, 128, 88, 42],
  ["#efe9df", 146, 212, 16, 8],
  ["#efe9df", 214, 212, 16, 8],
  ["#3b2a1e", 146, 212, 8, 8],
  ["#3b2a1e", 214, 212, 8, 8],
  ["#96564a", 180, 290, 24, 8],
] as const

/** What she wears in a picture. */
const GREY = "#8a8f96"

/** A picture of a person, to show colours beside. */
export async function aPortrait(cloth = GREY): Promise<Blob> {
  const canvas = document.createElement("canvas")
  canvas.width = 360
  canvas.height = 480
  const pen = canvas.getContext("2d")
  if (pen) {
    pen.fillStyle = "#d9cdbd"
    pen.fillRect(0, 0, canvas.width, canvas.height)
    for (const [colour, x, y, across, down] of SOMEBODY) {
      pen.fillStyle = colour === "cloth" ? cloth : colour
      pen.beginPath()
      pen.ellipse(x, y, across, down, 0, 0, Math.PI * 2)
      pen.fill()
    }
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg"))
  if (!blob) throw new Error("The browser made no picture of the canvas.")
  return blob
}

/** A photo of a person, as a file on her device. */
export async function aSelfie(cloth = GREY): Promise<File> {
  return new File([await aPortrait(cloth)], "me.jpg", { type: "image/jpeg" })
}

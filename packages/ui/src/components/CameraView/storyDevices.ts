import type { CameraDevices } from "./openCamera.ts"

const WIDTH = 640
const HEIGHT = 480

/** Ellipses of a person in front of a wall, from the back to the front: colour, centre, radii. */
const PERSON = [
  ["#3a2a22", 320, 260, 108, 165],
  ["#a87657", 320, 350, 34, 60],
  ["#27324a", 320, 520, 160, 140],
  ["#b98563", 320, 230, 76, 104],
  ["#3a2a22", 290, 150, 78, 48],
] as const

/** Somebody in a room, and a curtain at the left edge of the viewfinder's picture. */
function drawRoom(canvas: HTMLCanvasElement) {
  const pen = canvas.getContext("2d")
  if (pen === null) return
  pen.fillStyle = "#d9cdbd"
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = "#a63f26"
  pen.fillRect(140, 0, 50, HEIGHT)
  for (const [colour, x, y, across, down] of PERSON) {
    pen.fillStyle = colour
    pen.beginPath()
    pen.ellipse(x, y, across, down, 0, 0, Math.PI * 2)
    pen.fill()
  }
}

/** Devices with drawn cameras; their streams are real ones, taken from a canvas. */
export function drawnDevices({ cameras = 1 }: { cameras?: number } = {}): CameraDevices {
  return {
    getUserMedia: async () => {
      const canvas = document.createElement("canvas")
      canvas.width = WIDTH
      canvas.height = HEIGHT
      drawRoom(canvas)
      const stream = canvas.captureStream(5)
      // A canvas sends a frame only when it is redrawn.
      const timer = setInterval(() => {
        if (stream.active) drawRoom(canvas)
        else clearInterval(timer)
      }, 100)
      return stream
    },
    enumerateDevices: async () =>
      Array.from({ length: cameras }, (_, index) => ({
        kind: "videoinput" as const,
        deviceId: String(index),
        groupId: "",
        label: "",
        toJSON: () => ({}),
      })),
  }
}

/** Devices that refuse with a DOMException of that name. */
export function refusingDevices(name: string): CameraDevices {
  return {
    getUserMedia: async () => {
      throw new DOMException("Refused by the story", name)
    },
    enumerateDevices: async () => [],
  }
}

/** Devices that never answer, as while the browser asks for permission. */
export const askingDevices: CameraDevices = {
  getUserMedia: () => new Promise(() => undefined),
  enumerateDevices: async () => [],
}

/** The colour of one pixel of a picture, as red, green and blue. */
export async function pixelOf(blob: Blob, x: number, y: number): Promise<number[]> {
  const bitmap = await createImageBitmap(blob)
  const canvas = document.createElement("canvas")
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  const pen = canvas.getContext("2d")
  pen?.drawImage(bitmap, 0, 0)
  return [...(pen?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3)
}

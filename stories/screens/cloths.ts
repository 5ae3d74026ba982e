import type { CameraDevices } from "@stylin/ui"
import { withCameras } from "./device.ts"

/** A garment before a camera. */
export interface Garment {
  readonly cloth: string
  /** Another colour, in stripes. */
  readonly stripes?: string
  /** What lamps multiply red, green and blue by. */
  readonly light?: readonly [red: number, green: number, blue: number]
}

const [WIDTH, HEIGHT] = [640, 480]
const DAYLIGHT = [1, 1, 1] as const
/** The middle of the white label, as shares of the picture. */
export const LABEL = { x: 0.5, y: 0.18 } as const

/** A top on a hanger before a pale wall, with a white label at its neck. */
function drawGarment(pen: CanvasRenderingContext2D, garment: Garment): void {
  const { cloth, stripes, light = DAYLIGHT } = garment
  const lit = (hex: string) => {
    const channels = [1, 3, 5].map((at, channel) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return Math.min(1, value ** 2.2 * (light[channel] ?? 1)) ** (1 / 2.2) * 255
    })
    return `rgb(${channels.join(" ")})`
  }
  pen.fillStyle = lit("#cfc8bd")
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.strokeStyle = lit("#6b5a48")
  pen.lineWidth = 6
  pen.stroke(new Path2D("M320 0V44Q320 58 180 96M320 58Q330 60 460 96"))
  const top = new Path2D(
    "M250 66Q320 112 390 66L470 92 560 250 488 282 462 232V480H178V232L152 282 80 250 170 92Z",
  )
  pen.fillStyle = lit(cloth)
  pen.fill(top)
  pen.save()
  pen.clip(top)
  if (stripes) {
    pen.fillStyle = lit(stripes)
    for (let y = 110; y < HEIGHT; y += 34) pen.fillRect(0, y, WIDTH, 14)
  }
  pen.fillStyle = "rgb(0 0 0 / 0.07)"
  for (const x of [205, 268, 372, 430]) pen.fillRect(x, 130, 9, HEIGHT)
  pen.restore()
  pen.fillStyle = lit("#e4e4e4")
  pen.fillRect(288, 66, 64, 42)
}

function canvasOf(garment: Garment) {
  const canvas = document.createElement("canvas")
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext("2d")
  if (!pen) throw new Error("The browser gives no canvas.")
  drawGarment(pen, garment)
  return { canvas, pen }
}

/** A back camera that films a garment, and every track that it has opened. */
function garmentCamera(garment: Garment) {
  const tracks: MediaStreamTrack[] = []
  const devices: CameraDevices = {
    getUserMedia: async () => {
      const { canvas, pen } = canvasOf(garment)
      const stream = canvas.captureStream(10)
      // A canvas sends a frame only when it is redrawn.
      const timer = setInterval(() => {
        if (stream.active) drawGarment(pen, garment)
        else clearInterval(timer)
      }, 100)
      tracks.push(...stream.getTracks())
      return stream
    },
    enumerateDevices: async () => [],
  }
  return { devices, tracks }
}

/** The tracks that the current story's camera has opened. */
export let openedTracks: readonly MediaStreamTrack[] = []

/** Holds a garment before the back camera. Returns the clean-up. */
export function holding(garment: Garment): () => void {
  const { devices, tracks } = garmentCamera(garment)
  openedTracks = tracks
  return withCameras(devices)
}

/** A photo of a garment, as a file on her device. */
export async function garmentPhoto(garment: Garment): Promise<File> {
  const { canvas } = canvasOf(garment)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg"))
  if (!blob) throw new Error("The browser made no picture of the canvas.")
  return new File([blob], "top.jpg", { type: "image/jpeg" })
}

import type { SmallFrame } from "../../photos/lightCheck.ts"
import { shownPart } from "../../photos/shownPart.ts"

/** A place on a picture, as shares of its shown width and height. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export const MIDDLE: Spot = { x: 0.5, y: 0.5 }

/** The frame's side as a share of the picture's shorter side, and that of the spot for white. */
export const FRAME = 0.26
export const WHITE_SPOT = 0.06

export type Picture = HTMLVideoElement | HTMLImageElement

/** Pixels each way that a reading looks at: enough for a weave, few enough to compare all of them. */
const SIDE = 24

/** Small pictures of a square around a spot, as it is shown; null until there is a picture. */
export function lookAt(picture: Picture, spot: Spot, share: number): SmallFrame | null {
  const size = sizeOf(picture)
  if (size.width === 0 || picture.clientWidth === 0) return null
  const box = { width: picture.clientWidth, height: picture.clientHeight }
  const { left, top, width, height } = shownPart(size, box)
  const side = share * Math.min(width, height)
  const pen = penFor()
  if (pen === null) return null
  const x = bounded(left + spot.x * width - side / 2, size.width - side)
  const y = bounded(top + spot.y * height - side / 2, size.height - side)
  pen.drawImage(picture, x, y, side, side, 0, 0, SIDE, SIDE)
  return pen.getImageData(0, 0, SIDE, SIDE)
}

function sizeOf(picture: Picture) {
  return picture instanceof HTMLVideoElement
    ? { width: picture.videoWidth, height: picture.videoHeight }
    : { width: picture.naturalWidth, height: picture.naturalHeight }
}

function bounded(place: number, most: number): number {
  return Math.max(0, Math.min(most, place))
}

let pen: CanvasRenderingContext2D | null = null

function penFor(): CanvasRenderingContext2D | null {
  if (pen !== null) return pen
  const canvas = document.createElement("canvas")
  canvas.width = SIDE
  canvas.height = SIDE
  pen = canvas.getContext("2d", { willReadFrequently: true })
  return pen
}

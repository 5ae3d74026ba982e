import pica from "pica/pica_main"
import { fitWithin, PHOTO_LIMITS, type Size } from "./limits.ts"

// The browser's own scaling is fast and pica's is good: the browser scales the photo to twice the
// target size, and pica does the rest.
const FIRST_SCALE = 2

const resizer = pica({ features: ["js", "wasm"] })

/** Decodes a photo upright and scales it to the size it is sent in. For use in a worker. */
export async function decodeAndResize(photo: Blob): Promise<OffscreenCanvas> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" })
  try {
    const target = fitWithin(bitmap, PHOTO_LIMITS.longestSide)
    const first = { width: target.width * FIRST_SCALE, height: target.height * FIRST_SCALE }
    if (target.width === bitmap.width && target.height === bitmap.height) {
      return drawn(bitmap, target).canvas
    }
    if (first.width > bitmap.width) return await resized(drawn(bitmap, bitmap), target)
    return await resized(drawn(bitmap, first), target)
  } finally {
    bitmap.close()
  }
}

type Surface = OffscreenCanvasRenderingContext2D

function drawn(bitmap: ImageBitmap, { width, height }: Size): Surface {
  const surface = surfaceOf({ width, height })
  // JPEG has no transparency: transparent pixels become white, not black.
  surface.fillStyle = "#fff"
  surface.fillRect(0, 0, width, height)
  surface.imageSmoothingQuality = "medium"
  surface.drawImage(bitmap, 0, 0, width, height)
  return surface
}

async function resized(from: Surface, target: Size): Promise<OffscreenCanvas> {
  const { width, height } = from.canvas
  const pixels = await resizer.resizeBuffer({
    src: from.getImageData(0, 0, width, height).data,
    width,
    height,
    toWidth: target.width,
    toHeight: target.height,
  })
  const surface = surfaceOf(target)
  const data = new Uint8ClampedArray(pixels)
  surface.putImageData(new ImageData(data, target.width, target.height), 0, 0)
  return surface.canvas
}

function surfaceOf({ width, height }: Size): Surface {
  const surface = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true })
  if (!surface) throw new Error("This browser gives no canvas to a worker.")
  return surface
}

import { HEAD_BYTES, imageKind } from "./imageKind.ts"
import { PHOTO_LIMITS } from "./limits.ts"
import { decodeAndResize } from "./resize.ts"
import { stripMetadata } from "./stripMetadata.ts"

/**
 * A photo ready to send: at most half a megabyte and 1000 px, upright, without metadata. A small
 * photo never grows. For use in a worker. Rejects if the browser cannot decode the photo.
 */
export async function compressPhoto(photo: Blob): Promise<Blob> {
  const canvas = await decodeAndResize(photo)
  const limit = Math.min(PHOTO_LIMITS.bytes, photo.size)
  const [first, ...lower] = PHOTO_LIMITS.qualities
  let smallest = await asJpeg(canvas, first)
  if (smallest.size <= limit) return smallest

  // A photo that already fits is better left alone than compressed again.
  const untouched = await withoutMetadata(photo, canvas)
  if (untouched) return untouched
  for (const quality of lower) {
    smallest = await asJpeg(canvas, quality)
    if (smallest.size <= limit) break
  }
  return smallest
}

async function asJpeg(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  return canvas.convertToBlob({ type: "image/jpeg", quality })
}

/** The photo without its metadata, if it needs nothing else. */
async function withoutMetadata(photo: Blob, { width, height }: OffscreenCanvas) {
  if (photo.size > PHOTO_LIMITS.bytes) return undefined
  const bytes = new Uint8Array(await photo.arrayBuffer())
  const kind = imageKind(bytes.subarray(0, HEAD_BYTES))
  const parts = kind && stripMetadata(bytes, kind)
  if (!parts) return undefined
  const stripped = new Blob(parts.map(copied), {
    type: kind === "png" ? "image/png" : "image/jpeg",
  })
  const bitmap = await createImageBitmap(stripped)
  const isSame = bitmap.width === width && bitmap.height === height
  bitmap.close()
  return isSame ? stripped : undefined
}

// A view may be over shared memory, which Blob's type does not accept.
function copied(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}

import type { ImageKind } from "./imageKind.ts"

// Only what the picture needs to look right is kept: in JPEG the colour profile (APP2) and Adobe's
// colour transform (APP14), in PNG the chunks that pixels or colours depend on.
const KEPT_APPS = [0xe0, 0xe2, 0xee]
const KEPT_CHUNKS = ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP"]

const PNG_SIGNATURE = 8

/**
 * The same picture, pixel for pixel, without its metadata (location, camera, time, comments).
 * Undefined if that would take decoding: for other formats, broken files, and a JPEG that its
 * metadata rotates.
 */
export function stripMetadata(bytes: Uint8Array, kind: ImageKind): Uint8Array[] | undefined {
  if (kind === "jpeg") return stripJpeg(bytes)
  if (kind === "png") return stripPng(bytes)
  return undefined
}

function stripJpeg(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = viewOf(bytes)
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = view.getUint8(at + 1)
    const length = 2 + view.getUint16(at + 2)
    if (at + length > bytes.length) return undefined
    const segment = bytes.subarray(at, at + length)
    // From the start of the scan on, everything is picture, except what is appended to it.
    if (marker === 0xda) return [...kept, bytes.subarray(at, endOfImage(bytes))]
    if (marker === 0xe1 && isTurned(segment)) return undefined
    const isApp = (marker & 0xf0) === 0xe0
    if (isApp ? KEPT_APPS.includes(marker) && !isPreview(segment) : marker !== 0xfe) {
      kept.push(segment)
    }
    at += length
  }
  return undefined
}

/** Where the picture ends; cameras append further pictures. */
function endOfImage(bytes: Uint8Array): number {
  for (let at = bytes.length - 2; at >= 0; at -= 1) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return at + 2
  }
  return bytes.length
}

/** APP2 holds more than profiles, such as the index of appended pictures. */
function isPreview(segment: Uint8Array): boolean {
  return segment[1] === 0xe2 && textAt(segment, 4, 11) !== "ICC_PROFILE"
}

/** Whether an EXIF segment rotates or mirrors the picture. */
function isTurned(segment: Uint8Array): boolean {
  if (textAt(segment, 4, 4) !== "Exif" || segment.length < 20) return false
  const view = viewOf(segment)
  const isLittle = textAt(segment, 10, 2) === "II"
  const directory = 10 + view.getUint32(14, isLittle)
  if (directory + 2 > segment.length) return true
  const entries = view.getUint16(directory, isLittle)
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12
    if (entry + 12 > segment.length) return true
    if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle) !== 1
  }
  return false
}

function stripPng(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = viewOf(bytes)
  const kept = [bytes.subarray(0, PNG_SIGNATURE)]
  let at = PNG_SIGNATURE
  while (at + 12 <= bytes.length) {
    const name = textAt(bytes, at + 4, 4)
    const length = 12 + view.getUint32(at)
    if (at + length > bytes.length) return undefined
    if (KEPT_CHUNKS.includes(name)) kept.push(bytes.subarray(at, at + length))
    if (name === "IEND") return kept
    at += length
  }
  return undefined
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

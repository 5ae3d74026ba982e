import sharp from "sharp"
import type { Raster } from "./raster.ts"
import { VisionError } from "./vision-error.ts"

/** The longer side of the picture that everything is made from, in px. */
export const WORKING_SIZE = 1024
/** More pixels than any phone's camera makes; a small file can claim any number. */
const MAX_PIXELS = 120_000_000
const SMALLEST_SIDE = 48
const CONTENT_TYPES: ReadonlyMap<string | undefined, string> = new Map([
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
  ["webp", "image/webp"],
  ["avif", "image/avif"],
  ["heif", "image/avif"],
])
const HEIC_BRANDS = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]

/**
 * Reads a picture the right way up, without its metadata, in sRGB, at most 1024 px long. JPEGs are
 * shrunk while they are decoded, so that twelve megapixels never lie in memory.
 * @throws {VisionError} that says what is wrong with the picture
 */
export async function decode(bytes: Uint8Array): Promise<Raster> {
  await checkHeader(bytes)
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .resize(WORKING_SIZE, WORKING_SIZE, { fit: "inside", withoutEnlargement: true })
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, rgb: threeChannels(data, info.channels) }
  } catch (error) {
    throw new VisionError("unreadable", { cause: error })
  }
}

/**
 * What a picture's first bytes say of it: its content type. What follows them may still be damaged.
 * @throws {VisionError} that says what is wrong with the picture
 */
export async function checkHeader(bytes: Uint8Array): Promise<string> {
  if (bytes.length === 0) throw new VisionError("empty")
  const { format, compression, pages = 1, width, height } = await headerOf(bytes)
  // What moves is named first: it comes in formats of its own.
  if (pages > 1) throw new VisionError("animated")
  const isHeic = format === "heif" && compression !== "av1"
  if (isHeic) throw new VisionError("heic")
  const contentType = CONTENT_TYPES.get(format)
  if (contentType === undefined) throw new VisionError("no-picture")
  if (width * height > MAX_PIXELS) throw new VisionError("too-large")
  if (Math.min(width, height) < SMALLEST_SIDE) throw new VisionError("too-small")
  return contentType
}

async function headerOf(bytes: Uint8Array) {
  try {
    // The limit is checked by the caller, who can say what is wrong.
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch (error) {
    throw new VisionError(isHeicFile(bytes) ? "heic" : "no-picture", { cause: error })
  }
}

/** Phones' pictures name their format in the first bytes, which the decoder does not know. */
function isHeicFile(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(4, 12))
  return HEIC_BRANDS.some((brand) => head === `ftyp${brand}`)
}

/** A picture at most `size` px long. */
export async function shrunk(picture: Raster, size: number): Promise<Raster> {
  const { data, info } = await fromRaster(picture)
    .resize(size, size, { fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) }
}

/** A part of a picture, given in parts of its width and height. */
export async function cropped(
  picture: Raster,
  part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Promise<Raster> {
  const left = Math.min(picture.width - 1, Math.round(part.x * picture.width))
  const top = Math.min(picture.height - 1, Math.round(part.y * picture.height))
  const width = Math.max(1, Math.min(picture.width - left, Math.round(part.width * picture.width)))
  const height = Math.max(
    1,
    Math.min(picture.height - top, Math.round(part.height * picture.height)),
  )
  const { data } = await fromRaster(picture)
    .extract({ left, top, width, height })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width, height, rgb: new Uint8Array(data) }
}

/** A picture for the image library to work on. */
export function fromRaster({ width, height, rgb }: Raster) {
  return sharp(rgb, { raw: { width, height, channels: 3 } })
}

function threeChannels(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 3) return new Uint8Array(data)
  const rgb = new Uint8Array((data.length / channels) * 3)
  for (let from = 0, to = 0; to < rgb.length; from += channels, to += 3) {
    // Grey pictures have one channel, which is all three.
    rgb[to] = data[from] ?? 0
    rgb[to + 1] = data[channels > 2 ? from + 1 : from] ?? 0
    rgb[to + 2] = data[channels > 2 ? from + 2 : from] ?? 0
  }
  return rgb
}

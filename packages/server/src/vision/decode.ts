import sharp, { type Metadata, type Sharp } from "sharp"
import type { Raster } from "./raster.ts"
import { VisionError } from "./vision-error.ts"

/** The longer side of the picture that everything is made from, in px. */
export const WORKING_SIZE = 1024
const SMALLEST_SIDE = 48
/** Past this the library gives a picture up; the most that is let in takes two seconds of a free core. */
const LIMIT_S = 60

/** A format that is read, and the most bytes that a picture in it may have once it is decoded. */
interface Format {
  readonly contentType: string
  readonly mostBytes: number
}

const AVIF: Format = { contentType: "image/avif", mostBytes: 30_000_000 }
/**
 * A small file can claim any size, so that its header is asked first. Each bound is about a second
 * and a half of one core, for the slowest kind of picture in the format; JPEG's holds a phone's 50
 * megapixels.
 */
const FORMATS: ReadonlyMap<string | undefined, Format> = new Map([
  ["jpeg", { contentType: "image/jpeg", mostBytes: 160_000_000 }],
  ["png", { contentType: "image/png", mostBytes: 100_000_000 }],
  ["webp", { contentType: "image/webp", mostBytes: 60_000_000 }],
  ["avif", AVIF],
  ["heif", AVIF],
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
    const { data, info } = await openPicture(bytes)
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .resize(WORKING_SIZE, WORKING_SIZE, { fit: "inside", withoutEnlargement: true })
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, rgb: threeChannels(data, info.channels) }
  } catch (error) {
    throw decodingError(error)
  }
}

/**
 * A picture whose header has been checked, upright, for the library to work on. Decoding it ends
 * with an error where its bytes are damaged, or where it takes too long.
 */
export function openPicture(bytes: Uint8Array): Sharp {
  // The time begins when the library does, not when it is asked.
  return sharp(bytes, { limitInputPixels: false, failOn: "error" })
    .timeout({ seconds: LIMIT_S })
    .autoOrient()
}

/** What the library's error says of the picture. */
export function decodingError(error: unknown): VisionError {
  const isLate = error instanceof Error && error.message.startsWith("timeout:")
  return new VisionError(isLate ? "too-slow" : "unreadable", { cause: error })
}

/**
 * What a picture's first bytes say of it: its content type. What follows them may still be damaged.
 * @throws {VisionError} that says what is wrong with the picture
 */
export async function checkHeader(bytes: Uint8Array): Promise<string> {
  if (bytes.length === 0) throw new VisionError("empty")
  const header = await headerOf(bytes)
  const { format: name, compression, pages = 1, width, height } = header
  // What moves is named first: it comes in formats of its own.
  if (pages > 1) throw new VisionError("animated")
  const isHeic = name === "heif" && compression !== "av1"
  if (isHeic) throw new VisionError("heic")
  const format = FORMATS.get(name)
  if (!format) throw new VisionError("no-picture")
  if (decodedBytes(header) > format.mostBytes) throw new VisionError("too-large")
  if (Math.min(width, height) < SMALLEST_SIDE) throw new VisionError("too-small")
  return format.contentType
}

/** The bytes that a picture takes once it is decoded, at its full size. */
function decodedBytes({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (BYTES_PER_SAMPLE[depth] ?? WIDEST_SAMPLE)
}

const WIDEST_SAMPLE = 8
const BYTES_PER_SAMPLE: Readonly<Record<string, number>> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
}

async function headerOf(bytes: Uint8Array): Promise<Metadata> {
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

/** A picture as large as something else of the same shape. */
export async function resized(
  picture: Raster,
  { width, height }: Pick<Raster, "width" | "height">,
): Promise<Raster> {
  const rgb = await fromRaster(picture).resize(width, height, { fit: "fill" }).raw().toBuffer()
  return { width, height, rgb }
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

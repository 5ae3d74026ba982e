import { crc32 } from "node:zlib"
import sharp from "sharp"

/** A plain PNG of 200 px whose header claims another size, and 16 bits where that is asked for. */
export async function claimingPng(
  { width, height }: { readonly width: number; readonly height: number },
  depth: 8 | 16 = 8,
): Promise<Uint8Array> {
  const plain = sharp({ create: { width: 200, height: 200, channels: 3, background: "#c9a183" } })
  const bytes = await plain
    .toColourspace(depth === 16 ? "rgb16" : "srgb")
    .png()
    .toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return new Uint8Array(bytes)
}

/** The same as a JPEG. */
export async function claimingJpeg({
  width,
  height,
}: {
  readonly width: number
  readonly height: number
}): Promise<Uint8Array> {
  const plain = sharp({ create: { width: 200, height: 200, channels: 3, background: "#c9a183" } })
  const bytes = await plain.jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return new Uint8Array(bytes)
}

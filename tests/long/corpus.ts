import { crc32, deflateSync } from "node:zlib"
import { claimingJpeg, claimingPng } from "@stylin/server/testing"
import sharp, { type Sharp } from "sharp"
import { manyFramesAvif, manyFramesGif, manyFramesWebp } from "./frames.ts"

/** A file that somebody uploads, and whether it may be taken for a picture. */
export interface CorpusFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly mayBeRead: boolean
}

const SIDE = 480
const FRAMES = 10_000
/** The library counts no more of an AVIF than 256 pictures. */
const LET_IN = 200
const TEXT_BYTES = 200_000_000
const DAMAGES = 4

function flat(width: number, height = width): Sharp {
  const create = { width, height, channels: 3, background: "#b07050" } as const
  return sharp({ create, limitInputPixels: false })
}

const encoded: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg(),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ effort: 0 }),
  avif: (picture) => picture.avif({ effort: 0 }),
}

/** Files that unpack to far more than they are. */
async function bombs(): Promise<Record<string, Uint8Array>> {
  return {
    "bomb.jpg": await claimingJpeg({ width: 65_000, height: 65_000 }),
    "bomb.png": await claimingPng({ width: 60_000, height: 60_000 }),
    "bomb-16.png": await claimingPng({ width: 10_950, height: 10_950 }, 16),
    "bomb.webp": await flat(8_000).webp({ effort: 0 }).toBuffer(),
    "bomb.avif": await flat(4_000).avif({ effort: 0 }).toBuffer(),
    "bomb.gif": await flat(6_000).gif({ effort: 1 }).toBuffer(),
    "bomb.tiff": await flat(8_000).tiff({ compression: "deflate" }).toBuffer(),
    "bomb.svg": Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>`,
    ),
    "frames.gif": await manyFramesGif(FRAMES),
    "frames.webp": await manyFramesWebp(FRAMES),
    "frames.avif": await manyFramesAvif(FRAMES),
    "frames-few.avif": await manyFramesAvif(LET_IN),
  }
}

/** Files that are two things at once, or only look like pictures. */
async function polyglots(): Promise<Record<string, Uint8Array>> {
  const script = Buffer.from("<script>alert(document.domain)</script>")
  return {
    "script.gif": Buffer.concat([Buffer.from("GIF89a/*"), script, Buffer.from("*/=1")]),
    "page.jpg": Buffer.concat([Buffer.from("<!doctype html>"), script]),
    "entity.svg": Buffer.from(
      `<!DOCTYPE s [<!ENTITY f SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><text>&f;</text></svg>`,
    ),
    "paper.pdf": Buffer.concat([Buffer.from("%PDF-1.7\n"), await flat(SIDE).jpeg().toBuffer()]),
  }
}

/** Whole pictures, unusual ones, and some with something else behind or inside them. */
async function pictures(): Promise<Record<string, Uint8Array>> {
  const jpeg = await flat(SIDE).jpeg().toBuffer()
  const png = await flat(SIDE).png().toBuffer()
  return {
    "behind.jpg": Buffer.concat([jpeg, Buffer.from("PK\u0003\u0004<script>alert(1)</script>")]),
    "text.png": withText(png),
    "deep.png": await flat(SIDE).toColourspace("rgb16").png().toBuffer(),
    "cmyk.jpg": await flat(SIDE).toColourspace("cmyk").jpeg().toBuffer(),
    "grey.png": await flat(SIDE).greyscale().png().toBuffer(),
    "palette.png": await flat(SIDE).png({ palette: true, colours: 2 }).toBuffer(),
    "turned.jpg": await flat(SIDE)
      .jpeg({ progressive: true })
      .withMetadata({ orientation: 7 })
      .toBuffer(),
  }
}

/** The same PNG with a text in it that is small only while it is compressed. */
function withText(png: Buffer): Uint8Array {
  const packed = deflateSync(Buffer.alloc(TEXT_BYTES, "a"))
  const content = Buffer.concat([Buffer.from("zTXtComment\0\0", "latin1"), packed])
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(packed.length + 9, 0)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  const end = png.length - 12
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)])
}

/** Pictures of each format that end too early, or have wrong bytes in them. */
async function damaged(random: () => number): Promise<CorpusFile[]> {
  const files: CorpusFile[] = []
  for (const [format, encode] of Object.entries(encoded)) {
    const whole = await encode(flat(SIDE)).toBuffer()
    for (let again = 0; again < DAMAGES; again += 1) {
      const cut = whole.subarray(0, Math.floor(random() * whole.length))
      files.push({ name: `cut.${format}`, bytes: cut, mayBeRead: true })
      const wrong = Buffer.from(whole)
      for (let flips = 0; flips < 8; flips += 1) {
        wrong[Math.floor(random() * wrong.length)] = Math.floor(random() * 256)
      }
      files.push({ name: `wrong.${format}`, bytes: wrong, mayBeRead: true })
    }
  }
  return files
}

/** Everything that an upload may be. */
export async function corpus(random: () => number): Promise<CorpusFile[]> {
  return [...(await refusedFiles()), ...named(await pictures(), true), ...(await damaged(random))]
}

/** Those that may never be taken for a picture. */
export async function refusedFiles(): Promise<CorpusFile[]> {
  return [...named(await bombs(), false), ...named(await polyglots(), false)]
}

function named(files: Record<string, Uint8Array>, mayBeRead: boolean): CorpusFile[] {
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes, mayBeRead }))
}

// Gives a driver the app's compression of photos, and pica's as its documentation shows it, to
// compare.
import pica from "pica"
import { type Compressor, startCompressor } from "../../src/photos/compressor.ts"
import { fitWithin, PHOTO_LIMITS } from "../../src/photos/limits.ts"

/** A run's time, and the longest time it blocked the page's thread, in milliseconds. */
export interface Run {
  readonly milliseconds: number
  readonly blocked: number
  readonly bytes: number
  /** The compressed photo as a data URL. */
  readonly photo: string
}

const ways = {
  /** The worker that the app uses, started beforehand, as when she opens the screen. */
  app: (photo: Blob) => compressor.compress(photo),
  /** pica as its documentation shows it: decoded and drawn by the page, resized in its workers. */
  async pica(photo: Blob): Promise<Blob> {
    const image = new Image()
    image.src = URL.createObjectURL(photo)
    await image.decode()
    const canvas = document.createElement("canvas")
    const size = { width: image.naturalWidth, height: image.naturalHeight }
    Object.assign(canvas, fitWithin(size, PHOTO_LIMITS.longestSide))
    const resizer = pica()
    const blob = await resizer.toBlob(
      await resizer.resize(image, canvas),
      "image/jpeg",
      PHOTO_LIMITS.qualities[0],
    )
    URL.revokeObjectURL(image.src)
    return blob
  },
}

// The shortest pulse that browsers keep, in milliseconds.
const PULSE = 4

export type Way = keyof typeof ways

let compressor: Compressor = startCompressor()

/** Compresses the photo at an address, once. */
async function run(way: Way, address: string): Promise<Run> {
  const photo = await (await fetch(address)).blob()
  const watch = watchThread()
  const start = performance.now()
  const result = await ways[way](photo)
  const milliseconds = performance.now() - start
  return { milliseconds, blocked: watch(), bytes: result.size, photo: await toUrl(result) }
}

/** Compresses a photo `count` times at once; returns the time it took, in milliseconds. */
async function runMany(address: string, count: number): Promise<number> {
  const photo = await (await fetch(address)).blob()
  const start = performance.now()
  await Promise.all(Array.from({ length: count }, () => compressor.compress(photo)))
  return performance.now() - start
}

/** Measures the longest time that the page's thread was blocked. */
function watchThread(): () => number {
  let longest = 0
  let last = performance.now()
  const note = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last - PULSE)
    last = now
  }
  const timer = setInterval(note, PULSE)
  return () => {
    clearInterval(timer)
    note()
    return longest
  }
}

async function toUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

function restart(): void {
  compressor.close()
  compressor = startCompressor()
}

export const bench = { run, runMany, restart }

declare global {
  var photoBench: typeof bench
}

globalThis.photoBench = bench

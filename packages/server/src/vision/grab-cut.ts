import { type OpenCv, withMats } from "./opencv.ts"
import type { Mask, Raster } from "./raster.ts"
import { SEED } from "./seeds.ts"

const ROUNDS = 4
/** GrabCut draws random numbers; from the same seed the same picture gives the same mask. */
const RANDOM_SEED = 1
const OPEN_SIZE = 5
const CLOSE_SIZE = 7

/** The garment as GrabCut parts it from the ground; undefined where the seeds know only one side. */
export function grabCut(cv: OpenCv, picture: Raster, seeds: Uint8Array): Mask | undefined {
  const { width, height, rgb } = picture
  const isBackground = (seed: number) => seed === SEED.background || seed === SEED.maybeBackground
  if (seeds.every(isBackground) || !seeds.some(isBackground)) return undefined
  return withMats(cv, (own) => {
    const pixels = own(cv.matFromArray(height, width, cv.CV_8UC3, rgb))
    const labels = own(cv.matFromArray(height, width, cv.CV_8UC1, seeds))
    const [background, foreground] = [own(new cv.Mat()), own(new cv.Mat())]
    const unused = new cv.Rect(0, 0, 1, 1)
    cv.setRNGSeed(RANDOM_SEED)
    cv.grabCut(pixels, labels, unused, background, foreground, ROUNDS, cv.GC_INIT_WITH_MASK)
    const on = labels.data.map((label) => (isBackground(label) ? 0 : 1))
    const mask = own(cv.matFromArray(height, width, cv.CV_8UC1, on))
    for (const [operation, size] of [
      [cv.MORPH_OPEN, OPEN_SIZE],
      [cv.MORPH_CLOSE, CLOSE_SIZE],
    ] as const) {
      const kernel = own(cv.getStructuringElement(cv.MORPH_ELLIPSE, new cv.Size(size, size)))
      cv.morphologyEx(mask, mask, operation, kernel)
    }
    return { width, height, on: mask.data.slice() }
  })
}

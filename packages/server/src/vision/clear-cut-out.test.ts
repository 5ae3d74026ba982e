import sharp from "sharp"
import { expect, it } from "vitest"
import { clearCutOut } from "./clear-cut-out.ts"
import type { Raster } from "./raster.ts"

const SIDE = 400
/** The mask has a pixel for so many of the picture's. */
const COARSE = 4

it("leaves nothing of the ground in the colours of the outline", async () => {
  // A red ground as light as the grey cloth on it: light alone does not tell them apart.
  const isCloth = (x: number, y: number) => y > 100 && y < 300 && x > 60 + y / 3 && x < 340
  const rgb = new Uint8Array(SIDE * SIDE * 3)
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    rgb.set(isCloth(at % SIDE, Math.floor(at / SIDE)) ? [110, 110, 110] : [225, 60, 60], at * 3)
  }
  const picture: Raster = { width: SIDE, height: SIDE, rgb }
  const side = SIDE / COARSE
  const on = Uint8Array.from({ length: side * side }, (_, at) =>
    isCloth((at % side) * COARSE + 2, Math.floor(at / side) * COARSE + 2) ? 1 : 0,
  )

  const cut = await clearCutOut(picture, { width: side, height: side, on })

  const pixels = await sharp(cut).raw().toBuffer()
  const seen = Array.from({ length: SIDE * SIDE }, (_, at) => pixels.subarray(at * 4, at * 4 + 4))
  const shown = seen.filter(([, , , alpha = 0]) => alpha > 20)
  const red = shown.filter(([r = 0, g = 0]) => r - g > 40)
  expect(shown.length).toBeGreaterThan(35_000)
  expect(red.length).toBeLessThan(100)
})

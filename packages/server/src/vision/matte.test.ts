import { describe, expect, it } from "vitest"
import { matteOf } from "./matte.ts"
import type { Raster } from "./raster.ts"

const SIDE = 400
/** The mask has a pixel for so many of the picture's. */
const COARSE = 4
const [BLUE, ORANGE] = [
  [40, 60, 150],
  [220, 140, 60],
] as const

/** Blue cloth with a slanting edge, and a strap of five pixels that rises from it, on orange. */
const isCloth = (x: number, y: number) =>
  y > 150 && y < 330 && (x > 60 + y / 3 || y > 300) && x < 340
const isStrap = (x: number, y: number) => y > 60 && y <= 150 && x >= 200 && x < 205

function picture(): Raster {
  const rgb = new Uint8Array(SIDE * SIDE * 3)
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    const colour = isCloth(x, y) || isStrap(x, y) ? BLUE : ORANGE
    rgb.set(
      colour.map((value) => value + ((at * 7919) % 7)),
      at * 3,
    )
  }
  return { width: SIDE, height: SIDE, rgb }
}

function coarseMask() {
  const side = SIDE / COARSE
  const on = Uint8Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [(at % side) * COARSE + 2, Math.floor(at / side) * COARSE + 2]
    return isCloth(x, y) || isStrap(x, y) ? 1 : 0
  })
  return { width: side, height: side, on }
}

describe("matteOf", () => {
  it("finds the outline at the picture's own resolution, a thin strap too", async () => {
    const { alpha } = await matteOf(picture(), coarseMask())

    const wrong = [...alpha].filter((value, at) => {
      const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
      return value > 127 !== (isCloth(x, y) || isStrap(x, y))
    })
    const strap = Array.from({ length: 60 }, (_, row) => alpha[(80 + row) * SIDE + 202] ?? 0)

    expect(wrong.length).toBeLessThan(60)
    expect(Math.min(...strap)).toBeGreaterThan(200)
  })

  it("leaves nothing of the ground in the colours of the outline", async () => {
    const { alpha, picture: shown } = await matteOf(picture(), coarseMask())

    const tinged = [...alpha].filter(
      (value, at) => value > 0 && value < 250 && (shown.rgb[at * 3] ?? 0) > 150,
    )

    expect(tinged.length).toBeLessThan(20)
  })
})

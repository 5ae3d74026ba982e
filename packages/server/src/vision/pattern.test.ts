import { describe, expect, it } from "vitest"
import { patternOf } from "./pattern.ts"
import type { Mask, Raster } from "./raster.ts"

const SIZE = 160
const MASK: Mask = { width: SIZE, height: SIZE, on: new Uint8Array(SIZE * SIZE).fill(1) }
const TURN = 0.3
const SAMPLES = [0.25, 0.75].flatMap((x) => [0.25, 0.75].map((y) => [x, y] as const))

/** A cloth turned by some degrees, with the soft steps that a lens gives. */
function cloth(isDark: (u: number, v: number) => boolean): Raster {
  const rgb = new Uint8Array(SIZE * SIZE * 3)
  for (let index = 0; index < SIZE * SIZE; index += 1) {
    const dark = SAMPLES.filter(([dx, dy]) => {
      const [x, y] = [(index % SIZE) + dx, Math.floor(index / SIZE) + dy]
      const u = x * Math.cos(TURN) + y * Math.sin(TURN) + 500
      return isDark(u, y * Math.cos(TURN) - x * Math.sin(TURN) + 500)
    })
    const share = dark.length / SAMPLES.length
    rgb.set([225 - 185 * share, 222 - 172 * share, 215 - 125 * share], index * 3)
  }
  return { width: SIZE, height: SIZE, rgb }
}

describe("patternOf", () => {
  it.each([
    ["plain", cloth(() => false)],
    ["plain", cloth((u) => u < 590)],
    ["stripe", cloth((_, v) => v % 12 < 6)],
    ["check", cloth((u, v) => u % 16 < 6 || v % 16 < 6)],
    ["print", cloth((u, v) => Math.hypot((u % 14) - 7, (v % 14) - 7) < 4)],
  ] as const)("reads a %s cloth that lies askew", (pattern, picture) => {
    expect(patternOf(picture, MASK)).toBe(pattern)
  })
})

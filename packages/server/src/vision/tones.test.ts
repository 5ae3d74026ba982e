import { describe, expect, it } from "vitest"
import type { Mask, Raster } from "./raster.ts"
import { sharedTones, tonesOf } from "./tones.ts"

const SIDE = 24

/** A square that is of one colour from the left to `edge`, and of another from there on. */
function square(
  left: readonly number[],
  right = left,
  edge = SIDE,
): { picture: Raster; mask: Mask } {
  const rgb = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, index) => {
    const column = Math.floor(index / 3) % SIDE
    return (column < edge ? left : right)[index % 3] ?? 0
  })
  const mask = { width: SIDE, height: SIDE, on: new Uint8Array(SIDE * SIDE).fill(1) }
  return { picture: { width: SIDE, height: SIDE, rgb }, mask }
}

function shared(one: ReturnType<typeof square>, other: ReturnType<typeof square>): number {
  return sharedTones(tonesOf(one.picture, one.mask), tonesOf(other.picture, other.mask))
}

describe("sharedTones", () => {
  const navy = square([30, 40, 90])

  it("is one for a garment and itself, and nearly one in slightly different light", () => {
    expect(shared(navy, navy)).toBeCloseTo(1, 2)
    expect(shared(navy, square([33, 43, 94]))).toBeGreaterThan(0.8)
  })

  it("is zero for black and white", () => {
    expect(shared(square([20, 20, 20]), square([240, 240, 240]))).toBe(0)
  })

  it("is the share that two garments have in common", () => {
    const half = square([30, 40, 90], [240, 240, 240], SIDE / 2)

    expect(shared(navy, half)).toBeGreaterThan(0.4)
    expect(shared(navy, half)).toBeLessThan(0.6)
  })
})

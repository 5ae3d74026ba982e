import { describe, expect, it } from "vitest"
import type { Mask, Raster } from "./raster.ts"
import { shaped, smoothed } from "./shape.ts"

const SIDE = 200
type Colour = readonly [number, number, number]
const CLOTH: Colour = [40, 60, 150]
const CARPET: Colour = [150, 110, 70]
const STRIPE: Colour = [30, 40, 60]
const TRIM: Colour = [240, 235, 220]

type Where = (x: number, y: number) => boolean

/** A coat from 50 to 150 px across and from 40 to 160 px down. */
const isCoat: Where = (x, y) => x >= 50 && x < 150 && y >= 40 && y < 160

function scene(
  colourAt: (x: number, y: number) => Colour,
  saidAt: (x: number, y: number) => number,
) {
  const rgb = new Uint8Array(SIDE * SIDE * 3)
  const odds = new Float32Array(SIDE * SIDE)
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    rgb.set(colourAt(x, y), at * 3)
    odds[at] = saidAt(x, y)
  }
  const small: Raster = { width: SIDE, height: SIDE, rgb }
  return { small, odds }
}

function maskOf(isOn: Where): Mask {
  const on = Uint8Array.from({ length: SIDE * SIDE }, (_, at) =>
    isOn(at % SIDE, Math.floor(at / SIDE)) ? 1 : 0,
  )
  return { width: SIDE, height: SIDE, on }
}

function at({ on }: Mask, x: number, y: number): number {
  return on[y * SIDE + x] ?? 0
}

describe("shaped", () => {
  /** A carpet's dark stripes, eight px of every forty. */
  const isStripe: Where = (_, y) => y % 40 >= 20 && y % 40 < 28
  const striped = scene(
    (x, y) => (isCoat(x, y) ? CLOTH : isStripe(x, y) ? STRIPE : CARPET),
    (x, y) => (isCoat(x, y) ? 6 : x >= 150 && x < 180 && isStripe(x, y) ? -0.5 : -4),
  )

  it("leaves a stripe of the ground that joins the garment out", () => {
    const joined = maskOf((x, y) => isCoat(x, y) || (x >= 150 && x < 180 && y >= 100 && y < 108))

    const mask = shaped(joined, striped)

    expect(at(mask, 165, 104)).toBe(0)
    expect(at(mask, 100, 104)).toBe(1)
  })

  it("leaves the hook of a hanger out, which is of no colour of the ground", () => {
    const isHook: Where = (x, y) => x >= 98 && x < 103 && y >= 25 && y < 40
    const hung = scene(
      (x, y) => (isCoat(x, y) ? CLOTH : isHook(x, y) ? TRIM : CARPET),
      (x, y) => (isCoat(x, y) ? 6 : isHook(x, y) ? 0.5 : -4),
    )

    const mask = shaped(
      maskOf((x, y) => isCoat(x, y) || isHook(x, y)),
      hung,
    )

    expect(at(mask, 100, 30)).toBe(0)
    expect(at(mask, 100, 45)).toBe(1)
  })

  it("keeps a strap, whose colour the ground does not have", () => {
    const isStrap: Where = (x, y) => x >= 60 && x < 66 && y >= 10 && y < 40
    const worn = scene(
      (x, y) => (isCoat(x, y) || isStrap(x, y) ? CLOTH : CARPET),
      (x, y) => (isCoat(x, y) ? 6 : isStrap(x, y) ? -0.5 : -4),
    )

    const mask = shaped(
      maskOf((x, y) => isCoat(x, y) || isStrap(x, y)),
      worn,
    )

    expect(at(mask, 63, 20)).toBe(1)
  })

  it("takes a stripe that both halves of a garment enclose for its own, but no ground", () => {
    const isGap: Where = (x, y) => isCoat(x, y) && y >= 90 && y < 102
    const of = (gap: Colour) =>
      scene(
        (x, y) => (isGap(x, y) ? gap : isCoat(x, y) ? CLOTH : CARPET),
        (x, y) => (isGap(x, y) ? -3 : isCoat(x, y) ? 6 : -7),
      )
    const halves = maskOf((x, y) => isCoat(x, y) && !isGap(x, y))

    expect(at(shaped(halves, of(TRIM)), 100, 96)).toBe(1)
    expect(at(shaped(halves, of(CARPET)), 100, 96)).toBe(0)
  })
})

describe("smoothed", () => {
  it("takes frays from an outline, and leaves straps and corners as they are", () => {
    const isFray: Where = (x, y) => x >= 150 && x < 153 && y % 6 < 3 && y > 60 && y < 140
    const isStrap: Where = (x, y) => x >= 80 && x < 82 && y >= 10 && y < 40

    const mask = smoothed(maskOf((x, y) => isCoat(x, y) || isFray(x, y) || isStrap(x, y)))

    const rows = Array.from({ length: 60 }, (_, row) => 70 + row)
    expect(new Set(rows.map((y) => at(mask, 152, y)))).toEqual(new Set([0]))
    expect(at(mask, 81, 20)).toBe(1)
    expect(at(mask, 53, 43)).toBe(1)
  })
})

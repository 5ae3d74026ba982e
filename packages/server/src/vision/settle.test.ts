import { describe, expect, it } from "vitest"
import type { Raster } from "./raster.ts"
import { settled } from "./settle.ts"

const SIDE = 120
const [GREEN, BROWN, WHITE] = [
  [40, 120, 70],
  [150, 110, 80],
  [235, 235, 230],
] as const

/** Green trousers on brown ground; between the legs is ground, and on one leg a white label. */
const isBetween = (x: number, y: number) => x >= 54 && x < 66 && y >= 60 && y < 100
const isTrousers = (x: number, y: number) =>
  x >= 30 && x < 90 && y >= 20 && y < 100 && !isBetween(x, y)
const isLabel = (x: number, y: number) => x >= 38 && x < 42 && y >= 40 && y < 44

function picture(): Raster {
  const rgb = new Uint8Array(SIDE * SIDE * 3)
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    const colour = isLabel(x, y) ? WHITE : isTrousers(x, y) ? GREEN : BROWN
    rgb.set(
      colour.map((value) => value + ((at * 7919) % 9)),
      at * 3,
    )
  }
  return { width: SIDE, height: SIDE, rgb }
}

const at = (x: number, y: number) => y * SIDE + x

describe("settled", () => {
  const likely = Float32Array.from({ length: SIDE * SIDE }, (_, index) => {
    const [x, y] = [index % SIDE, Math.floor(index / SIDE)]
    if (isBetween(x, y)) return 0.7
    return isTrousers(x, y) ? 0.95 : 0.03
  })

  it("leaves out ground between the legs, which has the colours of the ground beside", () => {
    const values = settled(picture(), likely, [])

    expect(values[at(60, 85)]).toBeLessThan(0.4)
    expect(values[at(45, 85)]).toBeGreaterThan(0.7)
  })

  it("keeps a label, whose colour is nowhere else", () => {
    expect(settled(picture(), likely, [])[at(40, 42)]).toBeGreaterThan(0.7)
  })

  it("hears other ways of cutting out where the network is unsure", () => {
    const unsure = likely.map((value) => (value > 0.9 ? 0.45 : value))
    const on = Uint8Array.from(likely, (value) => (value > 0.9 ? 1 : 0))
    const mask = { width: SIDE, height: SIDE, on }

    const [without, heard] = [[], [{ mask, counts: 1 }]].map((all) =>
      settled(picture(), unsure, all),
    )

    expect(without?.[at(45, 85)]).toBeLessThan(0.5)
    expect(heard?.[at(45, 85)]).toBeGreaterThan(0.5)
  })
})

import { describe, expect, it } from "vitest"
import { type Frame, type Look, severalLooks } from "./outfit-looks.ts"
import type { Raster } from "./raster.ts"

const GREY = 128

/** A grey picture with something green on it: left, top, width, height. */
function picture(left: number, top: number, width: number, height: number): Raster {
  const rgb = new Uint8Array(200 * 300 * 3).fill(GREY)
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) rgb.set([0, 255, 0], (y * 200 + x) * 3)
  }
  return { width: 200, height: 300, rgb }
}

/** Sees one thing besides the ground, where it is green, and remembers what it was shown. */
function greenSeer() {
  const shown: { part: Raster; frame: Frame }[] = []
  const look: Look = (part, frame) => {
    shown.push({ part, frame })
    const [width, height] = [frame.width / 2, frame.height / 2]
    const thing = Float32Array.from({ length: width * height }, (_, at) => {
      const x = Math.floor((((at % width) + 0.5) / width) * part.width)
      const y = Math.floor(((Math.floor(at / width) + 0.5) / height) * part.height)
      return part.rgb[(y * part.width + x) * 3] === GREY ? 0 : 1
    })
    const planes = [thing.map((value) => 1 - value), thing]
    const facts = Float32Array.of(0.5, shown.length === 1 ? 0.9 : 0.5)
    return Promise.resolve({ width, height, planes, presence: facts, labels: facts })
  }
  return { shown, look }
}

describe("severalLooks", () => {
  it("sees the whole, its mirror image, the whole larger, and each half of her", async () => {
    const { shown, look } = greenSeer()

    await severalLooks(picture(80, 30, 40, 240), look)

    expect(shown.map(({ frame }) => frame.width)).toEqual([192, 192, 256, 192, 192])
    const [, , , upper, lower] = shown.map(({ part }) => part)
    expect(upper?.height).toBeLessThan(160)
    expect(lower?.height).toBeLessThan(160)
    expect((upper?.width ?? 0) / (upper?.height ?? 1)).toBeCloseTo(2 / 3, 1)
  })

  it("puts what it sees in mirror images and halves back in its place", async () => {
    const { look } = greenSeer()

    const { width, planes } = await severalLooks(picture(20, 30, 40, 240), look)

    const thing = planes[1] ?? new Float32Array()
    const at = (x: number, y: number) => thing[Math.round(y * 0.48) * width + Math.round(x * 0.48)]
    for (const y of [60, 150, 240]) {
      expect(at(40, y)).toBeGreaterThan(0.9)
      expect(at(10, y)).toBeLessThan(0.1)
      expect(at(160, y)).toBeLessThan(0.1)
    }
  })

  it("looks at no halves where nobody is", async () => {
    const { shown, look } = greenSeer()

    await severalLooks(picture(0, 0, 0, 0), look)

    expect(shown).toHaveLength(3)
  })

  it("says of the picture as a whole what looks at the whole say, between their odds", async () => {
    const { look } = greenSeer()

    const { presence } = await severalLooks(picture(80, 30, 40, 240), look)

    // Odds of 9, 1 and 1 have a geometric mean of 2.08.
    expect(presence[1]).toBeCloseTo(0.675, 2)
  })
})

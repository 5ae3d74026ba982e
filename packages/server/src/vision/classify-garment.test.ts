import { describe, expect, it } from "vitest"
import { classifyGarment } from "./classify-garment.ts"
import type { Raster } from "./raster.ts"
import { NO_KIND } from "./testing/no-kind.ts"

const PICTURE: Raster = { width: 100, height: 200, rgb: new Uint8Array(100 * 200 * 3) }
const MASK = {
  width: 10,
  height: 20,
  on: Uint8Array.from({ length: 200 }, (_, index) => (index >= 55 && index < 57 ? 1 : 0)),
}

describe("classifyGarment", () => {
  it("looks at the whole picture and at the garment alone, and weighs both alike", async () => {
    const shown: (readonly [number, number])[] = []
    const answers = [
      { kinds: { ...NO_KIND, hat: 0.4, dress: 0.6 }, wearable: 0.9 },
      { kinds: { ...NO_KIND, hat: 0.9, shoes: 0.1 }, wearable: 0.4 },
    ]
    const classifier = {
      async classify({ width, height }: Raster) {
        shown.push([width, height])
        return answers[shown.length - 1] ?? { kinds: NO_KIND, wearable: 0 }
      },
    }

    const { kinds, wearable } = await classifyGarment(PICTURE, MASK, classifier)

    expect(shown).toEqual([
      [100, 200],
      [26, 22],
    ])
    expect(kinds).toEqual({ ...NO_KIND, hat: 1 })
    expect(wearable).toBeCloseTo(0.6)
  })
})

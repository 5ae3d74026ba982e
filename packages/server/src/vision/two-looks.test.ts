import { describe, expect, it } from "vitest"
import type { Raster } from "./raster.ts"
import type { Segmenter } from "./segmenter.ts"
import { jumperPhoto } from "./testing/draw-jumper.ts"
import { twoLooks } from "./two-looks.ts"

/** Marks what is green, and remembers what it was shown. */
function greenMarker() {
  const shown: Raster[] = []
  const segmenter: Segmenter = {
    odds(picture) {
      shown.push(picture)
      const odds = new Float32Array(picture.width * picture.height)
      return Promise.resolve(
        odds.map((_, at) => ((picture.rgb[at * 3] ?? 0) < 120 ? 8 / shown.length : -8)),
      )
    },
  }
  return { shown, segmenter }
}

describe("twoLooks", () => {
  it("looks again at the garment alone, and says the mean", async () => {
    const photo = jumperPhoto()
    const { shown, segmenter } = greenMarker()

    const odds = await twoLooks(photo, photo, segmenter)

    expect(shown).toHaveLength(2)
    expect(odds[75 * photo.width + 35]).toBeCloseTo(6)
    expect(odds[2 * photo.width + 2]).toBe(-8)
  })

  it("does not look again where it saw nothing", async () => {
    const { shown, segmenter } = greenMarker()
    const blank = { width: 60, height: 40, rgb: new Uint8Array(7200).fill(200) }

    await twoLooks(blank, blank, segmenter)

    expect(shown).toHaveLength(1)
  })
})

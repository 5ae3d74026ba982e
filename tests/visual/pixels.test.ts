import { PNG } from "pngjs"
import { describe, expect, it } from "vitest"
import { comparePixels } from "../../scripts/lib/visual/pixels.mjs"

const sheet = (width: number, height: number, paint?: (data: Buffer) => void) => {
  const png = new PNG({ width, height })
  png.data.fill(255)
  paint?.(png.data)
  return PNG.sync.write(png)
}

describe("comparing pixels", () => {
  it("counts each pixel that differs, however little", () => {
    const after = sheet(10, 10, (data) => data.writeUInt8(254, 0))

    expect(comparePixels(sheet(10, 10), after).share).toBe(0.01)
  })

  it("finds nothing between a picture and itself", () => {
    expect(comparePixels(sheet(4, 4), sheet(4, 4))).toMatchObject({ share: 0, patch: "" })
  })

  it("counts the part that only the larger picture has as different, either way round", () => {
    expect(comparePixels(sheet(10, 10), sheet(10, 20)).share).toBe(0.5)
    expect(comparePixels(sheet(20, 10), sheet(10, 10)).share).toBe(0.5)
  })

  it("draws a difference as large as the larger of both", () => {
    const { difference } = comparePixels(sheet(3, 9), sheet(7, 2))

    expect(PNG.sync.read(difference)).toMatchObject({ width: 7, height: 9 })
  })
})

import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { decode } from "../decode.ts"
import type { Raster } from "../raster.ts"
import { framed, painted, pixelAt } from "../testing/cloth.ts"
import { CELL, typicalCells } from "./cells.ts"
import { clothOf } from "./cloth.ts"
import { evened } from "./even-light.ts"
import { leanOf } from "./lean.ts"
import { largestRectangle } from "./rectangle.ts"
import { repeatOf } from "./repeat.ts"
import { tiled } from "./tile.ts"

const NAVY = [28, 34, 74] as const
const WHITE = [236, 234, 228] as const
const RED = [200, 30, 40] as const

/** Stripes across, each as broad as the gap to the next. */
const striped = (period: number) => (_x: number, y: number) =>
  y % period < period / 2 ? NAVY : WHITE

/** The tile of cloth as pixels. */
async function tileOf(href = ""): Promise<Raster> {
  return decode(Buffer.from(href.split(",")[1] ?? "", "base64"))
}

describe("repeatOf", () => {
  it.each([14, 23, 40])("finds stripes that repeat after %d px", (period) => {
    const { period: found, cut, unlike } = repeatOf(painted(200, 260, striped(period)), "y")

    expect(found).toBe(period)
    expect(cut % period).toBe(0)
    expect(unlike).toBeLessThan(0.05)
  })

  it("finds no period where nothing repeats", () => {
    const noise = painted(120, 120, (x, y) => [(x * x * 7 + y * y * 13 + x * y * 3) % 251, 90, 90])

    expect(repeatOf(noise, "x").period).toBe(120)
  })
})

describe("evened", () => {
  it("takes a gradient of light away and leaves the stripes", () => {
    const lit = painted(240, 240, (x, y) => {
      const light = 0.6 + (0.4 * x) / 240
      const [r, g, b] = striped(24)(x, y)
      return [r * light, g * light, b * light]
    })

    const even = evened(lit, { x: 60, y: 48 })

    const [left, right] = [pixelAt(even, 30, 42), pixelAt(even, 210, 42)]
    expect(pixelAt(lit, 210, 42)[0] - pixelAt(lit, 30, 42)[0]).toBeGreaterThan(60)
    expect(Math.abs(right[0] - left[0])).toBeLessThan(14)
    expect(left[0] - pixelAt(even, 30, 30)[0]).toBeGreaterThan(100)
  })
})

describe("typicalCells", () => {
  it("keep trims, pockets and the rim out", () => {
    const isTrim = (x: number, y: number) => x > 150 && x < 230 && y > 200 && y < 250
    const cloth = painted(360, 420, (x, y) => (isTrim(x, y) ? RED : striped(12)(x, y)))

    const cells = typicalCells(cloth, framed(360, 420, 10), { front: false, from: 0 })
    const free = (x: number, y: number) =>
      cells.free[Math.floor(y / CELL) * cells.columns + Math.floor(x / CELL)]

    expect(free(190, 225)).toBe(0)
    expect(free(15, 210)).toBe(0)
    expect(free(80, 100)).toBe(1)
  })
})

describe("largestRectangle", () => {
  it("is the largest one of free cells, and no long strip", () => {
    const rows = ["1111111111", "0000000000", "0011110000", "0011110000", "0011110000"]
    const free = Uint8Array.from(rows.join(""), Number)

    expect(largestRectangle({ columns: 10, rows: 5, free })).toEqual({
      left: 2,
      top: 2,
      width: 4,
      height: 3,
    })
  })

  it("is undefined where nothing is free", () => {
    expect(largestRectangle({ columns: 2, rows: 2, free: new Uint8Array(4) })).toBeUndefined()
  })
})

describe("tiled", () => {
  it("continues over its sides", () => {
    const slope = painted(100, 60, (x) => [x * 2, 100, 100])

    const tile = tiled(slope, { x: 80, y: 60 })

    expect(tile).toMatchObject({ width: 80, height: 60 })
    expect(Math.abs(pixelAt(tile, 0, 20)[0] - pixelAt(tile, 79, 20)[0])).toBeLessThan(8)
  })
})

describe("leanOf", () => {
  it("is how far stripes lean", () => {
    const slope = Math.tan((10 * Math.PI) / 180)
    const leaning = painted(240, 240, (x, y) => {
      const grey = 128 + 90 * Math.sin(((y - x * slope) * Math.PI) / 15)
      return [grey, grey, grey]
    })

    expect(leanOf(leaning, framed(240, 240, 4))).toBeCloseTo(10, 0)
  })
})

describe("clothOf", () => {
  const mask = framed(360, 420, 12)
  const navy = { name: "navy", hex: "#1c224a" } as const
  const hints = { pattern: "stripe", kind: "t-shirt", colour: navy } as const
  const plainNavy = { colour: "#1c224a", called: "navy" }

  it("keeps a tile of a striped garment, in even light and at a known scale", async () => {
    const photo = painted(360, 420, (x, y) => {
      const light = 0.7 + (0.3 * x) / 360
      const [r, g, b] = striped(22)(x, y)
      return [r * light, g * light, b * light]
    })

    const cloth = await clothOf(photo, mask, hints)

    expect(cloth?.tile?.garmentLength).toBe(396)
    const tile = await tileOf(cloth?.tile?.href)
    expect(tile.height % 22).toBe(0)
    const reds = [...tile.rgb].filter((_, index) => index % 3 === 0)
    expect(Math.min(...reds)).toBeLessThan(60)
    expect(Math.max(...reds)).toBeGreaterThan(170)
  })

  it("says that cloth is plain whose only changes are folds", async () => {
    const folded = painted(360, 420, (x) => {
      const light = 0.8 + 0.2 * Math.sin(x / 18)
      return [60 * light, 90 * light, 160 * light]
    })

    expect(await clothOf(folded, mask, hints)).toEqual(plainNavy)
  })

  it("cuts a picture out of plain cloth, and says where it is", async () => {
    const isPrinted = (x: number, y: number) => x > 120 && x < 240 && y > 90 && y < 150
    const photo = painted(360, 420, (x, y) => (isPrinted(x, y) ? WHITE : NAVY))

    const cloth = await clothOf(photo, mask, { ...hints, pattern: "plain" })

    expect(cloth).toMatchObject(plainNavy)
    expect(cloth?.tile).toBeUndefined()
    const { left = 0, right = 0, middle = 0, href = "" } = cloth?.motif ?? {}
    expect(left).toBeLessThan(-0.35)
    expect(right).toBeGreaterThan(0.35)
    expect(middle).toBeCloseTo((120 - 12) / 396, 1)
    const { channels } = await sharp(Buffer.from(href.split(",")[1] ?? "", "base64")).stats()
    expect(channels[3]).toMatchObject({ min: 0, max: 255 })
  })

  it("takes a trim at the neck for no picture", async () => {
    const photo = painted(360, 420, (_x, y) => (y < 30 ? WHITE : NAVY))

    expect(await clothOf(photo, mask, { ...hints, pattern: "plain" })).toEqual(plainNavy)
  })

  it("refuses a piece that is too small", async () => {
    const photo = painted(360, 420, striped(22))

    expect(await clothOf(photo, framed(360, 420, 158), hints)).toBeUndefined()
  })

  it("keeps the colour of plain cloth, and what it was called", async () => {
    const photo = painted(360, 420, () => NAVY)
    const skirt = { ...hints, pattern: "plain", kind: "skirt" } as const

    expect(await clothOf(photo, mask, skirt)).toEqual(plainNavy)
  })
})

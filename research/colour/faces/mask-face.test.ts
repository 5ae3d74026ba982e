import { describe, expect, it } from "vitest"
import { mapOf } from "../../../packages/server/src/vision/testing/map-of.ts"
import { WORN_CLASSES } from "../../../packages/server/src/vision/worn-classes.ts"
import { faceOn } from "./mask-face.ts"

const HER = [
  "...........",
  "...hhhhh...",
  "...hhhhh...",
  "...hsssh...",
  "...hsssh...",
  "...hsssh...",
  "...hsssh...",
  "....hsh....",
  "..ttttttt..",
  "..ttttttt..",
  "..ttttttt..",
]
const SCALE = 8

/** A mask of rows, with glasses over some of them. */
function maskOf(rows: readonly string[], glasses?: number) {
  const { map, width, height } = mapOf(rows, SCALE)
  const eyewear = WORN_CLASSES.indexOf("eyewear")
  const classes = map.map((value, at) => {
    const row = Math.floor(at / width / SCALE)
    return row === glasses && value === WORN_CLASSES.indexOf("skin") ? eyewear : value
  })
  return { width, height, classes }
}

describe("faceOn", () => {
  it("goes from the brows to where the face narrows, and is as wide as the skin", () => {
    const face = faceOn(maskOf(HER))

    expect(face?.whole).toMatchObject({ x: 4 * SCALE, y: 3 * SCALE, width: 3 * SCALE })
    expect((face?.whole.y ?? 0) + (face?.whole.height ?? 0)).toBeCloseTo(7 * SCALE, -1)
    expect(face?.box.y).toBeGreaterThan(3 * SCALE)
    expect(face).toMatchObject({ eyewear: 0, hat: 0 })
  })

  it("does not end at dark glasses, and says how much they cover", () => {
    const face = faceOn(maskOf(HER, 4))

    expect(face?.whole).toEqual(faceOn(maskOf(HER))?.whole)
    expect(face?.eyewear).toBeGreaterThan(0.15)
  })

  it("says how much hat is above it", () => {
    const rows = HER.map((row, index) => (index < 3 ? row.replaceAll("h", "^") : row))

    expect(faceOn(maskOf(rows))?.hat).toBeGreaterThan(0.9)
  })

  it("is not seen from behind, nor where nobody is", () => {
    const behind = HER.map((row) => row.replaceAll("s", "h"))

    expect(faceOn(maskOf(behind))).toBeUndefined()
    expect(faceOn(maskOf(HER.map(() => "...........")))).toBeUndefined()
  })
})

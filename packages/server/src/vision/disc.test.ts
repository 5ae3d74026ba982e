import { describe, expect, it } from "vitest"
import { bridged, broad } from "./disc.ts"
import { area, type Mask } from "./raster.ts"

/** A mask from rows of dots and hashes. */
function drawn(...rows: readonly string[]): Mask {
  const on = Uint8Array.from(rows.join(""), (sign) => (sign === "#" ? 1 : 0))
  return { width: rows[0]?.length ?? 0, height: rows.length, on }
}

describe("broad", () => {
  it("leaves out what is too thin for the disc", () => {
    const mask = drawn("........", ".###....", ".#######", ".###....", "........")

    expect(broad(mask, 1).on).toEqual(
      drawn("........", "..##....", ".####...", "..##....", "........").on,
    )
  })

  it("takes nothing that the frame cuts for thin", () => {
    const mask = drawn("####", "####", "....", "....")

    expect(area(broad(mask, 1))).toBe(8)
  })
})

describe("bridged", () => {
  it("closes gaps that are too narrow for the disc, and no others", () => {
    const mask = drawn("##.###...##", "##.###...##", "##.###...##", "##.###...##")

    expect(bridged(mask, 1).on).toEqual(
      drawn("######...##", "######...##", "######...##", "######...##").on,
    )
  })
})

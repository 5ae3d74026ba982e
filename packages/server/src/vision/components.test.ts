import { describe, expect, it } from "vitest"
import { tidied } from "./components.ts"
import type { Mask } from "./raster.ts"

function mask(width: number, height: number, isOn: (x: number, y: number) => boolean): Mask {
  const on = Uint8Array.from({ length: width * height }, (_, index) =>
    isOn(index % width, Math.floor(index / width)) ? 1 : 0,
  )
  return { width, height, on }
}

const within = (x: number, y: number, left: number, top: number, size: number) =>
  x >= left && x < left + size && y >= top && y < top + size

describe("tidied", () => {
  it("drops crumbs and fills pinholes", () => {
    const rough = mask(40, 30, (x, y) => {
      const garment = within(x, y, 5, 5, 20) && !within(x, y, 10, 10, 2)
      return garment || within(x, y, 32, 3, 3)
    })

    expect(tidied(rough)).toEqual({
      mask: mask(40, 30, (x, y) => within(x, y, 5, 5, 20)),
      pieces: 1,
    })
  })

  it("keeps two shoes, and the ground that a handle encloses", () => {
    const shoes = mask(40, 30, (x, y) => within(x, y, 2, 5, 12) || within(x, y, 20, 5, 14))
    const handle = mask(40, 30, (x, y) => within(x, y, 5, 5, 20) && !within(x, y, 10, 10, 10))

    expect(tidied(shoes)).toEqual({ mask: shoes, pieces: 2 })
    expect(tidied(handle)).toEqual({ mask: handle, pieces: 1 })
  })
})

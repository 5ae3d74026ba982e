import { describe, expect, it } from "vitest"
import { patchOf } from "../../scripts/lib/visual/patch.mjs"

const WIDTH = 20

/** A white sheet with dots, each at its column and row; RGBA. */
const sheet = (dots: readonly (readonly [number, number])[], rows = 100) => {
  const bytes = new Uint8Array(WIDTH * rows * 4).fill(255)
  for (const [x, y] of dots) bytes[(y * WIDTH + x) * 4] = 0
  return bytes
}

const patch = (dots: Parameters<typeof sheet>[0]) => patchOf(sheet([]), sheet(dots), WIDTH)

describe("naming a difference", () => {
  it("says nothing where nothing differs", () => {
    expect(patch([])).toBe("")
  })

  it("is the same wherever it is in the picture", () => {
    expect(
      patch([
        [1, 1],
        [3, 2],
      ]),
    ).toBe(
      patch([
        [11, 51],
        [13, 52],
      ]),
    )
  })

  it("is the same however often it is there, if rows lie between", () => {
    expect(patch([[1, 1]])).toBe(
      patch([
        [1, 1],
        [9, 40],
        [4, 80],
      ]),
    )
  })

  it("is another with other pixels", () => {
    expect(
      patch([
        [1, 1],
        [3, 2],
      ]),
    ).not.toBe(
      patch([
        [1, 1],
        [4, 2],
      ]),
    )
    expect(patch([[1, 1]])).not.toBe(patchOf(sheet([[1, 1]]), sheet([]), WIDTH))
  })

  it("reads bytes that begin anywhere", () => {
    const offset = new Uint8Array(WIDTH * 400 + 1).fill(255).subarray(1)
    offset[4] = 0

    expect(patchOf(sheet([]), offset, WIDTH)).toBe(patch([[1, 0]]))
  })
})

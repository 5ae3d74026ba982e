// @vitest-environment node
import { describe, expect, it } from "vitest"
import { type Box, indexAt, nearestBox } from "./tagPlaces.ts"

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

/** Lays tags of these widths out in lines, as the columns do. */
function laidOut(widths: readonly number[], room: number): Box[] {
  let x = 0
  let y = 0
  return widths.map((width) => {
    if (x > 0 && x + width > room) {
      x = 0
      y += 52
    }
    const placed = box(x, y, width, 44)
    x += width + 8
    return placed
  })
}

describe("indexAt", () => {
  const twoLines = [box(0, 0, 100, 44), box(108, 0, 80, 44), box(0, 52, 120, 44)]

  it.each([
    ["the first half of the first tag", { x: 20, y: 20 }, 0],
    ["the second half of the first tag", { x: 80, y: 20 }, 1],
    ["after the line's last tag", { x: 300, y: 20 }, 2],
    ["between the lines", { x: 10, y: 48 }, 2],
    ["the second line", { x: 110, y: 70 }, 3],
    ["above all", { x: 50, y: -30 }, 0],
    ["below all", { x: 5, y: 400 }, 3],
  ])("understands %s", (_, point, index) => {
    expect(indexAt(point, twoLines)).toBe(index)
  })

  it("counts from the right where lines run to the left", () => {
    const mirrored = twoLines.map(({ left, right, top }) => box(-right, top, right - left, 44))
    expect(indexAt({ x: -20, y: 20 }, mirrored, "rtl")).toBe(0)
    expect(indexAt({ x: -80, y: 20 }, mirrored, "rtl")).toBe(1)
    expect(indexAt({ x: -300, y: 20 }, mirrored, "rtl")).toBe(2)
    expect(indexAt({ x: -110, y: 70 }, mirrored, "rtl")).toBe(3)
  })

  it("is the first place if there are no tags", () => {
    expect(indexAt({ x: 5, y: 5 }, [])).toBe(0)
  })

  it("settles wherever the pointer is, however wide the dragged tag", () => {
    const others = [70, 120, 90, 150, 60, 110, 80]
    const room = 320
    for (const dragged of [50, 110, 200, 320]) {
      for (let y = -20; y < 320; y += 13) {
        for (let x = 0; x <= room; x += 11) {
          const next = (index: number) => {
            const drawn = laidOut(others.toSpliced(index, 0, dragged), room)
            return indexAt({ x, y }, drawn.toSpliced(index, 1))
          }
          for (let start = 0; start <= others.length; start += 1) {
            let index = start
            for (let turn = 0; turn <= others.length; turn += 1) index = next(index)
            expect(next(index)).toBe(index)
          }
        }
      }
    }
  })
})

describe("nearestBox", () => {
  const columns = [box(0, 0, 100, 200), box(120, 0, 100, 60), box(240, 0, 100, 200)]

  it.each([
    ["inside one", { x: 50, y: 50 }, 0],
    ["below one", { x: 170, y: 80 }, 1],
    ["beside the last", { x: 500, y: 90 }, 2],
  ])("finds the one for a point %s", (_, point, index) => {
    expect(nearestBox(point, columns)).toBe(index)
  })

  it("finds none if there are none", () => {
    expect(nearestBox({ x: 0, y: 0 }, [])).toBe(-1)
  })
})

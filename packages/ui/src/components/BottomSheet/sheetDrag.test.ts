// @vitest-environment node
import { describe, expect, it } from "vitest"
import { closesSheet, type DragSample, pulled, recent, speed } from "./sheetDrag.ts"

describe("following the finger", () => {
  it("moves down with it", () => {
    expect(pulled(0)).toBe(0)
    expect(pulled(137)).toBe(137)
  })

  it("gives way upwards by a few px, less and less", () => {
    const ways = [-10, -100, -1000].map(pulled)
    expect(ways).toEqual(ways.toSorted((a, b) => b - a))
    expect(ways.every((way) => way < 0 && way > -12)).toBe(true)
  })
})

describe("letting go", () => {
  it("closes beyond about a third of the height", () => {
    expect(closesSheet({ distance: 139, velocity: 0, height: 400 })).toBe(false)
    expect(closesSheet({ distance: 140, velocity: 0, height: 400 })).toBe(true)
  })

  it("closes after a short flick down", () => {
    expect(closesSheet({ distance: 20, velocity: 0.5, height: 400 })).toBe(true)
  })

  it("stays after a flick back up, however far it was pulled", () => {
    expect(closesSheet({ distance: 390, velocity: -0.5, height: 400 })).toBe(false)
  })

  it("stays if it was only pushed up", () => {
    expect(closesSheet({ distance: -20, velocity: 3, height: 400 })).toBe(false)
  })
})

describe("the speed of a drag", () => {
  const speedOver = (...samples: DragSample[]) => speed(samples.reduce(recent, [] as DragSample[]))

  it("is that of its last tenth of a second", () => {
    expect(speedOver({ at: 0, y: 0 }, { at: 1000, y: 300 }, { at: 1100, y: 310 })).toBe(0.1)
  })

  it("is zero before it has moved", () => {
    expect(speedOver()).toBe(0)
    expect(speedOver({ at: 5, y: 40 })).toBe(0)
    expect(speedOver({ at: 5, y: 40 }, { at: 5, y: 60 })).toBe(0)
  })
})

// @vitest-environment node
import { describe, expect, it } from "vitest"
import { positionTip, type TipPlacement } from "./tipGeometry.ts"

const SCREEN = { width: 400, height: 800 }
const CARD = { width: 200, height: 100 }
const LENGTHS = { gap: 24, margin: 16 }

function position(
  target: { x: number; y: number; width: number; height: number },
  on: TipPlacement,
) {
  return positionTip({ target, card: CARD, screen: SCREEN, pointer: 10 }, on, LENGTHS)
}

describe("positionTip", () => {
  const middle = { x: 180, y: 380, width: 40, height: 40 }

  it("stands in the middle of the wanted side, its pointer on the target's middle", () => {
    expect(position(middle, "bottom")).toEqual({ side: "bottom", x: 100, y: 444, pointer: 95 })
    expect(position(middle, "top")).toEqual({ side: "top", x: 100, y: 256, pointer: 95 })
  })

  it("turns over if there is no room", () => {
    expect(position({ ...middle, y: 10 }, "top").side).toBe("bottom")
    expect(position({ ...middle, y: 700 }, "bottom").side).toBe("top")
    expect(position({ ...middle, x: 10 }, "left").side).toBe("right")
  })

  it("goes below if neither side is wide enough", () => {
    expect(position(middle, "left").side).toBe("bottom")
  })

  it("stays on the screen, and its pointer on the card", () => {
    expect(position({ ...middle, x: 0, width: 20 }, "bottom")).toMatchObject({ x: 16, pointer: 16 })
    expect(position({ ...middle, x: 390, width: 10 }, "bottom")).toMatchObject({
      x: 184,
      pointer: 174,
    })
  })

  it("lies over a target that fills the screen", () => {
    const { x, y } = position({ x: 0, y: -100, width: 400, height: 1000 }, "bottom")
    expect(x).toBe(100)
    expect(y).toBe(684)
  })
})

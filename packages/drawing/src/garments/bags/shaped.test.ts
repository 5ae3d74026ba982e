import { parseGarment, wordsFrom } from "@stylin/garments/vocabulary"
import { expect, it, test } from "vitest"
import { bounds } from "../../core/geom.ts"
import { Z } from "../../core/layer.ts"
import { Pen } from "../../core/pen.ts"
import { makeBody } from "../../figure/body.ts"
import { drawFlat, drawLook, FIGURE_POSES } from "../../index.ts"
import { made } from "../../pieces.ts"
import { expectSound } from "../../testing/drawn.ts"

// Bags that are known by the name of their shape.

const body = makeBody()
const named = (name: string) => {
  const { kind = "crossbody_bag", colours } = parseGarment(name)
  return wordsFrom({ name, kind, colours })
}

/** The body of a bag as it is worn: its box, and its layer. */
function worn(name: string) {
  const pen = new Pen()
  const [layer] = made(named(name)).piece.worn(pen, body, {
    tucked: false,
    underJacket: false,
    underCoat: false,
    freeHand: "L",
    skin: "#d7bd96",
  })
  const [x0, y0, x1, y1] = bounds(pen.outlines)
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, width: x1 - x0, height: y1 - y0, layer }
}

test.each(["black belt bag", "tan bum bag", "fanny pack"])(
  "a %s is a small pouch at the waist, on a belt round it",
  (name) => {
    const { x, y, width, height, layer } = worn(name)
    const waist = body.T(5.5, 0)
    expect(Math.abs(y - waist[1])).toBeLessThan(16)
    expect(Math.abs(x - waist[0])).toBeLessThan(body.half.waist)
    expect(width).toBeGreaterThan(height * 1.7)
    expect(width).toBeLessThan(70)
    expect(layer?.hand).toBeUndefined()
    expect(drawFlat(named(name))).not.toBe(drawFlat(named("black crossbody bag")))
  },
)

test("a baguette is short and wide, and hangs under the arm", () => {
  const { y, width, height, layer } = worn("black baguette bag")
  expect(width).toBeGreaterThan(height * 2)
  expect(y).toBeLessThan(body.T(5, 0)[1])
  expect(layer?.z).toBeLessThan(Z.armL)
  expect(worn("black shoulder bag").y).toBeGreaterThan(y + 60)
})

test("a tote is taller than wide, of cloth or of leather", () => {
  for (const name of ["canvas tote bag", "tan leather tote bag"]) {
    const { width, height } = worn(name)
    expect(height).toBeGreaterThan(width)
  }
})

it.each(["black belt bag", "black baguette bag", "tan leather tote bag"])(
  "a %s is drawn whole, in every pose",
  (name) => {
    for (const pose of FIGURE_POSES)
      expectSound(drawLook({ figure: { pose }, garments: [named(name)] }))
    expectSound(drawFlat(named(name)))
  },
)

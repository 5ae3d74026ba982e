import { expect, it } from "vitest"
import { liftOver, type Obstacle } from "./liftOver.ts"

const HEIGHT = 844
const message = { top: 716, bottom: 764, left: 16, right: 374 }
const control = (top: number, bottom: number, more: Partial<Obstacle> = {}): Obstacle => ({
  top,
  bottom,
  left: 20,
  right: 370,
  isStuck: false,
  ...more,
})

it.each([
  ["nothing is in its way", [], 0],
  ["a control is below it", [control(780, 844)], 0],
  ["it would cover a shutter", [control(690, 762)], 82],
  ["a second control is above the first", [control(700, 748), control(640, 690)], 132],
  ["there is room between two", [control(720, 764), control(500, 600)], 52],
  ["the control is beside it", [control(700, 748, { left: 380, right: 388 })], 0],
])("rises as little as it can if %s", (_case, obstacles, lift) => {
  expect(liftOver(message, obstacles, HEIGHT)).toBe(lift)
})

it("covers no bar that is stuck where the page is full of controls", () => {
  const tiles = Array.from({ length: 20 }, (_, row) => control(row * 42, row * 42 + 40))
  expect(liftOver(message, tiles, HEIGHT)).toBe(0)
  expect(liftOver(message, [...tiles, control(708, 770, { isStuck: true })], HEIGHT)).toBe(64)
})

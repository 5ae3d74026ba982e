// @vitest-environment node
import { expect, it } from "vitest"
import { stageAt } from "./stages.ts"

it("goes from message to message", () => {
  const stages = [0, 1, 2, 3].map((passed) =>
    stageAt({ count: 4, passed, finished: true, loop: false }),
  )
  expect(stages).toEqual([0, 1, 2, 3])
})

it("stays short of the last one until the work is finished", () => {
  expect(stageAt({ count: 4, passed: 3, finished: false, loop: false })).toBe(2)
  expect(stageAt({ count: 4, passed: 99, finished: false, loop: false })).toBe(2)
  expect(stageAt({ count: 4, passed: 99, finished: true, loop: false })).toBe(3)
})

it("starts over, if told to, while the work takes longer", () => {
  const stages = [2, 3, 4, 5, 6].map((passed) =>
    stageAt({ count: 4, passed, finished: false, loop: true }),
  )
  expect(stages).toEqual([2, 0, 1, 2, 0])
  expect(stageAt({ count: 4, passed: 5, finished: true, loop: true })).toBe(3)
})

it("gives each message its time, however early the work is finished", () => {
  expect(stageAt({ count: 4, passed: 1, finished: true, loop: false })).toBe(1)
})

it("works with a single message", () => {
  expect(stageAt({ count: 1, passed: 0, finished: false, loop: false })).toBe(0)
  expect(stageAt({ count: 0, passed: 0, finished: true, loop: false })).toBe(0)
})

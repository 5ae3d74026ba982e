import { expect, it } from "vitest"
import { FirstLines } from "./first-lines.ts"

it("knows in which line each of many ids came first", () => {
  const lines = new FirstLines()
  const ids = Array.from({ length: 5000 }, (_, index) => `shop:${index}`)

  const first = ids.map((id, index) => lines.add(id, index + 2))
  const again = ids.map((id) => lines.add(id, 9999))

  expect(first.every((line) => line === undefined)).toBe(true)
  expect(again).toEqual(ids.map((_, index) => index + 2))
  expect([lines.has("shop:4999"), lines.has("shop:5000")]).toEqual([true, false])
})

it("tells ids apart that are much alike", () => {
  const lines = new FirstLines()
  const ids = Array.from({ length: 50_000 }, (_, index) => [
    `a:${index}`,
    `b:${index}`,
    `a:${index}-0`,
  ])

  const taken = ids.flat().map((id, index) => lines.add(id, index + 1))

  expect(taken.filter((line) => line !== undefined)).toEqual([])
})

import { expect, it } from "vitest"
import { remembered } from "./remembered.ts"

it("makes each answer once, and tells its keys apart", () => {
  let made = 0
  const sum = remembered((a: number, b: number) => {
    made += 1
    return a + b
  })
  expect([sum(1, 23), sum(12, 3), sum(1, 23)]).toEqual([24, 15, 24])
  expect(made).toBe(2)
})

it("forgets when it holds too many, and still answers", () => {
  let made = 0
  const double = remembered((n: number) => {
    made += 1
    return n * 2
  })
  for (let n = 0; n < 10_000; n++) double(n)
  expect(double(0)).toBe(0)
  expect(made).toBe(10_001)
})

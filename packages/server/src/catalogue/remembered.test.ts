import { expect, it, vi } from "vitest"
import { remembered } from "./remembered.ts"

it("reads a text once, and forgets what is too much to remember", () => {
  const read = vi.fn((text: string) => text.length)
  const length = remembered(read)

  expect([length("navy"), length("navy"), length("")]).toEqual([4, 4, 0])
  expect(read).toHaveBeenCalledTimes(2)

  for (let other = 0; other < 2000; other += 1) length(String(other))
  expect(length("navy")).toBe(4)
  expect(read).toHaveBeenCalledTimes(2 + 2000 + 1)
})

it("remembers nothing that is long", () => {
  const read = vi.fn((text: string) => text.length)
  const length = remembered(read)

  expect([length("x".repeat(1000)), length("x".repeat(1000))]).toEqual([1000, 1000])
  expect(read).toHaveBeenCalledTimes(2)
})

import { act, cleanup, renderHook } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { useSettled } from "./useSettled.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it("takes a value over once its key has stayed the same", () => {
  const { result, rerender } = renderHook(({ text }) => useSettled(text, text, 1000), {
    initialProps: { text: "close" },
  })
  pass(999)
  expect(result.current).toBeNull()
  pass(1)
  expect(result.current).toBe("close")

  rerender({ text: "far" })
  pass(600)
  rerender({ text: "close" })
  pass(600)
  expect(result.current).toBe("close")

  rerender({ text: "far" })
  pass(1000)
  expect(result.current).toBe("far")
})

it("is not kept waiting by values that change under the same key", () => {
  const { result, rerender } = renderHook(({ value }) => useSettled(value, "same", 1000), {
    initialProps: { value: 1 },
  })
  pass(600)
  rerender({ value: 2 })
  pass(400)
  expect(result.current).toBe(2)
})

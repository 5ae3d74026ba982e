import { cleanup, renderHook } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { useCountdown } from "./useCountdown.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function start(milliseconds: number) {
  const onEnd = vi.fn()
  const { rerender, unmount } = renderHook(
    ({ paused }) => useCountdown({ milliseconds, paused, onEnd }),
    { initialProps: { paused: false } },
  )
  return { onEnd, pause: (paused: boolean) => rerender({ paused }), unmount }
}

it("ends once, at its time", () => {
  const { onEnd } = start(4000)

  vi.advanceTimersByTime(3999)
  expect(onEnd).not.toHaveBeenCalled()

  vi.advanceTimersByTime(60_000)
  expect(onEnd).toHaveBeenCalledOnce()
})

it("keeps the remaining time while it is paused", () => {
  const { onEnd, pause } = start(4000)

  vi.advanceTimersByTime(3000)
  pause(true)
  vi.advanceTimersByTime(60_000)
  pause(false)
  vi.advanceTimersByTime(999)
  expect(onEnd).not.toHaveBeenCalled()

  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
})

it("does not start again when its owner renders again", () => {
  const { onEnd, pause } = start(4000)

  vi.advanceTimersByTime(3000)
  pause(false)
  vi.advanceTimersByTime(1000)

  expect(onEnd).toHaveBeenCalledOnce()
})

it("does nothing after its owner has unmounted", () => {
  const { onEnd, unmount } = start(4000)

  unmount()
  vi.advanceTimersByTime(60_000)

  expect(onEnd).not.toHaveBeenCalled()
})

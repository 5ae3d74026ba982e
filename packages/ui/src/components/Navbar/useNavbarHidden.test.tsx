import { act, cleanup, renderHook } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { useNavbarHidden } from "./useNavbarHidden.ts"

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame"] })
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(4000)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function scrollTo(top: number) {
  vi.spyOn(window, "scrollY", "get").mockReturnValue(top)
  act(() => {
    window.dispatchEvent(new Event("scroll"))
    vi.runAllTimers()
  })
}

it("follows the window's scrolling", () => {
  const { result } = renderHook(() => useNavbarHidden({ enabled: true }))

  scrollTo(500)
  expect(result.current).toBe(true)

  scrollTo(400)
  expect(result.current).toBe(false)
})

it("measures once a frame, however often the window fires scroll events", () => {
  const scrollHeight = vi.spyOn(document.documentElement, "scrollHeight", "get")
  renderHook(() => useNavbarHidden({ enabled: true }))

  act(() => {
    for (let event = 0; event < 20; event += 1) window.dispatchEvent(new Event("scroll"))
    vi.runAllTimers()
  })

  expect(scrollHeight).toHaveBeenCalledOnce()
})

it("never hides the bar while it is not enabled, and shows it when it is switched off", () => {
  const { result, rerender } = renderHook(useNavbarHidden, { initialProps: { enabled: true } })
  scrollTo(500)

  rerender({ enabled: false })
  expect(result.current).toBe(false)

  scrollTo(900)
  expect(result.current).toBe(false)
})

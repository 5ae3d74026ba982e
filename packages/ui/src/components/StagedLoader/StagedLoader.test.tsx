import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { StagedLoader } from "./StagedLoader.tsx"

const ONBOARDING = [
  "Processing your responses...",
  "Synthesising your preferences...",
  "Done! Let's fine-tune together",
]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const message = () => screen.getByRole("status").textContent
const stage = () => screen.getByRole<HTMLProgressElement>("progressbar").value

it("shows one message after the other, and calls back at the end", () => {
  const onDone = vi.fn()
  render(<StagedLoader messages={ONBOARDING} interval={500} doneDelay={500} onDone={onDone} />)
  expect([message(), stage()]).toEqual(["Processing your responses...", 1])

  advance(499)
  expect(message()).toBe("Processing your responses...")
  advance(1)
  expect([message(), stage()]).toEqual(["Synthesising your preferences...", 2])
  advance(500)
  expect([message(), stage()]).toEqual(["Done! Let's fine-tune together", 3])

  advance(499)
  expect(onDone).not.toHaveBeenCalled()
  advance(60_000)
  expect(onDone).toHaveBeenCalledOnce()
})

it("does not say that it is done before it is, then stays for a second", () => {
  const onDone = vi.fn()
  const props = { messages: ["Adding...", "Fetching...", "Done!"], interval: 1800, onDone }
  const { rerender } = render(<StagedLoader {...props} finished={false} />)

  advance(1800)
  advance(1800)
  advance(60_000)
  expect(message()).toBe("Fetching...")
  expect(onDone).not.toHaveBeenCalled()

  rerender(<StagedLoader {...props} finished />)
  expect(message()).toBe("Done!")
  advance(999)
  expect(onDone).not.toHaveBeenCalled()
  advance(1)
  expect(onDone).toHaveBeenCalledOnce()
})

it("starts over while the work takes longer, and ends as soon as it is done", () => {
  const onDone = vi.fn()
  const props = { messages: ["Adding...", "Fetching...", "Done!"], interval: 1800, onDone }
  const { rerender } = render(<StagedLoader {...props} finished={false} loop />)

  advance(1800)
  expect(message()).toBe("Fetching...")
  advance(1800)
  expect(message()).toBe("Adding...")
  advance(1800)
  expect(message()).toBe("Fetching...")

  rerender(<StagedLoader {...props} finished loop />)
  expect(message()).toBe("Done!")
  advance(1000)
  expect(onDone).toHaveBeenCalledOnce()
})

it("leaves the timing to a caller that sets the message", () => {
  const onDone = vi.fn()
  render(<StagedLoader messages={ONBOARDING} current={1} onDone={onDone} />)

  advance(60_000)

  expect(message()).toBe("Synthesising your preferences...")
  expect(onDone).not.toHaveBeenCalled()
})

it("does nothing after it has unmounted", () => {
  const onDone = vi.fn()
  const { unmount } = render(<StagedLoader messages={ONBOARDING} onDone={onDone} />)

  unmount()
  advance(60_000)

  expect(onDone).not.toHaveBeenCalled()
})

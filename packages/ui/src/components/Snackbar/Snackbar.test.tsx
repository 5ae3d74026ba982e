import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { Snackbar } from "./Snackbar.tsx"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

it("disappears after four seconds", () => {
  const onDismiss = vi.fn()
  render(<Snackbar text="Preferences saved" onDismiss={onDismiss} />)

  advance(3999)
  expect(onDismiss).not.toHaveBeenCalled()

  advance(1)
  expect(onDismiss).toHaveBeenCalledOnce()
})

it("stays as long as `timeout` says", () => {
  const onDismiss = vi.fn()
  render(<Snackbar text="Item deleted successfully" timeout={100} onDismiss={onDismiss} />)

  advance(100)

  expect(onDismiss).toHaveBeenCalledOnce()
})

it.each([
  ["the pointer rests on it", fireEvent.pointerEnter, fireEvent.pointerLeave],
  ["it has focus", fireEvent.focus, fireEvent.blur],
])("waits while %s", (_, begin, end) => {
  const onDismiss = vi.fn()
  render(<Snackbar text="Preferences saved" onDismiss={onDismiss} />)

  advance(3000)
  begin(screen.getByRole("button"))
  advance(60_000)
  expect(onDismiss).not.toHaveBeenCalled()

  end(screen.getByRole("button"))
  advance(1000)
  expect(onDismiss).toHaveBeenCalledOnce()
})

it("gives a second message its full time, even if both say the same", () => {
  const onDismiss = vi.fn()
  const { rerender } = render(<Snackbar text="one" onDismiss={onDismiss} />)
  advance(3000)
  rerender(<Snackbar text="two" onDismiss={onDismiss} />)
  advance(3000)
  rerender(<Snackbar text="two" messageId={2} onDismiss={onDismiss} />)
  advance(3999)
  expect(onDismiss).not.toHaveBeenCalled()

  advance(1)

  expect(onDismiss).toHaveBeenCalledOnce()
})

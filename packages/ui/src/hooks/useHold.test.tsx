import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { HOLD_MS, useHold } from "./useHold.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Held({ onHold, onClick }: { onHold: () => void; onClick: () => void }) {
  return (
    <div {...useHold(onHold, "[data-held]")}>
      <button type="button" data-held onClick={onClick}>
        Picture
      </button>
      <button type="button">More</button>
    </div>
  )
}

function show() {
  const onHold = vi.fn()
  const onClick = vi.fn()
  render(<Held onHold={onHold} onClick={onClick} />)
  const down = (name: string) =>
    fireEvent.pointerDown(screen.getByRole("button", { name }), { isPrimary: true, button: 0 })
  return { onHold, onClick, down, picture: screen.getByRole("button", { name: "Picture" }) }
}

it("notices a press that is held, and swallows the click after it, once", () => {
  const { onHold, onClick, down, picture } = show()
  down("Picture")
  vi.advanceTimersByTime(HOLD_MS)
  expect(onHold).toHaveBeenCalledOnce()
  fireEvent.pointerUp(picture)
  fireEvent.click(picture)
  expect(onClick).not.toHaveBeenCalled()
  fireEvent.click(picture)
  expect(onClick).toHaveBeenCalledOnce()
})

it.each([
  ["ends early", (picture: HTMLElement) => fireEvent.pointerUp(picture)],
  ["becomes a scroll", (picture: HTMLElement) => fireEvent.pointerCancel(picture)],
  ["strays", (picture: HTMLElement) => fireEvent.pointerMove(picture, { clientX: 40 })],
])("leaves alone a press that %s", (_what, act) => {
  const { onHold, onClick, down, picture } = show()
  down("Picture")
  act(picture)
  vi.advanceTimersByTime(HOLD_MS)
  fireEvent.click(picture)
  expect(onHold).not.toHaveBeenCalled()
  expect(onClick).toHaveBeenCalledOnce()
})

it("notices only what may be held", () => {
  const { onHold, down } = show()
  down("More")
  vi.advanceTimersByTime(HOLD_MS)
  expect(onHold).not.toHaveBeenCalled()
})

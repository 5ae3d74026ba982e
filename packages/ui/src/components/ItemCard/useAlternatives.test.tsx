import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { StrictMode } from "react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { ALTERNATIVE_DELAY, ItemCard, type ItemCardProps } from "./ItemCard.tsx"
import type { ItemCardItem } from "./itemFacts.ts"

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const item = (name: string): ItemCardItem => ({ image: undefined, name })

const card = (props: Partial<ItemCardProps>) => (
  <StrictMode>
    <ItemCard {...item("Jumper")} alternatives={[item("Coat"), item("Cape")]} {...props} />
  </StrictMode>
)

const press = () => fireEvent.click(screen.getByRole("button"))
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

it("shows the next alternative after its delay, and only one for presses in between", () => {
  render(card({}))
  press()
  press()
  wait(ALTERNATIVE_DELAY - 1)
  expect(screen.getByText("Jumper")).toBeDefined()
  wait(1)
  expect(screen.getByText("Coat")).toBeDefined()
  wait(ALTERNATIVE_DELAY)
  expect(screen.getByText("Coat")).toBeDefined()
})

it("shows and reports the current alternative if they change during the delay", () => {
  const onAlternative = vi.fn()
  const { rerender } = render(card({}))
  press()
  rerender(card({ alternatives: [item("Parka")], onAlternative }))
  wait(ALTERNATIVE_DELAY)
  expect(screen.getByText("Parka")).toBeDefined()
  expect(onAlternative).toHaveBeenCalledExactlyOnceWith({ item: item("Parka"), index: 1 })
})

it("continues from an existing item when fewer alternatives are left than were seen", () => {
  const onAlternative = vi.fn()
  const { rerender } = render(card({ onAlternative }))
  for (const _ of [1, 2]) {
    press()
    wait(ALTERNATIVE_DELAY)
  }
  expect(screen.getByText("Cape")).toBeDefined()
  rerender(card({ alternatives: [item("Parka")], onAlternative }))
  expect(screen.getByText("Jumper")).toBeDefined()
  press()
  wait(ALTERNATIVE_DELAY)
  expect(onAlternative).toHaveBeenLastCalledWith({ item: item("Parka"), index: 1 })
})

it("reports nothing after the card has unmounted", () => {
  const onAlternative = vi.fn()
  const { unmount } = render(card({ onAlternative }))
  press()
  unmount()
  wait(ALTERNATIVE_DELAY)
  expect(onAlternative).not.toHaveBeenCalled()
})

it("shows what it is told to, once it is told", () => {
  const onAlternative = vi.fn()
  const { rerender } = render(card({ shown: 0, onAlternative }))
  press()
  wait(ALTERNATIVE_DELAY)
  expect(onAlternative).toHaveBeenLastCalledWith({ item: item("Coat"), index: 1 })
  expect(screen.getByText("Jumper")).toBeDefined()
  rerender(card({ shown: 1, onAlternative }))
  expect(screen.getByText("Coat")).toBeDefined()
})

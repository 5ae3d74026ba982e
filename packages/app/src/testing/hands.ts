import { act, fireEvent, screen } from "@testing-library/react"
import { expect } from "vitest"

// Each act is awaited, so that its effects have happened before the test goes on.

async function click(element: HTMLElement): Promise<void> {
  await act(async () => {
    fireEvent.click(element)
  })
}

/** Presses the button of this name. */
export function press(name: string | RegExp): Promise<void> {
  return click(screen.getByRole("button", { name }))
}

/** Follows the link of this name. */
export function follow(name: string): Promise<void> {
  return click(screen.getByRole("link", { name }))
}

/** Ticks or chooses what has this label; of several, the last. */
export async function choose(label: string): Promise<void> {
  const element = screen.getAllByLabelText(label).at(-1)
  if (element) await click(element)
}

/** Types a text into the field of this label, replacing its value. */
export async function enter(label: string, value: string): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  })
}

/** Waits for a screen by its heading. */
export async function arriveAt(name: string | RegExp): Promise<void> {
  await screen.findByRole("heading", { level: 1, name })
}

/** Expects the field of this label to be marked invalid, to have focus, and to show the reason. */
export function expectBlamed(label: string): void {
  const field = screen.getByLabelText(label)
  expect(field.ariaInvalid).toBe("true")
  expect(document.activeElement).toBe(field)
  const reasons = field.getAttribute("aria-describedby")?.split(" ") ?? []
  expect(reasons.map((id) => document.getElementById(id)?.textContent).join("")).not.toBe("")
}

import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { useFocusAfterRemoval } from "./useFocusAfterRemoval.ts"

afterEach(cleanup)

function List({ items }: { items: readonly string[] }) {
  return (
    <>
      <ul aria-label="things" {...useFocusAfterRemoval(items)}>
        {items.map((item) => (
          <li key={item}>
            <button type="button">{item}</button>
          </li>
        ))}
      </ul>
      <button type="button">elsewhere</button>
    </>
  )
}

const focus = (name: string) => screen.getByRole("button", { name }).focus()
const focused = () => document.activeElement?.textContent

it("moves focus to the next item, and from the last to the one before", () => {
  const { rerender } = render(<List items={["a", "b", "c"]} />)
  focus("b")

  rerender(<List items={["a", "c"]} />)
  expect(focused()).toBe("c")

  rerender(<List items={["a"]} />)
  expect(focused()).toBe("a")
})

it("moves focus to the list when nothing is left in it", () => {
  const { rerender } = render(<List items={["a"]} />)
  focus("a")

  rerender(<List items={[]} />)

  expect(document.activeElement).toBe(screen.getByRole("list"))
})

it("leaves focus alone if it has moved elsewhere", () => {
  const { rerender } = render(<List items={["a", "b"]} />)
  focus("a")
  focus("elsewhere")

  rerender(<List items={["b"]} />)

  expect(focused()).toBe("elsewhere")
})

it("leaves focus alone when another item is removed", () => {
  const { rerender } = render(<List items={["a", "b", "c"]} />)
  focus("a")

  rerender(<List items={["a", "c"]} />)

  expect(focused()).toBe("a")
})

function Frozen({ items }: { items: readonly string[] }) {
  return (
    <ul {...useFocusAfterRemoval(items)}>
      {items.map((item) => (
        <li key={item}>
          <button type="button" disabled={item === "frozen"}>
            {item}
          </button>
        </li>
      ))}
    </ul>
  )
}

it("moves focus to the list if the successor takes none, and ignores later dialogs", () => {
  const { rerender } = render(<Frozen items={["a", "frozen"]} />)
  focus("a")
  rerender(<Frozen items={["frozen"]} />)
  expect(document.activeElement).toBe(screen.getByRole("list"))

  screen.getByRole("list").blur()
  fireEvent(document, new Event("close"))
  expect(document.activeElement).toBe(document.body)
})

it("waits for the dialog that asked", () => {
  const asked = document.createElement("dialog")
  asked.open = true
  const confirm = asked.appendChild(document.createElement("button"))
  document.body.append(asked)
  const { rerender } = render(<List items={["a", "b"]} />)
  focus("a")
  confirm.focus()
  // Everything behind a modal dialog is inert, which jsdom does not implement.
  const behind = screen.getByRole("button", { name: "b" })
  const take = behind.focus.bind(behind)
  let isOpen = true
  behind.focus = () => {
    if (!isOpen) take()
  }

  rerender(<List items={["b"]} />)
  expect(document.activeElement).toBe(confirm)

  isOpen = false
  asked.remove()
  fireEvent(document, new Event("close"))
  expect(focused()).toBe("b")
})

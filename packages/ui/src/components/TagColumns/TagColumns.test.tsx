import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { TagColumns } from "./TagColumns.tsx"

afterEach(cleanup)

// The stories show and assert what can be seen; these tests are about what is left behind.
it("consumes the Escape that closes a tag's choices, so that a surrounding dialog stays open", () => {
  const columns = [{ id: "love", title: "I love", tags: ["Denim"] }]
  render(<TagColumns columns={columns} onMove={() => undefined} />)
  const tag = screen.getByRole("button", { name: "Denim" })
  fireEvent.click(tag)

  expect(fireEvent.keyDown(tag, { key: "Escape" })).toBe(false)
  expect(tag.getAttribute("aria-expanded")).toBe("false")
  expect(fireEvent.keyDown(tag, { key: "Escape" })).toBe(true)
})

it("releases the page's keys when it unmounts, even with a tag picked up", async () => {
  const onMove = vi.fn<() => void>()
  const columns = [
    { id: "love", title: "I love", tags: ["Denim", "Prints"] },
    { id: "avoid", title: "I avoid", tags: [] },
  ]
  const { unmount } = render(<TagColumns columns={columns} onMove={onMove} />)
  await act(async () => {
    fireEvent.keyDown(screen.getByRole("button", { name: "Denim" }), { code: "Space" })
  })
  await screen.findByText(/^Denim picked up/)
  // The sensor only takes keys from the next task on.
  await waitFor(() => expect(fireEvent.keyDown(document, { code: "ArrowRight" })).toBe(false))

  unmount()

  expect(fireEvent.keyDown(document, { code: "ArrowRight" })).toBe(true)
  expect(fireEvent.keyDown(document, { code: "Space" })).toBe(true)
  expect(onMove).not.toHaveBeenCalled()
})

import { act, fireEvent, render, screen } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Picture } from "./Picture.tsx"

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)

/** A server-rendered picture that the browser has finished with before React hydrates it. */
async function comeAlive(decode: () => Promise<void>) {
  const container = document.createElement("div")
  container.innerHTML = renderToString(<Picture src="a.svg" alt="A coat" />)
  const image = container.querySelector("img")
  if (image) Object.assign(Object.defineProperty(image, "complete", { value: true }), { decode })
  await act(async () => {
    hydrateRoot(container, <Picture src="a.svg" alt="A coat" />)
  })
  return container
}

it("drops a picture that failed before hydration", async () => {
  const page = await comeAlive(() => Promise.reject(new DOMException("", "EncodingError")))
  expect(page.querySelector("img")).toBeNull()
})

it("keeps a valid picture that has no intrinsic size", async () => {
  const page = await comeAlive(() => Promise.resolve())
  expect(page.querySelector("img")?.alt).toBe("A coat")
})

describe("a picture that fails", () => {
  const fail = () => fireEvent.error(screen.getByRole("img"))
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it("is asked for again, ever later, and in the end no more", async () => {
    render(<Picture src="a.svg" alt="A coat" />)
    for (const soon of [3_000, 12_000, 48_000]) {
      fail()
      await wait(soon - 1)
      expect(screen.queryByRole("img")).toBeNull()
      await wait(1)
    }
    fail()
    await wait(600_000)
    expect(screen.queryByRole("img")).toBeNull()
  })

  it("starts afresh with a new address", async () => {
    const { rerender } = render(<Picture src="a.svg" alt="A coat" />)
    fail()
    await wait(3_000)
    fail()
    rerender(<Picture src="b.svg" alt="A coat" />)
    fail()
    await wait(3_000)
    expect(screen.getByRole("img").getAttribute("src")).toBe("b.svg")
  })
})

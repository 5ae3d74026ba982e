import { act } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { expect, it, vi } from "vitest"
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

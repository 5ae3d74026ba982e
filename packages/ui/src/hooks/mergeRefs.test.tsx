import { cleanup, render } from "@testing-library/react"
import { createRef } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { mergeRefs } from "./mergeRefs.ts"

afterEach(cleanup)

it("sets refs of every kind to the element, and clears them", () => {
  const object = createRef<HTMLElement>()
  const callback = vi.fn<(element: HTMLElement | null) => void>()
  const { container, unmount } = render(<p ref={mergeRefs(object, callback, undefined, null)} />)
  const element = container.querySelector("p")
  expect(object.current).toBe(element)
  expect(callback).toHaveBeenLastCalledWith(element)

  unmount()

  expect(object.current).toBeNull()
  expect(callback).toHaveBeenLastCalledWith(null)
  expect(callback).toHaveBeenCalledTimes(2)
})

it("runs the clean-up of a ref that has one, instead of calling it with null", () => {
  const forget = vi.fn<() => void>()
  const ref = vi.fn<(element: HTMLElement | null) => () => void>(() => forget)
  const { unmount } = render(<p ref={mergeRefs(ref)} />)

  unmount()

  expect(forget).toHaveBeenCalledOnce()
  expect(ref).toHaveBeenCalledOnce()
})

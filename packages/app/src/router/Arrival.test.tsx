import { cleanup, render } from "@testing-library/react"
import { afterEach, expect, it, onTestFinished, vi } from "vitest"
import { fakeBrowser } from "../testing/browser.ts"
import { Arrival } from "./Arrival.tsx"
import { startHistory } from "./history.ts"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it("leaves a page that was just opened where it is, and scrolls the screens after it to their top", () => {
  const { scrolledTo } = fakeBrowser()
  onTestFinished(startHistory())
  render(<Arrival title="Feed" />)
  expect(scrolledTo).toEqual([])
  cleanup()
  render(<Arrival title="Look" />)
  expect(scrolledTo).toEqual([0])
})

it("moves the focus to every screen but the first, each time that the app is opened", () => {
  fakeBrowser()
  const focusedAfter = (title: string) => {
    cleanup()
    render(
      <main>
        <h1>{title}</h1>
        <Arrival title={title} />
      </main>,
    )
    return document.activeElement?.tagName
  }

  onTestFinished(startHistory())
  expect(focusedAfter("Feed")).toBe("BODY")
  expect(focusedAfter("Look")).toBe("H1")

  onTestFinished(startHistory())
  expect(focusedAfter("Plan")).toBe("BODY")
})

import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { Profiler } from "react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { endSession } from "../state/auth.ts"
import { fakeBrowser } from "../testing/browser.ts"
import { fakeCalls } from "../testing/fakeCalls.ts"
import { sampleLook, sampleLooks } from "../testing/samples.ts"
import { LookView } from "./LookView.tsx"

beforeEach(() => {
  endSession()
  fakeBrowser()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it("renders a look anew only when its own heart changes", async () => {
  fakeCalls({ addFavourite: () => ({ ok: true }) })
  const renders = new Map<string, number>()
  render(
    sampleLooks(3).map((look) => (
      <Profiler
        key={look.look_id}
        id={look.look_id}
        onRender={(id) => void renders.set(id, (renders.get(id) ?? 0) + 1)}
      >
        <LookView look={look} />
      </Profiler>
    )),
  )
  expect([...renders.values()]).toEqual([1, 1, 1])
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: /Look 2/, pressed: false }))
  })
  expect([renders.get("1"), renders.get("3")]).toEqual([1, 1])
  expect(screen.getByRole("button", { name: /Look 2/, pressed: true })).toBeDefined()
})

it("says why, and links out to what can be bought", () => {
  render(
    <LookView
      look={sampleLook("1", {
        rec_description: {
          title: "Quiet linen",
          paragraphs: [{ label: "Color Type", text: "Sand suits a soft autumn." }],
        },
        clothes: sampleLook("1").clothes.map((slot) =>
          slot.map((item) => ({ ...item, image_path: "https://shop.example/shirt" })),
        ),
      })}
    />,
  )
  expect(screen.getByText("Sand suits a soft autumn.")).toBeDefined()
  const link = screen.getByRole("link", { name: /Linen shirt/ })
  expect(link.getAttribute("href")).toBe("https://shop.example/shirt")
  expect(link.getAttribute("rel")).toBe("sponsored noopener noreferrer")
})

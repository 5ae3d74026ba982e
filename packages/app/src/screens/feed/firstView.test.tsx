// The app keeps what the feed shows first, and the page paints it before any script has loaded: the
// two are written apart.
import { runInNewContext } from "node:vm"
import { screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { PAINT_FIRST_VIEW } from "../../start/paintFirstView.ts"
import { dismissed } from "../../state/looks/dismissed.ts"
import { endSession } from "../../state/session/auth.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp, reloadApp } from "../../testing/openApp.tsx"
import { sampleLooks } from "../../testing/samples.ts"

const kept = () => localStorage.getItem("first-view")

beforeEach(async () => {
  beMember()
  dismissed.ids = []
  fakeCalls({ getFeed: () => sampleLooks(4), updateImpressions: () => ({ ok: true }) })
  await openApp("/feed")
  await screen.findByRole("heading", { name: "Look 1" })
  await expect.poll(kept).toMatch("Look 1")
  leave()
})

/** Keeps at once what would be kept in a moment. */
function leave(): void {
  window.dispatchEvent(new Event("pagehide"))
}

/** Runs the page's lines of script as on her next visit, and returns what they have painted. */
function paintAt(path: string): Element {
  // Only a document that is shown has style sheets.
  const page = document.body.appendChild(document.createElement("iframe")).contentDocument
  if (!page) throw new Error("The frame has no document.")
  page.body.innerHTML = '<div id="root">A splash screen</div>'
  const location = { pathname: path, search: "" }
  runInNewContext(PAINT_FIRST_VIEW, { localStorage, location, history, document: page })
  return page.body
}

it.each(["/feed", "/"])("is painted at %s, for nobody to use yet", (path) => {
  const painted = paintAt(path)
  expect(painted.textContent).toContain("Styled for you")
  expect(painted.textContent).toContain("Look 1")
  expect(painted.textContent).not.toContain("A splash screen")
  expect(painted.querySelector("[data-first-view]")).toHaveProperty("inert", true)
  expect(location.pathname).toBe("/feed")
  const [rules] = painted.querySelector("style")?.sheet?.cssRules ?? []
  const names = [...(painted.querySelector("header")?.classList ?? [])]
  expect(names.filter((name) => rules?.cssText.includes(`.${name}`))).not.toEqual([])
})

it("is painted nowhere else, for no guest, and not once another look comes first", async () => {
  expect(paintAt("/wardrobe").textContent).toContain("A splash screen")
  const view = kept() ?? ""
  await press("Show the next looks")
  leave()
  localStorage.setItem("first-view", view)
  expect(paintAt("/feed").textContent).toContain("A splash screen")
  endSession()
  expect(kept()).toBe(null)
  localStorage.setItem("first-view", "{")
  localStorage.setItem("token", "t")
  expect(paintAt("/feed").textContent).toContain("A splash screen")
})

it("stays as it is kept where the same look comes first, until she leaves", async () => {
  const before = (kept() ?? "").replace("Look 1", "Look one")
  localStorage.setItem("first-view", before)
  await reloadApp(() => undefined)
  await screen.findByRole("heading", { name: "Look 1" })
  await screen.findByRole("button", { name: "Show the next looks" })
  expect(kept()).toBe(before)

  vi.spyOn(document, "hidden", "get").mockReturnValue(true)
  document.dispatchEvent(new Event("visibilitychange"))
  expect(kept()).toContain("Look 1")
})

it("is not kept while the first look is not for her", async () => {
  dismissed.ids = ["1"]
  await expect.poll(kept).toBe(null)
})

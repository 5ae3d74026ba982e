import { act, fireEvent, screen, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { loadWardrobe } from "../../../state/wardrobe/wardrobe.ts"
import { fakeCalls } from "../../../testing/fakeCalls.ts"
import { press } from "../../../testing/hands.ts"
import { beMember } from "../../../testing/member.ts"
import { openApp, reloadApp } from "../../../testing/openApp.tsx"
import { sampleItem, unreachable } from "../../../testing/samples.ts"

const KINDS = ["jumper", "shirt", "wrap_dress", "parka", "cardigan"] as const
const CLOSET = Array.from({ length: 10 }, (_, at) => ({
  ...sampleItem(String(at), "upper_body"),
  kind: KINDS[at % KINDS.length],
  colours: [at < 5 ? "navy" : "red"],
}))
const working: Parameters<typeof fakeCalls>[0] = {
  getWardrobe: () => CLOSET,
  getPending: () => [],
  getSelfieStatus: () => ({ selfie_assessed: true }),
  unlockLooks: () => ({ outcome: "nothing-unlocks", text: "No piece yet." }),
}
const search = () => screen.getByLabelText<HTMLInputElement>("Search your wardrobe")
const type = (value: string) =>
  act(async () => void fireEvent.change(search(), { target: { value } }))
const shown = () => screen.queryAllByRole("article").length

beforeEach(beMember)

async function openWardrobe(query = "") {
  await openApp(`/wardrobe${query}`)
  await screen.findAllByText("Item 0")
}

it("finds her clothes by words, says how many, and shows all again", async () => {
  fakeCalls(working)
  await openWardrobe()
  await press("Search and filter")
  expect(document.activeElement).toBe(search())
  await type("jumpers")
  expect(shown()).toBe(2)
  screen.getByText("2 of 10 items")
  expect(location.search).toBe("?q=jumpers")
  await press("Show all")
  expect(shown()).toBe(10)
  expect(location.search).toBe("")
})

it("finds offline what was loaded before", async () => {
  fakeCalls(working)
  await loadWardrobe()
  fakeCalls({ ...working, getWardrobe: unreachable })
  await openWardrobe()
  await press("Search and filter")
  await type("dress")
  expect(shown()).toBe(2)
})

it("filters and sorts from a sheet that offers only what she owns", async () => {
  fakeCalls(working)
  await openWardrobe()
  await press("Search and filter")
  await press("Filter")
  const sheet = within(screen.getByRole("dialog", { name: "Filter and sort" }))
  const offered = (name: string) =>
    within(sheet.getByLabelText(name))
      .getAllByRole("option")
      .map((one) => one.textContent)
  expect(offered("Colour")).toEqual(["Any colour", "Blue (5)", "Red (5)"])
  const choose = (name: string, value: string) =>
    act(async () => void fireEvent.change(sheet.getByLabelText(name), { target: { value } }))
  await choose("Colour", "red")
  await choose("Order", "newest")
  await press("Show 5 items")
  expect(shown()).toBe(5)
  screen.getByRole("heading", { name: "Newest first" })
  screen.getByRole("button", { name: "Filter · 1" })
  expect(location.search).toBe("?colour=red&sort=newest")
})

it("shows the same after a reload", async () => {
  fakeCalls(working)
  await openWardrobe("?q=item&colour=blue")
  expect(shown()).toBe(5)
  await reloadApp(() => {})
  await screen.findByText("Item 0")
  expect(search().value).toBe("item")
  expect(shown()).toBe(5)
})

it("says so where nothing fits, and leads back to all of it", async () => {
  fakeCalls(working)
  await openApp("/wardrobe?q=submarine")
  await screen.findByText("Nothing like that here")
  await act(async () => screen.getAllByRole("button", { name: "Show all" })[0]?.click())
  expect(shown()).toBe(10)
})

it("is not offered for a handful of clothes", async () => {
  fakeCalls({ ...working, getWardrobe: () => CLOSET.slice(0, 8) })
  await openWardrobe()
  expect(screen.queryByRole("button", { name: "Search and filter" })).toBeNull()
})

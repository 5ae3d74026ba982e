import { act, fireEvent, screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { exportZip, sampleExport } from "../../testing/exports.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { unreachable } from "../../testing/samples.ts"

const data = sampleExport(3)
const WORKS: Parameters<typeof fakeCalls>[0] = {
  importPhotos: ({ query }) => query.ids.split(",").map((id) => ({ id, kept_as: id })),
  importUser: () => ({ items: [] }),
  updateOwnItems: () => ({ ok: true }),
  getWardrobe: () => data.wardrobe,
  getFavourites: () => data.favourites,
  getPending: () => [],
}

beforeEach(() => {
  beMember()
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

async function choose(file: Blob): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText("A file to import"), { target: { files: [file] } })
  })
}

it("shows what an export holds before it is taken, and goes on after a failure", async () => {
  fakeCalls({ ...WORKS, importPhotos: unreachable })
  await openApp("/wardrobe/import")
  await arriveAt("Import from a file")
  await choose(new Blob(["no ZIP"]))
  await screen.findByText("This file is not whole. Please download it again.")
  await choose(await exportZip(data))
  await screen.findByText("Downloaded on 20 November 2026")
  expect(screen.getByText("Items of your wardrobe").nextElementSibling?.textContent).toBe("3")
  await press("Import all of it")
  await screen.findByText("We could not be reached. Please try again.")
  const calls = fakeCalls(WORKS)
  await press("Try again")
  await screen.findByText("3 items are in your wardrobe, with all else that the file held.")
  expect(calls.filter(({ name }) => name === "importUser").length).toBeGreaterThan(2)
  await press("See your wardrobe")
  await arriveAt("Wardrobe")
})

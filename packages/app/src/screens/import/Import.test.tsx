import type { BroughtImport } from "@stylin/api/contract"
import { act, fireEvent, screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { dismissSnackbar } from "../../state/shell/snackbar.ts"
import { loadWardrobe, wardrobe } from "../../state/wardrobe/wardrobe.ts"
import { removeWithUndo } from "../../state/wearing/severalWithUndo.ts"
import { WARDROWBE_ITEMS, zipOf } from "../../testing/closets.ts"
import { exportZip, sampleExport } from "../../testing/exports.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { arriveAt, press } from "../../testing/hands.ts"
import { beMember } from "../../testing/member.ts"
import { openApp } from "../../testing/openApp.tsx"
import { unreachable } from "../../testing/samples.ts"

const data = sampleExport(3)
const WORKS: Parameters<typeof fakeCalls>[0] = {
  importPhotos: ({ query }) => query.ids.split(",").map((id) => ({ id, kept_as: id })),
  importUser: ({ body }) => {
    const items = (body.wardrobe ?? []).map(({ item_id: id }) => ({ id, kept_as: id }))
    return { items, added: items.length }
  },
  updateOwnItems: () => ({ ok: true }),
  getWardrobe: () => data.wardrobe,
  getFavourites: () => data.favourites,
  getPending: () => [],
  getImports: () => [],
}

beforeEach(() => {
  beMember()
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

async function choose(file: File): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText("A file to import"), { target: { files: [file] } })
  })
}

it("shows what an export holds before it is taken, and goes on after a failure", async () => {
  fakeCalls({ ...WORKS, importPhotos: unreachable })
  await openApp("/wardrobe/import")
  await arriveAt("Import from a file")
  await choose(new File(["no ZIP"], "a.zip"))
  await screen.findByText("This file is incomplete. Please download it again.")
  await choose(await exportZip(data))
  await screen.findByText("Downloaded on 20 November 2026")
  expect(screen.getByText("Items of your wardrobe").nextElementSibling?.textContent).toBe("3")
  await press("Import all of it")
  await screen.findByText("We could not be reached. Please try again.")
  const calls = fakeCalls(WORKS)
  await press("Try again")
  await screen.findByText("3 items are in your wardrobe, with everything else from the file.")
  expect(calls.filter(({ name }) => name === "importUser").length).toBeGreaterThan(2)
  await press("See your wardrobe")
  await arriveAt("Wardrobe")
})

it("tells first what she has just deleted, which the file may bring back", async () => {
  const calls = fakeCalls({ ...WORKS, removeFromWardrobe: () => ({ ok: true }) })
  await openApp("/wardrobe/import")
  removeWithUndo(data.wardrobe.slice(0, 1))
  await choose(await exportZip(data))
  await screen.findByText("Downloaded on 20 November 2026")
  await press("Import all of it")
  await screen.findByText(/^3 items are in your wardrobe/)
  const names = calls.map(({ name }) => name)
  expect(names.indexOf("removeFromWardrobe")).toBeGreaterThan(-1)
  expect(names.indexOf("removeFromWardrobe")).toBeLessThan(names.indexOf("importUser"))
})

const BROUGHT: BroughtImport = {
  import_id: "first",
  source: "stylin-export-2026-11-20.zip",
  made_at: "2026-11-21T09:00:00.000Z",
  items: ["item-0", "item-1"],
  touched_items: ["item-1"],
  outfits: 1,
  plans: 0,
  trips: 0,
  wishes: 1,
  touched_others: 0,
}

it("takes an import back but for what she has used since, and undoes that", async () => {
  const calls = fakeCalls({
    ...WORKS,
    getImports: () => [BROUGHT],
    takeImportBack: () => ({ ok: true as const }),
  })
  await openApp("/wardrobe/import")
  await act(() => loadWardrobe())
  await screen.findByText("21 November 2026, 2 pieces, 1 outfit and 1 piece of your wishlist")
  const takeBack = async () => {
    await press(`Take this import back: ${BROUGHT.source}`)
    screen.getByText(/You have changed or used 1 piece since/)
    await press("Take it back")
  }
  const ids = () => wardrobe.items.map(({ item_id }) => item_id)

  await takeBack()
  expect(ids()).toEqual(["item-1", "item-2"])
  expect(screen.queryByText("What you have imported")).toBeNull()
  await press("Undo")
  expect(ids()).toEqual(["item-0", "item-1", "item-2"])

  await takeBack()
  // Another load in between does not bring it back.
  await act(() => loadWardrobe())
  expect(ids()).toEqual(["item-1", "item-2"])
  const told = () => calls.flatMap(({ name, input }) => (name === "takeImportBack" ? [input] : []))
  expect(told()).toEqual([])
  await act(async () => dismissSnackbar())
  await vi.waitFor(() =>
    expect(told()).toEqual([{ body: { import_id: "first", with_touched: false } }]),
  )
})

it("asks what a table means, brings in what is understood, and says why the rest stays out", async () => {
  const calls = fakeCalls({ ...WORKS, getWardrobe: () => [] })
  await openApp("/wardrobe/import")
  const rows = ["Item,Colour,Paid", "Grey Neuletakki,,45.00", "Blue jeans,blue,60", ",,12"]
  await choose(new File([rows.join("\n")], "clothes.csv"))
  await screen.findByText("What your columns say")
  screen.getByText("1 piece; 2 rows left out")
  expect(screen.getByLabelText("Paid")).toHaveProperty("value", "price")
  await act(async () => {
    fireEvent.change(screen.getByLabelText(/Neuletakki/), { target: { value: "cardigan" } })
  })
  screen.getByText("2 pieces; 1 row left out")
  screen.getByText("Cardigan, grey, £45.00")
  await act(async () => {
    fireEvent.change(screen.getByLabelText("Paid"), { target: { value: "" } })
  })
  screen.getByText("Cardigan, grey")
  // What she leaves out stays where it is.
  expect(screen.queryByText(/columns? we left out/)).toBeNull()
  await press("Add 2 pieces")
  await screen.findByText(/^2 items are in your wardrobe/)
  const bodies = calls.flatMap(({ name, input }) =>
    name === "importUser" ? [Reflect.get(Object(input), "body")] : [],
  )
  expect(bodies).toMatchObject([
    {
      import: { source: "clothes.csv" },
      wardrobe: [
        { item_summary: "Grey Neuletakki", kind: "cardigan", colours: ["grey"] },
        { item_summary: "Blue jeans", kind: "jeans" },
      ],
    },
  ])
})

it("brings photos of another app only where they may be read, and the clothes without", async () => {
  const calls = fakeCalls({ ...WORKS, getWardrobe: () => [] })
  await openApp("/wardrobe/import")
  const picture = { "photos/20240116_123456_abc123.jpg": new Blob(["JPEG"]) }
  await choose(await zipOf({ "items.json": WARDROWBE_ITEMS, ...picture }, "wardrowbe.zip"))
  await screen.findByText("Your clothes from wardrowbe")
  screen.getByText("1 piece, 1 photo; 1 piece left out")
  expect(screen.queryByRole("button", { name: "Add 1 piece" })).toBeNull()
  await press("Add 1 piece without photos")
  await screen.findByText("1 item is in your wardrobe.")
  expect(calls.map(({ name }) => name)).not.toContain("importPhotos")
})

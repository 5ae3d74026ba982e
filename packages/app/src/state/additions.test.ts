import type { SearchResult } from "@stylin/api/contract"
import { beforeEach, expect, it, vi } from "vitest"
import { environment } from "../environment.ts"
import { fakeCalls } from "../testing/fakeCalls.ts"
import { noNetwork } from "../testing/samples.ts"
import {
  additions,
  beginAdding,
  choose,
  choosePhotoType,
  forgetAdditions,
  submitChosen,
  unchoose,
} from "./additions.ts"
import { endSession } from "./auth.ts"

function result(id: string): SearchResult {
  return {
    item_id: id,
    title: `Shirt ${id}`,
    seller: "Maren",
    thumbnail: `/api/pictures/items/${id}.svg`,
    section: "upper_body",
  }
}

const working: Parameters<typeof fakeCalls>[0] = {
  parseSearch: ({ body }) => ({
    success: true,
    entries: body.map((found) => ({
      parsed_item: {
        item_id: found.item_id ?? "none",
        item_summary: found.title,
        section: found.section ?? "upper_body",
      },
      search_results: [found],
    })),
  }),
  getProductShots: ({ body }) =>
    body.map((item) => ({
      ...item,
      image_path: `/api/pictures/items/${item.item_id}.svg`,
    })),
}

beforeEach(() => {
  endSession()
})

it("adds a search result once", () => {
  choose([result("a"), result("b")])
  choose([result("b"), result("c")])
  unchoose(result("a"))
  expect(additions.chosen.map((item) => item.item_id)).toEqual(["b", "c"])
})

it("puts what was chosen aside when she begins again, but not what waits for review", async () => {
  fakeCalls(working)
  choose([result("a")])
  await submitChosen()
  choosePhotoType("search")
  choose([result("b")])
  beginAdding()
  expect(additions).toMatchObject({ photoType: null, chosen: [], isFromSearch: false })
  expect(additions.wardrobeItems).toHaveLength(1)
})

it("has search results read and shot, and remembers where they came from", async () => {
  const calls = fakeCalls(working)
  choose([result("a"), result("b")])
  await submitChosen()
  expect(calls.map((call) => call.name)).toEqual(["parseSearch", "getProductShots"])
  expect(calls[1]?.input).toMatchObject({ query: { is_from_search: "true" } })
  expect(additions.wardrobeItems.map((shot) => shot.item_summary)).toEqual(["Shirt a", "Shirt b"])
  expect(additions.searchItems).toEqual([
    { item_id: "a", item_search_data: result("a") },
    { item_id: "b", item_search_data: result("b") },
  ])
  expect(additions).toMatchObject({ chosen: [], isFromSearch: true })
})

it("notes when they were submitted, and that they are no photos", async () => {
  fakeCalls(working)
  environment.now = () => 1000
  choose([result("a")])
  await submitChosen()
  expect(localStorage.getItem("wardrobeProcessStart")).toBe("1000")
  expect(localStorage.getItem("wardrobePhotosCount")).toBe("0")
})

it("keeps nothing once she has signed out", async () => {
  fakeCalls({
    ...working,
    parseSearch: (...input) => {
      endSession()
      return working.parseSearch?.(...input) ?? { success: false, entries: [] }
    },
  })
  choose([result("a")])
  await submitChosen()
  expect(additions.wardrobeItems).toEqual([])
  expect(localStorage.getItem("additions")).toBeNull()
})

it("keeps the choice where the provider cannot be reached", async () => {
  fakeCalls({
    ...working,
    getProductShots: () => {
      throw noNetwork()
    },
  })
  choose([result("a")])
  await expect(submitChosen()).rejects.toThrow("could not be reached")
  expect(additions.chosen).toHaveLength(1)
  expect(additions.wardrobeItems).toEqual([])
})

it("outlives a reload, and not a sign-out", async () => {
  choosePhotoType("closet")
  choose([result("a")])
  // Changes are written in the same turn of the event loop.
  await Promise.resolve()
  vi.resetModules()
  const reloaded = await import("./additions.ts")
  expect(reloaded.additions).toMatchObject({ photoType: "closet", chosen: [result("a")] })
  endSession()
  expect(additions.chosen).toEqual([])
  expect(localStorage.getItem("additions")).toBeNull()
})

it("drops a stored value that does not fit, with a warning", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {})
  localStorage.setItem("additions", JSON.stringify({ version: 1, value: { chosen: "all" } }))
  vi.resetModules()
  const reloaded = await import("./additions.ts")
  expect(reloaded.additions.chosen).toEqual([])
  expect(warned).toHaveBeenCalledOnce()
  forgetAdditions()
})

import { beforeEach, describe, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { noNetwork } from "../../testing/samples.ts"
import {
  sampleResult as result,
  sampleResults as results,
  SEARCHING_WORKS as working,
} from "../../testing/searching.ts"
import { endSession } from "../session/auth.ts"
import { additions, choose } from "./additions.ts"
import { shoot, submitChosen, submitting } from "./submitChosen.ts"

beforeEach(() => {
  endSession()
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

it("gives each garment a key, under which it is added once", async () => {
  fakeCalls(working)
  choose(results(2))
  await submitChosen()
  const keys = additions.wardrobeItems.map((shot) => shot.add_key)
  expect(new Set(keys).size).toBe(2)
  expect(keys).not.toContain(undefined)
})

describe("more than one call takes", () => {
  const ids = () => additions.wardrobeItems.map((shot) => shot.item_id)
  const expected = (count: number) => results(count).map((item) => item.item_id)

  it("is submitted part by part, in its order, and says how far it is", async () => {
    const seen: number[] = []
    const calls = fakeCalls({
      ...working,
      parseSearch: (...input) => {
        seen.push(submitting.done)
        return working.parseSearch?.(...input) ?? { success: false, entries: [] }
      },
    })
    choose(results(120))
    await submitChosen()
    expect(seen).toEqual([0, 50, 100])
    expect(submitting).toEqual({ done: 120, of: 120 })
    expect(ids()).toEqual(expected(120))
    expect(additions.searchItems).toHaveLength(120)
    expect(additions.chosen).toEqual([])
    for (const { name, input } of calls) {
      expect(name).toMatch(/^(?:parseSearch|getProductShots)$/)
      expect(input).toMatchObject({ body: { length: expect.toSatisfy((size) => size <= 50) } })
    }
  })

  it("loses nothing where it breaks off half-way, and goes on with the rest", async () => {
    let parts = 0
    fakeCalls({
      ...working,
      parseSearch: (...input) => {
        parts += 1
        if (parts === 2) throw noNetwork()
        return working.parseSearch?.(...input) ?? { success: false, entries: [] }
      },
    })
    choose(results(120))
    await expect(submitChosen()).rejects.toThrow("could not be reached")
    expect(ids()).toEqual(expected(50))
    expect(additions.chosen).toHaveLength(70)
    await submitChosen()
    expect(ids()).toEqual(expected(120))
  })

  it("is still there after a reload half-way", async () => {
    let parts = 0
    fakeCalls({
      ...working,
      parseSearch: (...input) => {
        parts += 1
        if (parts === 2) return new Promise(() => {})
        return working.parseSearch?.(...input) ?? { success: false, entries: [] }
      },
    })
    choose(results(120))
    void submitChosen()
    await vi.waitFor(() => expect(parts).toBe(2))
    vi.resetModules()
    const reloaded = await import("./additions.ts")
    expect(reloaded.additions.wardrobeItems).toHaveLength(50)
    expect(reloaded.additions.chosen).toHaveLength(70)
  })

  it("is pictured part by part, as the garments of ten outfits are", async () => {
    const calls = fakeCalls(working)
    const parsed = results(80).map(({ item_id = "", title }) => ({
      item_id,
      item_summary: title,
      section: "upper_body" as const,
    }))
    const shots = await shoot(parsed, { isFromSearch: false })
    expect(shots.map((shot) => shot.item_id)).toEqual(expected(80))
    expect(calls).toHaveLength(2)
  })
})

it("keeps a garment once that another tab has submitted too", async () => {
  fakeCalls(working)
  choose([result("a")])
  await submitChosen()
  choose([result("a")])
  await submitChosen()
  expect(additions.wardrobeItems).toHaveLength(1)
  expect(additions.searchItems).toHaveLength(1)
})

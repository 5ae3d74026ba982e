import type { SearchResult } from "@stylin/api/contract"
import { beforeEach, expect, it, vi } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { unreachable } from "../../testing/samples.ts"
import { endSession } from "../session/auth.ts"
import { additions } from "./additions.ts"
import { chooseTicked, forgetSearch, runSearch, search, tick } from "./search.ts"

function result(id: string): SearchResult {
  return {
    item_id: id,
    title: `Shirt ${id}`,
    seller: "Maren",
    thumbnail: `/api/pictures/${id}.svg`,
  }
}

beforeEach(() => endSession())

it("asks for ten results and keeps them", async () => {
  const calls = fakeCalls({ searchItems: () => [result("a"), result("b")] })
  const searching = runSearch("white shirt")
  expect(search.status.kind).toBe("loading")
  await searching
  expect(calls[0]?.input).toEqual({ query: { search_query: "white shirt", num: 10 } })
  expect(search).toMatchObject({ status: { kind: "ready" }, query: "white shirt" })
  expect(search.results).toHaveLength(2)
})

it("says what went wrong, and logs it", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {})
  fakeCalls({
    searchItems: unreachable,
  })
  await runSearch("shirt")
  expect(search.status).toEqual({
    kind: "failed",
    message: "We could not be reached. Please try again.",
  })
  expect(warned).toHaveBeenCalledOnce()
})

it("shows the latest search's answer, whichever arrives first", async () => {
  const answers = new Map<string, (results: SearchResult[]) => void>()
  fakeCalls({
    searchItems: ({ query }) =>
      new Promise((resolve) => {
        answers.set(query.search_query, resolve)
      }),
  })
  const first = runSearch("shirt")
  const second = runSearch("skirt")
  answers.get("skirt")?.([result("skirt")])
  answers.get("shirt")?.([result("shirt")])
  await Promise.all([first, second])
  expect(search.results.map((found) => found.item_id)).toEqual(["skirt"])
})

it("aborts a search that nobody waits for", async () => {
  let signal: AbortSignal | undefined
  fakeCalls({
    searchItems: (_input, options) => {
      signal = options?.signal
      return [result("a")]
    },
  })
  const searching = runSearch("shirt")
  forgetSearch()
  await searching
  expect(signal?.aborted).toBe(true)
  expect(search).toMatchObject({ status: { kind: "idle" }, query: "", results: [] })
})

it("adds what is ticked", async () => {
  fakeCalls({ searchItems: () => [result("a"), result("b"), result("c")] })
  await runSearch("shirt")
  tick(2, true)
  tick(0, true)
  tick(1, true)
  tick(1, false)
  chooseTicked()
  expect(additions.chosen.map((chosen) => chosen.item_id)).toEqual(["a", "c"])
  expect(search.ticked).toEqual([])
})

import { getProductShots } from "@stylin/api/contract"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { fakeCalls, type RecordedCall } from "../../testing/fakeCalls.ts"
import { pendingProvider } from "../../testing/pendingProvider.ts"
import { unreachable } from "../../testing/samples.ts"
import { sampleResult as result, sampleResults as results } from "../../testing/searching.ts"
import { pending } from "../pending/pending.ts"
import { endSession, startSession } from "../session/auth.ts"
import { additions, choose } from "./additions.ts"
import { submitChosen, submitting } from "./submitChosen.ts"

type Answers = Parameters<typeof fakeCalls>[0]
let working: Answers

beforeEach(() => {
  endSession()
  startSession({ email: "ann@example.com", token: "t" })
  working = pendingProvider()
})

/** What is pending at the provider. */
async function found(): Promise<(string | undefined)[]> {
  const items = (await working.getPending?.({}, undefined)) ?? []
  return items.map(({ search_result }) => search_result?.item_id)
}

/** The products whose pictures were requested. */
function sent(calls: readonly RecordedCall[]): (string | undefined)[] {
  return calls
    .filter(({ name }) => name === "getProductShots")
    .flatMap(({ input }) => getProductShots.body.parse(Object(input).body))
    .map(({ item_id }) => item_id)
}

const ids = (count: number) => results(count).map((item) => item.item_id)

/** A provider where the second part of a submission ends differently. */
function atSecondPart(come: () => never | Promise<never>): Answers {
  let parts = 0
  return {
    ...working,
    parseSearch: (...input) => {
      parts += 1
      if (parts === 2) return come()
      return working.parseSearch?.(...input) ?? { success: false, entries: [] }
    },
  }
}

it("has search results read and pictured, which are then pending with their source", async () => {
  const calls = fakeCalls(working)
  choose([result("a"), result("b")])
  await submitChosen()
  await expect.poll(() => pending.status.kind).toBe("ready")
  expect(calls.map((call) => call.name)).toEqual(["parseSearch", "getProductShots", "getPending"])
  expect(calls[1]?.input).toMatchObject({ query: { is_from_search: "true" } })
  expect(pending.items).toMatchObject([
    { item_summary: "Shirt a", search_result: result("a") },
    { item_summary: "Shirt b", search_result: result("b") },
  ])
  expect(additions).toMatchObject({ chosen: [], isFromSearch: true })
})

it("leaves a guest's on the device, for her account", async () => {
  endSession()
  const calls = fakeCalls(working)
  choose([result("a")])
  await submitChosen()
  expect(calls.map((call) => call.name)).toEqual(["parseSearch", "getProductShots"])
  const { value } = JSON.parse(localStorage.getItem("claim") ?? "")
  expect(value.results).toEqual([result("a")])
  expect(additions.chosen).toEqual([])
})

it("records when they were submitted, and that they are no photos", async () => {
  fakeCalls(working)
  environment.now = () => 1000
  choose([result("a")])
  await submitChosen()
  expect(localStorage.getItem("wardrobeProcessStart")).toBe("1000")
  expect(localStorage.getItem("wardrobePhotosCount")).toBe("0")
})

it("keeps nothing once she has signed out", async () => {
  endSession()
  fakeCalls({
    ...working,
    parseSearch: (...input) => {
      endSession()
      return working.parseSearch?.(...input) ?? { success: false, entries: [] }
    },
  })
  choose([result("a")])
  await submitChosen()
  expect(localStorage.getItem("claim")).toBeNull()
  expect(localStorage.getItem("additions")).toBeNull()
})

it("keeps the choice if the provider cannot be reached", async () => {
  fakeCalls({ ...working, getProductShots: unreachable })
  choose([result("a")])
  await expect(submitChosen()).rejects.toThrow("could not be reached")
  expect(additions.chosen).toHaveLength(1)
})

describe("more than one call can take", () => {
  it("is submitted part by part, in order, and shows its progress", async () => {
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
    expect(await found()).toEqual(ids(120))
    expect(additions.chosen).toEqual([])
    for (const { input } of calls.filter(({ name }) => name !== "getPending")) {
      expect(input).toMatchObject({ body: { length: expect.toSatisfy((size) => size <= 50) } })
    }
  })

  it("loses nothing if it breaks off half-way, and goes on with the rest", async () => {
    const calls = fakeCalls(atSecondPart(unreachable))
    choose(results(120))
    await expect(submitChosen()).rejects.toThrow("could not be reached")
    expect(await found()).toEqual(ids(50))
    expect(additions.chosen).toHaveLength(70)
    await submitChosen()
    expect(await found()).toEqual(ids(120))
    expect(sent(calls)).toEqual(ids(120))
  })

  it("is still there after a reload half-way", async () => {
    fakeCalls(atSecondPart(() => new Promise(() => {})))
    choose(results(120))
    void submitChosen()
    await expect.poll(() => additions.chosen).toHaveLength(70)
    vi.resetModules()
    const reloaded = await import("./additions.ts")
    expect(reloaded.additions.chosen).toHaveLength(70)
    expect(await found()).toEqual(ids(50))
  })
})

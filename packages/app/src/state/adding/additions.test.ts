import { beforeEach, expect, it, vi } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { pendingProvider } from "../../testing/pendingProvider.ts"
import { sampleResult as result } from "../../testing/searching.ts"
import { endSession, startSession } from "../session/auth.ts"
import { additions, beginAdding, choose, choosePhotoType, unchoose } from "./additions.ts"
import { submitChosen } from "./submitChosen.ts"

beforeEach(() => {
  endSession()
})

it("adds a search result once", () => {
  choose([result("a"), result("b")])
  choose([result("b"), result("c")])
  unchoose(result("a"))
  expect(additions.chosen.map((item) => item.item_id)).toEqual(["b", "c"])
})

it("drops the choice when she starts again, but not what waits for review", async () => {
  startSession({ email: "ann@example.com", token: "t" })
  const working = pendingProvider()
  fakeCalls(working)
  choose([result("a")])
  await submitChosen()
  choosePhotoType("search")
  choose([result("b")])
  beginAdding()
  expect(additions).toMatchObject({ photoType: null, chosen: [], isFromSearch: false })
  expect(await working.getPending?.({}, undefined)).toHaveLength(1)
})

it("ignores what another tab has submitted, and keeps what only this one has", async () => {
  choose([result("a"), result("b")])
  await Promise.resolve()
  const stored = JSON.parse(localStorage.getItem("additions") ?? "")
  Object.assign(stored.value, {
    chosen: [],
    submitted: [result("a")],
  })
  localStorage.setItem("additions", JSON.stringify(stored))
  window.dispatchEvent(new StorageEvent("storage", { key: "additions" }))
  expect(additions.chosen.map((item) => item.item_id)).toEqual(["b"])
})

it("survives a reload, but not a sign-out", async () => {
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

it("drops an invalid stored value, with a warning", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {})
  localStorage.setItem("additions", JSON.stringify({ version: 1, value: { chosen: "all" } }))
  vi.resetModules()
  const reloaded = await import("./additions.ts")
  expect(reloaded.additions.chosen).toEqual([])
  expect(warned).toHaveBeenCalledOnce()
  beginAdding()
})

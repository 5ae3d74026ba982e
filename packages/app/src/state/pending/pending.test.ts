import type { PendingItem } from "@stylin/api/contract"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { samplePending, unreachable } from "../../testing/samples.ts"
import { endSession, startSession } from "../session/auth.ts"
import { dropPending, followPending, foundGarment, openPending, pending } from "./pending.ts"

beforeEach(() => {
  endSession()
  startSession({ email: "ann@example.com", token: "t" })
  vi.restoreAllMocks()
})

/** Answers one after the other, repeating the last. */
function answers(...lists: PendingItem[][]) {
  return fakeCalls({ getPending: () => lists.shift() ?? [] })
}

it("counts a garment as found only if all of it is known", () => {
  expect(foundGarment(samplePending("1"))).toMatchObject({ item_id: "1", section: "upper_body" })
  expect(foundGarment(samplePending("1", { state: "waiting" }))).toBeNull()
  expect(foundGarment(samplePending("1", { image_path: undefined }))).toBeNull()
})

it("asks once per opening of the app, however many screens need it", async () => {
  const calls = answers([samplePending("1")])
  await Promise.all([openPending(), openPending()])
  await openPending()
  expect(calls).toHaveLength(1)
  expect(pending.items).toHaveLength(1)
})

it("does not ask for a guest", async () => {
  endSession()
  const calls = answers([])
  await followPending()
  expect(calls).toEqual([])
})

describe("while photos wait to be read", () => {
  const waiting = samplePending("1", { state: "waiting" })

  it("asks again, at growing intervals, until they are read", async () => {
    const pauses: number[] = []
    const calls = answers([waiting], [waiting], [waiting], [samplePending("1")])
    environment.wait = async (milliseconds) => void pauses.push(milliseconds)
    await followPending()
    await expect.poll(() => pending.items[0]?.state).toBe("ready")
    expect(pauses).toEqual([10_000, 20_000, 40_000])
    expect(calls).toHaveLength(4)
  })

  it("asks only while the page is visible", async () => {
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
    const calls = answers([waiting], [samplePending("1")])
    const paused = Promise.withResolvers<void>()
    environment.wait = async () => paused.resolve()
    await followPending()
    await paused.promise
    expect(calls).toHaveLength(1)
    visibility.mockReturnValue("visible")
    document.dispatchEvent(new Event("visibilitychange"))
    await expect.poll(() => calls).toHaveLength(2)
  })

  it("stops at sign-out", async () => {
    const calls = answers([waiting])
    let signal: AbortSignal | undefined
    environment.wait = (_milliseconds, given) => {
      signal = given
      return new Promise((_resolve, reject) =>
        given?.addEventListener("abort", () => reject(given.reason)),
      )
    }
    await followPending()
    await expect.poll(() => signal).toBeDefined()
    endSession()
    expect(signal?.aborted).toBe(true)
    expect(pending.items).toEqual([])
    expect(calls).toHaveLength(1)
  })
})

it("keeps what was known if the provider cannot be reached", async () => {
  answers([samplePending("1")])
  await followPending()
  fakeCalls({
    getPending: unreachable,
  })
  await followPending()
  expect(pending.items).toHaveLength(1)
  expect(pending.status.kind).toBe("failed")
})

it("drops what the provider has dropped", async () => {
  const calls = fakeCalls({
    getPending: () => [samplePending("1"), samplePending("2")],
    dismissPending: () => ({ ok: true }),
  })
  await followPending()
  await dropPending(["1"])
  expect(calls.at(-1)?.input).toEqual({ body: { item_ids: ["1"] } })
  expect(pending.items.map((item) => item.item_id)).toEqual(["2"])
})

import type { PendingItem } from "@stylin/api/contract"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { countKeys } from "../../testing/keys.ts"
import { beMember } from "../../testing/member.ts"
import { pendingProvider } from "../../testing/pendingProvider.ts"
import { ids, keysIn, open, REVIEW_WORKS } from "../../testing/reviewing.ts"
import { sampleItem, samplePending, unreachable } from "../../testing/samples.ts"
import { sampleResult } from "../../testing/searching.ts"
import { pending } from "../pending/pending.ts"
import { endSession, startSession } from "../session/auth.ts"
import { loadWardrobe, wardrobe } from "../wardrobe/wardrobe.ts"
import { confirming } from "./confirmation.ts"
import { confirmed, confirmReview, correct, review, setChecked } from "./review.ts"

const working = { ...pendingProvider(), ...REVIEW_WORKS }
const names = (calls: ReturnType<typeof fakeCalls>) => calls.map((call) => call.name)

beforeEach(() => {
  beMember()
  countKeys()
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

describe("more garments than one call takes", () => {
  const many = (count: number): PendingItem[] =>
    Array.from({ length: count }, (_, index) => {
      const id = `search-${index + 1}`
      return samplePending(id, { section: "shoes", search_result: sampleResult(id) })
    })
  const own = (count: number) => many(count).map(({ item_id }) => `own-${item_id}`)
  const owned = () => wardrobe.items.map((item) => item.item_id)

  /** A provider that fails with the second of its parts, as told. */
  function failingSecond(items: PendingItem[], fail: () => never | Promise<never>) {
    const provider = { ...working, ...pendingProvider(items) }
    let parts = 0
    const calls = fakeCalls({
      ...provider,
      addToWardrobe: (...input) => {
        parts += 1
        return parts === 2 ? fail() : (provider.addToWardrobe?.(...input) ?? [])
      },
    })
    return { provider, calls }
  }

  it("are added part by part, in order, with their progress", async () => {
    const seen: object[] = []
    const provider = pendingProvider(many(250))
    const calls = fakeCalls({
      ...working,
      ...provider,
      getWardrobe: () => [sampleItem("old", "shoes")],
      addToWardrobe: (...input) => {
        seen.push({ ...confirming })
        return provider.addToWardrobe?.(...input) ?? []
      },
    })
    await loadWardrobe()
    await open()
    calls.length = 0
    confirmReview()
    await confirmed()
    expect(names(calls)).toEqual([
      ...Array(3).fill("addToWardrobe"),
      ...Array(3).fill("addSearchItems"),
      "updateOwnItems",
      "getFeed",
    ])
    expect(seen).toEqual([0, 100, 200].map((done) => ({ done, of: 250 })))
    expect(owned()).toEqual([...own(250), "old"])
    expect(review.confirmation).toBe("done")
    expect(pending.items).toEqual([])
  })

  it("are still there if it fails half-way, and none is added twice", async () => {
    const { calls } = failingSecond(many(250), unreachable)
    await open()
    confirmReview()
    await confirmed()
    expect(review.confirmation).toBe("failed")
    expect(owned()).toEqual(own(250).slice(-100))
    await open()
    expect(ids()).toEqual(many(150).map(({ item_id }) => item_id))
    confirmReview()
    await confirmed()
    expect(owned()).toEqual(own(250))
    expect(names(calls).filter((name) => name === "updateOwnItems")).toHaveLength(1)
  })

  it("keep her corrections and omissions if it fails half-way", async () => {
    failingSecond(many(150), unreachable)
    await open()
    setChecked("search-2", false)
    correct("search-1", { section: "accessories" })
    confirmReview()
    await confirmed()
    await open()
    expect(review.garments[0]?.shot.section).toBe("accessories")
    expect(review.garments[1]).toMatchObject({ id: "search-2", isChecked: false })
  })

  it("continue by themselves after a reload half-way", async () => {
    const { provider } = failingSecond(many(250), () => new Promise(() => {}))
    await open()
    confirmReview()
    await expect.poll(() => confirming.done).toBe(100)
    vi.resetModules()
    const reloaded = {
      ...(await import("./review.ts")),
      ...(await import("../wardrobe/wardrobe.ts")),
      ...(await import("../pending/pending.ts")),
    }
    const { fakeCalls: fakeReloaded } = await import("../../testing/fakeCalls.ts")
    const calls = fakeReloaded(provider)
    await reloaded.openReview(new AbortController().signal)
    expect(reloaded.review.confirmation).toBe("running")
    await reloaded.confirmed()
    expect(calls.flatMap(keysIn)).toEqual(
      [...many(150).slice(-100), ...many(50)].map(({ item_id }) => item_id),
    )
    expect(reloaded.review.confirmation).toBe("done")
    expect(reloaded.pending.items).toEqual([])
    expect(reloaded.wardrobe.items).toHaveLength(250)
  })

  it("return to her review if the provider refuses them after a reload", async () => {
    const { provider } = failingSecond(many(250), () => new Promise(() => {}))
    await open()
    confirmReview()
    await expect.poll(() => confirming.done).toBe(100)
    vi.resetModules()
    const reloaded = await import("./review.ts")
    const { fakeCalls: fakeReloaded } = await import("../../testing/fakeCalls.ts")
    const { refusal } = await import("../../testing/samples.ts")
    fakeReloaded({
      ...provider,
      addToWardrobe: () => {
        throw refusal(422, "0.image_path: is not your photo")
      },
    })
    await reloaded.resumeReview()
    expect(reloaded.review.confirmation).toBe("failed")
    await reloaded.openReview(new AbortController().signal)
    expect(reloaded.review.garments).toHaveLength(150)
  })

  it("wait for another tab that is adding, if the browser has locks", async () => {
    const released = Promise.withResolvers<void>()
    const request = vi.fn(async (_: string, work: () => Promise<void>) => {
      await released.promise
      await work()
    })
    Object.assign(navigator, { locks: { request } })
    const calls = fakeCalls({ ...working, ...pendingProvider(many(2)) })
    await open()
    confirmReview()
    expect(names(calls)).toEqual(["getPending"])
    released.resolve()
    await confirmed()
    expect(owned()).toEqual(own(2))
    Reflect.deleteProperty(navigator, "locks")
  })
})

describe("a confirmation that she does not wait for", () => {
  it("is not reported as done for the next person", async () => {
    const [first, second] = [Promise.withResolvers<[]>(), Promise.withResolvers<[]>()]
    fakeCalls({ ...working, addToWardrobe: () => first.promise })
    await open()
    confirmReview()
    const earlier = confirmed()
    endSession()
    startSession({ email: "bea@example.com", token: "t-bea" })
    fakeCalls({ ...working, addToWardrobe: () => second.promise })
    await open()
    confirmReview()
    first.resolve([])
    await earlier
    expect(review.confirmation).toBe("running")
  })

  it("neither succeeds nor fails if another tab has signed out", async () => {
    const answer = Promise.withResolvers<[]>()
    fakeCalls({ ...working, addToWardrobe: () => answer.promise })
    await open()
    confirmReview()
    localStorage.clear()
    answer.resolve([])
    await confirmed()
    expect(review.confirmation).toBe("none")
  })
})

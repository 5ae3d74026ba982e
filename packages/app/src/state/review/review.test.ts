import { beforeEach, describe, expect, it, vi } from "vitest"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { countKeys } from "../../testing/keys.ts"
import { beMember } from "../../testing/member.ts"
import { ids, keysIn, open, REVIEW_WORKS } from "../../testing/reviewing.ts"
import { sampleItem, samplePending, unreachable } from "../../testing/samples.ts"
import { sampleResult } from "../../testing/searching.ts"
import { additions, choosePhotoType } from "../adding/additions.ts"
import { feed, openFeed } from "../feed/feed.ts"
import { pending } from "../pending/pending.ts"
import { endSession } from "../session/auth.ts"
import { loadWardrobe, wardrobe } from "../wardrobe/wardrobe.ts"
import {
  confirmed,
  confirmReview,
  correct,
  dismissReview,
  resumeReview,
  review,
  setChecked,
} from "./review.ts"

const names = (calls: ReturnType<typeof fakeCalls>) => calls.map((call) => call.name)

beforeEach(() => {
  beMember()
  countKeys()
  vi.spyOn(console, "warn").mockImplementation(() => {})
})

describe("openReview", () => {
  it("lists what the provider keeps, all checked", async () => {
    fakeCalls(REVIEW_WORKS)
    await open()
    expect(ids()).toEqual(["photo-1", "photo-2"])
    expect(review.garments.every((garment) => garment.isChecked)).toBe(true)
    expect(review.garments[0]?.shot.item_summary).toBe("Item photo-1")
  })

  it("leaves out what seems to be nothing to wear until she takes it", async () => {
    const waiting = [samplePending("jumper"), samplePending("dog", { checks: ["no-garment"] })]
    fakeCalls({ ...REVIEW_WORKS, getPending: () => waiting })
    await open()
    expect(review.garments.map((garment) => garment.isChecked)).toEqual([true, false])
    setChecked("dog", true)
    await open()
    expect(review.garments.map((garment) => garment.isChecked)).toEqual([true, true])
  })

  it("keeps her decisions when she comes back to it", async () => {
    fakeCalls(REVIEW_WORKS)
    await open()
    setChecked("photo-1", false)
    await open()
    expect(review.garments.map((garment) => garment.isChecked)).toEqual([false, true])
  })

  it("empties the list if the provider fails, and drops nothing", async () => {
    fakeCalls(REVIEW_WORKS)
    await open()
    fakeCalls({ getPending: unreachable })
    await open()
    expect(review.garments).toEqual([])
    expect(review.status).toMatchObject({ kind: "failed" })
    expect(pending.items).toHaveLength(2)
  })
})

describe("dismissReview", () => {
  it("drops what is listed, and photos in which nothing was found", async () => {
    const calls = fakeCalls({
      ...REVIEW_WORKS,
      getPending: () => [
        samplePending("photo-1"),
        samplePending("blurred", { state: "failed" }),
        samplePending("next", { state: "waiting" }),
      ],
    })
    choosePhotoType("search")
    await open()
    await dismissReview()
    expect(calls.at(-1)).toMatchObject({
      name: "dismissPending",
      input: { body: { item_ids: ["photo-1", "blurred"] } },
    })
    expect(additions.photoType).toBeNull()
    expect(pending.items.map((item) => item.item_id)).toEqual(["next"])
  })

  it("leaves everything if the call fails", async () => {
    fakeCalls({ ...REVIEW_WORKS, dismissPending: unreachable })
    await open()
    await expect(dismissReview()).rejects.toThrow("could not be reached")
    expect(ids()).toHaveLength(2)
    expect(pending.items).toHaveLength(2)
  })
})

describe("confirmReview", () => {
  it("adds what is checked, with corrections, then renews her recommendations", async () => {
    const calls = fakeCalls({ ...REVIEW_WORKS, getWardrobe: () => [sampleItem("old", "shoes")] })
    await loadWardrobe()
    await openFeed()
    await open()
    setChecked("photo-2", false)
    correct("photo-1", { section: "accessories", kind: "scarf", colours: ["rust"] })
    calls.length = 0
    confirmReview()
    await confirmed()
    expect(names(calls)).toEqual(["addToWardrobe", "updateOwnItems", "dismissPending", "getFeed"])
    expect(calls[0]?.input).toMatchObject({
      body: [{ item_id: "photo-1", section: "accessories", kind: "scarf", colours: ["rust"] }],
    })
    expect(calls[2]?.input).toEqual({ body: { item_ids: ["photo-2"] } })
    expect(review).toMatchObject({ confirmation: "done", garments: [] })
    expect(pending.items).toEqual([])
    expect(wardrobe.items.map((item) => item.item_id)).toEqual(["own-photo-1", "old"])
    expect(feed.looks).toHaveLength(4)
  })

  it("records which items search results have become", async () => {
    const source = sampleResult("boots")
    const calls = fakeCalls({
      ...REVIEW_WORKS,
      getPending: () => ["a", "b"].map((id) => samplePending(id, { search_result: source })),
    })
    await open()
    setChecked("b", false)
    confirmReview()
    await confirmed()
    expect(names(calls)).toEqual([
      "getPending",
      "addToWardrobe",
      "addSearchItems",
      "updateOwnItems",
      "dismissPending",
      "getFeed",
    ])
    expect(calls[2]?.input).toEqual({ body: [{ item_id: "own-a", item_search_data: source }] })
    expect(pending.items).toEqual([])
  })

  it("loses nothing if adding fails, and resends each garment under its key", async () => {
    const keysOf = (calls: ReturnType<typeof fakeCalls>) => calls.flatMap(keysIn)
    const calls = fakeCalls({ ...REVIEW_WORKS, addToWardrobe: unreachable })
    await open()
    confirmReview()
    await confirmed()
    expect(review.confirmation).toBe("failed")
    expect(pending.items).toHaveLength(2)
    expect(keysOf(calls)).toEqual(["photo-1", "photo-2"])
    const again = fakeCalls(REVIEW_WORKS)
    await open()
    setChecked("photo-1", false)
    confirmReview()
    await confirmed()
    expect(keysOf(again)).toEqual(["photo-2"])
  })

  it("repeats a call that failed after adding at the next opening, and adds nothing twice", async () => {
    fakeCalls({ ...REVIEW_WORKS, updateOwnItems: unreachable })
    await open()
    confirmReview()
    await confirmed()
    expect(review.confirmation).toBe("failed")
    expect(pending.items).toEqual([])
    const calls = fakeCalls(REVIEW_WORKS)
    await resumeReview()
    expect(names(calls)).toEqual(["updateOwnItems"])
    await resumeReview()
    expect(calls).toHaveLength(1)
  })

  it("does nothing at an opening if she was told that it failed", async () => {
    fakeCalls({ ...REVIEW_WORKS, addToWardrobe: unreachable })
    await open()
    confirmReview()
    await confirmed()
    const calls = fakeCalls({})
    await resumeReview()
    expect(calls).toEqual([])
  })

  it("writes none of her data after she has signed out", async () => {
    const answer = Promise.withResolvers<[]>()
    fakeCalls({ ...REVIEW_WORKS, addToWardrobe: () => answer.promise })
    await open()
    confirmReview()
    const running = confirmed()
    endSession()
    answer.resolve([])
    await running
    expect(review.confirmation).toBe("none")
    expect(localStorage).toHaveLength(0)
  })
})

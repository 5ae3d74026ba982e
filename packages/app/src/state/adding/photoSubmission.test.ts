import { ApiError } from "@stylin/api/client"
import type { ParsedItem } from "@stylin/api/contract"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { fakeCompression, fakeObjectUrls, photoFile, textFile } from "../../testing/files.ts"
import { noNetwork, refusal, samplePending } from "../../testing/samples.ts"
import { pending } from "../pending/pending.ts"
import { endSession, startSession } from "../session/auth.ts"
import { beginPhotos, photoSubmission, submitPhotos } from "./photoSubmission.ts"
import { addPhotos, deletePhoto, photos } from "./photos.ts"

const SHIRT: ParsedItem = { item_id: "shirt", item_summary: "White shirt", section: "upper_body" }
const working: Parameters<typeof fakeCalls>[0] = {
  parsePhotos: () => [SHIRT],
  getPending: () => [samplePending("shirt")],
}

function refused(error: Error): () => never {
  return () => {
    throw error
  }
}

beforeEach(() => {
  endSession()
  startSession({ email: "ann@example.com", token: "t" })
  fakeObjectUrls()
  fakeCompression()
  vi.spyOn(console, "warn").mockImplementation(() => {})
  let key = 0
  environment.createKey = () => {
    key += 1
    return `key-${key}`
  }
  environment.now = () => 1000
  addPhotos([photoFile("one.jpg"), photoFile("two.jpg")], { room: 10 })
})
afterEach(() => {
  beginPhotos()
  vi.unstubAllGlobals()
})

it("has the photos read, then fetches what is pending", async () => {
  const calls = fakeCalls(working)
  await submitPhotos("outfits")
  await expect.poll(() => pending.items).toMatchObject([{ item_id: "shirt" }])
  expect(calls.map((call) => call.name)).toEqual(["parsePhotos", "getPending"])
  expect(calls[0]?.input).toMatchObject({ files: [{ size: 1 }, { size: 1 }] })
  expect(photoSubmission.status).toEqual({ kind: "sent" })
})

it("records when they were submitted, and how many", async () => {
  fakeCalls(working)
  await submitPhotos("closet")
  expect(localStorage.getItem("wardrobeProcessStart")).toBe("1000")
  expect(localStorage.getItem("wardrobePhotosCount")).toBe("2")
})

it("shows each photo's progress, and that all were sent before they are read", async () => {
  let read = (_items: ParsedItem[]) => {}
  const calls = fakeCalls({
    ...working,
    parsePhotos: () =>
      new Promise((resolve) => {
        read = resolve
      }),
  })
  const submitting = submitPhotos("outfits")
  await expect.poll(() => calls).toHaveLength(1)
  const tell = calls[0]?.options?.onProgress
  tell?.({ loaded: 75, total: 100 })
  expect(photos.items.map(({ progress }) => progress)).toEqual([
    { kind: "uploading", done: 1 },
    { kind: "uploading", done: 0.5 },
  ])
  expect(photoSubmission.status.kind).toBe("sending")
  tell?.({ loaded: 100, total: 100 })
  expect(photos.items.map(({ progress }) => progress.kind)).toEqual(["done", "done"])
  expect(photoSubmission.status.kind).toBe("sent")
  read([SHIRT])
  await submitting
  await expect.poll(() => pending.items).toHaveLength(1)
})

it("sends a guest's photos under her claim token, and nobody else's", async () => {
  const hers = fakeCalls(working)
  await submitPhotos("outfits")
  expect(hers[0]?.options?.claimToken).toBeUndefined()
  endSession()
  const guests = fakeCalls(working)
  addPhotos([photoFile("one.jpg")], { room: 10 })
  await submitPhotos("outfits")
  const { value } = JSON.parse(localStorage.getItem("claim") ?? "")
  expect(guests[0]?.options?.claimToken).toBe(value.token)
  // A guest has no pending items to fetch.
  expect(guests.map((call) => call.name)).toEqual(["parsePhotos"])
})

it("keeps the photos if the network is lost, and resends them under the same key", async () => {
  const lost = fakeCalls({ parsePhotos: refused(noNetwork()) })
  await submitPhotos("outfits")
  expect(photoSubmission.status).toEqual({
    kind: "failed",
    message: "We could not be reached. Please try again.",
  })
  expect(photos.items.map(({ progress }) => progress.kind)).toEqual(["chosen", "chosen"])
  const again = fakeCalls(working)
  await submitPhotos("outfits")
  expect(again[0]?.options?.idempotencyKey).toBe(lost[0]?.options?.idempotencyKey)
  expect(photoSubmission.status.kind).toBe("sent")
})

it("keeps the photos if the provider asks to retry later, and resends the same", async () => {
  const busy = new ApiError("http", { message: "Not now.", status: 503, retryAfterMs: 10_000 })
  const first = fakeCalls({ parsePhotos: refused(busy) })
  await submitPhotos("outfits")
  expect(photoSubmission.status).toEqual({ kind: "failed", message: "Not now." })
  expect(localStorage.getItem("wardrobePhotosCount")).toBeNull()
  const again = fakeCalls(working)
  await submitPhotos("outfits")
  expect(again[0]?.options?.idempotencyKey).toBe(first[0]?.options?.idempotencyKey)
  expect(photoSubmission.status.kind).toBe("sent")
})

it.each([
  ["after a refusal", refusal(413, "files: too large"), () => {}],
  ["of other photos", noNetwork(), () => deletePhoto(photos.items[0]?.id ?? "")],
])("is another submission %s", async (_case, error, change) => {
  const first = fakeCalls({ parsePhotos: refused(error) })
  await submitPhotos("outfits")
  change()
  const second = fakeCalls(working)
  await submitPhotos("outfits")
  expect(second[0]?.options?.idempotencyKey).not.toBe(first[0]?.options?.idempotencyKey)
})

it("counts photos that the provider keeps but cannot read as submitted", async () => {
  const calls = fakeCalls({
    ...working,
    parsePhotos: refused(refusal(503, "Photos can't be read just now.")),
  })
  await submitPhotos("outfits")
  expect(photoSubmission.status).toEqual({ kind: "kept" })
  expect(calls.map((call) => call.name)).toEqual(["parsePhotos", "getPending"])
  expect(localStorage.getItem("wardrobePhotosCount")).toBe("2")
})

it("counts them as submitted even if pending items cannot be fetched", async () => {
  fakeCalls({ ...working, getPending: refused(noNetwork()) })
  await submitPhotos("outfits")
  expect(photoSubmission.status).toEqual({ kind: "sent" })
})

it("sends nothing if no file is a photo", async () => {
  beginPhotos()
  addPhotos([textFile("notes.jpg")], { room: 10 })
  const calls = fakeCalls({})
  await submitPhotos("outfits")
  expect(calls).toEqual([])
  expect(photoSubmission.status).toMatchObject({
    message: "None of these photos can be read. Please choose others.",
  })
})

it("sends them once, however often it is called", async () => {
  const calls = fakeCalls(working)
  await Promise.all([submitPhotos("outfits"), submitPhotos("outfits")])
  await submitPhotos("outfits")
  expect(calls.filter((call) => call.name === "parsePhotos")).toHaveLength(1)
})

it("sends nothing once she has left", async () => {
  const calls = fakeCalls(working)
  const submitting = submitPhotos("outfits")
  beginPhotos()
  await submitting
  expect(calls).toEqual([])
  expect(photoSubmission.status.kind).toBe("idle")
})

it("keeps what is found after she has moved on, but nothing once she has signed out", async () => {
  const waiting: ((items: ParsedItem[]) => void)[] = []
  const calls = fakeCalls({
    ...working,
    parsePhotos: () => new Promise((resolve) => waiting.push(resolve)),
  })
  const first = submitPhotos("outfits")
  await expect.poll(() => waiting).toHaveLength(1)
  beginPhotos()
  waiting[0]?.([SHIRT])
  await first
  await expect.poll(() => pending.items).toHaveLength(1)
  expect(photoSubmission.status.kind).toBe("idle")

  addPhotos([photoFile("three.jpg")], { room: 10 })
  const second = submitPhotos("outfits")
  await expect.poll(() => waiting).toHaveLength(2)
  endSession()
  waiting[1]?.([SHIRT])
  await second
  expect(pending.items).toEqual([])
  expect(calls.filter((call) => call.name === "getPending")).toHaveLength(1)
})

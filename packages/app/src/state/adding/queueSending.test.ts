import { IDBFactory } from "fake-indexeddb"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { environment } from "../../environment.ts"
import { readStored } from "../../photos/photoStore.ts"
import { fakeCalls } from "../../testing/fakeCalls.ts"
import { fakeCompression, photoFile, textFile } from "../../testing/files.ts"
import { refusal, samplePending, unreachable } from "../../testing/samples.ts"
import { isLeft } from "../kept/leftBehind.ts"
import { endSession, startSession } from "../session/auth.ts"
import { consent } from "../session/consent.ts"
import { network } from "../shell/network.ts"
import {
  cancelQueued,
  clearAnswered,
  openQueue,
  queue,
  queuePhotos,
  reopenQueue,
  retryQueued,
} from "./photoQueue.ts"
import { sendQueue } from "./queueSending.ts"

const found = (photo_place: number) => ({
  item_id: `found-${photo_place}`,
  item_summary: "White shirt",
  section: "upper_body" as const,
  photo_place,
})
const WORKS: Parameters<typeof fakeCalls>[0] = {
  parsePhotos: ({ files }) => files.map((_, place) => found(place)),
  getPending: () => [samplePending("shirt")],
}
const photosOf = (count: number) =>
  Array.from({ length: count }, (_, index) => photoFile(`${index}.jpg`))
const kinds = () => queue.photos.map(({ outcome }) => outcome.kind)

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory())
  endSession()
  startSession({ email: "ann@example.com", token: "t" })
  consent.photos = "granted"
  fakeCompression()
  vi.spyOn(console, "warn").mockImplementation(() => {})
  let key = 0
  environment.createKey = () => {
    key += 1
    return `key-${key}`
  }
  environment.now = () => 1000
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

function untilAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason))
  })
}

/** As a reload would: what is in memory is gone, what is stored stays. */
async function reload(): Promise<void> {
  queue.photos = []
  await reopenQueue()
}

it("sends many photos, ten at a time, and says of each what was found", async () => {
  const calls = fakeCalls(WORKS)
  const letter = new File(["Dear Ada"], "letter.txt", { type: "text/plain" })
  const { leftOut } = await queuePhotos(
    [...photosOf(23), textFile("not-one.jpg"), letter],
    "garments",
  )
  expect(leftOut).toBe(1)
  expect(isLeft("photos")).toBe(true)
  await sendQueue()
  const sent = calls.filter(({ name }) => name === "parsePhotos")
  expect(sent.map(({ input }) => Reflect.get(Object(input), "files").length)).toEqual([10, 10, 3])
  expect(kinds()).toEqual([...Array(23).fill("found"), "failed"])
  expect(isLeft("photos")).toBe(false)
  await clearAnswered()
  expect((await readStored()).map(({ name }) => name)).toEqual(["not-one.jpg"])
})

it("goes on after a reload with the call that was begun, so that nothing is read twice", async () => {
  await queuePhotos(photosOf(2), "outfits")
  const lost = fakeCalls({ parsePhotos: (_input, options) => untilAborted(options?.signal) })
  void sendQueue()
  await expect.poll(() => lost).toHaveLength(1)
  const [before] = await readStored()
  // Ends what this page does, but keeps the store.
  const store = indexedDB
  vi.stubGlobal("indexedDB", new IDBFactory())
  endSession()
  vi.stubGlobal("indexedDB", store)
  startSession({ email: "ann@example.com", token: "t" })
  consent.photos = "granted"
  const again = fakeCalls(WORKS)
  await openQueue()
  expect(kinds()).toEqual(["waiting", "waiting"])
  await sendQueue()
  expect(again[0]?.options?.idempotencyKey).toBe(before?.batch)
  expect(again[0]?.input).toMatchObject({ query: { shows: "outfits" }, files: { length: 2 } })
  expect(kinds()).toEqual(["found", "found"])
})

it("waits while the provider cannot be reached, and says so", async () => {
  await queuePhotos(photosOf(1), "garments")
  const pauses: (string | null)[] = []
  environment.wait = async () => {
    pauses.push(queue.pause)
    fakeCalls(WORKS)
  }
  fakeCalls({ ...WORKS, parsePhotos: unreachable })
  await sendQueue()
  expect(pauses).toEqual([
    "We can't be reached right now. Your photos are kept here, and sending continues by itself.",
  ])
  expect(kinds()).toEqual(["found"])
  expect(queue.pause).toBeNull()
})

it("sends at once when the provider is reached again", async () => {
  await queuePhotos(photosOf(1), "garments")
  environment.wait = (_ms, signal) => untilAborted(signal)
  fakeCalls({ ...WORKS, parsePhotos: unreachable })
  const sending = sendQueue()
  await expect.poll(() => queue.pause).not.toBeNull()
  const calls = fakeCalls(WORKS)
  network.isReached = true
  await sending
  expect(calls.some(({ name }) => name === "parsePhotos")).toBe(true)
})

it("offers a refused photo again, sends it as another call, and drops what she cancels", async () => {
  await queuePhotos(photosOf(2), "garments")
  const refused = fakeCalls({
    ...WORKS,
    parsePhotos: () => {
      throw refusal(413, "files: too large")
    },
  })
  await sendQueue()
  expect(queue.photos.map(({ outcome }) => outcome)).toMatchObject([
    { kind: "failed", reason: "Files too large", final: false },
    { kind: "failed" },
  ])
  const [first, second] = queue.photos.map(({ id }) => id)
  await retryQueued(first ?? "")
  await cancelQueued(second ?? "")
  const again = fakeCalls(WORKS)
  await sendQueue()
  expect(again[0]?.options?.idempotencyKey).not.toBe(refused[0]?.options?.idempotencyKey)
  expect(kinds()).toEqual(["found"])
})

it("counts what the provider keeps but cannot read now as taken", async () => {
  await queuePhotos(photosOf(1), "garments")
  fakeCalls({
    ...WORKS,
    parsePhotos: () => {
      throw refusal(503, "Photos can't be read just now.")
    },
  })
  await sendQueue()
  expect(kinds()).toEqual(["later"])
})

it("sends nothing before she has agreed", async () => {
  consent.photos = "unasked"
  const calls = fakeCalls({})
  await queuePhotos(photosOf(1), "garments")
  await sendQueue()
  await reload()
  expect(calls).toEqual([])
  expect(kinds()).toEqual(["waiting"])
})

it("works without a store, until the page is left", async () => {
  vi.stubGlobal("indexedDB", undefined)
  fakeCalls(WORKS)
  await queuePhotos(photosOf(1), "garments")
  expect(queue.isKept).toBe(false)
  await sendQueue()
  expect(kinds()).toEqual(["found"])
})

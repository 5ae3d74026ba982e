import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { fakeCompression, fakeObjectUrls, photoFile, textFile } from "../../testing/files.ts"
import { endSession } from "../session/auth.ts"
import { dismissSnackbar, snackbar } from "../shell/snackbar.ts"
import {
  addPhotos,
  deletePhoto,
  forgetPhotos,
  photos,
  photosPrepared,
  preparedPhotos,
  retryPhoto,
} from "./photos.ts"

const ROOM = { room: 10 }
let urls: Set<string>

function files(count: number): File[] {
  return Array.from({ length: count }, (_, index) => photoFile(`look ${index + 1}.jpg`))
}

beforeEach(() => {
  endSession()
  dismissSnackbar()
  urls = fakeObjectUrls()
})
afterEach(() => vi.unstubAllGlobals())

it("compresses ten photos one after the other, then ends the worker", async () => {
  const seen = fakeCompression()
  addPhotos(files(10), ROOM)
  expect(photos.items.map(({ progress }) => progress.kind)).toEqual(
    Array.from({ length: 10 }, () => "compressing"),
  )
  await photosPrepared()
  expect(seen).toEqual({ atOnce: 1, started: 1, ended: 1 })
  expect(preparedPhotos().map(({ photo }) => photo.size)).toEqual(
    Array.from({ length: 10 }, () => 1),
  )
  expect(photos.items.every(({ progress }) => progress.kind === "chosen")).toBe(true)
})

it("takes none of more than ten, and says so in red", () => {
  addPhotos(files(11), { room: 20 })
  expect(photos.items).toEqual([])
  expect(snackbar.message).toMatchObject({
    text: "You can select up to 10 photos at once.",
    color: "red",
  })
})

it("takes none if there is no room for all", async () => {
  fakeCompression()
  addPhotos(files(7), ROOM)
  addPhotos(files(4), { room: 3 })
  await photosPrepared()
  expect(photos.items).toHaveLength(7)
  expect(snackbar.message?.text).toBe("You can select up to 10 photos at once.")
})

it("says why a file that is no photo cannot be sent, and offers no retry", async () => {
  const seen = fakeCompression()
  addPhotos([textFile("notes.jpg"), photoFile("look.jpg")], ROOM)
  await photosPrepared()
  const [notes, look] = photos.items
  expect(notes?.progress).toEqual({
    kind: "failed",
    reason: "“notes.jpg” is not a photo we can read.",
    final: true,
  })
  expect(look?.progress).toEqual({ kind: "chosen" })
  retryPhoto(notes?.id ?? "")
  expect(notes?.progress.kind).toBe("failed")
  expect(seen.started).toBe(1)
})

it("retries a file that could not be opened", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {})
  fakeCompression()
  const file = photoFile("look.jpg")
  vi.spyOn(file, "slice").mockImplementationOnce(() => {
    throw new DOMException("The file is gone.", "NotReadableError")
  })
  addPhotos([file], ROOM)
  await photosPrepared()
  const [photo] = photos.items
  expect(photo?.progress).toMatchObject({ kind: "failed", final: false })
  retryPhoto(photo?.id ?? "")
  await photosPrepared()
  expect(photo?.progress.kind).toBe("chosen")
})

it("sends the original if nothing can be compressed", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {})
  addPhotos([photoFile("look.jpg", 300)], ROOM)
  await photosPrepared()
  expect(preparedPhotos().map(({ photo }) => photo.size)).toEqual([300])
  expect(warned).toHaveBeenCalledOnce()
})

it("starts another worker after one has failed", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {})
  let started = 0
  class BrokenWorker extends EventTarget {
    constructor() {
      super()
      started += 1
    }
    postMessage() {
      queueMicrotask(() => this.dispatchEvent(new ErrorEvent("error", { message: "no memory" })))
    }
    terminate() {}
  }
  vi.stubGlobal("Worker", BrokenWorker)
  addPhotos(files(2), ROOM)
  await photosPrepared()
  expect(started).toBe(2)
  expect(preparedPhotos()).toHaveLength(2)
})

it("frees previews with their photos", async () => {
  fakeCompression()
  addPhotos(files(3), ROOM)
  await photosPrepared()
  expect(urls.size).toBe(3)
  deletePhoto(photos.items[0]?.id ?? "")
  expect(urls.size).toBe(2)
  forgetPhotos()
  expect(urls.size).toBe(0)
})

it("makes no preview of a photo that was deleted while it was prepared", async () => {
  const seen = fakeCompression()
  addPhotos(files(2), ROOM)
  deletePhoto(photos.items[0]?.id ?? "")
  await photosPrepared()
  expect(urls.size).toBe(1)
  expect(seen.ended).toBe(seen.started)
})

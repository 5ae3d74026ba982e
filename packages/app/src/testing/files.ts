import { vi } from "vitest"

const JPEG_HEAD = [0xff, 0xd8, 0xff, 0xe0]

/** A file of this size that begins like a JPEG. */
export function photoFile(name: string, size = 100): File {
  const bytes = new Uint8Array(size)
  bytes.set(JPEG_HEAD)
  return new File([bytes], name, { type: "image/jpeg" })
}

/** A file that claims to be a photo and is not one. */
export function textFile(name: string): File {
  return new File(["Not a photo."], name, { type: "image/jpeg" })
}

/** Stands in for object URLs, which jsdom lacks. Returns those that have not been revoked. */
export function fakeObjectUrls(): Set<string> {
  const alive = new Set<string>()
  let count = 0
  Object.assign(URL, {
    createObjectURL: () => {
      count += 1
      const url = `blob:photo-${count}`
      alive.add(url)
      return url
    },
    revokeObjectURL: (url: string) => alive.delete(url),
  })
  return alive
}

/**
 * Stands in for the compressing worker: one byte per photo. Returns the most photos it had at a
 * time, and how many workers were started and ended.
 */
export function fakeCompression() {
  const seen = { atOnce: 0, started: 0, ended: 0 }
  let waiting = 0
  class FakeWorker extends EventTarget {
    constructor() {
      super()
      seen.started += 1
    }
    postMessage({ id }: { id: number }) {
      waiting += 1
      seen.atOnce = Math.max(seen.atOnce, waiting)
      setTimeout(() => {
        waiting -= 1
        const reply = { id, photo: new Blob(["x"], { type: "image/jpeg" }) }
        this.dispatchEvent(new MessageEvent("message", { data: reply }))
      })
    }
    terminate() {
      seen.ended += 1
    }
  }
  vi.stubGlobal("Worker", FakeWorker)
  return seen
}

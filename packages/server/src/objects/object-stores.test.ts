import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startBucket } from "../testing/bucket.ts"
import { createFileObjects } from "./files.ts"
import { BadObjectKey, type ObjectStore, ObjectsUnavailable, pingObjects } from "./object-store.ts"
import { createS3Objects } from "./s3.ts"

interface Place {
  readonly store: ObjectStore
  close(): Promise<void>
}

async function openFiles(): Promise<Place> {
  const directory = await mkdtemp(join(tmpdir(), "stylin-objects-"))
  return {
    store: createFileObjects(join(directory, "objects")),
    close: () => rm(directory, { recursive: true }),
  }
}

async function openS3(): Promise<Place> {
  const { port, key, close } = await startBucket()
  return {
    store: createS3Objects({
      endpoint: `http://127.0.0.1:${port}/photos`,
      region: "us-east-1",
      accessKeyId: key,
      secretAccessKey: key,
    }),
    close,
  }
}

const photo = new Uint8Array([0xff, 0xd8, 0x0a, 0x00, 0x0a, 0xff])

describe.each([
  { name: "files", open: openFiles },
  { name: "S3", open: openS3 },
])("objects in $name", ({ open }) => {
  let place: Place
  let store: ObjectStore
  beforeAll(async () => {
    place = await open()
    store = place.store
  })
  afterAll(() => place.close())

  it("returns the bytes and their type", async () => {
    await store.put("photos/a", photo, "image/jpeg")
    const object = await store.get("photos/a")
    expect(object?.contentType).toBe("image/jpeg")
    expect(new Uint8Array(object?.bytes ?? [])).toEqual(photo)
  })

  it("replaces an object completely", async () => {
    await store.put("photos/b", photo, "image/jpeg")
    await store.put("photos/b", new Uint8Array([1]), "image/png")
    const object = await store.get("photos/b")
    expect(object?.contentType).toBe("image/png")
    expect(new Uint8Array(object?.bytes ?? [])).toEqual(new Uint8Array([1]))
  })

  it("keeps megabytes unchanged, and empty objects too", async () => {
    const large = new Uint8Array(3 * 1024 * 1024).map((_, index) => index % 251)
    await store.put("large", large, "image/png")
    await store.put("empty", new Uint8Array(), "image/png")
    expect(Buffer.compare((await store.get("large"))?.bytes ?? photo, large)).toBe(0)
    expect((await store.get("empty"))?.bytes).toHaveLength(0)
  })

  it("has nothing under an unknown key, and forgets deleted objects", async () => {
    expect(await store.get("photos/unknown")).toBeUndefined()
    await store.put("photos/c", photo, "image/jpeg")
    await store.delete("photos/c")
    await store.delete("photos/c")
    expect(await store.get("photos/c")).toBeUndefined()
  })

  it("refuses keys that lead out of the store", async () => {
    const bad = [
      "",
      "/a",
      "a/",
      "a//b",
      "..",
      "../a",
      "a/../b",
      "a/.hidden",
      "a\\b",
      "a\0",
      "é",
      "a b",
      "x".repeat(201),
    ]
    for (const key of bad) {
      await expect(store.put(key, photo, "image/jpeg"), key).rejects.toBeInstanceOf(BadObjectKey)
      await expect(store.get(key), key).rejects.toBeInstanceOf(BadObjectKey)
      await expect(store.delete(key), key).rejects.toBeInstanceOf(BadObjectKey)
    }
  })
})

describe("objects in files", () => {
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "stylin-objects-"))
  })
  afterAll(() => rm(directory, { recursive: true }))

  it("leave no draft behind if they cannot be written", async () => {
    const store = createFileObjects(directory)
    await store.put("taken/by/object", photo, "image/jpeg")
    await expect(store.put("taken/by", photo, "image/jpeg")).rejects.toThrow()
    expect(await readdir(join(directory, "taken"))).toEqual(["by"])
  })

  it("refuse an invalid content type, and a file that is not an object", async () => {
    const store = createFileObjects(directory)
    await expect(store.put("a", photo, "image/jpeg\nx")).rejects.toThrow(TypeError)
    await writeFile(join(directory, "b"), new Uint8Array(1000))
    await expect(store.get("b")).rejects.toThrow("no content type")
  })
})

describe("objects in S3", () => {
  it("throw if the service cannot be reached", async () => {
    const { store, close } = await openS3()
    await pingObjects(store)
    await close()
    for (const call of [
      () => store.put("a", photo, "image/jpeg"),
      () => store.get("a"),
      () => store.delete("a"),
      () => pingObjects(store),
    ]) {
      await expect(call()).rejects.toThrow(ObjectsUnavailable)
    }
  })
})

import { text } from "node:stream/consumers"
import { describe, expect, it } from "vitest"
import { jsonStream } from "./json-stream.ts"

const ENVELOPE = '{"data":{"account":{"id":"1"},"photos":[]}}'

const photo = (id: string) => ({
  id,
  content_type: "image/jpeg",
  created_at: "2026-11-20T00:00:00.000Z",
  objectKey: `photos/${id}`,
})

describe("jsonStream", () => {
  it("writes every photo whole, large and missing ones too", async () => {
    const large = Buffer.alloc(1_000_001, (Math.PI * 1e9).toString())
    const objects = {
      get: async (key: string) =>
        key === "photos/large" ? { bytes: large, contentType: "image/jpeg" } : undefined,
    }

    const written = await text(jsonStream(ENVELOPE, [photo("large"), photo("lost")], objects))

    const { objectKey: _key, ...facts } = photo("large")
    expect(JSON.parse(written)).toEqual({
      data: {
        account: { id: "1" },
        photos: [
          { ...facts, base64: large.toString("base64") },
          { ...facts, id: "lost", base64: "" },
        ],
      },
    })
  })

  it("writes the cloth of a photo", async () => {
    const href = "data:image/png;base64,AAAA"
    const cloth = JSON.stringify({ motif: { href, left: 0, right: 1, middle: 0.5, aspect: 1 } })
    const objects = {
      get: async (key: string) => ({
        bytes: Buffer.from(key.endsWith(".cloth") ? cloth : "photo"),
        contentType: "image/jpeg",
      }),
    }

    const written = JSON.parse(await text(jsonStream(ENVELOPE, [photo("a")], objects)))

    expect(written.data.photos).toMatchObject([{ id: "a", cloth: href }])
  })

  it("writes an empty list if there are no photos", async () => {
    const objects = { get: async () => undefined }

    expect(await text(jsonStream(ENVELOPE, [], objects))).toBe(ENVELOPE)
  })

  it("reads a photo only when those before it have been consumed", async () => {
    const asked: string[] = []
    const objects = {
      get: async (key: string) => {
        if (key.endsWith(".cloth")) return undefined
        asked.push(key)
        return { bytes: Buffer.alloc(1_000_000), contentType: "image/jpeg" }
      },
    }
    const photos = Array.from({ length: 20 }, (_, index) => photo(String(index)))

    const reader = jsonStream(ENVELOPE, photos, objects).iterator()
    await reader.next()
    await reader.next()
    await reader.next()

    expect(asked.length).toBeLessThanOrEqual(2)
    await reader.return?.()
  })

  it("breaks off if a photo cannot be read", async () => {
    const objects = { get: () => Promise.reject(new Error("down")) }

    await expect(text(jsonStream(ENVELOPE, [photo("a")], objects))).rejects.toThrow("down")
  })
})

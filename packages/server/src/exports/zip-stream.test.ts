import { once } from "node:events"
import { buffer } from "node:stream/consumers"
import { describe, expect, it } from "vitest"
import type { KeptData } from "../stores/personal-data.ts"
import { unzip } from "../testing/unzip.ts"
import { zipStream } from "./zip-stream.ts"

const SIZE = 1_000_000
const TIME = "2026-11-20T09:00:00.000Z"

function keptWith(photos: number): KeptData {
  return {
    currency: "GBP",
    account: { id: "1", email: "ada@example.org", created_at: TIME },
    profile: {
      email: "ada@example.org",
      name_in_app: "Ada",
      gender: "female",
      body_type: "pear",
      activities: [],
      tags_preferences: null,
      user_responses: [],
      marketing_opt_in: false,
      selfie: null,
      figure: null,
      needs: null,
      consents: { photos: true, analytics: false },
    },
    sessions: [],
    identities: [],
    passkeys: [],
    wardrobe: [],
    search_additions: [],
    favourites: [],
    own_outfits: [],
    impressions: [],
    dismissals: [],
    signs: [],
    worn: [],
    plans: [],
    trips: [],
    wishes: [],
    imports: [],
    weather: { place: null, felt: null },
    kind_habits: [],
    photos: Array.from({ length: photos }, (_, index) => ({
      id: String(index),
      content_type: "image/jpeg",
      created_at: TIME,
      objectKey: `photos/${index}`,
      showed: [],
    })),
  }
}

/** Objects of a million bytes, and the keys that were read. */
function manyObjects() {
  const asked: string[] = []
  const get = async (key: string) => {
    if (key.endsWith(".cloth")) return undefined
    asked.push(key)
    return { bytes: new Uint8Array(SIZE).fill(asked.length), contentType: "image/jpeg" }
  }
  return { asked, objects: { get } }
}

const content = (photos: number) => ({
  kept: keptWith(photos),
  exportedAt: TIME,
  onLost: () => {},
})

describe("zipStream", () => {
  it("reads a photo only when those before it have been consumed", async () => {
    const { asked, objects } = manyObjects()
    const file = zipStream(content(20), objects)

    let taken = 0
    for await (const piece of file) {
      taken += piece.length
      expect(asked.length * SIZE).toBeLessThan(taken + 3 * SIZE)
    }

    expect(asked).toHaveLength(20)
  })

  it("stores photos uncompressed", async () => {
    const { objects } = manyObjects()

    const bytes = await buffer(zipStream(content(2), objects))

    expect(bytes.length).toBeGreaterThan(2 * SIZE)
    expect([...(await unzip(bytes)).values()].map(({ length }) => length)).toEqual([
      SIZE,
      SIZE,
      expect.any(Number),
    ])
  })

  it("has the cloth of a photo beside it", async () => {
    const tile = Buffer.from("a jpeg")
    const href = `data:image/jpeg;base64,${tile.toString("base64")}`
    const cloth = { tile: { href, width: 1, height: 1, garmentLength: 9 } }
    const kept: Readonly<Record<string, Uint8Array>> = {
      "photos/0": new Uint8Array(SIZE),
      "photos/0.cloth": Buffer.from(JSON.stringify(cloth)),
    }
    const get = async (key: string) => {
      const bytes = kept[key]
      return bytes && { bytes, contentType: "image/jpeg" }
    }

    const files = await unzip(await buffer(zipStream(content(1), { get })))

    expect([...files.keys()]).toEqual([
      "photos/2026-11-20 photo.jpg",
      "cloth/2026-11-20 photo.jpg",
      "data.json",
    ])
    expect(Buffer.from(files.get("cloth/2026-11-20 photo.jpg") ?? []).equals(tile)).toBe(true)
    expect(JSON.parse(Buffer.from(files.get("data.json") ?? []).toString()).photos).toMatchObject([
      { file: "photos/2026-11-20 photo.jpg", cloth: "cloth/2026-11-20 photo.jpg" },
    ])
  })

  it("reads nothing more once the download has ended", async () => {
    const { asked, objects } = manyObjects()
    const file = zipStream(content(20), objects)
    const pieces = file.iterator()
    await pieces.next()

    const closed = once(file, "close")
    file.destroy()
    await closed
    // Work under way when it was destroyed has ended by the next tick.
    const before = asked.length
    await new Promise((resolve) => setImmediate(resolve))

    expect(before).toBeLessThan(4)
    expect(asked).toHaveLength(before)
  })

  it("breaks off if a photo cannot be read", async () => {
    const objects = { get: () => Promise.reject(new Error("down")) }

    await expect(buffer(zipStream(content(1), objects))).rejects.toThrow("down")
  })
})

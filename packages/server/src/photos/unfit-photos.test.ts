import {
  addToWardrobe,
  exportUser,
  getPending,
  getWardrobe,
  parsePhotos,
  register,
} from "@stylin/api/contract"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { clientOf, startTestServer, type TestServer } from "../testing/index.ts"
import { claimingPng } from "../vision/testing/claims.ts"
import { drawOtherThing } from "../vision/testing/draw-other-things.ts"
import { drawPhoto } from "../vision/testing/draw-photo.ts"

const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)], { type: "image/jpeg" })

async function moving(): Promise<Uint8Array> {
  const frames = Buffer.alloc(60 * 120 * 3)
  frames.fill(200, frames.length / 2)
  return sharp(frames, { raw: { width: 60, height: 120, channels: 3, pageHeight: 60 } })
    .gif()
    .toBuffer()
}

const plain = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#c8c0b0" } })
    .png({ compressionLevel: 9 })
    .toBuffer()

describe("an upload with photos that cannot be read", () => {
  let server: TestServer
  let token: string
  let photo: Uint8Array
  beforeAll(async () => {
    photo = await drawPhoto({ kind: "t_shirt", colours: [{ colour: "navy" }] })
    server = await startTestServer()
    const account = { email: "ada@example.org", password: "long enough" }
    token = (await call(register, { body: account })).access_token
  })
  afterAll(() => server.close())

  const { call } = clientOf(
    () => server,
    () => token,
  )

  it("says what is wrong with each, keeps none of them, and reads the others", async () => {
    const files = [
      Buffer.from("a letter"),
      photo.subarray(0, photo.length / 2),
      await claimingPng({ width: 10_950, height: 10_950 }, 16),
      await moving(),
      await sharp(photo).toColourspace("cmyk").jpeg().toBuffer(),
      await sharp(photo).toColourspace("rgb16").png().toBuffer(),
      Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
      new Uint8Array(),
      await plain(300),
      photo,
    ]

    const items = await call(parsePhotos, { files: files.map(blobOf) })

    const pending = await call(getPending)
    expect(pending.map(({ problem, section }) => problem ?? section)).toEqual([
      "This is no picture. JPEG, PNG, WebP and AVIF can be read.",
      "This is not a whole picture.",
      "This picture has too many pixels.",
      "This picture is animated. Please choose a still one.",
      "upper_body",
      "upper_body",
      "HEIC pictures cannot be read here. Please save this one as JPEG first.",
      "This file is empty.",
      "No garment was found in this photo.",
      "upper_body",
    ])
    expect(items.map(({ item_id }) => item_id)).toEqual(
      pending.filter(({ state }) => state === "ready").map(({ item_id }) => item_id),
    )
    const sources = (await call(exportUser)).photos.filter(({ id }) =>
      pending.some(({ item_id }) => item_id === id),
    )
    expect(sources).toHaveLength(3)
  })

  it("leaves out a dog, a bed and a bare floor, and loses none that she adds anyway", async () => {
    const things = await Promise.all((["dog", "bed", "floor"] as const).map(drawOtherThing))
    const before = (await call(getPending)).length

    await call(parsePhotos, { files: [...things, photo].map(blobOf) })

    const pending = (await call(getPending)).slice(before)
    expect(pending).toHaveLength(4)
    for (const { problem, checks = [], kind } of pending.slice(0, 3)) {
      const isRefused = problem === "No garment was found in this photo."
      expect(isRefused || checks.includes("no-garment")).toBe(true)
      // Only kinds to choose from are offered.
      expect(kind).toBeUndefined()
    }
    expect(pending[3]).toMatchObject({ state: "ready", section: "upper_body", colours: ["navy"] })
    expect(pending[3]?.checks).not.toContain("no-garment")
    const doubted = pending.find(({ checks }) => checks?.includes("no-garment"))
    if (!doubted?.image_path || !doubted.item_summary) throw new Error("all were refused")
    const { item_id, image_path, item_summary } = doubted
    const shot = { item_id, image_path, item_summary, section: "accessories" as const }
    await call(addToWardrobe, { body: [shot] })
    expect(await call(getWardrobe)).toMatchObject([{ item_summary }])
  })

  it("of eleven files is refused with a reason", async () => {
    const before = await call(getPending)
    const files = Array.from({ length: 11 }, () => blobOf(photo))

    await expect(call(parsePhotos, { files })).rejects.toMatchObject({
      status: 413,
      detail: "files: at most 10 at once",
    })

    expect(await call(getPending)).toEqual(before)
  })
})

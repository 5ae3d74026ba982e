import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { checkHeader, decode, decodingError } from "./decode.ts"
import { claimingJpeg, claimingPng } from "./testing/claims.ts"

const RED = { create: { width: 300, height: 200, channels: 3, background: "#c02020" } } as const

describe("decode", () => {
  it("turns a picture the right way up and shrinks it", async () => {
    const wide = { create: { ...RED.create, width: 3000, height: 2000 } }
    const onItsSide = await sharp(wide).jpeg().withMetadata({ orientation: 6 }).toBuffer()

    const { width, height, rgb } = await decode(onItsSide)

    expect([width, height]).toEqual([683, 1024])
    expect(rgb).toHaveLength(683 * 1024 * 3)
  })

  it.each([
    ["CMYK", () => sharp(RED).toColourspace("cmyk").jpeg()],
    ["16-bit", () => sharp(RED).toColourspace("rgb16").png()],
    ["transparent", () => sharp(RED).ensureAlpha().png()],
    ["palette", () => sharp(RED).png({ palette: true })],
  ])("reads a %s picture as plain sRGB", async (_name, make) => {
    const { rgb } = await decode(await make().toBuffer())

    expect(rgb[0]).toBeGreaterThan(150)
    expect(rgb[1]).toBeLessThan(80)
    expect(rgb).toHaveLength(300 * 200 * 3)
  })

  it("reads a grey picture as three equal channels", async () => {
    const { rgb } = await decode(await sharp(RED).greyscale().png().toBuffer())

    expect(rgb).toHaveLength(300 * 200 * 3)
    expect(new Set(rgb.subarray(0, 3)).size).toBe(1)
  })

  it("refuses what is no picture, and half of one", async () => {
    const whole = await sharp(RED).jpeg().toBuffer()

    await expect(decode(new Uint8Array())).rejects.toMatchObject({ code: "empty" })
    for (const text of [
      "a letter",
      '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>',
    ]) {
      await expect(decode(Buffer.from(text))).rejects.toMatchObject({ code: "no-picture" })
    }
    await expect(decode(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: "unreadable",
    })
  })

  it("tells a phone's own format from what is no picture at all", async () => {
    const head = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")

    await expect(decode(head)).rejects.toMatchObject({ code: "heic" })
  })

  it("refuses pictures that move, that unpack to too much, and that show nothing", async () => {
    const frames = Buffer.alloc(60 * 120 * 3)
    frames.fill(200, frames.length / 2)
    const moving = await sharp(frames, {
      raw: { width: 60, height: 120, channels: 3, pageHeight: 60 },
    })
      .gif()
      .toBuffer()
    const bomb = await claimingPng({ width: 12_000, height: 12_000 })
    const speck = await sharp({ create: { ...RED.create, width: 20 } })
      .png()
      .toBuffer()

    await expect(decode(moving)).rejects.toMatchObject({ code: "animated" })
    await expect(decode(bomb)).rejects.toMatchObject({ code: "too-large" })
    await expect(decode(speck)).rejects.toMatchObject({ code: "too-small" })
  })

  it("bounds what a picture decodes to, its channels and its depth counted", async () => {
    const phones = await claimingJpeg({ width: 8192, height: 6144 })
    const square = { width: 5000, height: 5000 }

    expect(await checkHeader(phones)).toBe("image/jpeg")
    expect(await checkHeader(await claimingPng(square))).toBe("image/png")
    await expect(checkHeader(await claimingPng(square, 16))).rejects.toMatchObject({
      code: "too-large",
    })
  })

  it("tells a picture that takes too long from a damaged one", () => {
    expect(decodingError(new Error("timeout: 42% complete")).code).toBe("too-slow")
    expect(decodingError(new Error("premature end of JPEG image")).code).toBe("unreadable")
  })
})

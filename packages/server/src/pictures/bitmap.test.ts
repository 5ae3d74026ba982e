import { drawLook } from "@stylin/drawing"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { bitmapOf } from "./bitmap.ts"

const WIDTH = 40

describe("a drawing as a bitmap", () => {
  it("is WebP of the asked width, with the drawing's proportions", async () => {
    const look = drawLook({
      figure: {
        bodyType: "pear",
        pose: "walk",
        skin: 4,
        hair: { style: "bob", colour: "#2A1D17" },
      },
      garments: [{ kind: "day_dress", colours: [{ colour: "navy" }] }],
      ground: null,
    })

    const { format, width, height, hasAlpha } = await sharp(
      await bitmapOf(look, { width: 390 }),
    ).metadata()

    expect({ format, width, height, hasAlpha }).toEqual({
      format: "webp",
      width: 390,
      height: 520,
      hasAlpha: true,
    })
  })

  it("keeps clear ground clear, and half clear colours their own", async () => {
    const pixels = await pixelsOf('<rect width="20" height="40" fill="#c02060" fill-opacity=".5"/>')

    expectColour(pixels(10, 20), [192, 32, 96, 128])
    expect(pixels(30, 20)[3]).toBe(0)
  })

  it.each(["png", "jpeg"] as const)("draws a %s in it", async (type) => {
    const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: "#20a040" } })
    const data = (await photo.toFormat(type).toBuffer()).toString("base64")

    const pixels = await pixelsOf(
      `<image width="40" height="40" href="data:image/${type};base64,${data}"/>`,
    )

    expectColour(pixels(20, 20), [32, 160, 64, 255])
  })

  it("refuses what is no drawing", async () => {
    await expect(bitmapOf("not a drawing", { width: WIDTH })).rejects.toThrow()
  })
})

/** The pixels of these elements on a sheet of 40 x 40 px, each as red, green, blue and alpha. */
async function pixelsOf(elements: string) {
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${elements}</svg>`
  const bitmap = await bitmapOf(sheet, { width: WIDTH })
  const data = await sharp(bitmap).ensureAlpha().raw().toBuffer()
  return (x: number, y: number) => [...data.subarray((y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 4)]
}

/** WebP at this quality moves a colour by a few steps. */
function expectColour(found: readonly number[], wanted: readonly number[]): void {
  const furthest = Math.max(...wanted.map((value, at) => Math.abs(value - (found[at] ?? 0))))
  expect(furthest, `${found} is near ${wanted}`).toBeLessThan(8)
}

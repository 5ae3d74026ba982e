import sharp from "sharp"
import { beforeAll, describe, expect, it } from "vitest"
import { cutOut } from "./cut-out.ts"
import { decode } from "./decode.ts"
import { loadModels, type Models } from "./models.ts"
import { coverage } from "./raster.ts"
import { readGarment } from "./read-garment.ts"
import { drawPhoto } from "./testing/draw-photo.ts"

describe("readGarment", () => {
  let models: Models
  beforeAll(async () => {
    models = await loadModels()
  })

  it("reads a drawn garment: its section, colour and cut-out, with pictures of it", async () => {
    const photo = await drawPhoto({ kind: "t_shirt", colours: [{ colour: "navy" }] })

    const { recognition, colours, agreement, checks, pictures, summary } = await readGarment(
      photo,
      models,
    )

    expect(recognition.section.answer).toBe("upper_body")
    expect(colours[0]?.name).toBe("navy")
    expect(summary).toMatch(/^Navy /)
    expect(agreement).toBeGreaterThan(0.85)
    expect(checks).not.toContain("cut-out")
    expect(await sharp(pictures.chosen).metadata()).toMatchObject({
      format: "webp",
      width: 1024,
      height: 1024,
    })
    expect(pictures.photo).not.toEqual(pictures.chosen)
  })

  it("puts the garment alone on paper: the photo's ground is gone", async () => {
    const photo = await drawPhoto(
      { kind: "jumper", colours: [{ colour: "red" }] },
      { ground: "#c3d4ea" },
    )

    const { pictures } = await readGarment(photo, models)
    const pixels = await sharp(pictures.chosen).resize(128, 128).raw().toBuffer()
    const blue = Array.from({ length: 128 * 128 }, (_, index) => index * 3).filter(
      (at) => (pixels[at + 2] ?? 0) > (pixels[at] ?? 0) + 15,
    )

    const paper = [0xf1, 0xea, 0xe0]
    const off = paper.map((value, channel) => Math.abs(value - (pixels[channel] ?? 0)))
    expect(Math.max(...off)).toBeLessThanOrEqual(2)
    expect(blue.length).toBeLessThan(128 * 128 * 0.01)
  })

  it("says that there is no garment in a picture of nothing", async () => {
    const empty = await sharp({
      create: { width: 300, height: 400, channels: 3, background: "#c8c0b0" },
    })
      .png()
      .toBuffer()

    await expect(readGarment(empty, models)).rejects.toMatchObject({ code: "no-garment" })
  })

  it("cuts the same picture out the same way every time", async () => {
    const picture = await decode(
      await drawPhoto({ kind: "midi_skirt", colours: [{ colour: "green" }] }),
    )

    const [first, second] = [
      await cutOut(picture, models.segmenter),
      await cutOut(picture, models.segmenter),
    ]

    expect(first?.mask).toEqual(second?.mask)
    expect(coverage(first?.mask ?? { width: 0, height: 0, on: new Uint8Array(1) })).toBeGreaterThan(
      0.1,
    )
  })
})

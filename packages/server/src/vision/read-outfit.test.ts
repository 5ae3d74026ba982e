import type { GarmentWords } from "@stylin/garments/vocabulary"
import sharp from "sharp"
import { beforeAll, describe, expect, it } from "vitest"
import { loadModels, type Models } from "./models.ts"
import { readCrop, readOutfit } from "./read-outfit.ts"
import { drawOutfit } from "./testing/draw-outfit.ts"

const SHIRT: GarmentWords = { kind: "t_shirt", colours: [{ colour: "red" }] }
const TROUSERS: GarmentWords = { kind: "trousers", colours: [{ colour: "navy" }] }
const TRAINERS: GarmentWords = { kind: "trainers", colours: [{ colour: "white" }] }

describe("readOutfit", () => {
  let models: Models
  beforeAll(async () => {
    models = await loadModels()
  })

  it("finds top, bottom and shoes with their kinds and colours, all of it to be checked", async () => {
    const { garments, note } = await readOutfit(
      await drawOutfit([SHIRT, TROUSERS, TRAINERS]),
      models,
    )

    expect(garments.map(({ role }) => role)).toEqual(["top", "bottom", "shoes"])
    const colours = garments.map(({ reading }) => reading.colours[0]?.name)
    expect(colours.slice(0, 2)).toEqual(["red", "navy"])
    for (const { reading } of garments) {
      expect(reading.checks).toEqual(["section", "kind", "cut-out", "colours"])
    }
    expect(note).toBeUndefined()
  })

  it("tells a dress from two garments, and says that it found no more", async () => {
    const dress: GarmentWords = { kind: "day_dress", colours: [{ colour: "green" }] }
    const withoutFeet = await sharp(await drawOutfit([dress]))
      .extract({ left: 0, top: 0, width: 600, height: 660 })
      .toBuffer()

    const { garments, note } = await readOutfit(withoutFeet, models)

    expect(garments.map(({ role }) => role)).toEqual(["dress"])
    expect(garments[0]?.reading.recognition.kind.answer).toBe("dress")
    expect(note).toBe("We found only one piece from shoulder to hem.")
  })

  it("finds an open jacket beside the top under it", async () => {
    const jacket: GarmentWords = { kind: "blazer", colours: [{ colour: "navy" }] }
    const white: GarmentWords = { kind: "t_shirt", colours: [{ colour: "white" }] }
    const jeans: GarmentWords = { kind: "jeans", colours: [{ colour: "light blue" }] }

    const loafers: GarmentWords = { kind: "loafers", colours: [{ colour: "brown" }] }
    const photo = await drawOutfit([white, jacket, jeans, loafers])

    const { garments } = await readOutfit(photo, models)

    expect(garments.map(({ role }) => role)).toEqual(["top", "layer", "bottom", "shoes"])
  })

  it("parses a photo once, however many crops she draws on it", async () => {
    let parsed = 0
    const counting: Models = {
      ...models,
      parser: {
        parse: (picture) => {
          parsed += 1
          return models.parser.parse(picture)
        },
      },
    }
    const photo = await drawOutfit([SHIRT, TROUSERS, TRAINERS])
    const legs = { x: 0.3, y: 0.5, width: 0.4, height: 0.3 }

    const first = await readCrop(photo, { crop: legs }, counting)
    await readCrop(photo, { role: "top", crop: { ...legs, y: 0.2 } }, counting)
    expect(parsed).toBe(1)

    expect(await readCrop(photo, { crop: legs }, counting)).toEqual(first)
    await readCrop(await drawOutfit([SHIRT, TROUSERS]), { crop: legs }, counting)
    expect(parsed).toBe(2)
  })

  it("shows no face, however high a crop is drawn", async () => {
    const photo = await drawOutfit([SHIRT, TROUSERS, TRAINERS])
    const whole = { x: 0, y: 0, width: 1, height: 0.5 }

    const { crop } = await readCrop(photo, { role: "top", crop: whole }, models)

    // The drawn chin is an eighth of the way down.
    expect(crop.y).toBeGreaterThan(0.125)
    expect(crop.y + crop.height).toBeCloseTo(0.5)
  })

  it("reads what she has drawn around as what most of it is", async () => {
    const photo = await drawOutfit([SHIRT, TROUSERS, TRAINERS])
    const legs = { x: 0.3, y: 0.5, width: 0.4, height: 0.3 }

    const { role, reading } = await readCrop(photo, { crop: legs }, models)

    expect(role).toBe("bottom")
    expect(reading.colours[0]?.name).toBe("navy")
  })

  it("says that it sees two people in a picture of two", async () => {
    const photo = sharp(await drawOutfit([SHIRT, TROUSERS, TRAINERS]))
    const one = await photo.extract({ left: 150, top: 0, width: 300, height: 800 }).toBuffer()
    const both = await sharp({
      create: { width: 600, height: 800, channels: 3, background: "#cfc6b4" },
    })
      .composite([
        { input: one, left: 0, top: 0 },
        { input: one, left: 300, top: 0 },
      ])
      .png()
      .toBuffer()

    await expect(readOutfit(both, models)).rejects.toMatchObject({ code: "several-people" })
  })

  it("says that it sees nobody in a picture of nobody", async () => {
    const empty = await sharp({
      create: { width: 300, height: 400, channels: 3, background: "#c8c0b0" },
    })
      .png()
      .toBuffer()

    await expect(readOutfit(empty, models)).rejects.toMatchObject({ code: "no-person" })
  })
})

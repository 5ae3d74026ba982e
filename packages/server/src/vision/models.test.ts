import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { describe, expect, it } from "vitest"
import { decode } from "./decode.ts"
import { loadModels } from "./models.ts"
import { drawOutfit } from "./testing/draw-outfit.ts"
import { drawPhoto } from "./testing/draw-photo.ts"
import { WORN_CLASSES } from "./worn-classes.ts"
import { WORN_LABELS } from "./worn-kinds.ts"

const FOLDER = new URL("./model/", import.meta.url)

describe("models", () => {
  it.each(["garment-kind", "garment-or-not", "garment-mask", "outfit-parser"])(
    "ships %s as its card describes it",
    async (name) => {
      const card = JSON.parse(await readFile(new URL(`${name}.json`, FOLDER), "utf8"))

      const bytes = await readFile(new URL(card.model, FOLDER))

      expect(bytes.length).toBe(card.bytes)
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(card.sha256)
    },
  )

  it("marks a garment in the middle of a picture, and not the picture's corners", async () => {
    const { segmenter } = await loadModels()
    const picture = await decode(await drawPhoto({ kind: "jumper", colours: [{ colour: "navy" }] }))

    const odds = await segmenter.odds(picture)

    const { width, height } = picture
    expect(odds).toHaveLength(width * height)
    expect(odds[Math.floor(height / 2) * width + Math.floor(width / 2)]).toBeGreaterThan(2)
    expect(odds[2 * width + 2]).toBeLessThan(-2)
  })

  it("name what a parser tells apart in the order of its output", async () => {
    const card = JSON.parse(await readFile(new URL("outfit-parser.json", FOLDER), "utf8"))

    expect(card.classes).toEqual(WORN_CLASSES)
    expect(card.labels).toEqual(WORN_LABELS.map(([label]) => label))
  })

  it("say of each place of a picture what it is, whatever shape the picture has", async () => {
    const { parser } = await loadModels()
    const picture = await decode(
      await drawOutfit([{ kind: "day_dress", colours: [{ colour: "green" }] }]),
    )

    const { width, height, planes } = await parser.parse(picture)

    expect(width / height).toBeCloseTo(picture.width / picture.height, 1)
    const sums = planes.reduce((sum, plane) => sum + (plane[0] ?? 0), 0)
    expect(sums).toBeCloseTo(1, 3)
    const ground = planes[WORN_CLASSES.indexOf("background")]
    expect(ground?.[0]).toBeGreaterThan(0.9)
  })
})

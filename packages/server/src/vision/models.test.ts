import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { describe, expect, it } from "vitest"
import { decode } from "./decode.ts"
import { loadModels } from "./models.ts"
import { drawPhoto } from "./testing/draw-photo.ts"

const FOLDER = new URL("./model/", import.meta.url)

describe("models", () => {
  it.each(["garment-kind", "garment-mask"])("ships %s as its card describes it", async (name) => {
    const card = JSON.parse(await readFile(new URL(`${name}.json`, FOLDER), "utf8"))

    const bytes = await readFile(new URL(card.model, FOLDER))

    expect(bytes.length).toBe(card.bytes)
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(card.sha256)
  })

  it("marks a garment in the middle of a picture, and not the picture's corners", async () => {
    const { segmenter } = await loadModels()
    const picture = await decode(await drawPhoto({ kind: "jumper", colours: [{ colour: "navy" }] }))

    const likely = await segmenter.segment(picture)

    const { width, height } = picture
    expect(likely).toHaveLength(width * height)
    expect(likely[Math.floor(height / 2) * width + Math.floor(width / 2)]).toBeGreaterThan(0.9)
    expect(likely[2 * width + 2]).toBeLessThan(0.1)
  })
})

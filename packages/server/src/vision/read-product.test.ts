import type { GarmentWords } from "@stylin/garments/vocabulary"
import sharp from "sharp"
import { beforeAll, describe, expect, it } from "vitest"
import { loadModels, type Models } from "./models.ts"
import { readProduct, type ShopsWord } from "./read-product.ts"
import { drawOutfit } from "./testing/draw-outfit.ts"
import { drawPhoto } from "./testing/draw-photo.ts"

const STRIPED: GarmentWords = {
  kind: "t_shirt",
  pattern: "stripe",
  colours: [{ colour: "white" }, { colour: "navy" }],
}
const SHIRT: GarmentWords = { kind: "t_shirt", colours: [{ colour: "red" }] }
const TROUSERS: GarmentWords = { kind: "trousers", colours: [{ colour: "navy" }] }
const TOP: ShopsWord = { section: "upper_body", role: "top" }

describe("readProduct", () => {
  let models: Models
  beforeAll(async () => {
    models = await loadModels()
  })

  it("cuts out a product that lies alone, and reads its cloth", async () => {
    const { shot, cut, cloth } = await readProduct(await drawPhoto(STRIPED), TOP, models)

    expect(await sharp(shot).metadata()).toMatchObject({ format: "webp", width: 1024 })
    expect(cloth?.tile).toBeDefined()
    const clear = await sharp(cut).stats()
    expect(clear.isOpaque).toBe(false)
  })

  it("reads the cloth that somebody wears, and cuts nobody out", async () => {
    const photo = await drawOutfit([SHIRT, TROUSERS])

    const top = await readProduct(photo, TOP, models)
    const bottom = await readProduct(photo, { section: "lower_body", role: "bottom" }, models)
    expect([top.cut, bottom.cut]).toEqual([undefined, undefined])
    expect([top.cloth?.called, bottom.cloth?.called]).toEqual(["red", "navy"])
  })

  it.each<[string, ShopsWord | undefined]>([
    ["several different products", undefined],
    ["something else than the shop says", { section: "shoes", role: undefined }],
  ])("shows a picture of %s as it is, and takes nothing from it", async (_what, said) => {
    const { shot, cut, cloth } = await readProduct(await drawPhoto(STRIPED), said, models)

    // The photo's ground goes on where it is no square.
    const { data } = await sharp(shot).raw().toBuffer({ resolveWithObject: true })
    const [left, ground] = [data.subarray(0, 3), [0xc9, 0xb7, 0x9c]]
    for (const [at, value] of left.entries()) expect(value / (ground[at] ?? 0)).toBeCloseTo(0.95, 1)
    expect([cut, cloth]).toEqual([undefined, undefined])
  })

  it("refuses what claims to be larger than an upload may be", async () => {
    const bomb = await sharp({
      create: { width: 6_000, height: 6_000, channels: 3, background: "#fff" },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    await expect(readProduct(bomb, TOP, models)).rejects.toMatchObject({ code: "too-large" })
  })
})

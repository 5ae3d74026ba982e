import type { GarmentWords } from "@stylin/garments/vocabulary"
import sharp from "sharp"
import { beforeAll, describe, expect, it } from "vitest"
import type { Likeness } from "../stores/found-garment.ts"
import { loadModels, type Models } from "../vision/models.ts"
import { readGarment } from "../vision/read-garment.ts"
import { drawPhoto } from "../vision/testing/draw-photo.ts"
import { isAlike } from "./duplicates.ts"

const SHIRT: GarmentWords = { kind: "t_shirt", colours: [{ colour: "navy" }] }
const GROUND = "#c9b79c"

/** The same photo taken again: slightly rotated, closer, and in darker and warmer light. */
async function again(photo: Uint8Array): Promise<Uint8Array> {
  const turned = await sharp(photo).rotate(3, { background: GROUND }).toBuffer()
  return sharp(turned)
    .extract({ left: 30, top: 35, width: 450, height: 600 })
    .linear([0.9, 0.85, 0.8], [0, 0, 0])
    .jpeg()
    .toBuffer()
}

describe("isAlike", () => {
  let models: Models
  let photo: Uint8Array
  let shirt: Likeness
  beforeAll(async () => {
    models = await loadModels()
    photo = await drawPhoto(SHIRT, { ground: GROUND })
    shirt = await likenessOf(photo)
  })

  async function likenessOf(picture: Uint8Array): Promise<Likeness> {
    const { hash, colours } = await readGarment(picture, models)
    return { hash, ...(colours[0] && { colour: colours[0].hex }) }
  }

  it("recognises a garment that was photographed twice", async () => {
    expect(isAlike(shirt, await likenessOf(await again(photo)))).toBe(true)
  })

  it.each<GarmentWords>([
    { kind: "trousers", colours: SHIRT.colours },
    { kind: "midi_skirt", colours: SHIRT.colours },
    { kind: "t_shirt", colours: [{ colour: "red" }] },
  ])("tells %o from a navy t-shirt", async (other) => {
    expect(isAlike(shirt, await likenessOf(await drawPhoto(other)))).toBe(false)
  })
})

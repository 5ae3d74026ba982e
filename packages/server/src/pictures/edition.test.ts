import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { EDITION, editionOf, ofThisEdition, withoutEditions } from "./edition.ts"

const FLAT = "/api/pictures/flats/jeans.svg?colours=navy"
const LOOK = "/api/pictures/looks/words.signature.svg"
const LAY = "/api/pictures/lays/words.signature.webp"

describe("the edition of drawings", () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "stylin-edition-"))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it("changes with the code that draws, and not with its tests", async () => {
    const entry = join(folder, "index.ts")
    await writeFile(entry, "export const sleeve = 1")
    const first = editionOf([entry])
    await writeFile(join(folder, "index.test.ts"), "expect(sleeve).toBe(1)")
    expect(editionOf([entry])).toBe(first)
    await writeFile(entry, "export const sleeve = 2")
    expect(editionOf([entry])).not.toBe(first)
  })

  it("stamps drawings once, whatever stamp they came with", () => {
    expect(ofThisEdition(FLAT)).toBe(`${FLAT}&v=${EDITION}`)
    expect(ofThisEdition(`${FLAT}&v=old`)).toBe(`${FLAT}&v=${EDITION}`)
    expect(ofThisEdition(LOOK)).toBe(`${LOOK}?v=${EDITION}`)
    expect(ofThisEdition(LAY)).toBe(`${LAY}?v=${EDITION}`)
    expect(ofThisEdition(ofThisEdition(LOOK))).toBe(`${LOOK}?v=${EDITION}`)
  })

  it("leaves photos, personal lays and shops' pictures alone", () => {
    for (const address of [
      "/api/pictures/photos/shirt",
      "/api/pictures/collages/ann/words.webp",
      "https://shop.example/flats/shirt.svg",
    ])
      expect(ofThisEdition(address)).toBe(address)
  })

  it("is taken off again for the store", () => {
    const json = JSON.stringify({ photo: LOOK, clothes: [{ image_url: FLAT }] })
    const stamped = JSON.stringify({
      photo: ofThisEdition(LOOK),
      clothes: [{ image_url: ofThisEdition(FLAT) }],
    })
    expect(stamped).not.toBe(json)
    expect(withoutEditions(stamped)).toBe(json)
  })
})

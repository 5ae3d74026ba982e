import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { asStored, drawingOf, EDITION, editionOf, isStamped, shownAddress } from "./edition.ts"

const FLAT = "/api/pictures/flats/jeans.svg?colours=navy"
const LOOK = "/api/pictures/looks/words.signature.svg"
const LAY = "/api/pictures/lays/words.signature.webp"
const SHOWN_FLAT = `/api/pictures/flats/jeans.webp?colours=navy&v=${EDITION}`
const SHOWN_LOOK = `/api/pictures/looks/words.signature.webp?v=${EDITION}`

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

  it("gives drawings as bitmaps and stamps them once, whatever address they came with", () => {
    expect(shownAddress(FLAT)).toBe(SHOWN_FLAT)
    expect(shownAddress(`${FLAT}&v=old`)).toBe(SHOWN_FLAT)
    expect(shownAddress(SHOWN_FLAT)).toBe(SHOWN_FLAT)
    expect(shownAddress(LOOK)).toBe(SHOWN_LOOK)
    expect(shownAddress(SHOWN_LOOK)).toBe(SHOWN_LOOK)
    expect(shownAddress(LAY)).toBe(`${LAY}?v=${EDITION}`)
  })

  it("stamps the photographs in a picture too, once, in whatever order", () => {
    const shown = shownAddress(FLAT, ["b", "a"])
    expect(shown).toMatch(/&photo=[\w-]{8}&v=[\w-]{8}$/)
    expect(shownAddress(shown, ["a", "b", "a"])).toBe(shown)
    expect(shownAddress(shown, ["a"])).not.toBe(shown)
    expect(shownAddress(shown)).toBe(SHOWN_FLAT)
    const query = Object.fromEntries(new URLSearchParams(shown.split("?")[1]))
    expect([isStamped(query, ["a", "b"]), isStamped(query, [])]).toEqual([true, false])
  })

  it("knows the drawing behind a bitmap", () => {
    expect(drawingOf("jeans.webp")).toBe("jeans.svg")
    expect(drawingOf("jeans.svg")).toBe("jeans.svg")
  })

  it("leaves photos, personal lays and shops' pictures alone", () => {
    for (const address of [
      "/api/pictures/photos/shirt",
      "/api/pictures/collages/ann/words.webp",
      "https://shop.example/flats/shirt.svg",
    ])
      expect(shownAddress(address)).toBe(address)
  })

  it("is taken off again for the store", () => {
    const stored = JSON.stringify({ photo: LOOK, clothes: [{ image_url: FLAT }] })
    const asked = JSON.stringify({ photo: `${LOOK}?v=old`, clothes: [{ image_url: SHOWN_FLAT }] })
    const shown = JSON.stringify({ photo: SHOWN_LOOK, clothes: [{ image_url: SHOWN_FLAT }] })
    const photographed = JSON.stringify({
      photo: shownAddress(LOOK, ["a"]),
      clothes: [{ image_url: shownAddress(FLAT, ["a"]) }],
    })
    for (const json of [stored, asked, shown, photographed]) expect(asStored(json)).toBe(stored)
  })
})

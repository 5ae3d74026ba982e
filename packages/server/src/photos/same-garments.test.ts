import { dismissPending, getPending, parsePhotos } from "@stylin/api/contract"
import type { GarmentWords } from "@stylin/garments/vocabulary"
import sharp from "sharp"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { sweep } from "../background/sweep.ts"
import type { TestServer } from "../testing/index.ts"
import { drawOutfit, noteKeys, rememberReadings, startTestServer } from "../testing/index.ts"
import { testEngines } from "../testing/stores.ts"
import { type Person, signUp } from "./testing/owners.ts"

const BLACK: GarmentWords = { kind: "t_shirt", colours: [{ colour: "black" }] }
const RED: GarmentWords = { kind: "t_shirt", colours: [{ colour: "red" }] }
const TROUSERS: GarmentWords = { kind: "trousers", colours: [{ colour: "navy" }] }
const TRAINERS: GarmentWords = { kind: "trainers", colours: [{ colour: "white" }] }

/** Taken again: mirrored, from further away and in another light. */
async function again(photo: Uint8Array): Promise<Uint8Array> {
  const far = await sharp(photo)
    .flop()
    .extend({ top: 40, left: 60, right: 60, bottom: 40, background: "#cfc6b4" })
    .toBuffer()
  const relit = sharp(far).linear([1.02, 1, 0.96], [2, 0, 0]).jpeg({ quality: 90 })
  return new Uint8Array(await relit.toBuffer())
}

describe.each(testEngines())("several photos of one outfit, on $name", (engine) => {
  let server: TestServer
  let ida: Person
  const stored = new Set<string>()
  beforeAll(async () => {
    server = await startTestServer({
      engine,
      wrapVision: rememberReadings,
      wrapObjects: (objects) => noteKeys(objects, stored),
    })
  })
  afterAll(() => server.close())

  beforeEach(async () => {
    stored.clear()
    ida = await signUp(server)
  })
  const parse = (photos: readonly Uint8Array[]) =>
    ida.call(parsePhotos, {
      query: { shows: "outfits" },
      files: photos.map((photo) => new Blob([new Uint8Array(photo)])),
    })

  it("offer each garment once, from the photo that shows it larger, with a picture of each", async () => {
    const near = await drawOutfit([BLACK, TROUSERS, TRAINERS])

    const items = await parse([await again(near), near])

    expect(items.map(({ found_in }) => found_in?.role)).toEqual(["top", "bottom", "shoes"])
    const [photoIds] = [new Set(items.map(({ found_in }) => found_in?.photo_id))]
    expect(photoIds.size).toBe(1)
    const [far] = items[0]?.found_in?.also_in ?? []
    expect(items.map(({ found_in }) => found_in?.also_in)).toEqual([[far], [far], [far]])
    expect(photoIds.has(far)).toBe(false)
    expect(items.map(({ other_pictures }) => other_pictures?.length)).toEqual([2, 2, 2])
    expect(await ida.call(getPending)).toEqual(
      items.map((item) => expect.objectContaining({ item_id: item.item_id })),
    )
  })

  it("leave nothing when their garments are dismissed", async () => {
    const near = await drawOutfit([BLACK, TROUSERS, TRAINERS])
    const items = await parse([near, await again(near)])

    await ida.call(dismissPending, {
      body: { item_ids: items.flatMap(({ item_id }) => item_id ?? []) },
    })
    await sweep(server.services)

    expect([...stored]).toEqual([])
  })

  it("keep apart what differs between them, and what arrived at another time", async () => {
    const first = await drawOutfit([BLACK, TROUSERS, TRAINERS])
    const second = await drawOutfit([RED, TROUSERS, TRAINERS])

    const items = await parse([first, second])
    const roles = items.map(({ found_in }) => found_in?.role)
    expect(roles.toSorted()).toEqual(["bottom", "shoes", "top", "top"])

    expect(await parse([second])).toHaveLength(3)
  })
})

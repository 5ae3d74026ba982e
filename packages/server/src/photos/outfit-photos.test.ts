import {
  addToWardrobe,
  cropPending,
  dismissPending,
  exportUser,
  getPending,
  type ParsedItem,
  parsePhotos,
} from "@stylin/api/contract"
import sharp from "sharp"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { sweep } from "../background/sweep.ts"
import {
  drawOutfit,
  noteKeys,
  rememberReadings,
  startTestServer,
  type TestServer,
} from "../testing/index.ts"
import { testEngines } from "../testing/stores.ts"
import { type Person, signUp } from "./testing/owners.ts"

const CROP = { x: 0.2, y: 0.2, width: 0.6, height: 0.2 }

describe.each(testEngines())("photos of her in an outfit, on $name", (engine) => {
  let server: TestServer
  let mary: Person
  let photo: Blob
  const stored = new Set<string>()
  beforeAll(async () => {
    const drawn = await drawOutfit([
      { kind: "t_shirt", colours: [{ colour: "red" }] },
      { kind: "trousers", colours: [{ colour: "navy" }] },
      { kind: "trainers", colours: [{ colour: "white" }] },
    ])
    photo = new Blob([new Uint8Array(drawn)])
    server = await startTestServer({
      engine,
      wrapVision: rememberReadings,
      wrapObjects: (objects) => noteKeys(objects, stored),
    })
  })
  afterAll(() => server.close())

  beforeEach(async () => {
    stored.clear()
    mary = await signUp(server)
  })
  const parse = () => mary.call(parsePhotos, { query: { shows: "outfits" }, files: [photo] })
  const pictureOf = async ({ image_path = "" }: Pick<ParsedItem, "image_path">) =>
    sharp(await (await fetch(new URL(image_path, server.baseUrl))).arrayBuffer()).metadata()

  it("become an item per garment, and are removed with the last review", async () => {
    const items = await parse()
    const [top, bottom, shoes] = items

    expect(items).toMatchObject([
      {
        section: "upper_body",
        colours: expect.arrayContaining(["red"]),
        checks: ["section", "kind", "cut-out", "colours"],
      },
      { section: "lower_body", item_summary: expect.stringMatching(/^Navy /) },
      { section: "shoes" },
    ])
    expect(await mary.call(getPending)).toMatchObject(items.map(({ item_id }) => ({ item_id })))
    expect(await pictureOf(top ?? {})).toMatchObject({ width: 1024 })
    expect(await pictureOf({ image_path: `${top?.image_path}&size=small` })).toMatchObject({
      format: "webp",
      width: 480,
    })
    expect(await pictureOf({ image_path: top?.found_in?.photo })).toMatchObject({ width: 600 })

    const added = [top, bottom].flatMap((item) => item ?? [])
    await mary.call(addToWardrobe, {
      body: added.map(({ item_summary, section, item_id, image_path = "" }) => {
        return { item_summary, section, item_id: String(item_id), image_path }
      }),
    })
    expect(await mary.call(getPending)).toMatchObject([{ item_id: shoes?.item_id }])
    expect(await pictureOf({ image_path: top?.found_in?.photo })).toMatchObject({ width: 600 })
    await mary.call(dismissPending, { body: { item_ids: [String(shoes?.item_id)] } })
    await sweep(server.services)

    // Two pictures, each with its small version and its cloth.
    expect(stored.size).toBe(6)
    expect((await mary.call(exportUser)).photos).toHaveLength(2)
  })

  it("have a garment read again when she draws around it", async () => {
    const [top] = await parse()

    const moved = await mary.call(cropPending, {
      body: { item_id: String(top?.item_id), crop: { ...CROP, y: 0 } },
    })
    await sweep(server.services)

    expect(moved).toMatchObject({ item_id: top?.item_id, colours: expect.arrayContaining(["red"]) })
    expect(moved.found_in?.crop).toMatchObject({ x: CROP.x, width: CROP.width })
    // The crop never reaches her face.
    expect(moved.found_in?.crop.y).toBeGreaterThan(0.12)
    expect(moved.image_path).not.toBe(top?.image_path)
    expect(await pictureOf(moved)).toMatchObject({ width: 1024 })
    const [first] = await mary.call(getPending)
    expect(first).toEqual(moved)
  })

  it("take further garments, up to eight", async () => {
    const [top] = await parse()
    const photo_id = String(top?.found_in?.photo_id)

    const added = await mary.call(cropPending, { body: { photo_id, crop: { ...CROP, y: 0.6 } } })
    expect(added.section).toBe("lower_body")
    for (let count = 4; count < 8; count += 1) {
      await mary.call(cropPending, { body: { photo_id, crop: CROP } })
    }
    await expect(mary.call(cropPending, { body: { photo_id, crop: CROP } })).rejects.toMatchObject({
      status: 422,
      detail: "body: at most 8 garments of one photo",
    })
  })

  it("can be drawn on by their owner only", async () => {
    const [top] = await parse()
    const eve = await signUp(server)

    for (const named of [
      { item_id: String(top?.item_id) },
      { photo_id: String(top?.found_in?.photo_id) },
    ]) {
      await expect(eve.call(cropPending, { body: { ...named, crop: CROP } })).rejects.toMatchObject(
        {
          status: 404,
        },
      )
    }
  })
})

import { randomUUID } from "node:crypto"
import {
  addToWardrobe,
  correctItem,
  deleteUser,
  exportUser,
  getWardrobe,
  importPhotos,
  importUser,
  parsePhotos,
  replacePhoto,
  restorePhoto,
} from "@stylin/api/contract"
import type { Colour } from "@stylin/garments/vocabulary"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { sweep } from "../background/sweep.ts"
import { DAY, PASSWORD, type Person, signUp } from "../photos/testing/owners.ts"
import { photoIdOf } from "../pictures/personal-address.ts"
import { findShownPhotos } from "../stores/item-photos.ts"
import { noteKeys, rememberReadings, startTestServer, type TestServer } from "../testing/index.ts"
import { testEngines } from "../testing/stores.ts"
import { drawPhoto } from "../vision/testing/draw-photo.ts"

const photoOf = async (colour: Colour) =>
  new Blob([new Uint8Array(await drawPhoto({ kind: "t_shirt", colours: [{ colour }] }))])

describe.each(testEngines())("another photo of a garment, on $name", (engine) => {
  let server: TestServer
  let ida: Person
  let later = 0
  let navy: Blob
  let red: Blob
  const stored = new Set<string>()
  beforeAll(async () => {
    server = await startTestServer({
      engine,
      clock: () => Date.now() + later,
      wrapVision: rememberReadings,
      wrapObjects: (objects) => noteKeys(objects, stored),
    })
    navy = await photoOf("navy")
    red = await photoOf("red")
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    stored.clear()
    ida = await signUp(server)
  })

  /** A T-shirt that was read from a photo, as she confirmed it. */
  async function navyShirt() {
    const [read] = await ida.call(parsePhotos, { files: [navy] })
    if (!read) throw new Error("nothing was read")
    const { item_id, image_path = "", colours } = read
    const shot = { item_id, image_path, item_summary: "Navy tee", section: "upper_body" } as const
    const [item] = await ida.call(addToWardrobe, {
      body: [{ ...shot, kind: "t_shirt", ...(colours && { colours }) }],
    })
    if (!item) throw new Error("nothing was added")
    await sweep(server.services)
    return item
  }
  const show = (item_id: string, photo: Blob) =>
    ida.call(replacePhoto, { query: { item_id }, files: [photo] })
  const fetched = async (address: string) => {
    const answer = await fetch(new URL(address, server.baseUrl))
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  it("gives it the colours and the cloth that it shows, and its name follows", async () => {
    const before = await navyShirt()
    expect(before.colours).toEqual(["navy"])

    const after = await show(before.item_id, red)

    expect(after).toMatchObject({ item_summary: "Red tee", kind: "t_shirt", colours: ["red"] })
    expect((await fetched(after.image_path)).status).toBe(200)
    const restored = await ida.call(restorePhoto, {
      body: { item_id: after.item_id, image_path: after.image_path },
    })
    expect(restored).toMatchObject({ item_summary: "Navy tee", colours: ["navy"] })
    expect((await fetched(restored.image_path)).bytes).toEqual(
      (await fetched(before.image_path)).bytes,
    )
  })

  it("leaves what she said, and what she says before she takes it back", async () => {
    const { item_id } = await navyShirt()
    const say = (words: object) => ida.call(correctItem, { body: { item_id, words } })
    await say({ item_summary: "Tuesday's tee" })
    const { image_path, colours, item_summary } = await show(item_id, red)
    expect({ colours, item_summary }).toEqual({ colours: ["red"], item_summary: "Tuesday's tee" })

    await say({ colours: ["green"] })
    await ida.call(restorePhoto, { body: { item_id, image_path } })
    const again = await show(item_id, navy)

    expect(again.colours).toEqual(["green"])
  })

  it("leaves the colours that came from elsewhere than a photo", async () => {
    const image_path = "/api/pictures/flats/t_shirt.svg?colours=green"
    const tee = { item_summary: "Green tee", section: "upper_body", kind: "t_shirt" } as const
    const [item] = await ida.call(addToWardrobe, { body: [{ ...tee, image_path }] })

    const after = await show(item?.item_id ?? "", red)

    expect(after).toMatchObject({ item_summary: "Green tee", colours: ["green"] })
    const body = { item_id: after.item_id, image_path: after.image_path }
    expect((await ida.call(restorePhoto, { body })).image_path).toContain("flats/t_shirt")
    await sweep(server.services)
    expect(stored.size).toBe(0)
  })

  it("is shown wherever the one before was kept, whose bytes go after a day", async () => {
    const before = await navyShirt()
    const keysBefore = new Set(stored)

    const after = await show(before.item_id, red)
    later += DAY + 1
    await sweep(server.services)

    const { photos } = await ida.call(exportUser)
    expect(photos).toMatchObject([{ former_ids: [photoIdOf(before.image_path)] }])
    expect(keysBefore.size).toBeGreaterThan(0)
    expect([...keysBefore].filter((key) => stored.has(key))).toEqual([])
    const { image_path } = after
    const late = ida.call(restorePhoto, { body: { item_id: before.item_id, image_path } })
    await expect(late).rejects.toMatchObject({ status: 409 })
    const now = (await ida.call(getWardrobe))[0]?.image_path ?? ""
    expect((await fetched(now)).status).toBe(200)
    expect((await fetched(before.image_path)).bytes).toEqual((await fetched(now)).bytes)
  })

  it("comes back with an export, and is shown again where the one before was kept", async () => {
    const before = await navyShirt()
    const former = String(photoIdOf(before.image_path))
    await show(before.item_id, red)
    const { exported_at, wardrobe, photos } = await ida.call(exportUser)
    const [photo] = photos.filter(({ former_ids }) => former_ids !== undefined)
    if (!photo) throw new Error("the export names no former photo")
    await ida.call(deleteUser, { body: { password: PASSWORD } })
    ida = await signUp(server)

    const { id, created_at, former_ids, base64 } = photo
    const files = [new Blob([Buffer.from(base64, "base64")])]
    await ida.call(importPhotos, { query: { ids: id }, files })
    const dated = [{ id, created_at, ...(former_ids && { former_ids }) }]
    await ida.call(importUser, { body: { exported_at, first: 0, wardrobe, photos: dated } })

    const shown = await findShownPhotos(server.services.database.queries, [former])
    expect(shown).toMatchObject([{ shownAs: former, id, accountId: ida.id }])
  })

  it("is shown where the one before was kept, though another account has imported that one's place", async () => {
    const before = await navyShirt()
    const former = String(photoIdOf(before.image_path))
    const other = await signUp(server)
    const theirs = randomUUID()
    const files = [red]
    await other.call(importPhotos, { query: { ids: theirs }, files })
    const exported_at = new Date().toISOString()
    const photos = [{ id: theirs, created_at: exported_at, former_ids: [former] }]
    await other.call(importUser, { body: { exported_at, first: 0, photos } })

    const after = await show(before.item_id, red)
    const { queries } = server.services.database
    const rows = queries.selectFrom("former_photos").selectAll().where("former_id", "=", former)
    const inPlace = await rows.execute()
    later += DAY + 1
    await sweep(server.services)

    expect(new Set(inPlace.map(({ account_id }) => account_id))).toEqual(
      new Set([ida.id, other.id]),
    )
    const shown = await findShownPhotos(queries, [former])
    const hers = { shownAs: former, id: photoIdOf(after.image_path), accountId: ida.id }
    expect(shown).toContainEqual(expect.objectContaining(hers))
    const now = await fetched((await ida.call(getWardrobe))[0]?.image_path ?? "")
    expect((await fetched(before.image_path)).bytes).toEqual(now.bytes)
  })

  it("replaces the one before for good, even if an export with that one is imported", async () => {
    const before = await navyShirt()
    const { exported_at, wardrobe } = await ida.call(exportUser)
    await show(before.item_id, red)

    await ida.call(importUser, { body: { exported_at, first: 0, wardrobe } })
    later += DAY + 1
    await sweep(server.services)

    const { photos } = await ida.call(exportUser)
    expect(photos).toHaveLength(1)
  })

  it("goes with her account, and so does what says which photo it replaced", async () => {
    const { item_id } = await navyShirt()
    await show(item_id, red)

    await ida.call(deleteUser, { body: { password: PASSWORD } })
    later += DAY
    await sweep(server.services)

    expect(stored.size).toBe(0)
    const rows = server.services.database.queries.selectFrom("former_photos").selectAll()
    expect((await rows.where("account_id", "=", ida.id).execute()).length).toBe(0)
  })
})

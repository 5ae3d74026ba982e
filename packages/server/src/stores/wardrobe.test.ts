import type { GarmentWords } from "@stylin/garments/vocabulary"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { makeAccount, openTestDatabase, testEngines } from "../testing/stores.ts"
import { clearPending } from "./pending.ts"
import { insertPhoto, keepPhotos } from "./photos.ts"
import {
  addWardrobeItems,
  listOwnGarments,
  listWardrobe,
  type NewWardrobeItem,
  removeWardrobeItems,
  saveSearchAdditions,
} from "./wardrobe.ts"

describe.each(testEngines())("the wardrobe on $name", (engine) => {
  let database: Database
  let mine: string
  let hers: string
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    mine = await makeAccount(database.queries)
    hers = await makeAccount(database.queries)
  })
  afterAll(() => database.close())

  const shot = (id: string, facts: Partial<NewWardrobeItem> = {}): NewWardrobeItem => ({
    id,
    item_summary: `Item ${id}`,
    image_path: "/api/pictures/a.svg",
    section: "upper_body",
    ...facts,
  })
  const ids = async (accountId: string) =>
    (await listWardrobe(database.queries, accountId)).map((item) => item.item_id)

  it("lists what was added, the latest batch first and each batch in its order", async () => {
    const db = database.queries
    const added = await addWardrobeItems(
      db,
      mine,
      [shot("b", { kind: "shirt", colours: ["navy"] }), shot("a")],
      1,
    )
    await addWardrobeItems(db, mine, [shot("d", { item_id: "photo" }), shot("c")], 2)
    await addWardrobeItems(db, hers, [shot("x")], 3)
    expect(added).toEqual([
      {
        item_id: "b",
        item_summary: "Item b",
        image_path: "/api/pictures/a.svg",
        section: "upper_body",
        added_on: "1970-01-01",
        kind: "shirt",
        colours: ["navy"],
      },
      {
        item_id: "a",
        item_summary: "Item a",
        image_path: "/api/pictures/a.svg",
        section: "upper_body",
        added_on: "1970-01-01",
      },
    ])
    expect(await ids(mine)).toEqual(["d", "c", "b", "a"])
    expect((await listWardrobe(db, mine)).slice(2)).toEqual(added)
  })

  it("adds an item with a key once, even if two calls bring it at the same time", async () => {
    const db = database.queries
    const account = await makeAccount(db)
    const call = (id: string) =>
      addWardrobeItems(db, account, [shot(id, { add_key: "boots" }), shot(`${id}-plain`)], 4)

    const [[one], [other]] = await Promise.all([call("first"), call("second")])

    expect(one).toEqual(other)
    expect(await ids(account)).toHaveLength(3)
    const stranger = await makeAccount(db)
    const own = await addWardrobeItems(db, stranger, [shot("own", { add_key: "boots" })], 4)
    expect(own).toMatchObject([{ item_id: "own" }])
  })

  it("lets her remove only her own items", async () => {
    const db = database.queries
    await removeWardrobeItems(db, mine, ["d", "x", "unknown"])
    expect(await ids(mine)).toEqual(["c", "b", "a"])
    expect(await ids(hers)).toEqual(["x"])
  })

  it("knows which items can be drawn, and how", async () => {
    const db = database.queries
    const account = await makeAccount(db)
    const words: GarmentWords = { kind: "blouse", colours: [{ colour: "cream" }] }
    await addWardrobeItems(db, account, [shot("drawn", { kind: "blouse", words }), shot("not")], 1)
    const drawable = await listOwnGarments(db, account)
    expect(drawable.map(({ item, words: kept }) => [item.item_id, kept])).toEqual([
      ["drawn", words],
    ])
  })

  it("remembers what was found by search, once per item", async () => {
    const db = database.queries
    const addition = (title: string) => ({
      item_id: "a",
      item_search_data: { thumbnail: "/p.svg", title, seller: "Shop" },
    })
    await saveSearchAdditions(db, mine, [addition("first"), addition("second")], 1)
    await saveSearchAdditions(db, mine, [addition("third")], 2)
    const rows = await db.selectFrom("search_additions").selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.parse(rows[0]?.search_data_json ?? "")).toMatchObject({ title: "third" })
  })

  it("gives up photos with the last item made from them, and nobody else's", async () => {
    const db = database.queries
    const photo = async (id: string, accountId: string) => {
      const facts = { contentType: "image/jpeg", bytes: 1, now: 1, expiresAt: 2 }
      await insertPhoto(db, { id, accountId, objectKey: `photos/${id}`, ...facts })
      await keepPhotos(db, [id], undefined)
    }
    for (const id of ["group", "shot-1", "shot-2", "waiting"]) await photo(id, mine)
    await photo("theirs", hers)
    const items = [
      shot("one", { item_id: "group", photoId: "shot-1" }),
      shot("two", { item_id: "group", photoId: "shot-2" }),
      shot("odd", { item_id: "theirs", photoId: "waiting" }),
    ]
    await addWardrobeItems(db, mine, items, 1)
    await clearPending(db, mine, ["group", "shot-1", "shot-2"])
    await clearPending(db, hers, ["theirs"])
    const removed = async (id: string) =>
      (await removeWardrobeItems(db, mine, [id])).map((given) => given.id)

    expect(await removed("one")).toEqual(["shot-1"])
    expect((await removed("two")).toSorted()).toEqual(["group", "shot-2"])
    expect(await removed("odd")).toEqual([])
  })

  it("gives up a photo when its last two items are removed at the same moment", async () => {
    const db = database.queries
    for (let round = 0; round < 20; round += 1) {
      const photoId = `shared-${round}`
      const facts = { contentType: "image/jpeg", bytes: 1, now: 1, expiresAt: 2 }
      await insertPhoto(db, { id: photoId, accountId: mine, objectKey: photoId, ...facts })
      await keepPhotos(db, [photoId], undefined)
      const pair = [`${photoId}-a`, `${photoId}-b`]
      await addWardrobeItems(
        db,
        mine,
        pair.map((id) => shot(id, { photoId })),
        1,
      )
      await clearPending(db, mine, [photoId])

      const given = await Promise.all(pair.map((id) => removeWardrobeItems(db, mine, [id])))

      expect(given.flat().map(({ id }) => id)).toEqual([photoId])
    }
  })
})

import type { Look } from "@stylin/api/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { makeAccount, openTestDatabase, testEngines } from "../testing/stores.ts"
import { dropFavourite, favouriteOutfits, keepFavourite, listFavourites } from "./favourites.ts"
import {
  addFeed,
  findLook,
  keepLook,
  makeRoom,
  recentOutfits,
  recordImpressions,
  saveFeed,
} from "./recommendations.ts"

function makeLook(id: string): Look {
  const item = (item_id: string) => ({
    item_id,
    name: item_id,
    image_url: "/p.svg",
    section: "upper_body" as const,
    isYours: true,
  })
  return {
    look_id: id,
    photo: "/p.svg",
    type: "work",
    rec_description: { title: `Look ${id}`, paragraphs: [] },
    clothes: [[item(`top of ${id}`), item(`another for ${id}`)], [item(`shoes of ${id}`)]],
  }
}

describe.each(testEngines())("recommendations on $name", (engine) => {
  let database: Database
  let me: string
  let other: string
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    me = await makeAccount(database.queries)
    other = await makeAccount(database.queries)
  })
  afterAll(() => database.close())

  async function feed(id: string, now: number, accountId = me) {
    const looks = [makeLook(`${id}.0`), makeLook(`${id}.1`)]
    await makeRoom(database.queries, accountId)
    await addFeed(database.queries, { id, accountId, looks, now })
  }

  it("finds the looks of her last five feeds", async () => {
    const db = database.queries
    await feed("theirs", 0, other)
    for (const now of [1, 2, 3, 4, 5, 6]) await feed(`f${now}`, now)
    expect(await findLook(db, me, "f1.0")).toBeUndefined()
    expect(await findLook(db, me, "f2.1")).toEqual(makeLook("f2.1"))
    expect(await findLook(db, me, "f6.2")).toBeUndefined()
    expect(await findLook(db, me, "nonsense")).toBeUndefined()
    expect(await findLook(db, me, "theirs.0")).toBeUndefined()
    expect(await findLook(db, other, "theirs.0")).toBeDefined()
  })

  it("finds a look again that she was shown long ago, beside others of its feed", async () => {
    const db = database.queries
    expect(await findLook(db, me, "f1.0")).toBeUndefined()
    await keepLook(db, me, makeLook("f1.0"), 50)
    await keepLook(db, me, makeLook("f1.1"), 51)
    await keepLook(db, me, makeLook("f1.1"), 52)
    await keepLook(db, me, makeLook("f6.1"), 53)
    expect(await findLook(db, me, "f1.0")).toEqual(makeLook("f1.0"))
    expect(await findLook(db, me, "f1.1")).toEqual(makeLook("f1.1"))
    expect(await findLook(db, me, "f6.0")).toBeDefined()
    expect(await findLook(db, me, "f2.1")).toBeDefined()
  })

  it("finds the looks of her last answers, which displace no feed", async () => {
    const db = database.queries
    await feed("kept", 100)
    for (let now = 101; now <= 121; now += 1) {
      const looks = [makeLook(`a${now}.0`)]
      await saveFeed(db, { id: `a${now}`, accountId: me, looks, isAnswer: true, now })
    }
    expect(await findLook(db, me, "kept.0")).toBeDefined()
    expect(await findLook(db, me, "a101.0")).toBeUndefined()
    expect(await findLook(db, me, "a102.0")).toBeDefined()
  })

  it("keeps favourites when their feed is gone, the last that she loved first", async () => {
    const db = database.queries
    await keepFavourite(db, me, makeLook("f5.0"), 10)
    await keepFavourite(db, me, makeLook("f6.0"), 11)
    await keepFavourite(db, me, makeLook("f5.0"), 12)
    for (const now of [20, 21, 22, 23, 24]) await feed(`g${now}`, now)
    expect(await listFavourites(db, me)).toEqual([
      { ...makeLook("f5.0"), isFavorite: true },
      { ...makeLook("f6.0"), isFavorite: true },
    ])
    expect(await favouriteOutfits(db, me, 1)).toEqual([
      { lookId: "f5.0", garments: ["top of f5.0", "shoes of f5.0"] },
    ])
    expect(await findLook(db, me, "f5.0")).toEqual({ ...makeLook("f5.0"), isFavorite: true })
    expect(await listFavourites(db, other)).toEqual([])
  })

  it("removes a favourite, if it is hers", async () => {
    const db = database.queries
    await dropFavourite(db, other, "f5.0", 20)
    await dropFavourite(db, me, "f6.0", 20)
    await dropFavourite(db, me, "f6.0", 20)
    expect((await listFavourites(db, me)).map((look) => look.look_id)).toEqual(["f5.0"])
  })

  it("remembers the outfits she was shown, beyond their feeds", async () => {
    const db = database.queries
    await feed("h1", 30)
    await feed("h2", 31)
    await recordImpressions(db, me, ["h1.0", "theirs.0", "unknown", "h1.0"], 40)
    await recordImpressions(db, me, ["h2.1"], 50)
    for (const now of [60, 61, 62, 63, 64]) await feed(`i${now}`, now)
    expect(await recentOutfits(db, me, 40)).toEqual([
      { lookId: "h2.1", garments: ["top of h2.1", "shoes of h2.1"], shownAt: 50 },
      { lookId: "h1.0", garments: ["top of h1.0", "shoes of h1.0"], shownAt: 40 },
    ])
    expect(await recentOutfits(db, me, 41)).toHaveLength(1)
    expect(await recentOutfits(db, other, 0)).toEqual([])
  })
})

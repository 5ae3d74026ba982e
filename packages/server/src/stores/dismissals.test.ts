import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { makeAccount, openTestDatabase, testEngines } from "../testing/stores.ts"
import { dismissedOutfits, dropDismissal, keepDismissal, listDismissals } from "./dismissals.ts"
import { keepFavourite, listFavourites } from "./favourites.ts"
import { saveFeed } from "./recommendations.ts"

const look = {
  look_id: "feed.0",
  photo: "/p.svg",
  type: "work" as const,
  rec_description: { title: "A look", paragraphs: [] },
  clothes: [
    [
      {
        item_id: "shirt",
        name: "Shirt",
        image_url: "/p.svg",
        section: "upper_body" as const,
        isYours: false,
      },
    ],
  ],
}

describe.each(testEngines())("dismissals on $name", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  async function personWithLook() {
    const accountId = await makeAccount(database.queries)
    const id = accountId.slice(0, 8)
    const looks = [{ ...look, look_id: `${id}.0` }]
    await saveFeed(database.queries, { id, accountId, looks, now: 1 })
    return { accountId, lookId: `${id}.0` }
  }

  it("keep the outfit and why, when its feed is gone", async () => {
    const db = database.queries
    const { accountId, lookId } = await personWithLook()
    await keepDismissal(db, accountId, { lookId }, 2)
    await db.deleteFrom("feeds").where("account_id", "=", accountId).execute()

    const said = { lookId, reason: "piece", itemId: "shirt" } as const
    expect(await keepDismissal(db, accountId, said, 3)).toBe(true)

    expect(await dismissedOutfits(db, accountId)).toEqual([
      { ...said, occasion: "work", garments: ["shirt"] },
    ])
    await dropDismissal(db, accountId, lookId)
    expect(await dismissedOutfits(db, accountId)).toEqual([])
  })

  it("are of looks that she knows, and hers", async () => {
    const db = database.queries
    const { lookId } = await personWithLook()
    const stranger = await makeAccount(db)

    expect(await keepDismissal(db, stranger, { lookId }, 2)).toBe(false)
    expect(await listDismissals(db, stranger)).toEqual([])
  })

  it("sent twice at once are kept once, with the reason that one of them has", async () => {
    const db = database.queries
    const { accountId, lookId } = await personWithLook()

    const kept = await Promise.all([
      keepDismissal(db, accountId, { lookId }, 2),
      keepDismissal(db, accountId, { lookId, reason: "price" }, 2),
    ])

    expect(kept).toEqual([true, true])
    expect(await listDismissals(db, accountId)).toMatchObject([{ reason: "price" }])
  })

  it("and favourites take each other's place", async () => {
    const db = database.queries
    const { accountId, lookId } = await personWithLook()
    const loved = { ...look, look_id: lookId }
    await keepFavourite(db, accountId, loved, 2)

    await keepDismissal(db, accountId, { lookId }, 3)
    expect(await listFavourites(db, accountId)).toEqual([])

    await keepFavourite(db, accountId, loved, 4)
    expect(await listDismissals(db, accountId)).toEqual([])
  })
})

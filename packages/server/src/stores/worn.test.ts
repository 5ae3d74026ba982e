import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { makeAccount, openTestDatabase, testEngines } from "../testing/stores.ts"
import { dropWorn, keepWorn, wornDaysOf, wornLately } from "./worn.ts"

describe.each(testEngines())("what she wore on $name", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it("is counted by days, and told by outfits, the latest first", async () => {
    const db = database.queries
    const her = await makeAccount(db)
    const wore = (day: string, lookId: string, itemIds: string[]) =>
      keepWorn(db, her, { day, lookId, itemIds }, 1)

    await wore("2026-11-20", "a", ["jeans", "shirt"])
    await wore("2026-11-20", "b", ["jeans", "boots"])
    await wore("2026-11-22", "", ["jeans", "jeans"])
    await wore("2026-11-22", "", ["jeans"])

    const days = await wornDaysOf(db, her)
    expect(days.get("jeans")).toEqual({ times: 2, last: "2026-11-22" })
    expect(days.get("boots")).toEqual({ times: 1, last: "2026-11-20" })
    expect(await wornLately(db, her)).toEqual([
      { day: "2026-11-22", garments: ["jeans"] },
      { day: "2026-11-20", garments: ["jeans", "shirt"] },
      { day: "2026-11-20", garments: ["boots", "jeans"] },
    ])

    await dropWorn(db, her, { day: "2026-11-20", lookId: "a" }, 2)
    expect((await wornDaysOf(db, her)).get("shirt")).toBeUndefined()
  })
})

import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { makeAccount, openTestDatabase, testEngines } from "../testing/stores.ts"
import { deleteOldSigns, keepSigns, listSigns } from "./signs.ts"

const sign = (number: number) =>
  ({ sign: "followed", item_id: `item-${number}`, look_id: "look" }) as const

describe.each(testEngines())("signs on $name", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it("are kept once each, the latest first, until they are too old", async () => {
    const db = database.queries
    const me = await makeAccount(db)
    await keepSigns(db, me, [sign(1), sign(2), sign(1)], 10)
    await keepSigns(db, me, [sign(3), sign(1)], 20)

    const items = async () => (await listSigns(db, me)).map(({ item_id }) => item_id)
    expect(await items()).toEqual(["item-3", "item-1", "item-2"])
    await deleteOldSigns(db, 20)
    expect(await items()).toEqual(["item-3", "item-1"])
  })

  it("are no more than tell something: the oldest go", async () => {
    const db = database.queries
    const me = await makeAccount(db)
    for (let turn = 0; turn < 7; turn += 1) {
      const many = Array.from({ length: 100 }, (_, number) => sign(100 * turn + number))
      await keepSigns(db, me, many, turn)
    }

    const kept = await listSigns(db, me, 1000)

    expect(kept).toHaveLength(500)
    expect(Math.min(...kept.map(({ made_at }) => made_at))).toBe(2)
  })
})

import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { makeAccount, openTestDatabase, testEngines } from "../testing/stores.ts"
import { noteTakenBack, takenBackAt } from "./taken-back.ts"

describe.each(testEngines())("what she took back on $name", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it("has the latest time at which she did, also if it is named twice at once", async () => {
    const db = database.queries
    const me = await makeAccount(db)
    await noteTakenBack(db, me, "worn", ["jeans", "jeans", "shirt"], 20)
    await noteTakenBack(db, me, "worn", ["jeans"], 10)
    await noteTakenBack(db, me, "worn", ["shirt"], 30)

    const taken = await takenBackAt(db, me, "worn", ["jeans", "shirt", "shoes"])

    expect(Object.fromEntries(taken)).toEqual({ jeans: 20, shirt: 30 })
  })
})

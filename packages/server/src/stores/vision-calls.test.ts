import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { openTestDatabase, testEngines } from "../testing/stores.ts"
import { countVisionCall } from "./vision-calls.ts"

const DAY_MS = 24 * 60 * 60 * 1000

describe.each(testEngines())("photos shown to a model on $name", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it("are counted from zero each day", async () => {
    const db = database.queries

    expect(await countVisionCall(db, 0)).toBe(1)
    expect(await countVisionCall(db, DAY_MS - 1)).toBe(2)
    expect(await countVisionCall(db, DAY_MS)).toBe(1)
  })
})

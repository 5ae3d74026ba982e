import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { openTestDatabase, testEngines } from "../testing/stores.ts"
import { countTry, deleteEndedTries, forgetTries, takeTurn, uncountTry } from "./tries.ts"

describe.each(testEngines())("tries on $name", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  const counted = async (subject: string, now: number) =>
    (await countTry(database.queries, subject, { now, windowMs: 100 })).count

  it("all count, even simultaneous ones, and start again from zero when they expire", async () => {
    const counts = await Promise.all(Array.from({ length: 8 }, () => counted("a", 0)))
    expect(counts.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await counted("b", 0)).toBe(1)
    expect(await counted("a", 99)).toBe(9)
    expect(await counted("a", 100)).toBe(1)
  })

  it("can be taken back, one or all", async () => {
    const db = database.queries
    for (const now of [0, 1, 2]) await counted("c", now)
    await uncountTry(db, "c")
    expect(await counted("c", 3)).toBe(3)
    await forgetTries(db, "c")
    await uncountTry(db, "c")
    expect(await counted("c", 4)).toBe(1)
  })

  it("wait for each other: of many at once one is let through", async () => {
    const waits = { afterMs: (count: number) => count * 10, forgottenAfterMs: 1000 }
    const turn = (now: number) => takeTurn(database.queries, "d", now, waits)

    const turns = await Promise.all(Array.from({ length: 6 }, () => turn(0)))
    expect(turns.filter((one) => one === undefined)).toHaveLength(1)
    expect(turns.find((one) => one !== undefined)).toEqual({ nextAt: 10 })
    expect(await turn(10)).toBeUndefined()
    expect(await turn(29)).toEqual({ nextAt: 30 })
    expect(await turn(1010)).toBeUndefined()
    expect(await turn(1011)).toEqual({ nextAt: 1020 })
  })

  it("that need no wait may overtake each other", async () => {
    const waits = { afterMs: () => 0, forgottenAfterMs: 1000 }

    expect(await takeTurn(database.queries, "g", 5, waits)).toBeUndefined()
    expect(await takeTurn(database.queries, "g", 4, waits)).toBeUndefined()
  })

  it("are deleted when they expire", async () => {
    await counted("e", 0)
    await counted("f", 1)
    await deleteEndedTries(database.queries, 100)
    const rows = await database.queries.selectFrom("tries").select("subject").execute()
    expect(rows.map(({ subject }) => subject)).toContain("f")
    expect(rows.map(({ subject }) => subject)).not.toContain("e")
  })
})

import { DatabaseSync } from "node:sqlite"
import { describe, expect, it } from "vitest"
import { StatementCache } from "./statement-cache.ts"

describe("StatementCache", () => {
  it("prepares a statement once and drops the least recently used", () => {
    const database = new DatabaseSync(":memory:")
    const cache = new StatementCache(database, 2)
    const one = cache.get("select 1")
    const two = cache.get("select 2")
    expect(cache.get("select 1")).toBe(one)
    cache.get("select 3")
    expect(cache.get("select 1")).toBe(one)
    expect(cache.get("select 2")).not.toBe(two)
    database.close()
  })
})

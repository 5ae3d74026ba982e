import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestDatabase, type TestLocation, testEngines } from "../testing/stores.ts"
import { type Database, openDatabase } from "./open.ts"

describe.each(testEngines())("a store on $name", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  function addAccount(queries: Database["queries"], id: string) {
    const row = { id, email: `${id}@example.org`, password_hash: "hash", created_at: 1 }
    return queries.insertInto("accounts").values(row).execute()
  }

  async function accountIds() {
    const rows = await database.queries.selectFrom("accounts").select("id").orderBy("id").execute()
    return rows.map((row) => row.id)
  }

  it("answers a ping", async () => {
    await expect(database.ping()).resolves.toBeUndefined()
  })

  it("commits a transaction's work together, and rolls it back when it throws", async () => {
    await database.transaction(async (queries) => {
      await addAccount(queries, "both-1")
      await addAccount(queries, "both-2")
    })
    const failing = database.transaction(async (queries) => {
      await addAccount(queries, "never")
      throw new Error("stop")
    })
    await expect(failing).rejects.toThrow("stop")
    expect(await accountIds()).toEqual(["both-1", "both-2"])
  })

  it("hides a transaction from others until it ends, but not from itself", async () => {
    await database.transaction(async (queries) => {
      await addAccount(queries, "hidden")
      const own = await queries
        .selectFrom("accounts")
        .select("id")
        .where("id", "=", "hidden")
        .execute()
      expect(own).toHaveLength(1)
      expect(await accountIds()).not.toContain("hidden")
    })
    expect(await accountIds()).toContain("hidden")
  })

  it("keeps every one of many simultaneous writes", async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `many-${index}`)
    await Promise.all(
      ids.map((id, index) =>
        index % 2 === 0
          ? addAccount(database.queries, id)
          : database.transaction((queries) => addAccount(queries, id)),
      ),
    )
    expect(await accountIds()).toEqual(expect.arrayContaining(ids))
  })

  it("returns whole numbers as numbers, up to the largest possible time", async () => {
    const created_at = 8_640_000_000_000_000
    await database.queries
      .insertInto("accounts")
      .values({ id: "late", email: "late@example.org", password_hash: "hash", created_at })
      .execute()
    const row = await database.queries
      .selectFrom("accounts")
      .select("created_at")
      .where("id", "=", "late")
      .executeTakeFirstOrThrow()
    expect(row.created_at).toBe(created_at)
  })

  it("refuses rows of unknown accounts", async () => {
    const orphan = { token_hash: "t", account_id: "nobody", created_at: 1, expires_at: 2 }
    await expect(database.queries.insertInto("tokens").values(orphan).execute()).rejects.toThrow(
      /foreign key/i,
    )
  })

  it("refuses a value of the wrong type", async () => {
    const broken = database.queries
      .updateTable("accounts")
      // The types rule this out, but a bug may cause it.
      .set({ created_at: "yesterday" as unknown as number })
      .execute()
    await expect(broken).rejects.toThrow()
  })

  it("says so when queried after it was closed", async () => {
    const closed = await openTestDatabase(engine)
    await closed.close()
    await expect(closed.queries.selectFrom("accounts").select("id").execute()).rejects.toThrow()
  })

  describe("opened by several processes at once", () => {
    let place: TestLocation
    beforeAll(async () => {
      place = await engine.makeLocation()
    })
    afterAll(() => place.remove())

    it("is migrated once", async () => {
      const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase(place.location)))
      const [first, ...others] = databases
      if (!first) throw new Error("nothing was opened")
      await addAccount(first.queries, "shared")
      for (const other of others) {
        const rows = await other.queries.selectFrom("accounts").select("id").execute()
        expect(rows).toEqual([{ id: "shared" }])
      }
      await Promise.all(databases.map((each) => each.close()))
    })

    it("keeps its data when reopened", async () => {
      const again = await openDatabase(place.location)
      const rows = await again.queries.selectFrom("accounts").select("id").execute()
      await again.close()
      expect(rows).toEqual([{ id: "shared" }])
    })
  })
})

import { Kysely, sql } from "kysely"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { openTestDatabase, sqliteEngine } from "../../testing/stores.ts"
import type { Database } from "../open.ts"
import type { Tables } from "../tables.ts"
import { SqliteDriver } from "./driver.ts"
import { ThreadedSqliteDialect } from "./kysely-dialect.ts"

describe("the SQLite driver", () => {
  let database: Database
  beforeEach(async () => {
    database = await openTestDatabase(sqliteEngine)
  })
  afterEach(() => database.close())

  const keep = (queries: Database["queries"], name: string) =>
    queries.insertInto("secrets").values({ name, value: "" }).execute()

  it("lets a heavy query block neither writes nor other reads nor this thread", async () => {
    const { queries } = database
    const log: string[] = []
    const heavy = queries
      .withRecursive("n(i)", (db) =>
        db
          .selectNoFrom(sql<number>`1`.as("i"))
          .unionAll(
            db.selectFrom("n").select(sql<number>`i + 1`.as("i")).where("i", "<", 1_000_000),
          ),
      )
      .selectFrom("n")
      .select(({ fn }) => fn.max("i").as("last"))
      .execute()
      .then(([row]) => log.push(`heavy ${row?.last}`))
    const light = [
      keep(queries, "a").then(() => log.push("write")),
      queries
        .selectFrom("secrets")
        .select("name")
        .execute()
        .then(() => log.push("read")),
      new Promise((resolve) => setImmediate(resolve)).then(() => log.push("turn of the loop")),
    ]
    await Promise.all(light)
    expect(log.toSorted()).toEqual(["read", "turn of the loop", "write"])
    await heavy
    expect(log.at(-1)).toBe("heavy 1000000")
  })

  it("keeps other writes out of a transaction until it ends", async () => {
    const log: string[] = []
    const others: Promise<unknown>[] = []
    const write = (queries: Database["queries"], name: string) =>
      keep(queries, name).then(() => log.push(name))
    await database.transaction(async (transaction) => {
      await write(transaction, "a")
      others.push(
        write(database.queries, "another's"),
        database.transaction((queries) => write(queries, "another transaction's")),
      )
      await transaction.selectFrom("secrets").select("name").execute()
      await write(transaction, "b")
    })
    await Promise.all(others)
    expect(log.slice(0, 2)).toEqual(["a", "b"])
    expect(log.slice(2).toSorted()).toEqual(["another transaction's", "another's"])
  })

  it("goes on after a failed statement, in a transaction and outside", async () => {
    const { queries } = database
    await keep(queries, "a")
    await expect(keep(queries, "a")).rejects.toMatchObject({ errcode: 1555 })
    await expect(
      database.transaction(async (transaction) => {
        await keep(transaction, "b")
        await keep(transaction, "a")
      }),
    ).rejects.toMatchObject({ errcode: 1555 })
    await keep(queries, "c")
    const rows = await queries.selectFrom("secrets").select("name").orderBy("name").execute()
    expect(rows.map((row) => row.name)).toEqual(["a", "c"])
  })

  it("has the caller in an error's stack", async () => {
    async function askForTrouble() {
      await sql`select * from nowhere`.execute(database.queries)
    }
    await expect(askForTrouble()).rejects.toMatchObject({
      message: "no such table: nowhere",
      stack: expect.stringContaining("askForTrouble"),
    })
  })

  it("says what it does not support", async () => {
    const stream = database.queries.selectFrom("secrets").selectAll().stream()
    await expect(stream.next()).rejects.toThrow("does not stream")
  })

  it("releases a file that cannot be opened", async () => {
    const dialect = new ThreadedSqliteDialect(new SqliteDriver({ file: "/nowhere/a.db" }))
    const queries = new Kysely<Tables>({ dialect })
    const asking = queries.selectFrom("secrets").selectAll().execute()
    await expect(asking).rejects.toThrow("unable to open database file")
  })
})

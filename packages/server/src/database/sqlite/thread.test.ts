import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Worker } from "node:worker_threads"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { SqliteThread, startWorker } from "./thread.ts"

describe("SqliteThread", () => {
  let directory: string
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), "stylin-thread-"))
  })
  afterEach(() => {
    rmSync(directory, { recursive: true })
  })

  const openWriter = () => SqliteThread.open({ file: join(directory, "a.db"), role: "writer" })
  const statement = (sql: string, ...parameters: (string | number)[]) =>
    ({ kind: "statement", sql, parameters, inTransaction: false }) as const

  it("passes on SQLite's code and message, and the statement without its parameters", async () => {
    const thread = await openWriter()
    await thread.send(statement("create table t (a text primary key) strict"))
    await thread.send(statement("insert into t values (?)", "private"))
    const repeated = thread.send(statement("insert into t values (?)", "private"))
    await expect(repeated).rejects.toMatchObject({
      name: "SqliteError",
      code: "ERR_SQLITE_ERROR",
      errcode: 1555,
      message: "UNIQUE constraint failed: t.a",
      sql: "insert into t values (?)",
    })
    await thread.close()
  })

  it("says why a file cannot be opened", async () => {
    const file = join(directory, "a.db")
    writeFileSync(file, "This is no database, only a text that is long enough to be looked at.")
    const opening = SqliteThread.open({ file, role: "writer" })
    await expect(opening).rejects.toThrow("file is not a database")
  })

  it("writes to disk before it answers, without blocking readers", async () => {
    const thread = await openWriter()
    const { rows } = await thread.send(
      statement("select * from pragma_journal_mode, pragma_synchronous, pragma_foreign_keys"),
    )
    expect(rows).toEqual([{ journal_mode: "wal", synchronous: 2, foreign_keys: 1 }])
    await thread.close()
  })

  it("lets a reader only read", async () => {
    const writer = await openWriter()
    const reader = await SqliteThread.open({ file: join(directory, "a.db"), role: "reader" })
    await expect(reader.send(statement("create table t (a)"))).rejects.toThrow(/readonly/)
    await reader.close()
    await writer.close()
  })

  it("does not continue a transaction that SQLite has ended by itself", async () => {
    const thread = await openWriter()
    await thread.send(statement("create table t (a text primary key) strict"))
    await thread.send(statement("insert into t values ('a')"))
    await thread.send(statement("begin immediate"))
    const inTransaction = (sql: string) => thread.send({ ...statement(sql), inTransaction: true })
    await expect(inTransaction("insert or rollback into t values ('a')")).rejects.toThrow(/UNIQUE/)
    await expect(inTransaction("insert into t values ('b')")).rejects.toThrow(
      "The transaction has already been rolled back.",
    )
    await expect(thread.send({ kind: "rollback" })).resolves.toBeDefined()
    const { rows } = await thread.send(statement("select a from t"))
    expect(rows).toEqual([{ a: "a" }])
    await thread.close()
  })

  it("does not write to a deleted file, and goes on when it is back", async () => {
    const [file, away] = [join(directory, "a.db"), join(directory, "away.db")]
    const thread = await openWriter()
    await thread.send(statement("create table t (a text) strict"))
    renameSync(file, away)
    const gone = { name: "SqliteError", errcode: 14, message: expect.stringContaining("deleted") }
    await expect(thread.send(statement("insert into t values ('lost')"))).rejects.toMatchObject(
      gone,
    )
    await expect(thread.ping()).rejects.toMatchObject(gone)
    writeFileSync(file, "")
    await expect(thread.ping()).rejects.toMatchObject(gone)

    renameSync(away, file)
    await thread.send(statement("insert into t values ('kept')"))
    const { rows } = await thread.send(statement("select a from t"))
    expect(rows).toEqual([{ a: "kept" }])
    await thread.close()
  })

  it.each(["writer", "reader"] as const)(
    "reads a damaged file to its end before it is ready again, as a %s",
    async (role) => {
      const file = join(directory, "a.db")
      const maker = await openWriter()
      await maker.send(statement("create table t (a text) strict"))
      await maker.send(statement("insert into t values (hex(zeroblob(200000)))"))
      await maker.close()
      const whole = readFileSync(file)
      const holder = role === "reader" ? await openWriter() : undefined
      const thread = await SqliteThread.open({ file, role })
      await thread.ping()
      writeFileSync(file, Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(whole.length, 7)]))
      const reading = () => thread.send(statement("select length(a) from t"))

      await expect(reading()).rejects.toMatchObject({ errcode: 11 })
      await expect(thread.ping()).rejects.toThrow(/malformed|damaged/)
      await expect(thread.ping()).rejects.toThrow(/malformed|damaged/)

      writeFileSync(file, whole)
      await thread.ping()
      expect((await reading()).rows).toEqual([{ "length(a)": 400000 }])
      await thread.close()
      await holder?.close()
    },
  )

  it("fails pending and later requests when it ends", async () => {
    const workers: Worker[] = []
    const thread = await SqliteThread.open(
      { file: join(directory, "a.db"), role: "writer" },
      (data) => {
        const worker = startWorker(data)
        workers.push(worker)
        return worker
      },
    )
    const slow =
      "with recursive n(i) as (select 1 union all select i + 1 from n where i < 200000) select max(i) from n"
    const outcomes = Promise.allSettled(
      [slow, "select 2"].map((sql) => thread.send(statement(sql))),
    )
    await Promise.all(workers.map((worker) => worker.terminate()))
    const ended = { status: "rejected", reason: { code: "thread-ended" } }
    expect(await outcomes).toMatchObject([ended, ended])
    await expect(thread.ping()).rejects.toThrow("The database thread has ended.")
    await expect(thread.close()).resolves.toBeUndefined()
  })
})

import { gzipSync } from "node:zlib"
import { POUNDS } from "@stylin/garments/money"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "../../database/open.ts"
import { type ObjectStore, ObjectsUnavailable } from "../../objects/object-store.ts"
import { listFeeds } from "../../stores/feed-reports.ts"
import { feedStates } from "../../stores/feed-states.ts"
import { freeJobs } from "../../stores/jobs.ts"
import { openTestDatabase, testEngines } from "../../testing/stores.ts"
import { tsvOf } from "../testing-rows.ts"
import { receiveFeedFile, removeExpiredFeedFiles } from "./feed-files.ts"
import { type FeedImporters, giveUpImport, importQueued } from "./import-job.ts"
import { importFile } from "./queue.ts"

const HOUR = 60 * 60_000
const PART_BYTES = 16 * 1024
const LOG = { warn: () => {}, error: () => {} }

describe.each(testEngines())("a feed's file on $name", (engine) => {
  let database: Database
  let kept: Map<string, Uint8Array>
  let objects: ObjectStore
  let now: number
  beforeEach(async () => {
    database = await openTestDatabase(engine)
    kept = new Map()
    objects = {
      put: async (key, bytes) => void kept.set(key, bytes),
      async get(key) {
        const bytes = kept.get(key)
        return bytes && { bytes, contentType: "application/octet-stream" }
      },
      delete: async (key) => void kept.delete(key),
    }
    now = 1_000_000
  })
  afterEach(() => database.close())

  // A file asks for no other setting, and for no network.
  const services = (clock = () => now) =>
    ({
      config: { money: POUNDS },
      database,
      objects,
      clock,
      jobs: { wake() {} },
    }) as unknown as FeedImporters & Parameters<typeof importFile>[0]
  const stateOf = async () => (await feedStates(database.queries)).of("shop")
  const filesLeft = () => database.queries.selectFrom("feed_files").selectAll().execute()

  async function send(file: string | Buffer, allowShrink = false): Promise<string> {
    const pieces = inPieces(Buffer.from(file))
    const fileId = await receiveFeedFile(services(), pieces, { now, partBytes: PART_BYTES })
    await importFile(services(), { feed: "shop", allowShrink, fileId })
    return fileId
  }

  /** Does what is due, as a worker does. */
  async function work(clock?: () => number): Promise<void> {
    const claim = { now, leaseMs: HOUR, kinds: ["import-feed"] }
    const job = await database.dialect.claimJob(database.queries, claim)
    if (!job) throw new Error("There is no job.")
    await importQueued(services(clock), JSON.parse(job.payload_json), LOG)
    await database.queries.deleteFrom("jobs").where("id", "=", job.id).execute()
  }

  it("is kept in parts, imported by a job, and removed", async () => {
    await send(tsvOf(300))
    expect(kept.size).toBeGreaterThan(2)
    expect(await stateOf()).toEqual({ source: null, is_under_way: true, problem: null })
    await work()
    expect(await listFeeds(database.queries)).toMatchObject([{ feed: "shop", products: 300 }])
    expect(await stateOf()).toEqual({ source: null, is_under_way: false, problem: null })
    expect([kept.size, await filesLeft()]).toEqual([0, []])

    await send(gzipSync(tsvOf(20)))
    await work()
    expect((await stateOf()).problem).toMatchObject({ is_shrunk: true, is_file: true })
    expect(kept.size).toBe(0)
    await send(gzipSync(tsvOf(20)), true)
    await work()
    expect(await listFeeds(database.queries)).toMatchObject([{ products: 20 }])
    expect((await stateOf()).problem).toBeNull()
  })

  it("ends the same when the server is killed while it is imported", async () => {
    await send(tsvOf(1200))
    const keys = [...kept.keys()]
    const reads = new Map<string, number>()
    const healthy = objects
    objects = {
      ...healthy,
      async get(key) {
        const times = (reads.get(key) ?? 0) + 1
        reads.set(key, times)
        // It is read to its end once to see what it leaves out, and then imported.
        const isImported = key === keys.at(-1) && times === 2
        return isImported ? Promise.withResolvers<undefined>().promise : healthy.get(key)
      },
    }
    // The clock of a server that was killed stands still, so that it never shows a sign of life later.
    const killedAt = now
    void work(() => killedAt)
    const soFar = async () => (await listFeeds(database.queries))[0]
    await expect.poll(soFar).toMatchObject({ products: 1000, last_import: null })

    await freeJobs(database.queries)
    objects = healthy
    now += HOUR
    await work()
    expect(await soFar()).toMatchObject({
      products: 1200,
      last_import: { rows: 1200, added: 200, unchanged: 1000, withdrawn: 0 },
    })
    expect([kept.size, await filesLeft()]).toEqual([0, []])
    expect(await stateOf()).toMatchObject({ is_under_way: false, problem: null })
  })

  it("is not read again when removing it breaks off after its import", async () => {
    const fileId = await send(tsvOf(300))
    const { delete: remove } = objects
    objects.delete = async (key) => {
      if (key.endsWith(".2")) throw new ObjectsUnavailable("The bucket is away.")
      await remove(key)
    }
    const job = { feed: "shop", allowShrink: false, fileId }
    await expect(importQueued(services(), job, LOG)).rejects.toThrow("The bucket is away.")
    objects.delete = remove

    await importQueued(services(), job, LOG)
    expect((await stateOf()).problem).toBeNull()
    await removeExpiredFeedFiles(services(), now)
    expect([kept.size, await filesLeft()]).toEqual([0, []])
  })

  it.each<[string, string | Buffer, RegExp]>([
    ["empty", "", /^files: The file is empty/],
    ["of another kind", "MZ, no feed", /^files: The header has no column for id/],
    ["packed as a zip", Buffer.from("PK\u0003\u0004 and more"), /^files: .*zip archive/],
    ["not text", gzipSync(Buffer.alloc(100, 0xff)), /^files: .*UTF-8/],
  ])("is refused when it is %s, and nothing of it is kept", async (_what, file, message) => {
    await expect(send(file)).rejects.toMatchObject({ status: 415, message })
    expect([kept.size, await filesLeft()]).toEqual([0, []])
  })

  it("that breaks off leaves nothing, or expires", async () => {
    async function* breaking() {
      yield* inPieces(Buffer.from(tsvOf(300)))
      throw new Error("The line went dead.")
    }
    const attempt = () => receiveFeedFile(services(), breaking(), { now, partBytes: PART_BYTES })
    await expect(attempt()).rejects.toThrow("The line went dead.")
    expect([kept.size, await filesLeft()]).toEqual([0, []])

    const { delete: remove } = objects
    objects.delete = () => Promise.reject(new ObjectsUnavailable("The bucket is away."))
    await expect(attempt()).rejects.toThrow()
    expect(await filesLeft()).toHaveLength(1)
    objects.delete = remove
    await removeExpiredFeedFiles(services(), now + HOUR - 1)
    expect(await filesLeft()).toHaveLength(1)
    await removeExpiredFeedFiles(services(), now + HOUR)
    expect([kept.size, await filesLeft()]).toEqual([0, []])
  })

  it("waits while the object store is away, says what is wrong with it, and is left alone if it ends the server", async () => {
    const fileId = await send(tsvOf(300))
    const job = { feed: "shop", allowShrink: false, fileId }
    const { get } = objects
    objects.get = () => Promise.reject(new ObjectsUnavailable("The bucket is away."))
    await expect(importQueued(services(), job, LOG)).rejects.toThrow("The bucket is away.")
    objects.get = () =>
      Promise.reject(Object.assign(new Error("The disk is away."), { code: "EIO" }))
    await expect(importQueued(services(), job, LOG)).rejects.toThrow("The disk is away.")
    expect((await stateOf()).problem).toBeNull()
    objects.get = get
    await giveUpImport(services(), job)
    expect((await stateOf()).problem).toMatchObject({
      ...{ is_file: true, is_shrunk: false },
      reason: "Reading it ended the server each time.",
    })
    expect([kept.size, await filesLeft()]).toEqual([0, []])
    // A job whose file is gone, as after a backup is read, has nothing to do.
    await importQueued(services(), job, LOG)
    expect(await listFeeds(database.queries)).toEqual([])
  })
})

async function* inPieces(file: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.length; at += 1000) yield file.subarray(at, at + 1000)
}

import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import type { FeedEvery } from "@stylin/api/contract"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "../../database/open.ts"
import { createFileObjects } from "../../objects/files.ts"
import { openTestShop, type TestShop } from "../../shop-photos/testing/shop.ts"
import { claimFeed } from "../../stores/feed-imports.ts"
import { listFeeds } from "../../stores/feed-reports.ts"
import { removeSource, saveSource } from "../../stores/feed-sources.ts"
import { feedStates } from "../../stores/feed-states.ts"
import { openTestDatabase, testEngines } from "../../testing/stores.ts"
import { tsvOf } from "../testing-rows.ts"
import { type FeedImporters, giveUpImport, importQueued } from "./import-job.ts"
import { importDue, importNow } from "./queue.ts"

const HOUR = 60 * 60_000
const ADDRESS = "https://ann:hush@feeds.shop.example/all.tsv?key=hush"

describe.each(testEngines())("feeds from an address on $name", (engine) => {
  let database: Database
  let dataDirectory: string
  let shop: TestShop
  let answer: { status: number; body: string | Buffer }
  let now: number
  let lines: string[]
  let woken: number
  beforeEach(async () => {
    database = await openTestDatabase(engine)
    dataDirectory = await mkdtemp(join(tmpdir(), "stylin-sources-"))
    answer = { status: 200, body: tsvOf(3) }
    shop = await openTestShop((_request, reply) => reply.writeHead(answer.status).end(answer.body))
    now = 1_000_000
    lines = []
    woken = 0
  })
  afterEach(async () => {
    shop.close()
    await database.close()
    await rm(dataDirectory, { recursive: true })
  })

  const services = () => ({
    database,
    clock: () => now,
    feedNetwork: shop.network,
    objects: createFileObjects(join(dataDirectory, "objects")),
    // Of the settings only this one is asked for.
    config: { dataDirectory } as FeedImporters["config"],
    jobs: {
      wake() {
        woken += 1
      },
    },
  })
  const note = (details: object, line: string) => lines.push(`${line} ${JSON.stringify(details)}`)
  const log = { warn: note, error: note }
  const queued = () =>
    database.queries
      .selectFrom("jobs")
      .select("payload_json")
      .where("kind", "=", "import-feed")
      .execute()
  const stateOf = async (feed = "shop") => (await feedStates(database.queries)).of(feed)
  const save = (every: FeedEvery, address?: string) =>
    saveSource(database.queries, { feed: "shop", address, every, now })

  /** Does what is queued, as a worker does. */
  async function work(): Promise<void> {
    for (const { payload_json } of await queued()) {
      await importQueued(services(), JSON.parse(payload_json), log)
    }
    await database.queries.deleteFrom("jobs").where("kind", "=", "import-feed").execute()
  }

  it("are imported at once and then in time, each once whoever asks", async () => {
    answer.body = gzipSync(tsvOf(3))
    expect(await save("day", ADDRESS)).toBe(true)
    await Promise.all([importDue(services()), importDue(services())])
    await importNow(services(), { feed: "shop", allowShrink: false })
    expect(await queued()).toHaveLength(1)
    expect(woken).toBe(3)
    expect(await stateOf()).toMatchObject({
      is_under_way: true,
      source: { host: "feeds.shop.example", every: "day", next_at: isoAt(now + 24 * HOUR) },
    })
    await work()

    const [feed] = await listFeeds(database.queries)
    expect(feed).toMatchObject({ feed: "shop", products: 3, last_import: { rows: 3, added: 3 } })
    now += 24 * HOUR - 1
    await importDue(services())
    expect(await queued()).toHaveLength(0)
    now += 1
    await importDue(services())
    expect(await queued()).toHaveLength(1)
    // What was fetched is gone, and what was said has no key.
    expect(await readdir(join(dataDirectory, "feeds"))).toEqual([])
    expect(JSON.stringify([await stateOf(), lines])).not.toContain("hush")
  })

  it("say why they fail, are tried again ever later, and as planned once they work", async () => {
    await save("hour", ADDRESS)
    answer.status = 500
    for (const pause of [1, 2, 4]) {
      await importDue(services())
      await work()
      const failed = { failed_at: isoAt(now), is_shrunk: false, is_file: false }
      const reason = "The shop’s server answered without a feed (status 500)."
      expect(await stateOf()).toMatchObject({
        source: { next_at: isoAt(now + pause * HOUR) },
        problem: { ...failed, reason },
      })
      now += pause * HOUR
    }
    answer = { status: 200, body: "no feed" }
    await importDue(services())
    await work()
    expect((await stateOf()).problem?.reason).toMatch(/neither XML nor JSON lines nor a table/)
    answer.body = tsvOf(3)
    now += 8 * HOUR
    await importDue(services())
    await work()
    expect(await stateOf()).toMatchObject({
      source: { next_at: isoAt(now + HOUR) },
      problem: null,
    })
    expect(lines).toHaveLength(4)
    expect(lines.join()).not.toContain("hush")
  })

  it("that leave out most of what is on sale wait for an operator", async () => {
    await save("never", ADDRESS)
    await importNow(services(), { feed: "shop", allowShrink: false })
    await work()
    answer.body = tsvOf(1)
    await importNow(services(), { feed: "shop", allowShrink: false })
    await work()
    expect(await stateOf()).toMatchObject({
      source: { next_at: null },
      problem: { is_shrunk: true },
    })
    // It is not held to be the same as one that waits already.
    await importNow(services(), { feed: "shop", allowShrink: false })
    await importNow(services(), { feed: "shop", allowShrink: true })
    await work()
    expect(await stateOf()).toMatchObject({ problem: null })
    expect(await listFeeds(database.queries)).toMatchObject([{ products: 1 }])
  })

  it("are fetched from an address that is named while they are imported from another", async () => {
    await save("day", ADDRESS)
    await importDue(services())
    const { request } = shop.network
    const asked: string[] = []
    const network: typeof shop.network = {
      ...shop.network,
      async request(url, ...how) {
        asked.push(url.pathname)
        if (asked.length === 1) {
          await save("week", ADDRESS.replace("/all", "/better"))
          await importDue(services())
          answer.status = 500
        }
        return request(url, ...how)
      },
    }
    await importQueued(
      { ...services(), feedNetwork: network },
      { feed: "shop", allowShrink: false },
      log,
    )
    expect(asked).toEqual(["/all.tsv", "/better.tsv"])
    expect((await stateOf()).problem?.reason).toContain("status 500")
  })

  it("say why they fail though they were given another time meanwhile", async () => {
    await save("hour", ADDRESS)
    const network: typeof shop.network = {
      ...shop.network,
      async resolve() {
        await save("week")
        return ["10.0.0.8"]
      },
    }
    await importQueued(
      { ...services(), feedNetwork: network },
      { feed: "shop", allowShrink: false },
      log,
    )
    expect(await stateOf()).toMatchObject({
      source: { every: "week", next_at: isoAt(now + HOUR) },
      problem: { reason: expect.stringContaining("public internet") },
    })
  })

  it("wait while another import of the feed runs", async () => {
    await save("never", ADDRESS)
    const claim = { feed: "shop", holder: "elsewhere 1 x" }
    await claimFeed(database.queries, claim, { now, until: now + HOUR })
    const job = { feed: "shop", allowShrink: false }
    await expect(importQueued(services(), job, log)).rejects.toMatchObject({ code: "busy" })
    expect(await stateOf()).toMatchObject({ problem: null })
  })

  it("keep their address when only their time changes, and are left alone without one", async () => {
    expect(await save("day")).toBe(false)
    await save("day", ADDRESS)
    await giveUpImport(services(), { feed: "shop", allowShrink: false })
    expect((await stateOf()).problem?.reason).toBe("Reading it ended the server each time.")
    expect(await save("never")).toBe(true)
    expect(await stateOf()).toEqual({
      source: { host: "feeds.shop.example", every: "never", next_at: null },
      ...{ is_under_way: false, problem: null },
    })
    await importNow(services(), { feed: "shop", allowShrink: false })
    await removeSource(database.queries, "shop")
    await work()
    expect(await listFeeds(database.queries)).toEqual([])
    expect(await stateOf()).toMatchObject({ source: null })
  })
})

function isoAt(time: number): string {
  return new Date(time).toISOString()
}

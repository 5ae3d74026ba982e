import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { knownTerms } from "../stores/search-terms.ts"
import { openTestDatabase, testEngines } from "../testing/stores.ts"
import { LOCK_LEASE_MS } from "./feed-lock.ts"
import { importFeed } from "./import-feed.ts"
import { feedOf, shirtRow } from "./testing-rows.ts"

const BUSY = { code: "busy" }

describe.each(testEngines())("two imports at once on $name", (engine) => {
  let database: Database
  let now: number
  beforeEach(async () => {
    database = await openTestDatabase(engine)
    now = 1_000_000
  })
  afterEach(() => database.close())

  /** An import that has begun, and waits for `goOn` before its second read. */
  async function begin(feed: string) {
    const reached = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    let readings = 0
    async function* open() {
      readings += 1
      if (readings === 2) {
        reached.resolve()
        await held.promise
      }
      yield* feedOf([shirtRow(1), shirtRow(2)])
    }
    const done = importFeed(database.queries, open, { feed, now: 5, clock: () => now })
    await Promise.race([reached.promise, done])
    return { done, goOn: held.resolve }
  }

  it("do not mix: the second is refused until the first has ended", async () => {
    const first = await begin("shop")

    await expect(begin("shop")).rejects.toMatchObject(BUSY)
    first.goOn()
    expect(await first.done).toMatchObject({ added: 2 })

    const second = await begin("shop")
    second.goOn()
    expect(await second.done).toMatchObject({ unchanged: 2 })
  })

  it("of different feeds do not block each other", async () => {
    const [first, second] = [await begin("shop"), await begin("other")]
    first.goOn()
    second.goOn()

    expect(await first.done).toMatchObject({ added: 2 })
    expect(await second.done).toMatchObject({ added: 2 })
  })

  it("of different feeds count the words of both, whichever counts last", async () => {
    const feeds = ["shop", "other", "third", "fourth"]
    await Promise.all(
      feeds.map((feed) => {
        const row = shirtRow(1, { title: `Shirt ${feed}word` })
        return importFeed(database.queries, () => feedOf([row]), { feed, now: 5 })
      }),
    )

    const words = feeds.map((feed) => `${feed}word`)
    expect(await knownTerms(database.queries, words)).toEqual(new Set(words))
  })

  it("leave the feed free when one fails", async () => {
    const broken = () => feedOf([shirtRow(1), shirtRow(2)], 1)
    const options = { feed: "shop", now: 5, clock: () => now }
    await expect(importFeed(database.queries, broken, options)).rejects.toThrow(
      "The line went dead.",
    )

    const next = await begin("shop")
    next.goOn()
    expect(await next.done).toMatchObject({ added: 2 })
  })

  it("release a feed whose import has gone silent, and that import ends without writing", async () => {
    const silent = await begin("shop")
    now += LOCK_LEASE_MS
    const second = await begin("shop")
    silent.goOn()

    await expect(silent.done).rejects.toMatchObject(BUSY)
    second.goOn()
    expect(await second.done).toMatchObject({ added: 2 })
  })

  it("keep the feed locked as long as the first keeps reading", async () => {
    const rows = [shirtRow(1), shirtRow(2), shirtRow(3)]
    async function* slow() {
      for await (const row of feedOf(rows)) {
        now += LOCK_LEASE_MS - 1
        await expect(begin("shop")).rejects.toMatchObject(BUSY)
        yield row
      }
    }

    const report = await importFeed(database.queries, slow, {
      feed: "shop",
      now: 5,
      clock: () => now,
    })

    expect(report).toMatchObject({ added: 3 })
  })
})

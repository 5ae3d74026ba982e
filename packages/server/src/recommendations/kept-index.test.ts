import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Kind } from "@stylin/garments/vocabulary"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { forgetKeptIndex } from "../stores/catalogue-indexes.ts"
import { removeFeed } from "../stores/product-feeds.ts"
import { upsertProducts } from "../stores/products.ts"
import { makeProduct } from "../testing/products.ts"
import { openTestDatabase, testEngines } from "../testing/stores.ts"
import { type CatalogueThread, startCatalogueThread } from "./catalogue-thread.ts"

const OUTFIT: readonly Kind[] = ["blouse", "trousers", "loafers"]
const QUESTION = JSON.stringify({
  kind: "style",
  order: {
    profile: {},
    wardrobe: [],
    away: [],
    wornBefore: [],
    occasions: ["work"],
    favourites: [],
    skipped: [],
    dismissed: [],
    signs: [],
    candidatesPerOccasion: 10,
    count: 1,
    alternatives: 3,
    seed: 1,
  },
})

describe.each(testEngines())("a kept index of the catalogue on $name", (engine) => {
  let database: Database
  let directory: string
  let warnings: string[]
  let read: number
  const running: CatalogueThread[] = []
  beforeEach(async () => {
    database = await openTestDatabase(engine)
    directory = await mkdtemp(join(tmpdir(), "stylin-index-"))
    warnings = []
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map((thread) => thread.close()))
    await database.close()
    await rm(directory, { recursive: true })
  })

  const file = () => join(directory, "catalogue.index")
  const sell = (feed: string) =>
    upsertProducts(
      database.queries,
      OUTFIT.map((kind) => makeProduct(`${feed} ${kind}`, kind, { feed })),
      1,
    )

  /** Starts a thread, as a server that starts does; `read` counts the products that it reads. */
  function start({ isFirst = true, every = 3 } = {}): CatalogueThread {
    const log = { warn: (_: object, line: string) => void warnings.push(line) }
    read = 0
    const store = {
      queries: database.queries,
      mayLag<Result>(work: (queries: Database["queries"]) => Promise<Result>) {
        return work(
          database.queries.withPlugin({
            transformQuery: ({ node }) => node,
            async transformResult({ result }) {
              read += result.rows.filter((row) => "words_json" in row).length
              return result
            },
          }),
        )
      },
    }
    const thread = startCatalogueThread(store, { keeping: { directory, every, log }, isFirst })
    running.push(thread)
    return thread
  }

  async function offered(thread: CatalogueThread): Promise<string[]> {
    const { looks }: { looks: { slots: string[][] }[] } = JSON.parse(await thread.ask(QUESTION))
    return looks.flatMap(({ slots }) => slots.flat()).toSorted()
  }

  it("spares the next start reading what it holds", async () => {
    await sell("one")
    const before = await offered(start())
    expect(read).toBe(3)

    expect(await offered(start())).toEqual(before)
    expect(read).toBe(0)
    await sell("two")
    const again = start({ isFirst: false })
    expect(await offered(again)).toContain("two blouse")
    expect(read).toBe(3)
    expect(warnings).toEqual([])
  })

  it("is not used once products it has were deleted, and is kept anew then", async () => {
    await sell("one")
    await sell("two")
    await offered(start())
    await removeFeed(database.queries, "one")
    expect((await offered(start())).filter((id) => id.startsWith("one"))).toEqual([])
    expect(read).toBe(3)
    await offered(start())
    expect(read).toBe(0)
  })

  it("is not written for a few products, nor by any thread but the first", async () => {
    await sell("one")
    await offered(start({ every: 4 }))
    await offered(start({ isFirst: false }))
    await expect(stat(file())).rejects.toThrow("ENOENT")
  })

  it("is not taken from another store, or from this one's future", async () => {
    await sell("one")
    await offered(start())
    const id = (await database.queries.selectFrom("catalogue_indexes").select("id").execute())[0]
      ?.id
    await forgetKeptIndex(database.queries, id ?? "")
    expect(await offered(start())).toHaveLength(3)
    expect(read).toBe(3)
  })

  it("is built again if the file is damaged", async () => {
    await sell("one")
    const before = await offered(start())
    await writeFile(file(), (await readFile(file())).subarray(0, -5))

    expect(await offered(start())).toEqual(before)
    expect(read).toBe(3)
    expect(warnings).toEqual([expect.stringContaining("cannot be used")])
    await offered(start())
    expect(read).toBe(0)
  })

  it("costs nobody a look if it cannot be written", async () => {
    await writeFile(file(), "")
    await rm(file())
    directory = join(directory, "file")
    await writeFile(directory, "")
    await sell("one")
    expect(await offered(start())).toHaveLength(3)
    expect(warnings.at(-1)).toContain("cannot be kept")
    directory = join(directory, "..")
  })
})

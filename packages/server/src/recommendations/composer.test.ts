import { Refusal } from "@stylin/api/contract"
import { POUNDS } from "@stylin/garments/money"
import type { Kind } from "@stylin/garments/vocabulary"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { removeFeed, withdrawProducts } from "../stores/product-feeds.ts"
import { upsertProducts } from "../stores/products.ts"
import { makeProduct } from "../testing/products.ts"
import { openTestDatabase, sqliteEngine } from "../testing/stores.ts"
import perform from "./compose-thread.ts"
import { type Composer, createComposer } from "./composer.ts"
import type { StyleOrder } from "./composing.ts"

const OUTFIT: readonly Kind[] = ["blouse", "trousers", "loafers"]

const order: StyleOrder = {
  money: POUNDS,
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
}

describe("the composer", () => {
  let database: Database
  let composer: Composer
  beforeEach(async () => {
    database = await openTestDatabase(sqliteEngine)
    composer = createComposer(database, { threads: 2, patienceMs: 60_000 })
  })
  afterEach(async () => {
    await composer.close()
    await database.close()
  })

  const sell = (feed: string) =>
    upsertProducts(
      database.queries,
      OUTFIT.map((kind) => makeProduct(`${feed} ${kind}`, kind, { feed })),
      1,
    )

  async function worn(): Promise<string[]> {
    const { looks } = await composer.ask("style", order)
    return looks.flatMap(({ slots }) => slots.flatMap(([chosen]) => chosen ?? [])).toSorted()
  }

  it("may be closed while it prepares: nothing asks a store that is closed, too", async () => {
    await sell("one")
    const prepared = composer.prepare()
    await composer.close()
    await database.close()
    await expect(prepared).resolves.toBeUndefined()
    database = await openTestDatabase(sqliteEngine)
    composer = createComposer(database, { threads: 1, patienceMs: 60_000 })
  })

  it("follows imports, withdrawals and deletions", async () => {
    expect(await worn()).toEqual([])
    await sell("one")
    expect(await worn()).toEqual(["one blouse", "one loafers", "one trousers"])
    await sell("two")
    await withdrawProducts(database.queries, ["one blouse"], 2)
    expect(await worn()).toContain("two blouse")
    await removeFeed(database.queries, "one")
    expect(await worn()).toEqual(["two blouse", "two loafers", "two trousers"])
  })

  it("reads the catalogue where it may lag, unless that is older than what was asked about", async () => {
    await sell("one")
    const older = await openTestDatabase(sqliteEngine)
    const asked: string[] = []
    const store = {
      queries: database.queries,
      mayLag<Result>(work: (queries: Database["queries"]) => Promise<Result>) {
        asked.push(asked.length === 0 ? "older" : "equal")
        return work((asked.length === 1 ? older : database).queries)
      },
    }
    const beside = createComposer(store, { threads: 1, patienceMs: 60_000 })

    const first = await beside.ask("style", order)
    await sell("two")
    const second = await beside.ask("style", order)

    await beside.close()
    await older.close()
    const offered = [first, second].map(({ looks }) => looks.flatMap(({ slots }) => slots.flat()))
    expect(offered[0]).toContain("one blouse")
    expect(offered[1]).toContain("two blouse")
    expect(asked).toEqual(["older", "equal"])
  })

  it("gives a reason if there is no look", async () => {
    const { looks, unmet } = await composer.ask("style", order)
    expect(looks).toEqual([])
    expect(unmet).toMatchObject([{ code: "nothing-to-wear", text: expect.stringMatching(/\.$/) }])
  })

  it("answers simultaneous calls, each over the catalogue as it was when the call came", async () => {
    await sell("one")
    const answers = await Promise.all([worn(), worn(), composer.prepare().then(worn)])
    expect(new Set(answers.map((ids) => ids.join()))).toEqual(
      new Set(["one blouse,one loafers,one trousers"]),
    )
  })

  it("asks every thread over the same catalogue, and keeps all of them up to date", async () => {
    await sell("one")
    await composer.prepare()
    await sell("two")
    await removeFeed(database.queries, "one")

    const answers = await Promise.all(Array.from({ length: 6 }, worn))

    expect(answers).toEqual(Array(6).fill(["two blouse", "two loafers", "two trousers"]))
    expect(composer.waiting()).toBe(0)
  })

  it("turns away at once what is more than a thread can do in time", async () => {
    await sell("one")
    const patienceMs = 60_000
    const small = createComposer(database, { threads: 1, patienceMs, waitingPerThread: 1 })
    await small.prepare()

    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => small.ask("style", order)),
    )

    await small.close()
    const refused = answers.filter(({ status }) => status === "rejected")
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"])
    expect(refused).toEqual(Array(3).fill({ status: "rejected", reason: expect.any(Refusal) }))
  })

  it("does not offer what she was shown again", async () => {
    await sell("one")
    const shown = await worn()
    const { looks } = await composer.ask("style", { ...order, avoidOutfits: [shown] })
    expect(looks).toEqual([])
  })
})

describe("the composing thread", () => {
  it("knows that it was restarted until it gets the whole catalogue", () => {
    const question = JSON.stringify({ kind: "style", order })
    const ask = (revision: number) => perform({ kind: "ask", revision, question })
    expect(ask(3)).toBeUndefined()
    perform({ kind: "reached", revision: 3 })
    expect(ask(3)).toBeUndefined()
    perform({ kind: "clear" })
    perform({ kind: "reached", revision: 3 })
    expect(JSON.parse(ask(3) ?? "")).toMatchObject({ looks: [] })
    expect(ask(4)).toBeUndefined()
  })
})

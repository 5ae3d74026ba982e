import { getFeed, register } from "@stylin/api/contract"
import { afterEach, describe, expect, it } from "vitest"
import { patientClient, startTestServer, type TestServer } from "../testing/index.ts"
import { type TestLocation, testEngines } from "../testing/stores.ts"
import type { RawRow } from "./feed/raw-row.ts"
import { DEMO } from "./feed-names.ts"
import { readDemoFeed } from "./first-start.ts"
import { importFeed } from "./import-feed.ts"

const MINUTE = 60_000
const postgres = testEngines().find(({ name }) => name === "PostgreSQL")

let place: TestLocation | undefined
let servers: TestServer[] = []
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await place?.remove()
  servers = []
  place = undefined
})

/** Somebody who is known to every server. */
async function askFeeds() {
  const [first] = servers
  if (!first) throw new Error("No server has started.")
  const body = { email: "ada@example.org", password: "long enough" }
  const { access_token } = await patientClient(first).call(register, { body })
  return async (server: TestServer): Promise<string[]> => {
    const { call } = patientClient({ ...server, getToken: () => access_token })
    const looks = await call(getFeed, { query: { sample_to_show: 9, top_n: 3 } })
    return looks.flatMap(({ clothes }) => clothes.flat().map(({ item_id }) => item_id ?? ""))
  }
}

/** Those shoes that looks can do without, as there are others. */
async function idsOfShoes({ services }: TestServer): Promise<Set<string>> {
  const rows = await services.database.queries
    .selectFrom("products")
    .select("id")
    .where("section", "=", "shoes")
    .where("kind", "not in", ["ankle_boots", "trainers"])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The shop's feed again, in which some products are sold out. */
async function* withSoldOut(ids: ReadonlySet<string>): AsyncGenerator<RawRow> {
  for await (const row of readDemoFeed()) {
    const isSoldOut = ids.has(row.values.id ?? "")
    yield isSoldOut ? { ...row, values: { ...row.values, availability: "out_of_stock" } } : row
  }
}

/** Has one server import that shoes are sold out; resolves to which of them each server showed before and after. */
async function sellShoes() {
  const ask = await askFeeds()
  const [importing] = servers
  if (!importing) throw new Error("No server has started.")
  const shoes = await idsOfShoes(importing)
  const shown = async (server: TestServer) => (await ask(server)).filter((id) => shoes.has(id))
  const before = await Promise.all(servers.map(shown))
  const { queries } = importing.services.database
  await importFeed(queries, () => withSoldOut(shoes), { feed: DEMO, now: Date.now() })
  const imported = performance.now()
  const after = await Promise.all(servers.map(shown))
  return { before, after, tookMs: performance.now() - imported }
}

describe("what is sold out", () => {
  it("is in no feed after the import", async () => {
    servers = [await startTestServer()]

    const { before, after, tookMs } = await sellShoes()

    expect(before[0]?.length).toBeGreaterThan(0)
    expect(after).toEqual([[]])
    expect(tookMs).toBeLessThan(MINUTE)
  })

  it.runIf(postgres)("is in no feed of another server on the same PostgreSQL", async () => {
    place = await postgres?.makeLocation("demo")
    if (place?.location.kind !== "postgres") throw new Error("It is not on a server.")
    const config = { databaseUrl: place.location.url }
    servers = [await startTestServer({ config }), await startTestServer({ config })]

    const { before, after, tookMs } = await sellShoes()

    expect(before.map((shoes) => shoes.length > 0)).toEqual([true, true])
    expect(after).toEqual([[], []])
    expect(tookMs).toBeLessThan(MINUTE)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Queries } from "../database/tables.ts"
import { startTestServer, type TestServer } from "../testing/index.ts"
import {
  openTestDatabase,
  sqliteEngine,
  type TestLocation,
  testEngines,
} from "../testing/stores.ts"
import { createSharedCounts } from "./shared-counts.ts"

const MINUTE = 60_000
const LIMIT = { max: 8, windowMs: MINUTE }

const postgres = testEngines().find(({ name }) => name === "PostgreSQL")

describe.runIf(postgres)("limits of two servers on one PostgreSQL", () => {
  let place: TestLocation
  let servers: TestServer[]
  let now = 10 * MINUTE
  beforeAll(async () => {
    if (!postgres) throw new Error("There is no PostgreSQL.")
    place = await postgres.makeLocation("demo")
    if (place.location.kind !== "postgres") throw new Error("It is not on a server.")
    const options = {
      config: { databaseUrl: place.location.url },
      limits: { address: LIMIT },
      clock: () => now,
    }
    servers = [await startTestServer(options), await startTestServer(options)]
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()))
    await place.remove()
  })
  beforeEach(() => {
    now += MINUTE
  })

  const call = async (server: number) => {
    const { status } = await fetch(`${servers[server]?.baseUrl}/items/wardrobe`)
    return status
  }
  const calls = async (server: number, count: number) => {
    const statuses: number[] = []
    for (let made = 0; made < count; made += 1) statuses.push(await call(server))
    return statuses
  }
  const exchange = (server: number) => servers[server]?.services.sharedCounts?.exchange()

  it("count what either has let in, once they have told each other", async () => {
    expect(await calls(0, 5)).toEqual([401, 401, 401, 401, 401])
    await exchange(0)
    expect(await calls(1, 3)).toEqual([401, 401, 401])
    await exchange(1)

    expect(await call(1)).toBe(429)
    await exchange(0)
    // It has not called since, so that it hears of the others with its next call.
    expect(await call(0)).toBe(401)
    await exchange(0)
    expect(await call(0)).toBe(429)
  })

  it("begin anew with the next minute, and say how long that is", async () => {
    now += 15_000
    await calls(0, 9)
    await exchange(0)
    await call(1)
    await exchange(1)

    const refused = await fetch(`${servers[1]?.baseUrl}/items/wardrobe`)
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "45"])
    now += 45_000
    expect(await call(1)).toBe(401)
  })

  it("hold on each server while the store cannot be told", async () => {
    const [server] = servers
    if (!server) throw new Error("It has not started.")
    const lines: string[] = []
    const options = {
      clock: () => now,
      key: "key",
      log: { warn: (_details: object, line: string) => lines.push(line) },
    }
    const { queries } = server.services.database
    const counts = createSharedCounts({ queries: queries.withSchema("none") }, options)
    const count = () => counts.count("address 10.0.0.1", LIMIT)

    for (let made = 0; made < LIMIT.max; made += 1) expect(count()).toBeUndefined()
    await counts.exchange()

    expect(lines).toEqual(["counts of calls could not be shared; this server's own hold"])
    expect(count()).toEqual({ waitMs: MINUTE })
    counts.stop()
  })
})

it("tells the store nothing twice, if it fails between two statements", async () => {
  const database = await openTestDatabase(sqliteEngine)
  let statements = 0
  const queries = failing(database.queries, () => {
    statements += 1
    return statements === 2
  })
  const lines: string[] = []
  const log = { warn: (_details: object, line: string) => lines.push(line) }
  const counts = createSharedCounts({ queries }, { clock: () => 0, key: "key", log })
  // More than one statement takes.
  const addresses = Array.from({ length: 600 }, (_, index) => `address ${index}`)
  for (const address of addresses) counts.count(address, LIMIT)

  await counts.exchange()
  await counts.exchange()
  counts.stop()

  expect(lines).toHaveLength(1)
  const told = await database.queries.selectFrom("tries").select("count").execute()
  expect(told.map(({ count }) => count)).toEqual(addresses.map(() => 1))
  await database.close()
})

/** The same queries, of which some fail. */
function failing(queries: Queries, fails: () => boolean): Queries {
  return queries.withPlugin({
    transformQuery({ node }) {
      if (fails()) throw new Error("The store is down.")
      return node
    },
    transformResult: async ({ result }) => result,
  })
}
